"""``python -m bench [name …]``: run all measurements, or those named."""

from __future__ import annotations

import importlib
import sys

MEASUREMENTS = ("folding", "loading", "time_travel", "http_moves", "streams", "random_play", "bots")


def main(names: list[str]) -> int:
    unknown = [name for name in names if name not in MEASUREMENTS]
    if unknown:
        print(f"unknown: {', '.join(unknown)}; there are: {', '.join(MEASUREMENTS)}", file=sys.stderr)
        return 2
    for name in names or MEASUREMENTS:
        module = importlib.import_module(f"bench.{name}")
        print(f"\n{name}: {(module.__doc__ or name).splitlines()[0]}")
        for line in module.measure():
            print(f"  {line}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

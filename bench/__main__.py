"""``python -m bench [name …]``: run all measurements, or those named. Ends with 1 where a claim does not hold."""

from __future__ import annotations

import importlib
import sys

from bench.claims import Line, Ratio

MEASUREMENTS = (
    "folding",
    "loading",
    "memory",
    "log_round",
    "time_travel",
    "replay",
    "auditing",
    "http_moves",
    "streams",
    "random_play",
    "bots",
    "analysis",
    "against_release",
    "actions",
    "pointing",
)


def main(names: list[str]) -> int:
    unknown = [name for name in names if name not in MEASUREMENTS]
    if unknown:
        print(f"unknown: {', '.join(unknown)}; there are: {', '.join(MEASUREMENTS)}", file=sys.stderr)
        return 2
    lines: list[Line] = []
    for name in names or MEASUREMENTS:
        module = importlib.import_module(f"bench.{name}")
        print(f"\n{name}: {(module.__doc__ or name).splitlines()[0]}")
        for line in module.measure():
            print(f"  {line}", flush=True)
            lines.append(line)
    failed = [line for line in lines if isinstance(line, Ratio) and not line.holds]
    for claim in failed:
        print(f"does not hold: {claim}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

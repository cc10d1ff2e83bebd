"""``python -m bench [name …]``: measure all that is claimed about speed, or what is named, with a table of all ratios.

Ends with 1 where a claim does not hold.
"""

from __future__ import annotations

import importlib
import sys

from bench.claims import Ratio, table

SPEED = (
    "folding",
    "loading",
    "random_play",
    "against_release",
    "actions",
    "bots",
    "analysis",
    "shell",
    "memory",
    "log_round",
    "time_travel",
    "auditing",
    "streams",
    "docs",
    "pointing",
    "replay",
    "tic_tac_toe",
    "http_moves",
    "moves_against_release",
)
UNDER_STRAIN = ("cluster", "fair_queues")
"""Run by their names alone, as ``make scale`` does: they take long, and what they claim is no ratio."""
MEASUREMENTS = (*SPEED, *UNDER_STRAIN)


def main(names: list[str]) -> int:
    unknown = [name for name in names if name not in MEASUREMENTS]
    if unknown:
        print(f"unknown: {', '.join(unknown)}; there are: {', '.join(MEASUREMENTS)}", file=sys.stderr)
        return 2
    ratios: list[tuple[str, Ratio]] = []
    for name in names or SPEED:
        module = importlib.import_module(f"bench.{name}")
        print(f"\n{name}: {(module.__doc__ or name).splitlines()[0]}")
        for line in module.measure():
            print(f"  {line}", flush=True)
            ratios += [(name, line)] if isinstance(line, Ratio) else []
    print("", *table(ratios), sep="\n")
    return 0 if all(ratio.holds for _, ratio in ratios) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

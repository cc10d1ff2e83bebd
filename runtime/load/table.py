"""The figures of a load as a table, which is written over while the load runs."""

from __future__ import annotations

import sys
from typing import Any

from strata.runtime.load.figures import KINDS, Figures
from strata.runtime.load.generator import Generator, Plan

SHARES = (0.5, 0.95, 0.99, 1.0)
HEAD = ("requests", "number", "a second", "p50", "p95", "p99", "longest")


def lines(generator: Generator, plan: Plan, elapsed: float) -> list[str]:
    """``elapsed`` is for how many seconds there has been play."""
    figures = generator.figures
    state = f"{len(generator.running):,} of {plan.matches:,} matches being played, {figures.ended:,} ended"
    table = [f"{state}; {elapsed:.0f} of {plan.seconds:.0f} s", _row(HEAD)]
    for kind in KINDS:
        if taken := figures.percentiles(kind, SHARES):
            rate = f"{figures.done[kind] / elapsed:,.1f}" if elapsed and kind != "create" else ""
            table.append(_row((kind, f"{figures.done[kind]:,}", rate, *(f"{1000 * each:,.1f} ms" for each in taken))))
    return [*table, *(f"{times:,} x {what}" for what, times in sorted(figures.refused.items()))]


def as_json(figures: Figures, elapsed: float) -> dict[str, Any]:
    return {
        "seconds": round(elapsed, 3),
        "ended": figures.ended,
        "refused": dict(figures.refused),
        "milliseconds": {
            kind: {
                "number": figures.done[kind],
                **{
                    f"p{100 * share:.0f}": round(1000 * taken, 2)
                    for share, taken in zip(SHARES, figures.percentiles(kind, SHARES), strict=False)
                },
            }
            for kind in KINDS
        },
    }


class Live:
    """Writes lines over those it wrote before, where there is a terminal to write on."""

    def __init__(self) -> None:
        self._is_terminal, self._written = sys.stderr.isatty(), 0

    def show(self, table: list[str]) -> None:
        if self._is_terminal:
            self.clear()
            print("\n".join(table), file=sys.stderr, flush=True)
            self._written = len(table)

    def clear(self) -> None:
        if self._written:
            print(f"\033[{self._written}A\033[J", end="", file=sys.stderr, flush=True)
            self._written = 0


def _row(cells: tuple[str, ...]) -> str:
    first, *others = cells
    return f"{first:<10}" + "".join(f"{cell:>12}" for cell in others)

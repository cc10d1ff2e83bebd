"""What a campaign prints: for each thing that was tried, what was measured beside what is promised."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Sequence
from typing import NamedTuple


class Result(NamedTuple):
    """One line of the table; ``holds`` is None where it could not be tried."""

    tried: str
    measured: str
    bound: str
    holds: bool | None


def show(result: Result, seconds: float | None = None) -> None:
    verdict = {True: "held", False: "BROKE", None: "not judged"}[result.holds]
    took = "" if seconds is None else f"  ({seconds:.0f} s)"
    print(f"{verdict:11}  {result.tried}{took}")
    for name, text in (("measured", result.measured), ("bound", result.bound)):
        print(textwrap.fill(text, 108, initial_indent=f"{name:>22}  ", subsequent_indent=" " * 24))
    sys.stdout.flush()


def closing(results: Sequence[Result]) -> int:
    """Print how many held; returns the exit code of the campaign."""
    broken = sum(result.holds is False for result in results)
    unjudged = sum(result.holds is None for result in results)
    print(f"\n{len(results)} tried: {len(results) - broken - unjudged} held, {broken} broke, {unjudged} not judged.")
    return 1 if broken else 0

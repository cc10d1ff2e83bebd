"""Figures as they are printed, and whether what is claimed about them holds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Ratio:
    """A measured ratio, with the bounds it is claimed to keep."""

    name: str
    value: float
    at_least: float | None = None
    at_most: float | None = None

    @property
    def holds(self) -> bool:
        return (self.at_least is None or self.value >= self.at_least) and (
            self.at_most is None or self.value <= self.at_most
        )

    @property
    def claim(self) -> str:
        bounds = [("at least", self.at_least), ("at most", self.at_most)]
        return " and ".join(f"{words} {bound:g}" for words, bound in bounds if bound is not None) or "nothing"

    def __str__(self) -> str:
        return f"{self.name}: {self.value:.2f} (claimed: {self.claim}{'' if self.holds else '; it does not hold'})"


Line = str | Ratio


def table(ratios: Sequence[tuple[str, Ratio]]) -> Iterator[str]:
    """All ratios with what is claimed of them, a line each; a measurement is named once, before its ratios."""
    width = max((len(ratio.name) for _, ratio in ratios), default=0)
    named = ""
    for measurement, ratio in ratios:
        if measurement != named:
            named = measurement
            yield named
        verdict = "" if ratio.holds else "  DOES NOT HOLD"
        yield f"  {ratio.name:<{width}}  {ratio.value:>8.2f}  {ratio.claim}{verdict}"


def rate(count: int, seconds: float) -> str:
    return f"{count / seconds:,.0f}/s"

"""Figures as they are printed, and whether what is claimed about them holds."""

from __future__ import annotations

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

    def __str__(self) -> str:
        bounds = [("at least", self.at_least), ("at most", self.at_most)]
        claim = " and ".join(f"{words} {bound:g}" for words, bound in bounds if bound is not None) or "nothing"
        return f"{self.name}: {self.value:.2f} (claimed: {claim}{'' if self.holds else '; it does not hold'})"


Line = str | Ratio


def rate(count: int, seconds: float) -> str:
    return f"{count / seconds:,.0f}/s"

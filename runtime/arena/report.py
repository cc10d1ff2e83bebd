"""What came of a pairing, in figures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any

from strata.domain.toolkit.wilson import wilson
from strata.runtime.arena.pairing import Pairing, Result, Side


@dataclass(frozen=True)
class Report:
    pairing: Pairing
    results: Sequence[Result]

    @property
    def won(self) -> float:
        return sum(result.won for result in self.results)

    @property
    def share(self) -> float:
        return self.won / len(self.results) if self.results else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won, len(self.results))

    @property
    def core_seconds(self) -> float:
        return sum(result.seconds for result in self.results)

    def of_side(self, side: Side) -> Report:
        return Report(self.pairing, [result for result in self.results if result.side == side])

    def times(self, level: str) -> tuple[float, float, float]:
        """Mean, median of the matches' medians and longest of a level's decisions, in milliseconds of one core."""
        times = [found for result in self.results if (found := result.times.get(level)) and found.decisions]
        if not times:
            return 0.0, 0.0, 0.0
        mean = sum(each.total for each in times) / sum(each.decisions for each in times)
        return mean, median(each.median for each in times), max(each.longest for each in times)

    def lines(self) -> list[str]:
        pairing = self.pairing
        lines = [f"{pairing.name}, {len(self.results)} matches of seed {pairing.seed}", self._wins("won")]
        if pairing.has_sides:
            lines += [self.of_side("lone")._wins("as the lone seat"), self.of_side("many")._wins("as all others")]
        for level in dict.fromkeys((pairing.one, pairing.others)):
            mean, middle, longest = self.times(level)
            lines.append(f"  {level}: mean {mean:.1f} ms a decision, median {middle:.1f} ms, longest {longest:.1f} ms")
        return lines

    def _wins(self, how: str) -> str:
        low, high = self.interval
        return (
            f"  {self.pairing.one} {how}: {self.won:g} of {len(self.results)}, {self.share:.1%} "
            f"(95 %: {low:.1%} to {high:.1%}; fair: {self.pairing.fair_share:.1%})"
        )

    def as_json(self) -> dict[str, Any]:
        low, high = self.interval
        return {
            **asdict(self.pairing),
            "matches": len(self.results),
            "won": self.won,
            "share": round(self.share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "fair": round(self.pairing.fair_share, 4),
            "milliseconds": {
                level: dict(zip(("mean", "median", "longest"), self.times(level), strict=True))
                for level in dict.fromkeys((self.pairing.one, self.pairing.others))
            },
        }

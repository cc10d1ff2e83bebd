"""Chance that a test knows beforehand."""

from __future__ import annotations

from collections.abc import Iterable


class CountingChance:
    """Answers as written, then 0, 1, 2 … in turn, each as far as there are so many answers."""

    def __init__(self, picks: Iterable[int] = ()) -> None:
        self.picks, self.count = list(picks), 0

    def pick(self, of: int) -> int:
        if self.picks:
            return self.picks.pop(0)
        self.count += 1
        return (self.count - 1) % of

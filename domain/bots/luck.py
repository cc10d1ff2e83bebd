"""Chance for a line that a bot imagines."""

from __future__ import annotations

from random import Random


class Luck:
    """Draws that follow from a seed, those among each number of candidates by themselves.

    So a die more or less does not change which cards follow, and options that meet the same luck differ by what they
    do. Most moves draw nothing, so a generator is made when it is needed.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._by_number: dict[int, Random] = {}

    def pick(self, of: int) -> int:
        rng = self._by_number.get(of)
        if rng is None:
            rng = self._by_number[of] = Random(self._seed + of)
        return rng.randrange(of)

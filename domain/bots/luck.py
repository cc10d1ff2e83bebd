"""Chance for a line that a bot imagines."""

from __future__ import annotations

from functools import lru_cache
from random import Random


class Luck:
    """Draws that follow from a seed, those among each number of candidates by themselves.

    So a die more or less does not change which cards follow, and options that meet the same luck differ by what they
    do. Many meet the same, and to make a generator takes long, so draws are kept.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._drawn: dict[int, int] = {}

    def copy(self) -> Luck:
        """One that goes on in the same way."""
        twin = Luck(self._seed)
        twin._drawn = dict(self._drawn)
        return twin

    def pick(self, of: int) -> int:
        drawn = self._drawn.get(of, 0)
        self._drawn[of] = drawn + 1
        return _draws(self._seed, of).nth(drawn)


class _Draws:
    def __init__(self, seed: int, of: int) -> None:
        self._rng, self._of, self._drawn = Random(seed + of), of, list[int]()

    def nth(self, number: int) -> int:
        while len(self._drawn) <= number:
            self._drawn.append(self._rng.randrange(self._of))
        return self._drawn[number]


@lru_cache(maxsize=1024)
def _draws(seed: int, of: int) -> _Draws:
    return _Draws(seed, of)

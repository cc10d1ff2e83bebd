"""Chance is drawn, never generated in rules.

A rule asks with ``yield from draw(…)``; who runs the rules answers. In a match, draw number k is
HMAC-SHA256(seed, match ‖ k ‖ attempt), mapped without bias onto the candidates in sorted order: fixed when the
seed was committed to, and open to anyone's check once it is revealed.
"""

from __future__ import annotations

import hashlib
import hmac
import random
from collections.abc import Generator, Iterable, Mapping
from typing import Protocol, TypeVar

import msgspec

from strata.domain.kernel.structs import Draw

T = TypeVar("T", str, int)

_SPACE = 1 << 256


class Chance(Protocol):
    def pick(self, of: int) -> int:
        """A number from 0 to ``of`` - 1."""


class SeededChance(msgspec.Struct):
    """The chance of a match: its seed, and how many draws its effective history holds."""

    seed: bytes
    match: str
    drawn: int

    def pick(self, of: int) -> int:
        answer = nth_draw(self.seed, self.match, self.drawn, of)
        self.drawn += 1
        return answer


class RandomChance:
    """Chance from a generator, for worlds that are only imagined: bots, fuzzing, measurements."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def pick(self, of: int) -> int:
        return self._rng.randrange(of)


class ChanceExhausted(Exception):
    """More was drawn than was written down, or among another number of answers."""


class WrittenChance:
    """Chance that repeats what was written down: recorded draws, or a test's script."""

    def __init__(self, draws: Iterable[tuple[int, int]]) -> None:
        self._draws = iter(draws)

    def pick(self, of: int) -> int:
        written = next(self._draws, None)
        if written is None or written[0] != of:
            raise ChanceExhausted(f"asked for one of {of}, written down: {written}")
        return written[1]


def commitment(seed: bytes) -> str:
    """What is published of a seed when a match is created."""
    return hashlib.sha256(seed).hexdigest()


def nth_draw(seed: bytes, match: str, k: int, of: int) -> int:
    """Draw number ``k`` of a match, as a number below ``of``."""
    fair = _SPACE - _SPACE % of
    attempt = 0
    while True:
        message = f"{match}/{k}/{attempt}".encode()
        value = int.from_bytes(hmac.digest(seed, message, "sha256"), "big")
        if value < fair:
            return value % of
        attempt += 1


def draw(bag: Mapping[T, int]) -> Generator[Draw, int, T]:
    """One piece of a bag (kind → how many), each piece equally likely."""
    pick = yield Draw(sum(bag.values()))
    for kind in sorted(bag):
        pick -= bag[kind]
        if pick < 0:
            return kind
    raise AssertionError("a pick beyond the bag")


def draw_among(candidates: Iterable[T]) -> Generator[Draw, int, T]:
    """One of some different things, each equally likely."""
    ordered = sorted(candidates)
    pick = yield Draw(len(ordered))
    return ordered[pick]


def roll(sides: int) -> Generator[Draw, int, int]:
    """A die: 1 to ``sides``."""
    pick = yield Draw(sides)
    return pick + 1

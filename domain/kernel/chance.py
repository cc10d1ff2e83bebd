"""Chance is drawn, never generated in rules.

A rule asks with ``yield from draw(…)``; whoever runs the rules sends the result. In a match, draw number k is
HMAC-SHA256(seed, match ‖ k ‖ attempt), mapped without bias onto the candidates in sorted order: fixed when the
seed was committed to, and verifiable by anyone once it is revealed.
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
        pick = nth_draw(self.seed, self.match, self.drawn, of)
        self.drawn += 1
        return pick


class RandomChance:
    """Chance from a generator, where nothing is recorded: bots, fuzzing, measurements."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def pick(self, of: int) -> int:
        return self._rng.randrange(of)


class ChanceExhausted(Exception):
    """More was drawn than the script holds, or among another number of candidates."""


class ScriptedChance:
    """Chance that repeats given draws: recorded ones, or those of a test."""

    def __init__(self, draws: Iterable[tuple[int, int]]) -> None:
        self._draws = iter(draws)

    def pick(self, of: int) -> int:
        scripted = next(self._draws, None)
        if scripted is None or scripted[0] != of:
            raise ChanceExhausted(f"asked for one of {of}, scripted: {scripted}")
        return scripted[1]


def commitment(seed: bytes) -> str:
    """What is published of a seed when a match is created."""
    return hashlib.sha256(seed).hexdigest()


def joint_seed(seed: bytes, values: Mapping[int, str]) -> bytes:
    """What draws are made from where the people at the table add values of their own (by seat, in hexadecimal).

    They are added after the seed was committed to, so whoever chose the seed did not choose what is drawn.
    """
    told = "".join(f"{seat}/{values[seat]}\n" for seat in sorted(values))
    return seed + hashlib.sha256(told.encode()).digest()


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

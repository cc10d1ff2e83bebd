"""Barriers: what a rewind crosses, recomputed from the moves it takes back.

Totals along the effective history are kept for the versions that a record goes back to, so a rewind costs the same
however many moves it takes back.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from strata.domain.kernel import Seat
from strata.domain.match.events import Barrier


class Totals(NamedTuple):
    """What the moves up to a version put in the way: by anybody, and for each seat by its own moves."""

    chance: int
    reveal: int
    choices: tuple[int, ...]
    """Moves with neither draw nor reveal, by the seat that chose."""
    turns: tuple[int, ...]
    """Those of them after which another seat was asked."""


class _Move(NamedTuple):
    seat: Seat
    asked: frozenset[Seat]
    barrier: Barrier | None


class Barriers:
    """The moves of the effective history, as a record is gone through."""

    def __init__(self, seats: int) -> None:
        self._totals: Totals | None = Totals(0, 0, (0,) * seats, (0,) * seats)
        self._last: _Move | None = None

    def play(self, seat: Seat, asked: Collection[Seat], barrier: Barrier | None) -> None:
        """A move was made; whom it left to be asked is not known yet."""
        self._last = _Move(seat, frozenset(asked), barrier)

    def play_unreadable(self) -> None:
        """A move was made that is kept back: from here on the totals are not known."""
        self._last, self._totals = None, None

    def settle(self, asked: Collection[Seat]) -> Totals | None:
        """The totals, with these seats asked after the latest move, if all moves could be read."""
        last, totals = self._last, self._totals
        if last is not None and totals is not None:
            ends_turn = bool(set(asked) - last.asked - {last.seat})
            self._last, self._totals = None, _with(totals, last, ends_turn)
        return self._totals

    def go_back(self, totals: Totals | None) -> None:
        self._last, self._totals = None, totals


def crossed(then: Totals, now: Totals, seat: Seat | None) -> list[Barrier]:
    """The kinds of barriers between two versions for a seat, or for an administrator."""
    choices = sum(now.choices) - sum(then.choices)
    own = 0 if seat is None else now.choices[seat] - then.choices[seat]
    found: dict[Barrier, bool] = {
        "chance": now.chance > then.chance,
        "choice": choices > own,
        "reveal": now.reveal > then.reveal,
        "turn": seat is not None and now.turns[seat] > then.turns[seat],
    }
    return [barrier for barrier, is_there in found.items() if is_there]


def _with(totals: Totals, move: _Move, ends_turn: bool) -> Totals:
    if move.barrier == "chance":
        return totals._replace(chance=totals.chance + 1)
    if move.barrier == "reveal":
        return totals._replace(reveal=totals.reveal + 1)
    choices, turns = _plus_one(totals.choices, move.seat), totals.turns
    return totals._replace(choices=choices, turns=_plus_one(turns, move.seat) if ends_turn else turns)


def _plus_one(counts: tuple[int, ...], seat: Seat) -> tuple[int, ...]:
    return (*counts[:seat], counts[seat] + 1, *counts[seat + 1 :])

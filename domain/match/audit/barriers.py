"""Barriers: what a rewind crosses, recomputed from the moves it takes back.

It is the difference of totals along the effective history, so a rewind costs the same however many moves it takes
back.
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


class Barriers(NamedTuple):
    """What stands in the way of an undo at a version: the totals, and a move that is not counted in them yet.

    Whom a move left to be asked is known once the game is looked at again. ``totals`` is None where a move was kept
    back.
    """

    totals: Totals | None
    last: _Move | None = None

    def played(self, seat: Seat, asked: Collection[Seat], barrier: Barrier | None) -> Barriers:
        """After a move; the one before is settled."""
        return Barriers(self.totals, _Move(seat, frozenset(asked), barrier))

    def settled(self, asked: Collection[Seat]) -> Barriers:
        """With the latest move counted, after which these seats are asked."""
        if self.last is None or self.totals is None:
            return Barriers(self.totals)
        ends_turn = bool(set(asked) - self.last.asked - {self.last.seat})
        return Barriers(_with(self.totals, self.last, ends_turn))


UNKNOWN = Barriers(None)
"""After a move that is kept back."""


def no_barriers(seats: int) -> Barriers:
    """Before the first move."""
    return Barriers(Totals(0, 0, (0,) * seats, (0,) * seats))


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

"""Picking: in a share-out each seat in its turn takes tiles of its choice from the pool, one by one.

Seats pick in the middle of somebody's turn; when the last has picked, the slab is looked at again and the active seat
goes on.
"""

from __future__ import annotations

from strata.domain.games.jurassic_parts.rules import share_out, splitting
from strata.domain.games.jurassic_parts.state import State
from strata.domain.kernel import Action, Seat, Steps


class TakeTile(Action, frozen=True, tag="take_tile"):
    """Pick a tile of the pool."""

    tile: str

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        yield from share_out.take(state, seat, self.tile)
        yield from resume(state)


def resume(state: State) -> Steps[None]:
    """Continue the share-out and, when it is over, the splitting that led to it."""
    if (yield from share_out.give_out(state)):
        yield from splitting.resolve(state)


def picks(state: State) -> list[Action]:
    assert state.share is not None
    return [TakeTile(tile) for tile in state.share.pool]

"""Ending the turn: one sharp chisel may be kept, all others in the seat's hands turn dull, and the next seat begins.

Chisels that the seat's own digs have set aside are sharp from then on; they do not count as kept.

A turn cannot end before a chisel was placed, unless the slab is gone or no placement can be paid for. With the slab
gone the game ends with this turn, and nobody gets another one.

Rulings: chisels that came back sharp to others stay sharp until the end of their own next turn. When a number of
rounds has passed without a tile leaving the slab, the dig is abandoned: the game ends, and what still lies there is
nobody's and stays unseen.
"""

from __future__ import annotations

from typing import Literal

from strata.domain.games.jurassic_parts.components import CONSTANTS
from strata.domain.games.jurassic_parts.facts import ChiselsTakenUp, GameEnded, TurnBegun, TurnEnded
from strata.domain.games.jurassic_parts.rules.digging import set_aside
from strata.domain.games.jurassic_parts.rules.final_assembly import assemble_the_rest
from strata.domain.games.jurassic_parts.rules.slab import is_empty
from strata.domain.games.jurassic_parts.state import State
from strata.domain.kernel import Action, Seat, Steps


class EndTurn(Action, frozen=True, tag="end_turn"):
    """Be done, and keep so many sharp chisels."""

    keep: int

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        idle = 0 if state.turn.removed else state.turns_without_removal + 1
        yield TurnEnded(seat, self.keep, idle)
        if waiting := set_aside(state, seat):
            yield ChiselsTakenUp(seat, waiting)
        if is_empty(state):
            yield from _end_game(state, "slab_empty")
        elif idle >= state.options.stall_rounds * len(state.seats):
            yield from _end_game(state, "abandoned_dig")
        else:
            yield TurnBegun((seat + 1) % len(state.seats), state.turn_number + 1, CONSTANTS.sales_per_turn)


def ends(state: State, seat: Seat, can_place: bool) -> list[Action]:
    """The ways to end the turn, one for each number of chisels kept."""
    is_last = is_empty(state)
    if not (state.turn.placed or is_last or not can_place):
        return []
    digger = state.seats[seat]
    most = digger.sharp if state.turn.keep_all else min(digger.sharp, digger.keep_limit)
    return [EndTurn(keep) for keep in range(1 if is_last else most + 1)]


def _end_game(state: State, reason: Literal["slab_empty", "abandoned_dig"]) -> Steps[None]:
    yield from assemble_the_rest(state)
    yield GameEnded(reason)

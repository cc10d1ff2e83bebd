"""Phase 3, movement: a seat has a movement point per leg, and each takes one of its dinos to a neighbouring hex.

Entering a hex with another seat's dino is an attack: one die against the table of horns decides which of the two dinos
goes back to the supply. A seat with at least two horns fewer may not attack. Movement ends when no points or no moves
are left.

Ruling: a dino may move again and again, even after a victory.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from strata.domain.games.evo.components import CONSTANTS, ISLANDS, winning_face
from strata.domain.games.evo.facts import CombatFought, DinoMoved, MovementBegun, MovementEnded
from strata.domain.games.evo.rules.dinos import dinos_of
from strata.domain.games.evo.state import State
from strata.domain.kernel import Action, Decision, Seat, Steps, roll


class MoveDino(Action, frozen=True, tag="move_dino"):
    """Take a dino to a neighbouring hex, by combat if a stranger holds it."""

    from_: str = msgspec.field(name="from")
    to: str

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        target = state.board.get(self.to)
        if target is None:
            yield DinoMoved(seat, self.from_, self.to)
            return
        highest = winning_face(state.seats[seat].attack, state.seats[target].defence)
        die = yield from roll(CONSTANTS.die_sides)
        yield CombatFought(seat, target, self.from_, self.to, die, won=highest is not None and die <= highest)


class EndMovement(Action, frozen=True, tag="end_movement"):
    """Give up what movement points are left."""

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        yield MovementEnded(seat)


def run(state: State) -> Steps[bool]:
    while state.queue:
        seat = state.queue[0]
        if state.moves_left is None:
            yield MovementBegun(seat, state.seats[seat].movement_points)
        if state.moves_left and next(moves(state, seat), None) is not None:
            return False
        yield MovementEnded(seat)
    return True


def decisions(state: State) -> list[Decision]:
    seat = state.queue[0]
    return [Decision(seat, "move_dino", [*moves(state, seat), EndMovement()])]


def moves(state: State, seat: Seat) -> Iterator[MoveDino]:
    board, neighbours = state.board, ISLANDS[state.map].neighbours
    attack = state.seats[seat].attack
    open_to_attack = {
        other
        for other, species in enumerate(state.seats)
        if other != seat and winning_face(attack, species.defence) is not None
    }
    for origin in dinos_of(state, seat):
        for to in neighbours[origin]:
            if to not in board or board[to] in open_to_attack:
                yield MoveDino(origin, to)

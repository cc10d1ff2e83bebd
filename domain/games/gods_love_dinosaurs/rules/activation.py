"""How figures of a kind act: all seats from the active one on, each with one figure after another as it likes.

A seat's part ends when nothing is left to choose, or when it says so; predators and dinosaurs that have not eaten by
then starve, prey lives on.

Rulings: seats that act at the same time by the rules act one after another here; ecosystems do not meet, so only a
supply that runs out makes a difference. Starving is an act of its own: it frees the cell for those who act later.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from strata.domain.games.gods_love_dinosaurs.components import PREY
from strata.domain.games.gods_love_dinosaurs.facts import Cause, FigureStarved, PartBegun, PartEnded
from strata.domain.games.gods_love_dinosaurs.state import State
from strata.domain.kernel import Action, Seat, Steps
from strata.domain.toolkit.hexes import axial, hex_id

Cell = tuple[int, int]
"""A cell in an action: [q, r]."""


class Starve(Action, frozen=True, tag="starve"):
    """Give a predator or dinosaur back to the supply."""

    from_: Cell = msgspec.field(name="from")

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        assert state.activated is not None
        yield FigureStarved(seat, state.activated, hex_id(*self.from_), "chosen")


class FinishActivation(Action, frozen=True, tag="finish_activation"):
    """Let the figures that have not acted be: prey does not breed, the others starve."""

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        yield from end_part(state, seat, "finish")


def run(state: State, can_choose: Callable[[State, Seat], bool]) -> Steps[bool]:
    """Part after part, up to a seat with a choice."""
    assert state.activated is not None
    while state.queue:
        seat = state.queue[0]
        if state.unresolved is None:
            yield PartBegun(seat, state.seats[seat].cells_with(state.activated))
        if can_choose(state, seat):
            return False
        yield from end_part(state, seat, "forced")
    return True


def end_part(state: State, seat: Seat, cause: Cause) -> Steps[None]:
    assert state.activated is not None
    if state.activated not in PREY:
        for cell in list(state.unresolved or ()):
            yield FigureStarved(seat, state.activated, cell, cause)
    yield PartEnded(seat)


def giving_up(state: State) -> list[Action]:
    """To let a figure starve, or all of them."""
    return [*(Starve(axial(cell)) for cell in state.unresolved or ()), FinishActivation()]

"""Frogs, hares and rats breed: each may put one young on a free cell beside it.

The cell must be of the animal's own terrain or the universal one, and the supply must hold a figure for the young.

Ruling: the young do not breed in the activation they were born in.
"""

from __future__ import annotations

from collections.abc import Iterator

from strata.domain.games.gods_love_dinosaurs.components import HABITATS
from strata.domain.games.gods_love_dinosaurs.facts import PreyBorn
from strata.domain.games.gods_love_dinosaurs.rules import activation
from strata.domain.games.gods_love_dinosaurs.rules.activation import Cell, FinishActivation
from strata.domain.games.gods_love_dinosaurs.state import State
from strata.domain.kernel import Action, Decision, Seat, Steps
from strata.domain.toolkit.hexes import around, axial, hex_id


class Breed(Action, frozen=True, tag="breed"):
    """Put a young of ``parent`` on a cell beside it."""

    parent: Cell
    cell: Cell

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        assert state.activated is not None
        yield PreyBorn(seat, state.activated, hex_id(*self.parent), hex_id(*self.cell))


def run(state: State) -> Steps[bool]:
    return (yield from activation.run(state, lambda state, seat: next(births(state, seat), None) is not None))


def decision(state: State) -> Decision:
    seat = state.queue[0]
    young = [Breed(axial(parent), axial(cell)) for parent, cell in births(state, seat)]
    return Decision(seat, "breed", [*young, FinishActivation()], state.activated)


def births(state: State, seat: Seat) -> Iterator[tuple[str, str]]:
    """Every parent that has not bred, with every cell that could take its young."""
    assert state.activated is not None
    if not state.has(state.activated):
        return
    terrain, figures = state.seats[seat].terrain, state.seats[seat].figures
    habitat = HABITATS[state.activated]
    for parent in state.unresolved or ():
        for cell in around(parent):
            if terrain.get(cell) in habitat and cell not in figures:
                yield parent, cell

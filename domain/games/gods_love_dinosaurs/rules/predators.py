"""Tigers and eagles hunt: along a path that ends on prey they eat all prey on it, and starve if they find none.

A tiger goes one or two steps and may turn, an eagle flies up to three straight on; neither enters a cell with a
predator or a dinosaur. The hunter stays where it ate last, and a young of its kind stands on every other cell where it
ate, from the one nearest its start on, as far as the supply lasts.

Rulings: a hunter that eats several prey leaves one predator on each of their cells. An eagle needs cells under its
whole flight. A tiger never steps back to where it came from. When no figure left can hunt, all of them starve: a figure
that stands in the way of another of its kind could hunt itself, so waiting would not help.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from strata.domain.games.gods_love_dinosaurs.components import MOVES, PREY
from strata.domain.games.gods_love_dinosaurs.facts import Meal, PreyHunted
from strata.domain.games.gods_love_dinosaurs.rules import activation
from strata.domain.games.gods_love_dinosaurs.rules.activation import Cell, giving_up
from strata.domain.games.gods_love_dinosaurs.rules.paths import Path, a_bit_each, flights, roam
from strata.domain.games.gods_love_dinosaurs.state import Ecosystem, State
from strata.domain.kernel import Action, Decision, Seat, Steps
from strata.domain.toolkit.hexes import axial, hex_id


class Hunt(Action, frozen=True, tag="hunt"):
    """Eat along a path, which leaves out the cell it starts from."""

    from_: Cell = msgspec.field(name="from")
    path: tuple[Cell, ...]

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        assert state.activated is not None
        path = [hex_id(*cell) for cell in self.path]
        eaten = meals(state.seats[seat].figures, path)
        supply = state.supply[state.activated] if state.options.supply == "strict" else None
        yield PreyHunted(seat, state.activated, hex_id(*self.from_), path, eaten, young_after(eaten, supply))


def meals(figures: Mapping[str, str], path: Sequence[str]) -> list[Meal]:
    """The prey on a path."""
    return [Meal(cell, figures[cell]) for cell in path if cell in figures]


def young_after(eaten: Sequence[Meal], supply: int | None) -> list[str]:
    """Where young appear after a hunt, as far as the supply lasts; None is a supply without end."""
    return [meal.cell for meal in eaten[:-1]][:supply]


def run(state: State) -> Steps[bool]:
    return (yield from activation.run(state, lambda state, seat: next(hunts(state, seat), None) is not None))


def decision(state: State) -> Decision:
    seat = state.queue[0]
    found = [Hunt(axial(origin), tuple(map(axial, path))) for origin, path in hunts(state, seat)]
    return Decision(seat, "hunt", [*found, *giving_up(state)], state.activated)


def hunts(state: State, seat: Seat) -> Iterator[tuple[str, Path]]:
    """Every hunter that has not acted, with every way it can hunt."""
    assert state.activated is not None
    for origin in state.unresolved or ():
        for path in ways(state.seats[seat], state.activated, origin):
            yield origin, path


def ways(ecosystem: Ecosystem, predator: str, origin: str) -> Iterator[Path]:
    figures, move = ecosystem.figures, MOVES[predator]
    food = {cell for cell, figure in figures.items() if figure in PREY}
    if not food:
        return iter(())
    open_cells = ecosystem.terrain.keys() - figures.keys() | food
    if move.straight:
        found = flights(origin, open_cells, move.most)
    else:
        found = (path for path, _ in roam(origin, dict.fromkeys(open_cells, 0), a_bit_each(food), move.most))
    return (path for path in found if path[-1] in food)

"""Dinosaurs walk one to five steps, turning and coming back as they like, and must end on a mountain, fed.

They eat every animal they come upon; a predator is worth an egg, prey none. No dinosaur enters the cell of another. One
that eats nothing or finds no mountain starves. A move is two choices: to which mountain, then along which path.

Rulings: a path that does not end on a mountain, or on which nothing is eaten, does not count. An animal on the mountain
itself may be eaten by ending there. With two or more dinosaurs left a seat is asked even if none can move, as one that
dies may clear the way for another.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import msgspec

from strata.domain.games.gods_love_dinosaurs.components import DINO_HOMES, MOVES, PREDATORS
from strata.domain.games.gods_love_dinosaurs.facts import DinoMoved, DinoSent, Meal
from strata.domain.games.gods_love_dinosaurs.rules import activation
from strata.domain.games.gods_love_dinosaurs.rules.activation import Cell, giving_up
from strata.domain.games.gods_love_dinosaurs.rules.paths import Path, a_bit_each, reached_fed, roam, steps_to
from strata.domain.games.gods_love_dinosaurs.state import DINO, Ecosystem, State
from strata.domain.kernel import Action, Decision, Seat, Steps
from strata.domain.toolkit.hexes import axial, hex_id, in_order

_MOST = MOVES[DINO].most


class SendDino(Action, frozen=True, tag="send_dino"):
    """Settle which dinosaur goes to which mountain; it may be the one it stands on."""

    from_: Cell = msgspec.field(name="from")
    to: Cell

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        yield DinoSent(seat, hex_id(*self.from_), hex_id(*self.to))


class WalkDino(Action, frozen=True, tag="walk_dino"):
    """Walk the dinosaur that was sent; the path leaves out the cell it starts from."""

    path: tuple[Cell, ...]

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        assert state.sent is not None
        path = [hex_id(*cell) for cell in self.path]
        eaten = meals(state.seats[seat].figures, path)
        yield DinoMoved(seat, state.sent.origin, path, eaten, eggs_for(eaten))


def run(state: State) -> Steps[bool]:
    return (yield from activation.run(state, _can_choose))


def decision(state: State) -> Decision:
    seat = state.queue[0]
    ecosystem = state.seats[seat]
    if state.sent is not None:
        found = walks(ecosystem, state.sent.origin, state.sent.to)
        return Decision(seat, "walk_dino", [WalkDino(tuple(map(axial, path))) for path in found], state.sent.origin)
    sendings = [
        SendDino(axial(origin), axial(to))
        for origin in state.unresolved or ()
        for to in in_order(goals(ecosystem, origin))
    ]
    return Decision(seat, "send_dino", [*sendings, *giving_up(state)])


def goals(ecosystem: Ecosystem, origin: str) -> set[str]:
    """The mountains a dinosaur can reach with something eaten on the way."""
    terrain = ecosystem.terrain
    fed = reached_fed(origin, _open_cells(ecosystem, origin), _food(ecosystem), _MOST)
    return {cell for cell in fed if terrain[cell] in DINO_HOMES}


def walks(ecosystem: Ecosystem, origin: str, to: str) -> Iterator[Path]:
    """The ways of a dinosaur to a mountain, one for every meal."""
    open_cells, food = _open_cells(ecosystem, origin), a_bit_each(_food(ecosystem))
    far = steps_to([to], open_cells, _MOST)
    return (path for path, meal in roam(origin, far, food, _MOST) if meal and path[-1] == to)


def meals(figures: Mapping[str, str], path: Sequence[str]) -> list[Meal]:
    """The animals on a path, each eaten when its cell is first entered."""
    return [Meal(cell, figures[cell]) for cell in dict.fromkeys(path) if figures.get(cell, DINO) != DINO]


def eggs_for(eaten: Sequence[Meal]) -> int:
    return sum(meal.animal in PREDATORS for meal in eaten)


class Feast(NamedTuple):
    """A walk to a mountain with what it brings; walks there that differ only in the prey they eat are one."""

    path: Path
    eggs: int
    eats_prey: bool


def feasts(ecosystem: Ecosystem, origin: str, to: str | None = None) -> Iterator[Feast]:
    """The walks of a dinosaur to a given mountain or to any, shortest first."""
    open_cells, food = _open_cells(ecosystem, origin), _food(ecosystem)
    homes = [cell for cell in open_cells if ecosystem.terrain[cell] in DINO_HOMES and to in (None, cell)]
    predators = [cell for cell in food if ecosystem.figures[cell] in PREDATORS]
    bits = {**dict.fromkeys(food, 1), **{cell: 2 << place for place, cell in enumerate(predators)}}
    for path, meal in roam(origin, steps_to(homes, open_cells, _MOST), bits, _MOST):
        if meal and path[-1] in homes:
            yield Feast(path, (meal >> 1).bit_count(), bool(meal & 1))


def most_eggs(ecosystem: Ecosystem, origin: str) -> dict[str, int]:
    """The mountains a dinosaur can reach fed, each with the most eggs that a walk there can bring."""
    most: dict[str, int] = {}
    for feast in feasts(ecosystem, origin):
        to = feast.path[-1]
        most[to] = max(most.get(to, 0), feast.eggs)
    return most


def _can_choose(state: State, seat: Seat) -> bool:
    match state.unresolved:
        case [only]:
            return bool(goals(state.seats[seat], only))
        case unresolved:
            return bool(unresolved)


def _open_cells(ecosystem: Ecosystem, origin: str) -> set[str]:
    return ecosystem.terrain.keys() - {
        cell for cell, figure in ecosystem.figures.items() if figure == DINO and cell != origin
    }


def _food(ecosystem: Ecosystem) -> set[str]:
    return {cell for cell, figure in ecosystem.figures.items() if figure != DINO}

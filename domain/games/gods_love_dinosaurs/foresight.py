"""What becomes of an ecosystem when its figures act the way a sensible player lets them.

Prey breeds beside predators and mountains, predators eat what they can without wiping out their food, dinosaurs gather
eggs. It is played by the game's own actions on a table with this ecosystem alone, where the supply is unlimited.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping

from strata.domain.games.gods_love_dinosaurs.components import (
    BOX,
    DINO_HOMES,
    FIGURES,
    MOVES,
    PREDATORS,
    PREY,
    TILES,
)
from strata.domain.games.gods_love_dinosaurs.options import Options
from strata.domain.games.gods_love_dinosaurs.rules import prey
from strata.domain.games.gods_love_dinosaurs.rules.activation import Starve
from strata.domain.games.gods_love_dinosaurs.rules.dinos import WalkDino
from strata.domain.games.gods_love_dinosaurs.rules.paths import Path, roam
from strata.domain.games.gods_love_dinosaurs.rules.predators import Hunt, ways
from strata.domain.games.gods_love_dinosaurs.rules.prey import Breed
from strata.domain.games.gods_love_dinosaurs.state import DINO, Ecosystem, Sent, State
from strata.domain.kernel import Action, Fact
from strata.domain.toolkit.hexes import around, axial

_ALONE = 0
"""The one seat of the imagined table."""
_UNLIMITED = Options(supply="unlimited")
_ATE_PREY = 1
"""The bit of a walk's meals that all prey share; every predator has one of its own."""

WIPED_OUT = 0.6
"""What a hunter that eats the last of a kind forgoes, in meals."""
NEAR_MOUNTAIN = 0.3
"""What it adds to a meal that the hunter then stands beside a mountain."""
PREY_EATEN = 0.1
"""What eating prey takes from a walk, in eggs: predators will want it."""
ON_THE_NEST = 0.05
"""What ending on the nest takes from a walk, in eggs: nothing can hatch under a dinosaur."""


def copy(ecosystem: Ecosystem) -> Ecosystem:
    return Ecosystem(dict(ecosystem.terrain), dict(ecosystem.figures), [], ecosystem.eggs)


def with_tile(ecosystem: Ecosystem, tile: str, anchor: str, dir_: int) -> Ecosystem:
    """The ecosystem with one more tile."""
    grown = copy(ecosystem)
    for cell, side in ((anchor, TILES[tile].a), (around(anchor)[dir_], TILES[tile].b)):
        grown.terrain[cell] = side.terrain
        if side.animal is not None:
            grown.figures[cell] = side.animal
    return grown


def act(ecosystem: Ecosystem, figure: str, unresolved: Collection[str] | None = None) -> None:
    """Let the figures of a kind act, or those of them that have not."""
    table = _table(ecosystem, figure, ecosystem.cells_with(figure) if unresolved is None else unresolved)
    if figure in PREY:
        _breed(table)
    elif figure in PREDATORS:
        _hunt(table, figure)
    else:
        _walk(table)


def walk_to(ecosystem: Ecosystem, origin: str, to: str) -> None:
    """Let a dinosaur go the best way to a mountain it can reach."""
    path = _best_walk(ecosystem, origin, to)
    assert path is not None
    _go(_table(ecosystem, DINO, [origin]), origin, path)


def birth_cells(ecosystem: Ecosystem, figure: str, parents: Collection[str]) -> Mapping[str, list[str]]:
    """The free cells that could take the young of each parent; a parent that has none is left out."""
    found: dict[str, list[str]] = defaultdict(list)
    for parent, cell in prey.births(_table(ecosystem, figure, parents), _ALONE):
        found[parent].append(cell)
    return found


def steps_to(goals: Iterable[str], open_cells: Collection[str], most: int) -> dict[str, int]:
    """How far every cell is from the nearest goal."""
    far = dict.fromkeys(goals, 0)
    edge = list(far)
    for steps in range(1, most + 1):
        edge = [there for here in edge for there in around(here) if there in open_cells and there not in far]
        far.update(dict.fromkeys(edge, steps))
    return far


def _table(ecosystem: Ecosystem, activated: str, unresolved: Collection[str]) -> State:
    """A table at which one seat plays this very ecosystem, its figures of a kind about to act."""
    return State(
        options=_UNLIMITED,
        seats=[ecosystem],
        supply=dict.fromkeys(FIGURES, 0),
        activated=activated,
        queue=[_ALONE],
        unresolved=list(unresolved),
    )


def _carry_out(table: State, action: Action) -> None:
    """Play an action that leaves nothing to chance."""
    for fact in action.decide(table, _ALONE):
        assert isinstance(fact, Fact)
        fact.apply(table)


def _breed(table: State) -> None:
    """The parent with the least room breeds first."""
    ecosystem, kind = table.seats[_ALONE], table.activated
    assert kind is not None
    found = birth_cells(ecosystem, kind, table.unresolved or ())
    for parent in sorted(found, key=lambda parent: len(found[parent])):
        free = [cell for cell in found[parent] if cell not in ecosystem.figures]
        if free:
            best = max(free, key=lambda cell: _birth_value(ecosystem, cell))
            _carry_out(table, Breed(axial(parent), axial(best)))


def _birth_value(ecosystem: Ecosystem, cell: str) -> int:
    """How many predators would find the young here, and how many mountains would be near them."""
    terrain, figures = ecosystem.terrain, ecosystem.figures
    near = around(cell)
    return 2 * sum(figures.get(there) in PREDATORS for there in near) + sum(
        terrain.get(there) in DINO_HOMES for there in near
    )


def _hunt(table: State, predator: str) -> None:
    """The hunter with the fewest ways goes first; each takes the way that eats most; the rest starve."""
    ecosystem = table.seats[_ALONE]
    while table.unresolved:
        found = {origin: list(ways(ecosystem, predator, origin)) for origin in sorted(table.unresolved)}
        able = [origin for origin in found if found[origin]]
        if not able:
            break
        origin = min(able, key=lambda origin: len(found[origin]))
        path = max(found[origin], key=lambda path: _hunt_value(ecosystem, path))
        order = list(ecosystem.figures)
        _carry_out(table, Hunt(axial(origin), tuple(map(axial, path))))
        # Values are sums of floats over the figures: in another order equal hunts would differ in the last digit.
        ecosystem.figures = {cell: ecosystem.figures[cell] for cell in sorted(ecosystem.figures, key=order.index)}
    for origin in list(table.unresolved or ()):
        _carry_out(table, Starve(axial(origin)))


def _hunt_value(ecosystem: Ecosystem, path: Path) -> float:
    figures, terrain = ecosystem.figures, ecosystem.terrain
    eaten = [figures[cell] for cell in path if cell in figures]
    herd = list(figures.values())
    wiped_out = sum(eaten.count(kind) == herd.count(kind) for kind in set(eaten))
    near = sum(any(terrain.get(there) in DINO_HOMES for there in around(cell)) for cell in path if cell in figures)
    return len(eaten) - WIPED_OUT * wiped_out + NEAR_MOUNTAIN * near


def _walk(table: State) -> None:
    """Each dinosaur goes for the most eggs, rather not to the nest; one that cannot eat starves."""
    for origin in list(table.unresolved or ()):
        path = _best_walk(table.seats[_ALONE], origin)
        if path is None:
            _carry_out(table, Starve(axial(origin)))
        else:
            _go(table, origin, path)


def _go(table: State, origin: str, path: Path) -> None:
    table.sent = Sent(origin, path[-1])
    _carry_out(table, WalkDino(tuple(map(axial, path))))


def _best_walk(ecosystem: Ecosystem, origin: str, to: str | None = None) -> Path | None:
    """The walk with the most eggs, to a given mountain or to any.

    The rules list a walk for every meal; here walks that differ only in the prey they eat are one, which is faster.
    """
    terrain, figures = ecosystem.terrain, ecosystem.figures
    most = MOVES[DINO].most
    open_cells = {cell for cell in terrain if figures.get(cell) != DINO or cell == origin}
    homes = {cell for cell in open_cells if terrain[cell] in DINO_HOMES and to in (None, cell)}
    food = {cell: _ATE_PREY for cell, figure in figures.items() if figure in PREY}
    predators = [cell for cell, figure in figures.items() if figure in PREDATORS]
    food.update((cell, _ATE_PREY << 1 + place) for place, cell in enumerate(predators))
    best, most_eggs = None, -1.0
    for path, meal in roam(origin, steps_to(homes, open_cells, most), food, most):
        if meal and path[-1] in homes:
            eggs = (meal >> 1).bit_count() - PREY_EATEN * (meal & _ATE_PREY) - ON_THE_NEST * (path[-1] == BOX.nest)
            if eggs > most_eggs:
                best, most_eggs = path, eggs
    return best

"""What becomes of an ecosystem when its figures act the way a sensible player lets them.

Prey breeds beside predators and mountains, predators eat what they can without wiping out their food, dinosaurs gather
eggs. The supply is taken to last.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from strata.domain.games.gods_love_dinosaurs.components import BOX, DINO_HOMES, HABITATS, MOVES, PREDATORS, PREY, TILES
from strata.domain.games.gods_love_dinosaurs.rules.paths import Path, roam
from strata.domain.games.gods_love_dinosaurs.rules.predators import ways
from strata.domain.games.gods_love_dinosaurs.state import DINO, Ecosystem
from strata.domain.toolkit.hexes import around

_FED = 1


def copy(ecosystem: Ecosystem) -> Ecosystem:
    return Ecosystem(dict(ecosystem.terrain), dict(ecosystem.figures), [], ecosystem.eggs)


def laid(ecosystem: Ecosystem, tile: str, anchor: str, dir_: int) -> Ecosystem:
    """The ecosystem with a tile more."""
    grown = copy(ecosystem)
    for cell, side in ((anchor, TILES[tile].a), (around(anchor)[dir_], TILES[tile].b)):
        grown.terrain[cell] = side.terrain
        if side.animal is not None:
            grown.figures[cell] = side.animal
    return grown


def act(ecosystem: Ecosystem, figure: str, unresolved: Collection[str] | None = None) -> None:
    """Let the figures of a kind act, or those of them that have not."""
    cells = ecosystem.cells_with(figure) if unresolved is None else unresolved
    if figure in PREY:
        breed(ecosystem, figure, cells)
    elif figure in PREDATORS:
        hunt(ecosystem, figure, cells)
    else:
        walk(ecosystem, cells)


def breed(ecosystem: Ecosystem, prey: str, parents: Iterable[str]) -> None:
    rooms = {parent: list(room(ecosystem, prey, parent)) for parent in parents}
    for parent in sorted(rooms, key=lambda parent: len(rooms[parent])):
        free = [cell for cell in rooms[parent] if cell not in ecosystem.figures]
        if free:
            ecosystem.figures[max(free, key=lambda cell: _company(ecosystem, cell))] = prey


def room(ecosystem: Ecosystem, prey: str, parent: str) -> Iterator[str]:
    """The free cells beside a prey that could take its young."""
    terrain, figures = ecosystem.terrain, ecosystem.figures
    return (cell for cell in around(parent) if terrain.get(cell) in HABITATS[prey] and cell not in figures)


def _company(ecosystem: Ecosystem, cell: str) -> int:
    """Who would eat here, and where that could lead."""
    terrain, figures = ecosystem.terrain, ecosystem.figures
    near = around(cell)
    return 2 * sum(figures.get(there) in PREDATORS for there in near) + sum(
        terrain.get(there) in DINO_HOMES for there in near
    )


def hunt(ecosystem: Ecosystem, predator: str, hunters: Iterable[str]) -> None:
    """The hunter with the fewest ways goes first; each takes the way that eats most."""
    left = set(hunters)
    while left:
        found = {origin: list(ways(ecosystem, predator, origin)) for origin in sorted(left)}
        able = [origin for origin in found if found[origin]]
        if not able:
            break
        origin = min(able, key=lambda origin: len(found[origin]))
        path = max(found[origin], key=lambda path: _taste(ecosystem, path))
        left.remove(origin)
        del ecosystem.figures[origin]
        for cell in path:
            if cell in ecosystem.figures:
                ecosystem.figures[cell] = predator
    for origin in left:
        del ecosystem.figures[origin]


def _taste(ecosystem: Ecosystem, path: Path) -> float:
    figures, terrain = ecosystem.figures, ecosystem.terrain
    eaten = [figures[cell] for cell in path if cell in figures]
    herd = list(figures.values())
    wiped_out = sum(eaten.count(prey) == herd.count(prey) for prey in set(eaten))
    near = sum(any(terrain.get(there) in DINO_HOMES for there in around(cell)) for cell in path if cell in figures)
    return len(eaten) - 0.6 * wiped_out + 0.3 * near


def walk(ecosystem: Ecosystem, dinos: Iterable[str]) -> None:
    """Each dinosaur goes for the most eggs and is better off away from the nest; who cannot eat starves."""
    for origin in dinos:
        path = best_walk(ecosystem, origin)
        if path is None:
            del ecosystem.figures[origin]
        else:
            go(ecosystem, origin, path)


def go(ecosystem: Ecosystem, origin: str, path: Path) -> None:
    figures = ecosystem.figures
    del figures[origin]
    for cell in path:
        ecosystem.eggs += figures.pop(cell, None) in PREDATORS
    figures[path[-1]] = DINO


def best_walk(ecosystem: Ecosystem, origin: str, to: str | None = None) -> Path | None:
    terrain, figures = ecosystem.terrain, ecosystem.figures
    most = MOVES[DINO].most
    open_cells = {cell for cell in terrain if figures.get(cell) != DINO or cell == origin}
    homes = {cell for cell in open_cells if terrain[cell] in DINO_HOMES and to in (None, cell)}
    food = {cell: _FED for cell, figure in figures.items() if figure in PREY}
    predators = [cell for cell, figure in figures.items() if figure in PREDATORS]
    food.update((cell, 2 << place) for place, cell in enumerate(predators))
    best, reward = None, -1.0
    for path, meal in roam(origin, steps_to(homes, open_cells, most), food, most):
        if meal and path[-1] in homes:
            value = (meal >> 1).bit_count() - 0.1 * (meal & _FED) - 0.05 * (path[-1] == BOX.nest)
            if value > reward:
                best, reward = path, value
    return best


def steps_to(goals: Iterable[str], open_cells: Collection[str], most: int) -> dict[str, int]:
    """How far every cell is from the nearest goal."""
    far = dict.fromkeys(goals, 0)
    edge = list(far)
    for steps in range(1, most + 1):
        edge = [there for here in edge for there in around(here) if there in open_cells and there not in far]
        far.update(dict.fromkeys(edge, steps))
    return far

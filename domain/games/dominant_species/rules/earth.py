"""What follows from the tiles, cubes and elements on Earth: matches, dominance, rank, payment and survival.

An animal's match with a tile is the sum, over its elements, of the disks of that kind on the tile's corners. Without a
match its cubes are endangered; the animal with strictly the best match on the tile dominates it, however few its cubes.

Ruling: dominance and the holder of the survival card are looked up when they matter, as if everybody claimed at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from strata.domain.games.dominant_species.components import (
    CORNERS,
    ELEMENTS,
    FOOD_CHAIN,
    HEXES,
    NEIGHBOURS,
    PRINTED,
    RANK,
    TERRAINS,
    TOUCHES,
    TUNDRA,
)
from strata.domain.games.dominant_species.facts import CubesEliminated, Line, PointsScored
from strata.domain.games.dominant_species.state import State, Tile
from strata.domain.kernel import Steps
from strata.domain.toolkit.hexes import axial

Hex = tuple[int, int]
"""A hex as actions name it."""

PAIRS: dict[str, Hex] = {hex_: axial(hex_) for hex_ in HEXES}
IDS: dict[Hex, str] = {pair: hex_ for hex_, pair in PAIRS.items()}


def tiles(state: State) -> Iterator[str]:
    """The hexes of Earth, in order."""
    return (hex_ for hex_ in HEXES if hex_ in state.earth)


def tiles_next_to(state: State, hex_: str) -> list[str]:
    return [there for there in NEIGHBOURS[hex_] if there in state.earth]


def terrain(tile: Tile) -> str:
    return TUNDRA if tile.tundra else tile.terrain


def is_tundra(state: State, hex_: str) -> bool:
    return hex_ in state.earth and state.earth[hex_].tundra


def occupied(state: State, animal: str) -> list[str]:
    return [hex_ for hex_ in tiles(state) if animal in state.earth[hex_].species]


def on_tile(tile: Tile) -> list[str]:
    """The animals that occupy a tile, down the food chain."""
    return [animal for animal in FOOD_CHAIN if animal in tile.species]


def is_on_earth(state: State, corner: str) -> bool:
    return any(hex_ in state.earth for hex_ in TOUCHES[corner])


def free_corners(state: State) -> Iterator[str]:
    """The corners of Earth without an element."""
    return (corner for corner in TOUCHES if corner not in state.elements and is_on_earth(state, corner))


def free_corners_of(state: State, hex_: str) -> list[str]:
    return [corner for corner in CORNERS[hex_] if corner not in state.elements]


def corners_with(state: State, elements: Iterable[str]) -> Iterator[str]:
    """The corners that hold an element of some kinds."""
    wanted = set(elements)
    return (corner for corner in TOUCHES if state.elements.get(corner) in wanted)


def kinds(elements: Iterable[str]) -> list[str]:
    """The different kinds among some elements, in order."""
    present = set(elements)
    return [element for element in ELEMENTS if element in present]


def kinds_in_bag(state: State) -> list[str]:
    return [element for element in ELEMENTS if state.bag[element]]


def owned(state: State, animal: str) -> list[str]:
    """All elements of an animal, printed and added."""
    return [*PRINTED[animal], *state.animals[animal].added]


def elements_of(state: State, hex_: str) -> dict[str, int]:
    """How many disks of each kind lie on the corners of a tile."""
    found: dict[str, int] = {}
    for corner in CORNERS[hex_]:
        element = state.elements.get(corner)
        if element is not None:
            found[element] = found.get(element, 0) + 1
    return found


def match(state: State, animal: str, hex_: str) -> int:
    return _match(state, animal, elements_of(state, hex_))


def matches(state: State, hex_: str) -> dict[str, int]:
    """The match of every animal that occupies a tile."""
    disks = elements_of(state, hex_)
    return {animal: _match(state, animal, disks) for animal in on_tile(state.earth[hex_])}


def _match(state: State, animal: str, disks: dict[str, int]) -> int:
    return sum(disks.get(element, 0) for element in owned(state, animal))


def dominant(state: State, hex_: str) -> str | None:
    return best_of(matches(state, hex_))


def best_of(values: dict[str, int]) -> str | None:
    """The animal whose value is above 0 and above every other."""
    best = max(values.values(), default=0)
    leaders = [animal for animal, value in values.items() if value == best]
    return leaders[0] if best and len(leaders) == 1 else None


def ranked(tile: Tile) -> list[str]:
    """The animals on a tile by number of cubes, ties down the food chain."""
    return sorted(tile.species, key=lambda animal: (-tile.species[animal], RANK[animal]))


def pay(state: State, hex_: str, line: Line) -> Steps[None]:
    """The values of a tile to the animals that have most cubes on it."""
    tile = state.earth[hex_]
    for animal, points in zip(ranked(tile), TERRAINS[terrain(tile)].scoring, strict=False):
        yield PointsScored(animal, points, line, hex_)


def survival_holder(state: State) -> str | None:
    """The animal with strictly most cubes on tundra."""
    cubes: dict[str, int] = {}
    for tile in state.earth.values():
        if tile.tundra:
            for animal, count in tile.species.items():
                cubes[animal] = cubes.get(animal, 0) + count
    return best_of(cubes)


def keep_one(state: State, animal: str, hex_: str) -> Steps[None]:
    """All cubes of an animal on a tile but one are eliminated."""
    surplus = state.earth[hex_].species[animal] - 1
    if surplus:
        yield CubesEliminated(animal, hex_, surplus)

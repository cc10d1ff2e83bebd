"""What follows from the tiles, cubes and elements on Earth: matches, dominance, rank, payment and survival.

An animal's match with a tile is the sum, over its elements, of the disks of that kind on the tile's corners. Without a
match its cubes are endangered; the animal with strictly the best match on the tile dominates it, however few its cubes.

What is asked of the table here can be asked of a state and of a view alike.

Ruling: dominance and the holder of the survival card are looked up when they matter, as if everybody claimed at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Protocol

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
from strata.domain.games.dominant_species.state import State
from strata.domain.kernel import Steps
from strata.domain.toolkit.hexes import axial

Hex = tuple[int, int]
"""A hex as actions name it."""

PAIRS: dict[str, Hex] = {hex_: axial(hex_) for hex_ in HEXES}
IDS: dict[Hex, str] = {pair: hex_ for hex_, pair in PAIRS.items()}


class Ground(Protocol):
    """A tile: its terrain, tundra or not, and the cubes on it."""

    @property
    def terrain(self) -> str: ...
    @property
    def tundra(self) -> bool: ...
    @property
    def species(self) -> Mapping[str, int]: ...
    @property
    def hibernating(self) -> Mapping[str, int]: ...


class Competitor(Protocol):
    """An animal: its points and the elements it has added."""

    @property
    def vp(self) -> int: ...
    @property
    def added(self) -> list[str]: ...


class Table(Protocol):
    """What lies open: the tiles, the elements on their corners and on the display, and the animals."""

    @property
    def earth(self) -> Mapping[str, Ground]: ...
    @property
    def elements(self) -> Mapping[str, str]: ...
    @property
    def display(self) -> Mapping[str, list[str]]: ...
    @property
    def animals(self) -> Mapping[str, Competitor]: ...


def tiles(table: Table) -> Iterator[str]:
    """The hexes of Earth, in order."""
    return (hex_ for hex_ in HEXES if hex_ in table.earth)


def tiles_next_to(table: Table, hex_: str) -> list[str]:
    return [there for there in NEIGHBOURS[hex_] if there in table.earth]


def terrain(tile: Ground) -> str:
    return TUNDRA if tile.tundra else tile.terrain


def is_tundra(table: Table, hex_: str) -> bool:
    return hex_ in table.earth and table.earth[hex_].tundra


def occupied(table: Table, animal: str) -> list[str]:
    return [hex_ for hex_ in tiles(table) if animal in table.earth[hex_].species]


def on_tile(tile: Ground) -> list[str]:
    """The animals that occupy a tile, down the food chain."""
    return [animal for animal in FOOD_CHAIN if animal in tile.species]


def is_on_earth(table: Table, corner: str) -> bool:
    return any(hex_ in table.earth for hex_ in TOUCHES[corner])


def free_corners(table: Table) -> Iterator[str]:
    """The corners of Earth without an element."""
    return (corner for corner in TOUCHES if corner not in table.elements and is_on_earth(table, corner))


def free_corners_of(table: Table, hex_: str) -> list[str]:
    return [corner for corner in CORNERS[hex_] if corner not in table.elements]


def corners_with(table: Table, elements: Iterable[str]) -> Iterator[str]:
    """The corners that hold an element of some kinds."""
    wanted = set(elements)
    return (corner for corner in TOUCHES if table.elements.get(corner) in wanted)


def kinds(elements: Iterable[str]) -> list[str]:
    """The different kinds among some elements, in order."""
    present = set(elements)
    return [element for element in ELEMENTS if element in present]


def kinds_in_bag(state: State) -> list[str]:
    return [element for element in ELEMENTS if state.bag[element]]


def owned(table: Table, animal: str) -> list[str]:
    """All elements of an animal, printed and added."""
    return [*PRINTED[animal], *table.animals[animal].added]


def elements_of(table: Table, hex_: str) -> dict[str, int]:
    """How many disks of each kind lie on the corners of a tile."""
    found: dict[str, int] = {}
    for corner in CORNERS[hex_]:
        element = table.elements.get(corner)
        if element is not None:
            found[element] = found.get(element, 0) + 1
    return found


def match(table: Table, animal: str, hex_: str) -> int:
    return _match(table, animal, elements_of(table, hex_))


def matches(table: Table, hex_: str) -> dict[str, int]:
    """The match of every animal that occupies a tile."""
    tile = table.earth[hex_]
    if not tile.species:
        return {}
    disks = elements_of(table, hex_)
    return {animal: _match(table, animal, disks) for animal in on_tile(tile)}


def _match(table: Table, animal: str, disks: dict[str, int]) -> int:
    return sum([disks.get(element, 0) for element in owned(table, animal)])


def dominant(table: Table, hex_: str) -> str | None:
    return best_of(matches(table, hex_))


def best_of(values: dict[str, int]) -> str | None:
    """The animal whose value is above 0 and above every other."""
    best = max(values.values(), default=0)
    leaders = [animal for animal, value in values.items() if value == best]
    return leaders[0] if best and len(leaders) == 1 else None


def ranked(tile: Ground) -> list[str]:
    """The animals on a tile by number of cubes, ties down the food chain."""
    return by_cubes(tile.species)


def by_cubes(species: Mapping[str, int]) -> list[str]:
    return sorted(species, key=lambda animal: (-species[animal], RANK[animal]))


def payments(table: Table, hex_: str) -> list[tuple[str, int]]:
    """The values of a tile, each for the animal that gets it: those with most cubes there."""
    tile = table.earth[hex_]
    return payments_for(tile, tile.species)


def payments_for(tile: Ground, species: Mapping[str, int]) -> list[tuple[str, int]]:
    """What a tile would pay to whom if these cubes were on it."""
    return list(zip(by_cubes(species), TERRAINS[terrain(tile)].scoring, strict=False))


def pay(state: State, hex_: str, line: Line) -> Steps[None]:
    for animal, points in payments(state, hex_):
        yield PointsScored(animal, points, line, hex_)


def survival_holder(table: Table) -> str | None:
    """The animal with strictly most cubes on tundra."""
    return best_of(totals(tile.species for tile in table.earth.values() if tile.tundra))


def totals(species: Iterable[Mapping[str, int]]) -> dict[str, int]:
    """The cubes of each animal on some tiles together."""
    cubes: dict[str, int] = {}
    for counts in species:
        for animal, count in counts.items():
            cubes[animal] = cubes.get(animal, 0) + count
    return cubes


def keep_one(state: State, animal: str, hex_: str) -> Steps[None]:
    """All cubes of an animal on a tile but one are eliminated."""
    surplus = state.earth[hex_].species[animal] - 1
    if surplus:
        yield CubesEliminated(animal, hex_, surplus)

"""Cards that begin with a tile: Aquatic, Blight, Catastrophe, Fertile and Mass Exodus.

Rulings: Aquatic's cubes go on the tile that was named, even if the corner is shared with another; where no sea or
wetland has a free corner, or the bag is empty, its second part is still done. An animal of which nobody is left on the
tile is not driven any further; hibernating cubes are driven first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from msgspec.structs import replace

from strata.domain.games.dominant_species.components import BAG, CORNERS
from strata.domain.games.dominant_species.facts import (
    CubesEliminated,
    CubesMoved,
    ElementRemoved,
    PointsScored,
    TaskBegun,
    TaskChanged,
)
from strata.domain.games.dominant_species.rules.chains import ended, top
from strata.domain.games.dominant_species.rules.chapters import Work
from strata.domain.games.dominant_species.rules.earth import (
    IDS,
    PAIRS,
    Hex,
    free_corners_of,
    keep_one,
    kinds_in_bag,
    occupied,
    on_tile,
    terrain,
    tiles,
    tiles_next_to,
)
from strata.domain.games.dominant_species.state import State
from strata.domain.games.dominant_species.tasks import (
    ChoosingHex,
    ChoosingSurvivor,
    Driving,
    Eliminating,
    Enriching,
    Keeping,
    Populating,
)
from strata.domain.kernel import Action, Seat, Steps

_WATERS = ("sea", "wetland")
_AQUATIC_CUBES = 4


class ChooseHex(Action, frozen=True, tag="choose_hex"):
    """Name the tile a card works on."""

    hex: Hex

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        task = top(state, ChoosingHex)
        yield ended(task)
        yield from TILE_CARDS[task.card].effect(state, task.animal, IDS[self.hex])


class Keep(Action, frozen=True, tag="keep"):
    """Name the one element that a blight spares."""

    vertex: str

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        task = top(state, Keeping)
        for corner in CORNERS[task.hex]:
            if corner in state.elements and corner != self.vertex:
                yield ElementRemoved(corner, state.elements[corner])
        yield ended(task)


class ChooseSurvivor(Action, frozen=True, tag="choose_survivor"):
    """Name the animal of which one cube outlives a catastrophe."""

    animal: str

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        task = top(state, ChoosingSurvivor)
        yield ended(task)
        yield from _strike(state, task.animal, task.hex, self.animal)


class Drive(Action, frozen=True, tag="drive"):
    """Move so many cubes of an animal to a tile; none leaves them for the next."""

    animal: str
    to: Hex
    count: int

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        task = top(state, Driving)
        if self.count:
            yield _driven(state, task, self.count)
        yield TaskChanged(replace(task, to=task.to[1:]))


def hex_options(state: State, task: ChoosingHex) -> Iterator[ChooseHex]:
    return (ChooseHex(PAIRS[hex_]) for hex_ in TILE_CARDS[task.card].tiles(state, task.animal))


def keep_options(state: State, task: Keeping) -> Iterator[Keep]:
    return (Keep(corner) for corner in CORNERS[task.hex] if corner in state.elements)


def survivor_options(state: State, task: ChoosingSurvivor) -> Iterator[ChooseSurvivor]:
    return map(ChooseSurvivor, on_tile(state.earth[task.hex]))


def force_drive(state: State, task: Driving) -> Steps[bool]:
    """What is left of an animal goes to the last tile; then comes the next animal."""
    if not task.driven:
        yield ended(task)
        return True
    left = state.earth[task.hex].species.get(task.driven[0], 0)
    if left and len(task.to) > 1:
        return False
    if left:
        yield _driven(state, task, left)
    yield TaskChanged(replace(task, driven=task.driven[1:], to=tiles_next_to(state, task.hex)))
    return True


def drive_options(state: State, task: Driving) -> Iterator[Drive]:
    animal = task.driven[0]
    for count in range(state.earth[task.hex].species[animal] + 1):
        yield Drive(animal, PAIRS[task.to[0]], count)


def _waters(state: State, you: str) -> list[str]:
    """The tiles that Aquatic can name."""
    waters = [hex_ for hex_ in tiles(state) if terrain(state.earth[hex_]) in _WATERS]
    can_grow = [hex_ for hex_ in waters if free_corners_of(state, hex_)] if kinds_in_bag(state) else []
    if can_grow or not state.animals[you].gene_pool:
        return can_grow
    return waters


def _aquatic(state: State, you: str, hex_: str) -> Steps[None]:
    yield TaskBegun(Populating(animal=you, hexes=[hex_], least=0, most=_AQUATIC_CUBES, begun=True))
    yield TaskBegun(Enriching(animal=you, hex=hex_, source=BAG, begun=True))


def _blight(state: State, you: str, hex_: str) -> Steps[None]:
    if sum(corner in state.elements for corner in CORNERS[hex_]) > 1:
        yield TaskBegun(Keeping(animal=you, hex=hex_, begun=True))


def _catastrophe(state: State, you: str, hex_: str) -> Steps[None]:
    there = on_tile(state.earth[hex_])
    if len(there) > 1:
        yield TaskBegun(ChoosingSurvivor(animal=you, hex=hex_, begun=True))
    else:
        yield from _strike(state, you, hex_, survivor=there[0] if there else None)


def _strike(state: State, you: str, hex_: str, survivor: str | None) -> Steps[None]:
    """One cube of the survivor stays; then a cube falls on each tile around."""
    tile = state.earth[hex_]
    for animal in on_tile(tile):
        if animal == survivor:
            yield from keep_one(state, animal, hex_)
        else:
            yield CubesEliminated(animal, hex_, tile.species[animal])
    for there in reversed(tiles_next_to(state, hex_)):
        if state.earth[there].species:
            yield TaskBegun(Eliminating(animal=you, hex=there, own=True, begun=True))


def _fertile(state: State, you: str, hex_: str) -> Steps[None]:
    yield PointsScored(you, sum(state.earth[hex_].species.values()), "cards", hex_)


def _mass_exodus(state: State, you: str, hex_: str) -> Steps[None]:
    driven, around = on_tile(state.earth[hex_]), tiles_next_to(state, hex_)
    yield TaskBegun(Driving(animal=you, hex=hex_, driven=driven, to=around, begun=True))


def _driven(state: State, task: Driving, count: int) -> CubesMoved:
    animal = task.driven[0]
    hibernating = min(count, state.earth[task.hex].hibernating.get(animal, 0))
    return CubesMoved(animal, task.hex, task.to[0], count, hibernating)


def _any_tile(state: State, you: str) -> Iterator[str]:
    return tiles(state)


class TileCard(NamedTuple):
    """The tiles that can be named for a card, and what it does to the one that was."""

    tiles: Callable[[State, str], Iterable[str]]
    effect: Callable[[State, str, str], Steps[None]]


TILE_CARDS: dict[str, TileCard] = {
    "aquatic": TileCard(_waters, _aquatic),
    "blight": TileCard(_any_tile, _blight),
    "catastrophe": TileCard(_any_tile, _catastrophe),
    "fertile": TileCard(occupied, _fertile),
    "mass_exodus": TileCard(_any_tile, _mass_exodus),
}

WORK = (
    Work(ChoosingHex, hex_options),
    Work(Keeping, keep_options),
    Work(ChoosingSurvivor, survivor_options),
    Work(Driving, drive_options, force_drive),
)

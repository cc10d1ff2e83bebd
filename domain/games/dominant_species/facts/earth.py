"""What happens to the tiles of Earth and the cubes on them."""

from __future__ import annotations

from typing import ClassVar

from strata.domain.games.dominant_species.state import State, Tile
from strata.domain.kernel import Fact


class TundraLaid(Fact, frozen=True, tag="tundra_laid"):
    hex: str

    def apply(self, state: State) -> None:
        state.tundra_supply -= 1
        state.earth[self.hex].tundra = True


class TileTurnedUp(Fact, frozen=True, tag="tile_turned_up"):
    reveals: ClassVar = True

    stack: int
    terrain: str

    def apply(self, state: State) -> None:
        stack = state.stacks[self.stack - 1]
        state.unseen_tiles[self.terrain] -= 1
        stack.face_down -= 1
        stack.face_up = self.terrain


class TileWandered(Fact, frozen=True, tag="tile_wandered"):
    """The tile on top of a stack was laid."""

    animal: str
    stack: int
    hex: str
    terrain: str

    def apply(self, state: State) -> None:
        state.stacks[self.stack - 1].face_up = None
        state.earth[self.hex] = Tile(self.terrain)


class CubesAdded(Fact, frozen=True, tag="cubes_added"):
    """Cubes went from the gene pool to a tile."""

    animal: str
    hex: str
    count: int

    def apply(self, state: State) -> None:
        state.animals[self.animal].gene_pool -= self.count
        _put_cubes(state.earth[self.hex], self.animal, self.count)


class CubesReturned(Fact, frozen=True, tag="cubes_returned"):
    """Cubes went from a tile to the gene pool."""

    animal: str
    hex: str
    count: int

    def apply(self, state: State) -> None:
        _take_cubes(state.earth[self.hex], self.animal, self.count)
        state.animals[self.animal].gene_pool += self.count


class CubesEliminated(Fact, frozen=True, tag="cubes_eliminated"):
    animal: str
    hex: str
    count: int

    def apply(self, state: State) -> None:
        _take_cubes(state.earth[self.hex], self.animal, self.count)
        state.animals[self.animal].eliminated += self.count


class CubesMoved(Fact, frozen=True, tag="cubes_moved"):
    """Cubes went from a tile to another; ``hibernating`` ones among them hibernate there."""

    animal: str
    origin: str
    to: str
    count: int
    hibernating: int

    def apply(self, state: State) -> None:
        origin, to = state.earth[self.origin], state.earth[self.to]
        if self.hibernating:
            _set_count(origin.hibernating, self.animal, origin.hibernating[self.animal] - self.hibernating)
            to.hibernating[self.animal] = to.hibernating.get(self.animal, 0) + self.hibernating
        _take_cubes(origin, self.animal, self.count)
        _put_cubes(to, self.animal, self.count)


class CubesHibernated(Fact, frozen=True, tag="cubes_hibernated"):
    """Eliminated cubes are on a tile again, safe from the next extinction."""

    animal: str
    hex: str
    count: int

    def apply(self, state: State) -> None:
        tile = state.earth[self.hex]
        state.animals[self.animal].eliminated -= self.count
        _put_cubes(tile, self.animal, self.count)
        tile.hibernating[self.animal] = tile.hibernating.get(self.animal, 0) + self.count


class MammalSaved(Fact, frozen=True, tag="mammal_saved"):
    hex: str

    def apply(self, state: State) -> None:
        state.saved = self.hex


class ExtinctionOver(Fact, frozen=True, tag="extinction_over"):
    """Nothing hibernates any more."""

    def apply(self, state: State) -> None:
        state.saved = None
        for tile in state.earth.values():
            tile.hibernating = {}


def _set_count(counts: dict[str, int], name: str, count: int) -> None:
    if count:
        counts[name] = count
    else:
        counts.pop(name, None)


def _put_cubes(tile: Tile, animal: str, count: int) -> None:
    tile.species[animal] = tile.species.get(animal, 0) + count


def _take_cubes(tile: Tile, animal: str, count: int) -> None:
    """Cubes that do not hibernate leave first."""
    remaining = tile.species[animal] - count
    _set_count(tile.species, animal, remaining)
    if animal in tile.hibernating:
        _set_count(tile.hibernating, animal, min(tile.hibernating[animal], remaining))

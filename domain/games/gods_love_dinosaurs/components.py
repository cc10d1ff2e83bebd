"""What lies in the box, typed, read once from data.yaml and checked against what any printing must fulfil."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from strata.domain.kernel import Source
from strata.domain.toolkit.box import must, open_box


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record of data.yaml."""


class Players(Record, frozen=True):
    min: int
    max: int


class Terrain(Record, frozen=True):
    """``prey`` may be born here; a dinosaur may end its move on a ``dino_home``."""

    id: Literal["lake", "plain", "forest", "universal", "mountain"]
    prey: frozenset[str]
    dino_home: bool


class Move(Record, frozen=True):
    most: int
    straight: bool


class Figure(Record, frozen=True):
    id: Literal["frog", "hare", "rat", "tiger", "eagle", "dino"]
    kind: Literal["prey", "predator", "dino"]
    count: int
    move: Move | None = None


class BiomeBoard(Record, frozen=True):
    columns: tuple[str, ...]
    rows_by_players: dict[int, int]
    marker_start: str
    stacks: tuple[str, ...]


class StartCell(Record, frozen=True):
    cell: str
    terrain: str
    figure: str | None = None


class Side(Record, frozen=True):
    """Half of a tile: its terrain, and the animal printed on it."""

    terrain: str
    animal: str | None = None


class Tile(Record, frozen=True):
    """Two joined cells; it is in the game from ``min_players`` seats on."""

    id: str
    stack: str
    min_players: int
    a: Side
    b: Side


class Box(Record, frozen=True):
    """All of data.yaml."""

    players: Players
    sources: tuple[Source, ...]
    terrains: tuple[Terrain, ...]
    figures: tuple[Figure, ...]
    golden_egg: int
    board: BiomeBoard
    starting_eggs: int
    nest: str
    starting_tile: tuple[StartCell, ...]
    number_of_tiles: int
    tiles: tuple[Tile, ...]

    def tiles_for(self, seats: int) -> list[Tile]:
        return [tile for tile in self.tiles if tile.min_players <= seats]


def check(box: Box) -> None:
    """Raise ``BrokenData`` unless the box can be played with."""
    _check_figures(box)
    _check_starting_tile(box)
    _check_faces(box)
    for seats in range(box.players.min, box.players.max + 1):
        _check_stacks(box, seats)


def _animals(box: Box) -> set[str]:
    return {figure.id for figure in box.figures if figure.kind != "dino"}


def _check_figures(box: Box) -> None:
    columns, animals = box.board.columns, _animals(box)
    must(set(columns) == animals and len(columns) == len(animals), "a column for every animal")
    must(box.board.marker_start in columns, "the marker's first column")
    must([figure.id for figure in box.figures if figure.kind == "dino"] == ["dino"], "the dinosaur")
    must(all((figure.kind == "prey") == (figure.move is None) for figure in box.figures), "which figures move")


def _check_starting_tile(box: Box) -> None:
    cells = {cell.cell: cell for cell in box.starting_tile}
    homes = {terrain.id for terrain in box.terrains if terrain.dino_home}
    figures = {figure.id for figure in box.figures}
    must(len(cells) == len(box.starting_tile), "cells of the starting tile")
    must(box.nest in cells and cells[box.nest].terrain in homes, "the nest's mountain")
    must(all(cell.figure in figures for cell in box.starting_tile if cell.figure), "figures of the starting tile")
    must(all(cell.terrain in homes for cell in box.starting_tile if cell.figure == "dino"), "where dinosaurs start")


def _check_faces(box: Box) -> None:
    """The terrains and animals printed on tiles are those of the box."""
    terrains, animals = {terrain.id for terrain in box.terrains}, _animals(box)
    sides = [side for tile in box.tiles for side in (tile.a, tile.b)]
    must(terrains.issuperset(side.terrain for side in sides), "terrains of tiles")
    must(terrains.issuperset(cell.terrain for cell in box.starting_tile), "terrains of the starting tile")
    must(all(side.animal in animals for side in sides if side.animal is not None), "animals on tiles")
    must(len({tile.id for tile in box.tiles}) == len(box.tiles) == box.number_of_tiles, "number of tiles")


def _check_stacks(box: Box, seats: int) -> None:
    """The tiles of so many seats lie in the stacks of the box, and the first stack fills the biome board."""
    rows = box.board.rows_by_players.get(seats, 0)
    stacks = [tile.stack for tile in box.tiles_for(seats)]
    must(rows > 0, f"rows of {seats} seats")
    must(set(stacks) <= set(box.board.stacks), f"stacks of {seats} seats")
    filled = stacks.count(box.board.stacks[0]) >= len(box.board.columns) * rows
    must(filled, f"a first stack that fills the board of {seats} seats")


BOX, DATA = open_box("gods-love-dinosaurs", Path(__file__).with_name("data.yaml"), Box, check)

SOURCES: tuple[Source, ...] = BOX.sources
COLUMNS = BOX.board.columns
FIGURES: dict[str, Figure] = {figure.id: figure for figure in BOX.figures}
PREY = frozenset(figure.id for figure in BOX.figures if figure.kind == "prey")
PREDATORS = frozenset(figure.id for figure in BOX.figures if figure.kind == "predator")
MOVES: dict[str, Move] = {figure.id: figure.move for figure in BOX.figures if figure.move is not None}
HABITATS: dict[str, frozenset[str]] = {
    prey: frozenset(terrain.id for terrain in BOX.terrains if prey in terrain.prey) for prey in PREY
}
"""The terrains on which young of a prey can be put."""
DINO_HOMES = frozenset(terrain.id for terrain in BOX.terrains if terrain.dino_home)
TILES: dict[str, Tile] = {tile.id: tile for tile in BOX.tiles}

"""The box: what the data file holds, and that contradictions in it are found when it is loaded."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from strata.domain.games.gods_love_dinosaurs.components import (
    BOX,
    FIGURES,
    HABITATS,
    TILES,
    Side,
    Tile,
    check,
)
from strata.domain.toolkit.box import BrokenData


def changed(**fields: Any) -> None:
    check(msgspec.structs.replace(BOX, **fields))


def with_tile(**fields: Any) -> tuple[Tile, ...]:
    return (msgspec.structs.replace(BOX.tiles[0], **fields), *BOX.tiles[1:])


def test_pieces_are_as_many_as_in_the_box() -> None:
    assert len(TILES) == 84
    assert {figure.id: figure.count for figure in BOX.figures} == {
        "frog": 25,
        "hare": 30,
        "rat": 35,
        "tiger": 25,
        "eagle": 25,
        "dino": 20,
    }
    assert sum(figure.count for figure in FIGURES.values()) == 160


@pytest.mark.parametrize(("seats", "per_stack"), [(2, 10), (3, 13), (4, 17), (5, 21)])
def test_tiles_by_number_of_seats(seats: int, per_stack: int) -> None:
    assert Counter(tile.stack for tile in BOX.tiles_for(seats)) == dict.fromkeys("ABCD", per_stack)


@pytest.mark.parametrize(
    ("seats", "animals", "terrains"),
    [
        (2, (6, 7, 8, 6, 5), (19, 22, 24, 7, 8)),
        (3, (9, 9, 11, 7, 7), (27, 27, 30, 9, 11)),
        (4, (10, 12, 14, 10, 10), (34, 37, 40, 12, 13)),
        (5, (13, 15, 18, 12, 12), (41, 47, 50, 14, 16)),
    ],
)
def test_what_is_printed_on_the_tiles(seats: int, animals: Sequence[int], terrains: Sequence[int]) -> None:
    sides = [side for tile in BOX.tiles_for(seats) for side in (tile.a, tile.b)]
    icons, cells = Counter(side.animal for side in sides), Counter(side.terrain for side in sides)
    assert tuple(icons[animal] for animal in BOX.board.columns) == animals
    assert tuple(cells[terrain.id] for terrain in BOX.terrains) == terrains


def test_prey_lives_on_its_own_terrain_and_the_universal_one() -> None:
    assert {
        "frog": {"lake", "universal"},
        "hare": {"plain", "universal"},
        "rat": {"forest", "universal"},
    } == HABITATS


@pytest.mark.parametrize(
    ("fields", "what"),
    [
        ({"tiles": BOX.tiles[:-1]}, "number of tiles"),
        ({"tiles": with_tile(id="A02")}, "number of tiles"),
        ({"tiles": with_tile(stack="E")}, "stacks of 2 seats"),
        ({"tiles": with_tile(stack="B")}, "a first stack that fills the board of 2 seats"),
        ({"tiles": with_tile(b=Side("swamp"))}, "terrains of tiles"),
        ({"tiles": with_tile(a=Side("lake", "newt"))}, "animals on tiles"),
        ({"starting_tile": BOX.starting_tile[1:]}, "the nest's mountain"),
        ({"starting_tile": (*BOX.starting_tile, BOX.starting_tile[1])}, "cells of the starting tile"),
        ({"figures": BOX.figures[1:]}, "a column for every animal"),
        ({"figures": BOX.figures[:-1]}, "the dinosaur"),
        ({"terrains": BOX.terrains[1:]}, "terrains of tiles"),
        (
            {"board": msgspec.structs.replace(BOX.board, rows_by_players={2: 3, 3: 2, 4: 3, 5: 3})},
            "a first stack that fills the board of 2 seats",
        ),
    ],
)
def test_a_box_that_contradicts_itself_is_refused(fields: dict[str, Any], what: str) -> None:
    with pytest.raises(BrokenData, match=what):
        changed(**fields)


def test_stacks_need_not_be_equal() -> None:
    moved = msgspec.structs.replace(TILES["D10"], stack="A")
    changed(tiles=(*(tile for tile in BOX.tiles if tile.id != "D10"), moved))

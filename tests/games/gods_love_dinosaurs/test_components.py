"""The box: what the data file holds, and that contradictions in it are found when it is loaded."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from strata.domain.games.gods_love_dinosaurs.components import BOX, FIGURES, HABITATS, TILES, BrokenData, Tile, check


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


@pytest.mark.parametrize(("seats", "tiles"), [(2, 40), (3, 52), (4, 68), (5, 84)])
def test_tiles_by_number_of_seats(seats: int, tiles: int) -> None:
    assert len(BOX.tiles_for(seats)) == tiles


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
        ({"tiles": with_tile(stack="B")}, "stacks of 2 seats"),
        ({"tiles": with_tile(b=BOX.tiles[1].b)}, "cells of 2 seats"),
        ({"tiles": with_tile(a=BOX.tiles[2].a)}, "icons of 2 seats"),
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

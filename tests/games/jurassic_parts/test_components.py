"""The box: what the data file holds, and that contradictions in it are found when it is loaded."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from strata.domain.games.jurassic_parts import components
from strata.domain.games.jurassic_parts.components import (
    BOX,
    CARDS,
    EDGES,
    JOINTS,
    SOURCES,
    SPECIES,
    TILES,
    service_price,
)
from strata.domain.toolkit.box import BrokenData


def test_pieces_are_as_many_as_in_the_box() -> None:
    assert len(TILES) == 58
    assert len(CARDS) == 12
    assert {species.id: (species.parts, species.copies, species.vp) for species in BOX.species} == {
        "brachiosaurus": (5, 2, 15),
        "tyrannosaurus": (4, 2, 10),
        "triceratops": (3, 3, 7),
        "velociraptor": (2, 5, 4),
        "pterodactyl": (1, 8, 1),
    }
    assert sum(len(back.sides) * back.count for back in BOX.backs) == 92


def test_the_rules_page_lists_the_same_sources() -> None:
    page = (Path(__file__).parents[3] / "docs/rules/jurassic-parts.md").read_text()
    listed = re.findall(r"^\| `(\w+)` \|", page[page.index("## Sources") :], re.MULTILINE)
    assert listed == [source.component for source in SOURCES]


def test_every_tile_of_a_species_has_a_part_of_it() -> None:
    for tile in TILES.values():
        if tile.species is not None:
            assert tile.part in range(1, SPECIES[tile.species].parts + 1)


def test_consecutive_cells_of_the_spiral_touch() -> None:
    for cell in range(1, 58):
        assert cell - 1 in [there for there, _ in JOINTS[cell]]


def test_edges_are_listed_by_their_cells() -> None:
    assert [(edge.a, edge.b) for edge in EDGES] == sorted((edge.a, edge.b) for edge in EDGES)
    assert all(edge.a < edge.b and edge.id == f"{edge.a}-{edge.b}" for edge in EDGES)
    assert sorted(len(joints) for joints in JOINTS)[:6] == [3, 3, 3, 3, 3, 3]


def test_a_row_of_the_slab_reads_from_west_to_east() -> None:
    row = sorted((cell.q, number) for number, cell in enumerate(BOX.cells) if cell.r == -1)
    assert [number for _, number in row] == [55, 32, 15, 4, 3, 11, 25, 45]


@pytest.mark.parametrize(("requests", "price"), [(0, 1), (1, 2), (2, 3), (3, 3), (9, 3)])
def test_service_prices_rise_to_three(requests: int, price: int) -> None:
    assert service_price(requests) == price


@pytest.mark.parametrize(
    ("kind", "record"),
    [(components.Card, {"id": "dynamite", "timing": "own_turn"}), (components.Species, {"id": "stegosaurus"})],
)
def test_what_the_rules_do_not_know_is_refused(kind: Any, record: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError, match="id"):
        msgspec.convert(record, kind)


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"tiles": BOX.tiles[1:]}, "number of tiles"),
        ({"backs": BOX.backs[1:]}, "number of backs"),
        ({"cells": (*BOX.cells[:-2], BOX.cells[-1], BOX.cells[-2])}, "spiral"),
        ({"plant_scores": BOX.plant_scores[1:]}, "scores of plants"),
        ({"centre_tile": "amber"}, "tile in the middle"),
        ({"equipment_cards": BOX.equipment_cards[1:]}, "the cards"),
        ({"tiles": (msgspec.structs.replace(BOX.tiles[0], back="b0"), *BOX.tiles[1:])}, "backs for some tiles only"),
        ({"tiles": (msgspec.structs.replace(BOX.tiles[0], part=2), *BOX.tiles[1:])}, "copies of part 1"),
        ({"tiles": (msgspec.structs.replace(BOX.tiles[0], part=6), *BOX.tiles[1:])}, "the part of brachiosaurus-1a"),
        ({"tiles": (msgspec.structs.replace(BOX.tiles[0], face_boulders=(6,)), *BOX.tiles[1:])}, "boulder sides of"),
        ({"services": BOX.services[1:]}, "the services"),
        ({"seat_colours": ("red", "red", "blue", "green", "purple")}, "colours of the seats"),
        ({"tiles": tuple(msgspec.structs.replace(tile, back="b0") for tile in BOX.tiles)}, "backs of the tiles"),
    ],
)
def test_contradictions_are_refused(change: dict[str, Any], what: str) -> None:
    with pytest.raises(BrokenData, match=what):
        components.check(msgspec.structs.replace(BOX, **change))

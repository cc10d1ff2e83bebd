"""Taking, placing and orienting a tile beyond the golden examples."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from strata.domain.games.gods_love_dinosaurs.components import TILES, Side
from strata.domain.games.gods_love_dinosaurs.rules.tiles import anchors, directions
from strata.domain.games.gods_love_dinosaurs.state import Ecosystem
from strata.domain.toolkit.hexes import around, hex_id
from tests.games.gods_love_dinosaurs.table import playing

RING = dict.fromkeys(around("0,0"), "plain")


def test_tiles_are_listed_by_column_then_row() -> None:
    played = playing(slots={"frog": [None, "A01"], "hare": [None, None], "eagle": ["A09", None]})
    assert [(option["column"], option["row"]) for option in played.options] == [
        ("frog", 2),
        ("rat", 1),
        ("rat", 2),
        ("tiger", 1),
        ("tiger", 2),
        ("eagle", 1),
    ]


def test_cells_are_listed_by_q_then_r() -> None:
    cells = [(option["q"], option["r"]) for option in playing(hand=["A02", "frog"]).options]
    assert cells == sorted(cells)
    assert len(set(cells)) == len(cells)


def test_other_seats_are_not_asked_and_other_ecosystems_not_built() -> None:
    played = playing(seats=3, hand=["A02", "frog"], active=1)
    assert played.asked == (1, "place_tile")
    played.lay(1, 2, 0, 0)
    assert [len(ecosystem.terrain) for ecosystem in played.state.seats] == [7, 9, 7]
    assert played.asked == (2, "take_tile")


def test_a_hole_for_one_cell_takes_no_tile() -> None:
    ring = Ecosystem(dict(RING))
    assert "0,0" not in anchors(ring)
    assert directions(ring, "0,0") == []


def test_a_hole_for_two_cells_takes_one() -> None:
    hole = {"0,0", "1,0"}
    rim = {cell: "plain" for inner in hole for cell in around(inner) if cell not in hole}
    assert hole < anchors(Ecosystem(rim))
    assert directions(Ecosystem(rim), "0,0") == [0]
    assert directions(Ecosystem(rim), "1,0") == [3]


@pytest.mark.parametrize("seed", range(6))
def test_cells_offered_are_just_those_with_a_direction(seed: int) -> None:
    rng, terrain = Random(seed), {"0,0": "mountain"}
    while len(terrain) < 25:
        terrain[rng.choice(around(rng.choice(sorted(terrain))))] = "plain"
    ecosystem = Ecosystem(terrain)
    wide = {hex_id(q, r) for q in range(-15, 16) for r in range(-15, 16)} - set(terrain)
    assert anchors(ecosystem) == {cell for cell in wide if directions(ecosystem, cell)}


@pytest.mark.parametrize(("supply", "standing"), [(0, {}), (1, {"2,0": "hare"}), (2, {"2,0": "hare", "3,0": "hare"})])
def test_animals_on_both_cells_come_as_far_as_the_supply_lasts(
    supply: int, standing: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    both = msgspec.structs.replace(TILES["A03"], b=Side("plain", "hare"))
    monkeypatch.setitem(TILES, "A03", both)
    played = playing(hand=["A03", "frog"], supply={"hare": supply}).lay(0, 2, 0, 0)
    figures = played.state.seats[0].figures
    assert {cell: figures[cell] for cell in ("2,0", "3,0") if cell in figures} == standing
    assert played.state.supply["hare"] == max(0, supply - 2)


def test_the_animal_of_the_tile_takes_part_in_the_activation_it_causes() -> None:
    played = playing(slots={"tiger": ["A07", None]}, marker="frog")
    played.play(0, {"kind": "take_tile", "column": "tiger", "row": 1}).lay(0, 2, -1, 0)
    assert played.asked == (0, "hunt")
    assert {"kind": "hunt", "from": [2, -1], "path": [[1, 0]]} in played.options


def test_a_column_that_keeps_a_tile_does_not_activate() -> None:
    played = playing(slots={"hare": ["A01", "A02"]})
    played.play(0, {"kind": "take_tile", "column": "hare", "row": 2}).lay(0, 2, 0, 0)
    assert played.told("activation_begun") == []
    assert played.asked == (1, "take_tile")


def test_activations_go_round_from_the_active_seat() -> None:
    played = playing(seats=4, active=2, slots={"hare": ["A01", None, None]}, marker="frog")
    played.play(2, {"kind": "take_tile", "column": "hare", "row": 1}).lay(2, 2, 0, 0)
    assert played.told("activation_begun")[0]["queue"] == [2, 3, 0, 1]
    asked = []
    while played.asked is not None and played.asked[1] == "breed":
        asked.append(played.asked[0])
        played.play(played.asked[0], {"kind": "finish_activation"})
    assert asked == [2, 3, 0, 1]
    assert played.asked == (3, "take_tile")

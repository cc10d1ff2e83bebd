"""Section 7: tundra spreads."""

from __future__ import annotations

import pytest

from tests.games.dominant_species.table import playing

RING = ["0,-1", "1,-1", "1,0", "0,1", "-1,1", "-1,0"]


def test_only_tiles_next_to_tundra_can_freeze() -> None:
    played = playing(phase="glaciation", pawns={"glaciation 1": "bird"}, tiles={"2,-1": "sea", "0,-2": "sea"})
    assert played.offered("hex") == [[-1, 0], [-1, 1], [0, -1], [0, 1], [1, -1], [1, 0]]


@pytest.mark.parametrize(("tundra", "points"), [([], 1), (["0,-1"], 3), (["0,-1", "1,0"], 6)])
def test_the_bonus_counts_tundra_around(tundra: list[str], points: int) -> None:
    played = playing(phase="glaciation", pawns={"glaciation 1": "bird"}, tundra=tundra)
    played.play("bird", "glaciate", hex=[1, -1])
    assert played.state.animals["bird"].scored == {"glaciation": points}


def test_pawns_behind_the_first_stay() -> None:
    pawns = {"glaciation 2": "bird", "glaciation 3": "insect"}
    played = playing(phase="glaciation", pawns=pawns)
    assert played.state.pawns == pawns
    assert played.asked == ("insect", "insect_speciate")


def test_without_a_tile_to_freeze_the_pawn_comes_back() -> None:
    played = playing(phase="glaciation", pawns={"glaciation 1": "bird"}, tundra=RING)
    assert played.state.animals["bird"].available == 3
    assert [fact["task"] for fact in played.told("action_skipped")] == ["glaciate"]


def test_without_a_tundra_tile_left_the_pawn_comes_back() -> None:
    more = {"0,-2": "sea", "1,-2": "sea", "2,-2": "sea", "2,-1": "sea", "2,0": "sea", "3,-1": "forest"}
    tundra = [*RING, *list(more)[:5]]
    played = playing(phase="glaciation", pawns={"glaciation 1": "bird"}, tiles=more, tundra=tundra)
    assert played.state.tundra_supply == 0
    assert played.state.animals["bird"].available == 3
    assert [fact["task"] for fact in played.told("action_skipped")] == ["glaciate"]


def test_a_corner_at_the_edge_of_earth_keeps_its_element() -> None:
    played = playing(phase="glaciation", pawns={"glaciation 1": "bird"}, tundra=["0,-1"])
    played.play("bird", "glaciate", hex=[1, -1])
    assert "1,-1,W" not in played.state.elements
    assert played.state.elements["0,-1,E"] == "grass"


def test_a_corner_on_the_rim_of_the_board_keeps_its_element() -> None:
    land = {"2,-1": "sea", "2,0": "sea", "3,-1": "forest", "3,0": "forest"}
    played = playing(
        phase="glaciation",
        pawns={"glaciation 1": "bird"},
        tiles=land,
        tundra=["2,0", "3,-1"],
        elements={"3,0,E": "sun", "3,0,W": "sun"},
    )
    played.play("bird", "glaciate", hex=[3, 0])
    assert played.told("element_removed") == []
    assert played.state.animals["bird"].scored == {"glaciation": 3}


def test_a_frozen_tile_pays_and_takes_cubes_as_tundra() -> None:
    played = playing(phase="speciation", pawns={"speciation 4": "amphibian"}, tundra=["0,-1"])
    played.play("amphibian", "speciate", vertex="0,-1,W")
    played.play("amphibian", "populate", hex=[-1, 0], count=0)
    assert played.offered("count") == [1]

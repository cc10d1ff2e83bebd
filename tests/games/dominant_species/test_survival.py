"""Reset: the survival card, and when the game is over."""

from __future__ import annotations

import pytest

from tests.games.dominant_species.table import playing


@pytest.mark.parametrize(("tundra", "points"), [(1, 1), (2, 3), (4, 10)])
def test_the_holder_gains_a_bonus_for_the_tundra_it_occupies(tundra: int, points: int) -> None:
    hexes = ["0,0", "0,-1", "1,-1", "1,0"][:tundra]
    cubes = {hex_: {"amphibian": 1} for hex_ in hexes}
    cubes["0,0"] = {"amphibian": 1, "bird": 1} if tundra > 1 else {"amphibian": 2, "bird": 1}
    added = {"amphibian": ["grass"]}
    played = playing(phase="survival", tundra=hexes[1:], only_cubes=cubes, added=added, display={"regression": []})
    assert played.state.animals["amphibian"].scored == {"survival": points}


def test_nobody_holds_the_card_without_cubes_on_tundra() -> None:
    played = playing(phase="survival")
    assert played.told("points_scored") == []
    assert played.state.round == 2


@pytest.mark.parametrize(("rounds", "ending"), [(1, "max_rounds"), (2, None)])
def test_the_last_round_agreed_on_ends_the_game(rounds: int, ending: str | None) -> None:
    options = {"max_rounds": rounds, "animal_assignment": "fixed", "animals": [["bird"], ["insect"]]}
    played = playing(seats=2, options=options, phase="survival")
    assert played.state.ending == ending
    lines = played.state.animals["bird"].scored
    assert lines == ({"final_tiles": 5 + 3 + 6} if ending else {})


def test_a_world_without_cubes_ends_the_game() -> None:
    pools = dict.fromkeys(["mammal", "reptile", "bird", "amphibian", "arachnid", "insect"], 0)
    played = playing(phase="survival", only_cubes={}, gene_pool=pools)
    assert played.state.ending == "stalemate"
    spared = playing(phase="survival", only_cubes={}, gene_pool={**pools, "bird": 1})
    assert spared.state.ending is None


def test_tiles_scored_in_the_last_round_pay_again() -> None:
    played = playing(phase="survival", only_cubes={"0,-1": {"bird": 1}}, dominated=["0,-1"], ice_age_played=True)
    assert played.state.animals["bird"].scored == {"final_tiles": 8}
    assert played.state.ending == "ice_age"

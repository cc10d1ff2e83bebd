"""Hunting beyond the golden examples."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.gods_love_dinosaurs.table import Played, playing

BARREN = {"0,0": "mountain"}


def hunting(predator: str, cells: dict[str, str], **given: Any) -> Played:
    return playing(activate=predator, ecosystems={0: cells, 1: BARREN}, **given)


def paths(played: Played) -> list[list[list[int]]]:
    return [option["path"] for option in played.those("hunt")]


def test_of_two_ways_to_the_same_meal_the_one_whose_direction_comes_first_is_listed() -> None:
    played = hunting("tiger", {"0,0": "plain tiger", "1,0": "plain", "1,-1": "plain", "2,-1": "plain hare"})
    assert paths(played) == [[[1, 0], [2, -1]]]


def test_a_shorter_way_stands_for_a_longer_one() -> None:
    played = hunting("tiger", {"0,0": "plain tiger", "1,0": "plain hare", "1,-1": "plain"})
    assert paths(played) == [[[1, 0]]]


def test_ways_with_different_meals_are_all_listed() -> None:
    cells = {"0,0": "plain tiger", "1,0": "plain hare", "1,-1": "lake frog", "2,-1": "forest rat"}
    assert paths(hunting("tiger", cells)) == [
        [[1, 0]],
        [[1, -1]],
        [[1, 0], [2, -1]],
        [[1, 0], [1, -1]],
        [[1, -1], [2, -1]],
        [[1, -1], [1, 0]],
    ]


def test_an_eagle_flies_over_empty_cells_but_not_over_holes() -> None:
    cells = {"0,0": "plain eagle", "1,0": "mountain", "2,0": "lake", "3,0": "forest rat", "0,2": "forest rat"}
    assert paths(hunting("eagle", cells)) == [[[1, 0], [2, 0], [3, 0]]]


def test_an_eagle_does_not_turn_nor_fly_four_cells() -> None:
    cells = {
        "0,0": "plain eagle",
        "1,0": "plain",
        "2,0": "plain",
        "3,0": "plain",
        "4,0": "forest rat",
        "1,1": "lake frog",
    }
    assert hunting("eagle", cells).asked == (1, "take_tile")


@pytest.mark.parametrize("blocker", ["tiger", "eagle", "dino"])
@pytest.mark.parametrize("predator", ["tiger", "eagle"])
def test_predators_and_dinosaurs_block_the_way(predator: str, blocker: str) -> None:
    cells = {"0,0": f"plain {predator}", "1,0": f"mountain {blocker}", "2,0": "forest rat", "0,-1": "lake frog"}
    played = hunting(predator, cells)
    assert [[0, -1]] in paths(played)
    assert all([1, 0] not in option["path"] for option in played.those("hunt") if option["from"] == [0, 0])


def test_newborns_block_at_once_and_do_not_hunt() -> None:
    cells = {
        "0,0": "plain eagle",
        "1,0": "plain hare",
        "2,0": "plain hare",
        "1,1": "plain eagle",
        "1,-1": "lake frog",
    }
    played = hunting("eagle", cells)
    assert {"kind": "hunt", "from": [1, 1], "path": [[1, 0], [1, -1]]} in played.options
    played.play(0, {"kind": "hunt", "from": [0, 0], "path": [[1, 0], [2, 0]]})
    assert played.state.seats[0].figures == {"1,0": "eagle", "2,0": "eagle", "1,-1": "frog"}


def test_any_hunter_may_be_left_to_starve() -> None:
    played = hunting("tiger", {"0,0": "plain tiger", "1,0": "lake frog", "5,0": "plain tiger"})
    assert played.those("starve") == [{"kind": "starve", "from": [0, 0]}, {"kind": "starve", "from": [5, 0]}]
    played.play(0, {"kind": "starve", "from": [5, 0]})
    assert played.asked == (0, "hunt")


def test_finishing_starves_the_rest() -> None:
    played = hunting("tiger", {"0,0": "plain tiger", "1,0": "lake frog", "5,0": "plain tiger"})
    played.play(0, {"kind": "finish_activation"})
    assert played.state.seats[0].figures == {"1,0": "frog"}
    assert [(fact["cell"], fact["cause"]) for fact in played.told("figure_starved")] == [
        ("0,0", "finish"),
        ("5,0", "finish"),
    ]
    assert played.state.supply["tiger"] == 25


def test_only_the_species_of_the_column_hunts_or_starves() -> None:
    played = hunting("tiger", {"0,0": "plain eagle", "5,0": "plain tiger"})
    assert played.state.seats[0].figures == {"0,0": "eagle"}


def test_hunters_are_listed_cell_by_cell_then_by_length() -> None:
    cells = {"0,0": "plain tiger", "1,0": "lake frog", "2,0": "lake frog", "-3,0": "plain tiger", "-4,0": "lake frog"}
    listed = [(option["from"], len(option["path"])) for option in hunting("tiger", cells).those("hunt")]
    assert listed == [([-3, 0], 1), ([0, 0], 1), ([0, 0], 2)]

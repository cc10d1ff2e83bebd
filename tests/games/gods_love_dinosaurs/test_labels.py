"""What options are called, and where one points to choose them."""

from __future__ import annotations

from typing import Any

import pytest

from strata.domain.games.gods_love_dinosaurs import GAME
from strata.domain.kernel import Position
from strata.domain.match.decisions import show_decision
from tests.games.gods_love_dinosaurs.table import Played, playing


def options(played: Played, language: str = "en") -> dict[str, list[str]]:
    """The labels of a decision's options, with their targets."""
    position = Position(GAME, played.state)
    [decision] = position.decisions
    shown = show_decision(position, decision, GAME.narrators[language], ["Ann", "Bob"])
    return {option["label"]: option["targets"] for option in shown["options"]}


def taking(**given: Any) -> Played:
    """Every column is empty but for one tile in the frog column, under the marker."""
    columns: dict[str, list[str | None]] = {column: [None, None] for column in ("hare", "rat", "tiger", "eagle")}
    return playing(slots={**columns, "frog": ["A07", None], **given.pop("slots", {})}, **given)


def test_a_tile_is_taken_for_what_is_printed_on_it() -> None:
    played = taking(slots={"frog": ["A07", "A02"]})
    assert options(played) == {
        "Take A07 (forest with tiger + plain) from the frog column, row 1": ["tile:A07"],
        "Take A02 (lake with frog + forest) from the frog column, row 2": ["tile:A02"],
    }


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"marker": "hare"}, ": the last one, frogs act"),
        ({}, ": the last one, frogs act, then dinosaurs"),
        (
            {"stacks": {"B": ["B01"], "C": [], "D": []}},
            ": the last one, frogs act, then dinosaurs, and the game ends",
        ),
    ],
)
def test_the_last_tile_of_a_column_says_what_follows(given: dict[str, Any], words: str) -> None:
    [label] = options(taking(**given))
    assert label == f"Take A07 (forest with tiger + plain) from the frog column, row 1{words}"


def test_a_tile_whose_animal_is_out_says_so() -> None:
    [label] = options(taking(marker="hare", supply={"tiger": 0}))
    assert label.startswith("Take A07 (forest (no tigers left) + plain) from")


def test_places_of_a_tile_say_what_they_touch() -> None:
    played = playing(hand=["A02", "hare"])
    places = options(played)
    assert places["Cell a (lake with frog) on 2,-1, beside lake ×2"] == ["hex:0/2,-1"]
    assert places["Cell a (lake with frog) on 3,0, a step off the ecosystem; cell b goes between"] == ["hex:0/3,0"]
    played.play(0, {"kind": "place_tile", "q": 2, "r": 0})
    assert options(played) == {
        "Cell b (forest) on 3,0, to the east, beside cell a alone": ["hex:0/3,0"],
        "Cell b (forest) on 3,-1, to the north-east, beside cell a alone": ["hex:0/3,-1"],
        "Cell b (forest) on 2,-1, to the north-west, beside lake ×2": ["hex:0/2,-1"],
        "Cell b (forest) on 1,1, to the south-west, beside lake and forest": ["hex:0/1,1"],
        "Cell b (forest) on 2,1, to the south-east, beside cell a alone": ["hex:0/2,1"],
    }


def test_births_say_parent_place_and_terrain() -> None:
    played = playing(activate="frog", ecosystems={0: {"0,0": "lake frog", "1,0": "universal", "0,1": "lake"}})
    assert options(played) == {
        "Frog (0,0) has young on 1,0 (universal terrain)": ["hex:0/0,0", "hex:0/1,0"],
        "Frog (0,0) has young on 0,1 (lake)": ["hex:0/0,0", "hex:0/0,1"],
        "Finish: 1 frog without young; nothing dies": [],
    }


def test_hunts_say_meal_end_and_young() -> None:
    cells = {"0,0": "plain eagle", "1,0": "plain hare", "2,0": "plain hare", "3,0": "forest rat"}
    played = playing(activate="eagle", ecosystems={0: cells}, supply={"eagle": 1})
    assert options(played) == {
        "Eagle (0,0) eats hare (1,0); ends on 1,0": ["hex:0/0,0", "hex:0/1,0"],
        "Eagle (0,0) eats hare (1,0) and hare (2,0); ends on 2,0; young on 1,0": [
            "hex:0/0,0",
            "hex:0/1,0",
            "hex:0/2,0",
        ],
        "Eagle (0,0) eats hare (1,0), hare (2,0) and rat (3,0); ends on 3,0; young on 1,0": [
            "hex:0/0,0",
            "hex:0/1,0",
            "hex:0/2,0",
            "hex:0/3,0",
        ],
        "Let eagle (0,0) starve": ["hex:0/0,0"],
        "Finish: 1 eagle goes unfed and starves": [],
    }


def test_hatching_says_what_it_costs() -> None:
    played = playing(activate="hatch", marker="frog", ecosystems={0: {"0,0": "mountain"}}, eggs={0: 4})
    assert options(played) == {
        "Hatch a dinosaur on the nest for an egg (3 left); it must eat at once or starve": ["hex:0/0,0"],
        "Hatch nothing and keep 4 eggs": [],
    }


def walking() -> Played:
    cells = {"0,0": "mountain dino", "1,0": "plain hare", "1,-1": "lake eagle", "2,-1": "mountain"}
    return playing(activate="dino", ecosystems={0: cells, 1: {"0,0": "mountain"}})


def test_sending_and_walking_say_eggs_meal_and_end() -> None:
    played = walking()
    assert options(played) == {
        "Dinosaur (0,0) out and back: up to 1 egg": ["hex:0/0,0", "hex:0/0,0"],
        "Dinosaur (0,0) to the mountain on 2,-1: up to 1 egg": ["hex:0/0,0", "hex:0/2,-1"],
        "Let dinosaur (0,0) starve": ["hex:0/0,0"],
        "Finish: 1 dinosaur goes unfed and starves, a point lost": [],
    }
    played.play(0, {"kind": "send_dino", "from": [0, 0], "to": [2, -1]})
    assert options(played) == {
        "No eggs: eats hare (1,0); ends on 2,-1": ["hex:0/1,0", "hex:0/2,-1"],
        "1 egg: eats eagle (1,-1); ends on 2,-1": ["hex:0/1,-1", "hex:0/2,-1"],
        "1 egg: eats hare (1,0) and eagle (1,-1); ends on 2,-1": ["hex:0/1,0", "hex:0/1,-1", "hex:0/2,-1"],
    }


def test_a_meal_on_the_mountain_is_pointed_at_once() -> None:
    played = playing(activate="dino", ecosystems={0: {"0,0": "mountain dino", "1,0": "mountain eagle"}})
    played.play(0, {"kind": "send_dino", "from": [0, 0], "to": [1, 0]})
    assert options(played) == {"1 egg: eats eagle (1,0); ends on 1,0": ["hex:0/1,0"]}


@pytest.mark.parametrize(
    ("language", "labels"),
    [
        (
            "ru",
            [
                "Динозавр (0,0) — туда и обратно: до 1 яйца",
                "Динозавр (0,0) — на гору 2,-1: до 1 яйца",
                "Оставить без еды: динозавр (0,0) умирает от голода",
                "Закончить: умирает от голода 1 динозавр, минус 1 очко",
            ],
        ),
        (
            "uk",
            [
                "Динозавр (0,0) — туди й назад: до 1 яйця",
                "Динозавр (0,0) — на гору 2,-1: до 1 яйця",
                "Лишити без їжі: динозавр (0,0) помирає з голоду",
                "Закінчити: помирає з голоду 1 динозавр, мінус 1 очко",
            ],
        ),
    ],
)
def test_labels_in_other_languages(language: str, labels: list[str]) -> None:
    assert list(options(walking(), language)) == labels

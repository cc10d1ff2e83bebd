"""Dinosaurs beyond the golden examples."""

from __future__ import annotations

from typing import Any

import pytest

from strata.domain.games.gods_love_dinosaurs import GAME
from strata.domain.games.gods_love_dinosaurs.options import Options
from strata.domain.games.gods_love_dinosaurs.rules.dinos import eggs_for, goals, meals, most_eggs, walks
from tests.games.gods_love_dinosaurs.table import Played, playing
from tests.games.matches import random_match

BARREN = {"0,0": "mountain"}


def walking(cells: dict[str, str], **given: Any) -> Played:
    return playing(activate="dino", ecosystems={0: cells, 1: BARREN}, **given)


def test_a_mountain_may_be_left_and_found_again_in_five_steps() -> None:
    line = {"0,0": "mountain dino", "1,0": "plain", "2,0": "plain hare"}
    played = walking(line)
    assert played.outcomes("0,0") == [("0,0", frozenset({"2,0"}))]


def test_an_animal_on_a_mountain_is_eaten_by_ending_there() -> None:
    played = walking({"0,0": "mountain dino", "1,0": "mountain eagle"})
    assert set(played.outcomes("0,0")) == {("1,0", frozenset({"1,0"})), ("0,0", frozenset({"1,0"}))}
    played.walk(0, "0,0", "1,0", ["1,0"])
    assert played.state.seats[0].figures == {"1,0": "dino"}
    assert played.state.seats[0].eggs == 4


def test_a_single_dinosaur_without_a_way_starves_unasked() -> None:
    played = walking({"0,0": "mountain dino", "1,0": "plain"})
    assert played.told("figure_starved")[0]["cause"] == "forced"
    assert played.state.seats[0].figures == {}


def test_two_dinosaurs_without_a_way_are_asked_for() -> None:
    played = walking({"0,0": "mountain dino", "1,0": "plain", "2,0": "mountain dino"})
    assert played.asked == (0, "send_dino")
    assert [option["kind"] for option in played.options] == ["starve", "starve", "finish_activation"]


def test_a_dinosaur_that_dies_clears_the_way() -> None:
    cells = {"0,0": "mountain dino", "1,0": "mountain dino", "2,0": "plain", "3,0": "plain", "4,0": "plain hare"}
    cells |= {"-1,0": "plain", "5,0": "mountain"}
    played = walking(cells)
    assert played.outcomes("0,0") == []
    assert played.outcomes("1,0") == [("5,0", frozenset({"4,0"}))]
    played.play(0, {"kind": "starve", "from": [1, 0]})
    assert played.outcomes("0,0") == [("5,0", frozenset({"4,0"}))]


def test_the_first_to_walk_leaves_its_mountain_to_the_next() -> None:
    cells = {
        "0,0": "mountain dino",
        "1,0": "plain hare",
        "2,0": "mountain dino",
        "3,0": "plain hare",
        "4,0": "mountain",
    }
    played = walking(cells)
    assert {to for to, _ in played.outcomes("0,0")} == {"0,0"}
    played.walk(0, "2,0", "4,0", ["3,0"])
    assert {to for to, _ in played.outcomes("0,0")} == {"0,0", "2,0"}


def test_after_sending_only_walks_are_offered() -> None:
    played = walking({"0,0": "mountain dino", "1,0": "plain hare", "5,0": "mountain dino"})
    played.play(0, {"kind": "send_dino", "from": [0, 0], "to": [0, 0]})
    assert played.options == [{"kind": "walk_dino", "path": [[1, 0], [0, 0]]}]
    assert played.position.decisions[0].about == "0,0"


def test_finishing_starves_the_dinosaurs_that_have_not_walked() -> None:
    played = walking({"0,0": "mountain dino", "1,0": "plain hare", "2,0": "mountain dino"})
    played.walk(0, "2,0", "2,0", ["1,0"])
    assert played.state.seats[0].figures == {"2,0": "dino"}, "the other found nothing left to eat"
    played = walking({"0,0": "mountain dino", "1,0": "plain hare", "2,0": "mountain dino"})
    played.play(0, {"kind": "finish_activation"})
    assert [fact["cause"] for fact in played.told("figure_starved")] == ["finish", "finish"]
    assert played.state.seats[0].figures == {"1,0": "hare"}


@pytest.mark.parametrize(("animal", "eggs"), [("frog", 3), ("hare", 3), ("rat", 3), ("tiger", 4), ("eagle", 4)])
def test_predators_are_worth_an_egg_and_prey_none(animal: str, eggs: int) -> None:
    played = walking({"0,0": "mountain dino", "1,0": f"plain {animal}"}).walk(0, "0,0", "0,0", ["1,0"])
    assert played.state.seats[0].eggs == eggs
    assert played.told("dino_moved")[0]["eaten"] == [{"cell": "1,0", "animal": animal}]


def test_sendings_are_listed_by_start_then_goal() -> None:
    cells = {"0,0": "mountain dino", "1,0": "plain hare", "2,0": "mountain", "-1,0": "mountain dino", "0,1": "mountain"}
    listed = [(tuple(option["from"]), tuple(option["to"])) for option in walking(cells).those("send_dino")]
    assert listed == sorted(listed)
    assert ((0, 0), (2, 0)) in listed


def test_the_most_eggs_of_a_mountain_are_those_of_its_best_walk() -> None:
    laid = 0
    for move in random_match(GAME, 3, Options(), 5):
        state = move.position.state
        if move.position.decisions and move.position.decisions[0].name == "send_dino":
            ecosystem = state.seats[state.queue[0]]
            for origin in state.unresolved or ():
                best = {
                    to: max(eggs_for(meals(ecosystem.figures, path)) for path in walks(ecosystem, origin, to))
                    for to in goals(ecosystem, origin)
                }
                assert most_eggs(ecosystem, origin) == best
                laid += sum(best.values())
    assert laid > 0

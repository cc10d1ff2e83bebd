"""The evaluator: it always knows something to do, and following it beats chance."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from strata.domain.bots import choose
from strata.domain.games.gods_love_dinosaurs import GAME
from strata.domain.games.gods_love_dinosaurs.options import Options
from tests.games.gods_love_dinosaurs.table import Played, playing
from tests.games.matches import end_of_match

BARREN = {"0,0": "mountain"}
LAST: dict[str, Any] = {"marker": "frog", "slots": {"frog": [None, None]}, "stacks": {"B": [], "C": [], "D": []}}
"""The marker's column is empty and there is nothing to fill it with."""


def chosen(played: Played) -> Any:
    return choose("greedy", played.position, played.position.decisions[0].seat, Random(1))


@pytest.mark.parametrize("seats", GAME.seats)
def test_greedy_beats_chance(seats: int) -> None:
    ranking = GAME.ranking(end_of_match(GAME, ["greedy"] + ["random"] * (seats - 1), Options(), seats))
    assert ranking[0].seat == 0


def test_the_last_walk_goes_where_most_predators_are() -> None:
    cells = {"0,0": "mountain dino", "1,0": "plain eagle", "2,0": "forest", "3,0": "plain tiger", "4,0": "mountain"}
    played = playing(activate="dino", ecosystems={0: cells, 1: BARREN}, **LAST)
    assert chosen(played).to == (4, 0)


def test_an_earlier_walk_leaves_something_for_the_next() -> None:
    cells = {"0,0": "mountain dino", "1,0": "plain eagle", "2,0": "forest", "3,0": "plain tiger", "4,0": "mountain"}
    played = playing(activate="dino", ecosystems={0: cells, 1: BARREN})
    assert chosen(played).to == (0, 0)


def test_a_dinosaur_takes_the_way_with_the_eggs() -> None:
    cells = {"0,0": "mountain dino", "1,0": "plain hare", "1,-1": "lake eagle", "2,-1": "mountain"}
    played = playing(activate="dino", ecosystems={0: cells, 1: BARREN})
    played.play(0, {"kind": "send_dino", "from": [0, 0], "to": [2, -1]})
    assert (1, -1) in chosen(played).path


def test_an_egg_hatches_only_to_eat() -> None:
    fed = playing(activate="hatch", ecosystems={0: {"0,0": "mountain", "1,0": "plain tiger"}, 1: BARREN}, **LAST)
    hungry = playing(activate="hatch", ecosystems={0: {"0,0": "mountain", "1,0": "plain"}, 1: BARREN}, **LAST)
    assert chosen(fed).__struct_config__.tag == "hatch"
    assert chosen(hungry).__struct_config__.tag == "skip_hatch"


def test_the_order_of_hunting_starves_nobody() -> None:
    cells = {"0,0": "plain tiger", "1,0": "lake frog", "2,0": "plain tiger", "3,0": "lake frog", "4,0": "lake frog"}
    played = playing(activate="tiger", ecosystems={0: cells, 1: BARREN})
    while played.asked == (0, "hunt"):
        action = chosen(played)
        played.play(0, {"kind": "hunt", "from": action.from_, "path": action.path})
        assert played.told("figure_starved") == []

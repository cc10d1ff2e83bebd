"""The evaluator: it always knows something to do, finds what a player who knows the game would, and beats chance."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from strata.domain.analysis.judging import COMPARED
from strata.domain.bots import choose
from strata.domain.games.gods_love_dinosaurs import GAME
from strata.domain.games.gods_love_dinosaurs.bot import DinosaurEvaluator
from strata.domain.games.gods_love_dinosaurs.options import Options
from strata.domain.games.gods_love_dinosaurs.rules.activation import Starve
from strata.domain.games.gods_love_dinosaurs.rules.dinos import SendDino
from strata.domain.games.gods_love_dinosaurs.state import State
from strata.domain.kernel import Position, RandomChance, apply_action, begin, clone
from tests.games.gods_love_dinosaurs.table import Played, playing, table
from tests.games.matches import end_of_match
from tests.games.played import plain

BARREN = {"0,0": "mountain"}
EVALUATOR = DinosaurEvaluator()
LAST: dict[str, Any] = {"marker": "frog", "slots": {"frog": [None, None]}, "stacks": {"B": [], "C": [], "D": []}}
"""The marker's column is empty and there is nothing to fill it with."""


def chosen(played: Played) -> Any:
    return choose("greedy", played.position, played.position.decisions[0].seat, Random(1))


def play_best(played: Played) -> Any:
    """Let the evaluator choose, and play what it chose."""
    action = chosen(played)
    played.play(played.position.decisions[0].seat, plain(action))
    return action


@pytest.mark.parametrize("seats", GAME.seats)
def test_greedy_beats_chance(seats: int) -> None:
    ranking = GAME.ranking(end_of_match(GAME, ["greedy"] + ["random"] * (seats - 1), Options(), seats))
    assert ranking[0].seat == 0


@pytest.mark.parametrize("seed", range(2))
def test_no_dinosaur_that_could_eat_is_left_to_starve(seed: int) -> None:
    rng = Random(seed)
    chance = RandomChance(rng)
    position = begin(GAME, Options(), 2, chance).position
    walks = 0
    while not position.is_over:
        decision = position.decisions[0]
        action = choose("greedy", position, decision.seat, rng)
        if decision.name == "send_dino":
            fed = {option.from_ for option in decision.options if isinstance(option, SendDino)}
            assert not (isinstance(action, Starve) and action.from_ in fed)
            walks += 1
        position = apply_action(position, decision.seat, action, chance).position
    assert walks


def test_a_dinosaur_eats_though_its_food_might_be_worth_more_later() -> None:
    cells = {
        "0,0": "mountain dino",
        "1,0": "plain eagle",
        "0,1": "forest tiger",
        "-1,0": "lake frog",
        "-1,1": "plain hare",
        "1,-1": "lake frog",
    }
    played = playing(activate="dino", ecosystems={0: cells, 1: BARREN})
    assert play_best(played).__struct_config__.tag == "send_dino"
    play_best(played)
    assert played.state.seats[0].dinos == 1
    assert played.state.seats[0].eggs > 0


def test_of_two_ways_to_a_mountain_the_one_with_more_eggs_is_taken() -> None:
    cells = {
        "0,0": "mountain dino",
        "1,0": "plain eagle",
        "2,0": "mountain",
        "1,1": "forest tiger",
        "0,1": "plain",
        "2,-1": "lake frog",
        "1,-1": "lake frog",
    }
    played = playing(activate="dino", ecosystems={0: cells, 1: BARREN})
    played.play(0, {"kind": "send_dino", "from": [0, 0], "to": [2, 0]})
    play_best(played)
    assert played.state.seats[0].eggs == 3 + 2


def test_the_last_walk_goes_where_most_predators_are() -> None:
    cells = {"0,0": "mountain dino", "1,0": "plain eagle", "2,0": "forest", "3,0": "plain tiger", "4,0": "mountain"}
    played = playing(activate="dino", ecosystems={0: cells, 1: BARREN}, **LAST)
    assert chosen(played).to == (4, 0)


def test_a_dinosaur_takes_the_way_with_the_eggs() -> None:
    cells = {"0,0": "mountain dino", "1,0": "plain hare", "1,-1": "lake eagle", "2,-1": "mountain"}
    played = playing(activate="dino", ecosystems={0: cells, 1: BARREN})
    played.play(0, {"kind": "send_dino", "from": [0, 0], "to": [2, -1]})
    assert (1, -1) in chosen(played).path


def test_a_walk_spares_the_prey_that_brings_no_egg() -> None:
    cells = {"0,0": "mountain dino", "1,0": "plain hare", "1,-1": "lake eagle", "2,-1": "mountain", "2,0": "plain hare"}
    played = playing(activate="dino", ecosystems={0: cells, 1: BARREN})
    played.play(0, {"kind": "send_dino", "from": [0, 0], "to": [2, -1]})
    assert chosen(played).path == ((1, -1), (2, -1))


def test_the_dinosaur_in_the_way_goes_first() -> None:
    """The one behind reaches the tiger only over the cell on which the other stands."""
    cells = {
        "0,0": "mountain dino",
        "1,0": "mountain dino",
        "2,0": "plain eagle",
        "3,0": "mountain",
        "2,-1": "plain tiger",
    }
    played = playing(activate="dino", ecosystems={0: cells, 1: BARREN}, **LAST)
    while played.asked is not None and played.asked[0] == 0:
        play_best(played)
    assert played.state.seats[0].score == 3 + 2 + 2


def test_an_egg_hatches_only_to_eat() -> None:
    fed = playing(activate="hatch", ecosystems={0: {"0,0": "mountain", "1,0": "plain tiger"}, 1: BARREN}, **LAST)
    hungry = playing(activate="hatch", ecosystems={0: {"0,0": "mountain", "1,0": "plain"}, 1: BARREN}, **LAST)
    assert chosen(fed).__struct_config__.tag == "hatch"
    assert chosen(hungry).__struct_config__.tag == "skip_hatch"


def test_the_order_of_hunting_starves_nobody() -> None:
    cells = {"0,0": "plain tiger", "1,0": "lake frog", "2,0": "plain tiger", "3,0": "lake frog", "4,0": "lake frog"}
    played = playing(activate="tiger", ecosystems={0: cells, 1: BARREN})
    while played.asked == (0, "hunt"):
        play_best(played)
        assert played.told("figure_starved") == []


def test_a_hunter_does_not_eat_the_last_of_a_kind_where_another_herd_is_larger() -> None:
    """The eagle of the rulebook's example: not the frogs, for they would be gone."""
    cells = {
        "0,0": "mountain",
        "1,0": "plain eagle",
        "2,0": "lake frog",
        "2,-1": "plain hare",
        "0,1": "plain hare",
        "-1,1": "plain hare",
        "1,1": "plain",
        "3,0": "lake",
    }
    played = playing(activate="eagle", ecosystems={0: cells, 1: BARREN})
    play_best(played)
    assert "frog" in played.state.seats[0].figures.values()


def test_a_hunter_that_can_eat_more_than_it_needs_leaves_young() -> None:
    cells = {
        "0,0": "mountain",
        "1,0": "plain eagle",
        "2,0": "plain hare",
        "3,0": "plain hare",
        "4,0": "mountain",
        "1,-1": "plain hare",
        "0,1": "plain hare",
        "-1,1": "plain hare",
    }
    played = playing(activate="eagle", ecosystems={0: cells, 1: BARREN})
    play_best(played)
    assert list(played.state.seats[0].figures.values()).count("eagle") == 2


def test_young_are_put_where_a_hungry_hunter_finds_them() -> None:
    """An eagle three cells from any prey would starve; of two cells one is on its line."""
    cells = {"0,0": "mountain", "1,0": "forest rat", "2,0": "forest", "1,-1": "forest", "4,0": "plain", "3,0": "plain"}
    cells |= {"5,0": "plain eagle"}
    played = playing(activate="rat", ecosystems={0: cells, 1: BARREN}, marker="frog")
    assert chosen(played).cell == (2, 0)


def test_prey_with_room_breeds() -> None:
    cells = {"0,0": "mountain", "1,0": "plain hare", "2,0": "plain", "1,1": "plain hare", "2,1": "plain"}
    played = playing(activate="hare", ecosystems={0: cells, 1: BARREN})
    while played.asked == (0, "breed"):
        assert play_best(played).__struct_config__.tag == "breed"
    assert list(played.state.seats[0].figures.values()).count("hare") == 4


FEAST = {"0,0": "mountain dino", "1,0": "plain tiger", "2,0": "plain eagle", "3,0": "mountain"}
FAMINE = {"0,0": "mountain dino", "1,0": "plain", "2,0": "plain"}


def test_dinosaurs_are_not_woken_to_feed_the_rival_and_starve_ones_own() -> None:
    state = table(ecosystems={0: FAMINE, 1: FEAST})
    state.slots["frog"][1:] = [None] * (len(state.slots["frog"]) - 1)
    assert state.marker == "frog"
    assert chosen(Played(state)).column != "frog"


def test_the_same_ecosystem_is_worth_the_same_however_it_was_written_down() -> None:
    state = table(ecosystems={0: {**FEAST, "0,1": "lake frog", "-1,1": "forest rat", "1,1": "plain hare"}, 1: FAMINE})
    turned = clone(state)
    for ecosystem in turned.seats:
        ecosystem.terrain = dict(reversed(ecosystem.terrain.items()))
        ecosystem.figures = dict(reversed(ecosystem.figures.items()))
    assert list(state.seats[0].figures) != list(turned.seats[0].figures)
    assert EVALUATOR.evaluate(state, 0) == EVALUATOR.evaluate(turned, 0)


def test_on_a_line_a_tile_is_laid_as_well_as_it_was_imagined_when_it_was_taken() -> None:
    played = Played(table(ecosystems={0: {**FEAST, "0,1": "lake frog", "1,1": "plain hare"}, 1: FAMINE}))
    played.play(0, plain(played.position.decisions[0].options[0]))
    imagined = EVALUATOR.evaluate(played.state, 0)
    while played.state.hand is not None:
        move = EVALUATOR.plain_move(played.state, played.position.decisions[0])
        assert move is not None
        played.play(0, plain(move))
    assert EVALUATOR.evaluate(played.state, 0) == pytest.approx(imagined)


def test_hunters_that_act_before_the_dinosaurs_come_count_as_what_they_will_have_become() -> None:
    """Tigers that find hares are more of them once they have acted; those that find none are gone."""
    hungry = {"0,0": "mountain dino", "1,0": "plain tiger", "1,-1": "lake", "0,-1": "plain", "-1,0": "plain"}
    fed = {**hungry, "1,-1": "plain hare", "0,-1": "plain hare", "-1,0": "plain hare"}
    due, elsewhere = (table(ecosystems={0: fed, 1: hungry}, marker=marker) for marker in ("tiger", "frog"))
    assert EVALUATOR.evaluate(due, 0) > EVALUATOR.evaluate(elsewhere, 0)
    assert EVALUATOR.evaluate(due, 1) < EVALUATOR.evaluate(elsewhere, 1)


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_line_goes_up_to_the_next_tile_of_the_seat(seats: int) -> None:
    """Every seat takes a tile a turn."""
    state = begin(GAME, Options(), seats, RandomChance(Random(1))).position.state
    assert EVALUATOR.turns_ahead(state, foresight=1) == seats


@pytest.fixture
def to_take() -> State:
    """The first tile of two seats is to be taken."""
    return begin(GAME, Options(), 2, RandomChance(Random(1))).position.state


@pytest.fixture
def taken(to_take: State) -> State:
    """It is in hand."""
    position = Position(GAME, to_take)
    decision = position.decisions[0]
    return apply_action(position, decision.seat, decision.options[0], RandomChance(Random(1))).position.state


def test_who_takes_a_tile_with_foresight_sees_the_lone_rivals_answer(to_take: State, taken: State) -> None:
    assert EVALUATOR.turns_ahead(to_take, foresight=2) == 3
    assert EVALUATOR.turns_ahead(taken, foresight=2) == 2
    of_three = begin(GAME, Options(), 3, RandomChance(Random(1))).position.state
    assert EVALUATOR.turns_ahead(of_three, foresight=2) == 3


def test_the_strong_level_compares_many_options_among_tiles_alone(to_take: State, taken: State) -> None:
    assert EVALUATOR.options_compared(to_take, 8) == 8
    assert EVALUATOR.options_compared(taken, 8) == 4


def test_an_analysis_compares_as_many_options_everywhere(to_take: State, taken: State) -> None:
    for state in (to_take, taken):
        assert EVALUATOR.options_compared(state, COMPARED) == COMPARED
        assert EVALUATOR.longest_line(state, COMPARED) == 60


def test_with_foresight_a_lone_rivals_points_count_as_much_as_ones_own() -> None:
    """On equal land four eggs more or less are four points, whoever has them."""
    even, ahead, behind = (table(ecosystems={0: BARREN, 1: BARREN}, eggs=eggs) for eggs in ({}, {0: 7}, {1: 7}))
    assert [EVALUATOR.evaluate_end(state, 0, foresight=2) for state in (even, ahead, behind)] == [0, 4, -4]
    assert [EVALUATOR.evaluate_end(state, 0, foresight=1) for state in (even, ahead, behind)] == [None] * 3
    assert EVALUATOR.evaluate_end(table(3), 0, foresight=2) is None

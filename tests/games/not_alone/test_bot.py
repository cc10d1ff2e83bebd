"""The evaluator: it always knows something to do, either side beats chance with it, and it cannot be foreseen."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from strata.domain.bots import choose
from strata.domain.games.not_alone import GAME
from strata.domain.games.not_alone.options import Options
from strata.domain.kernel import RandomChance, apply_action, begin
from tests.games.not_alone.table import Played, playing


def play_out(creature: str, hunted: str, expansion: Any, seats: int, seed: int) -> str:
    rng = Random(seed)
    chance = RandomChance(rng)
    position = begin(GAME, Options(expansion=expansion), seats, chance).position
    while not position.is_over:
        decision = position.decisions[0]
        candidates = GAME.evaluator.candidates(position.state, decision)
        assert candidates
        assert all(option in decision.options for option in candidates)
        level = creature if decision.seat == position.state.creature else hunted
        action = choose(level, position, decision.seat, rng)
        position = apply_action(position, decision.seat, action, chance).position
    reason = GAME.ending(position.state)
    assert reason is not None
    return reason


@pytest.mark.parametrize("expansion", ["none", "light", "sanctuary"])
def test_a_greedy_creature_beats_hunted_who_play_at_random(expansion: str) -> None:
    ends = [play_out("greedy", "random", expansion, 4, seed) for seed in range(5)]
    assert ends.count("assimilation") >= 4


@pytest.mark.parametrize("expansion", ["none", "light", "sanctuary"])
def test_greedy_hunted_beat_a_creature_that_plays_at_random(expansion: str) -> None:
    ends = [play_out("random", "greedy", expansion, 4, seed) for seed in range(5)]
    assert ends.count("assimilation") <= 1


@pytest.mark.parametrize("seats", [2, 7])
def test_the_smallest_and_the_largest_table_are_played_to_the_end(seats: int) -> None:
    assert play_out("greedy", "greedy", "sanctuary", seats, seed=1)


def chosen(played: Played, seat: int, seed: int = 1) -> Any:
    return choose("greedy", played.position, seat, Random(seed))


def test_nobody_hides_or_looks_twice_in_the_same_place_for_certain() -> None:
    exploring = playing(phase="exploration", hunt=["clone", "scream", "virus"])
    assert len({tuple(chosen(exploring, 1, seed).places) for seed in range(30)}) > 2
    hunting = playing(phase="hunting", played={"H1": [1], "H2": [2], "H3": [3]}, rescue=12)
    assert len({tuple(chosen(hunting, 0, seed).places) for seed in range(30)}) > 2


def test_the_creature_never_looks_where_nobody_can_be() -> None:
    played = playing(
        phase="hunting", hand={"H1": [2], "H2": [2], "H3": [2]}, played={"H1": [1], "H2": [1], "H3": [1]}, rescue=12
    )
    assert {chosen(played, 0, seed).places[0] for seed in range(20)} <= {1, 2}


def test_a_dodge_saves_from_the_last_step() -> None:
    played = playing(
        window="reckoning", at={"H1": [4]}, tokens={"creature": [4]}, survival={"H1": ["dodge"]}, assimilation=1
    )
    assert chosen(played, 1).card == "dodge"


def test_the_winning_wreck_is_used() -> None:
    played = playing(at={"H1": [8]}, tokens={"creature": [2]}, rescue=1, discard={"H1": [1, 2, 3]})
    assert chosen(played, 1).option == "power"


def test_the_creature_does_not_lie_low_at_the_last_step() -> None:
    played = playing(expansion="sanctuary", phase="evolution", defence=1, dna=0)
    assert chosen(played, 0).__struct_config__.tag != "lie_low"

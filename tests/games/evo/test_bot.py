"""The evaluator: it always knows something to do, and following it beats chance."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from strata.domain.bots import choose
from strata.domain.games.evo import GAME
from strata.domain.games.evo.options import Options
from tests.games.evo.table import playing
from tests.games.matches import end_of_match


@pytest.mark.parametrize("seats", GAME.seats)
def test_greedy_beats_chance(seats: int) -> None:
    for seed in range(2):
        ranking = GAME.ranking(end_of_match(GAME, ["greedy"] + ["random"] * (seats - 1), Options(), seed))
        assert ranking[0].seat == 0


def test_the_last_turns_pay_nothing_for_genes() -> None:
    played = playing(phase="auction", meteor=12, turn=13, rows=["egg", "leg", "tail"])
    played.play("A", {"kind": "choose_row", "row": 1})
    played.play("A", {"kind": "place_bid", "amount": 0})
    decision = played.position.decisions[0]
    chosen = choose("greedy", played.position, decision.seat, Random(1))
    assert chosen in decision.options[1:]


def test_a_dead_end_in_hand_is_no_right_to_pass() -> None:
    held = [["egg", "B", 5], ["leg", "C", 5], "card"]
    played = playing(phase="auction", queue="A", meteor=12, turn=13, rows=held, hands={"A": ["dead_end#1"]})
    decision = played.position.decisions[0]
    assert choose("greedy", played.position, decision.seat, Random(1)) in decision.options


def test_a_dino_in_danger_walks_to_a_mild_hex() -> None:
    played = playing(climate="hills", dinos={"A": ["-4,0"], "B": ["1,1"], "C": ["0,0"]})
    chosen = played.position.decisions[0]
    action: Any = choose("greedy", played.position, chosen.seat, Random(1))
    assert (action.from_, action.to) == ("-4,0", "-4,1")


def test_a_mild_hex_is_the_best_cradle() -> None:
    played = playing(phase="adults", climate="plain", dinos={"A": ["-3,-1"]})
    action: Any = choose("greedy", played.position, 0, Random(1))
    assert action.hex == "-3,0"

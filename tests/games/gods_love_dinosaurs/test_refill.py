"""The marker, the refill and the end beyond the golden examples."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from strata.domain.games.gods_love_dinosaurs import GAME
from strata.domain.games.gods_love_dinosaurs.facts import TileDealt
from strata.domain.games.gods_love_dinosaurs.options import Options
from strata.domain.kernel import RandomChance, begin, play
from tests.games.gods_love_dinosaurs.table import Played, playing

BARREN = {0: {"0,0": "mountain"}, 1: {"0,0": "mountain"}}
EMPTY: list[str | None] = [None, None]


def refilling(picks: tuple[int, ...] = (), **given: Any) -> Played:
    return playing(picks, activate="dino", marker="frog", ecosystems=BARREN, eggs={0: 0, 1: 0}, **given)


def test_one_stack_follows_the_other() -> None:
    stacks = {"A": [], "B": ["B03"], "C": ["C01", "C02"], "D": ["D01"]}
    played = refilling((0, 1, 0, 0), slots={"frog": EMPTY, "hare": EMPTY}, stacks=stacks)
    dealt = [(fact["tile"], fact["column"], fact["row"]) for fact in played.told("tile_dealt")]
    assert dealt == [("B03", "frog", 1), ("C02", "frog", 2), ("C01", "hare", 1), ("D01", "hare", 2)]
    assert played.asked == (1, "take_tile")


@pytest.mark.parametrize(
    ("marker", "following"),
    [("frog", "hare"), ("hare", "rat"), ("rat", "tiger"), ("tiger", "eagle"), ("eagle", "frog")],
)
def test_the_marker_goes_one_column_on(marker: str, following: str) -> None:
    assert playing(activate="dino", marker=marker, ecosystems=BARREN).state.marker == following


def test_the_marker_moves_even_when_the_game_ends() -> None:
    played = refilling(slots={"frog": EMPTY}, stacks={"B": [], "C": [], "D": ["D01"]})
    assert [fact.__struct_config__.tag for fact in played.facts][-2:] == ["marker_moved", "game_ended"]
    assert played.state.stacks["D"] == ["D01"]
    assert GAME.pending(played.state) == []


def test_the_end_tells_scores_and_ranking() -> None:
    played = playing(
        activate="dino",
        marker="frog",
        eggs={0: 2, 1: 7},
        ecosystems=BARREN,
        slots={"frog": EMPTY},
        stacks={"B": [], "C": [], "D": []},
    )
    [ended] = played.told("game_ended")
    assert (ended["scores"], ended["ranking"], ended["reason"]) == ([2, 7], [1, 0], "out_of_tiles")


def test_the_turn_goes_to_the_seat_after_the_active_one_whoever_acted_last() -> None:
    cells = {"0,0": "lake frog", "1,0": "lake"}
    played = playing(activate="frog", seats=3, active=1, ecosystems={0: cells, 1: {"0,0": "mountain"}, 2: BARREN[0]})
    assert played.asked == (0, "breed")
    played.play(0, {"kind": "finish_activation"})
    assert played.asked == (2, "take_tile")


def test_only_a_refill_that_deals_draws_or_reveals() -> None:
    rng = Random(5)
    chance = RandomChance(rng)
    position, barriers = begin(GAME, Options(), 3, chance).position, set()
    while not position.is_over:
        decision = position.decisions[0]
        action = rng.choice(decision.options)
        move = play(position, decision.seat, action, chance)
        dealt = sum(isinstance(fact, TileDealt) for fact in move.facts)
        assert len(move.draws) == dealt == sum(fact.reveals for fact in move.facts)
        if dealt:
            barriers.add(action.__struct_config__.tag)
        position = move.position
    assert barriers
    assert not barriers & {"take_tile", "place_tile", "send_dino"}

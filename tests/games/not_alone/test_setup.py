"""Setting up, and what is chosen before the first turn."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from strata.domain.games.not_alone import GAME
from strata.domain.games.not_alone.components import CONSTANTS, EVOLUTIONS
from strata.domain.games.not_alone.options import Options
from strata.domain.kernel import InvalidOption, begin, readable
from tests.games.chance import CountingChance
from tests.games.not_alone.table import Played


def fresh(seats: int, **options: Any) -> Played:
    chosen = msgspec.convert({"creature_seat": 0, "board_side": "A", **options}, Options)
    move = begin(GAME, chosen, seats, CountingChance())
    played = Played(move.position.state)
    played.facts = move.facts
    return played


@pytest.mark.parametrize(
    ("seats", "rescue", "assimilation", "copies"),
    [(2, 13, 7, 1), (3, 14, 8, 2), (4, 15, 9, 2), (5, 16, 10, 3), (6, 17, 11, 3), (7, 18, 12, 3)],
)
def test_tracks_and_reserve_of_the_base_game(seats: int, rescue: int, assimilation: int, copies: int) -> None:
    state = fresh(seats, expansion="none").state
    assert (state.rescue, state.assimilation) == (rescue, assimilation)
    assert set(state.reserve.values()) == {copies}
    assert state.turn == 1


@pytest.mark.parametrize(
    ("seats", "defence", "dna", "cards"),
    [(2, 8, 1, 3), (3, 9, 1, 3), (4, 10, 2, 4), (5, 11, 2, 4), (6, 12, 3, 5), (7, 13, 3, 5)],
)
def test_the_sanctuary(seats: int, defence: int, dna: int, cards: int) -> None:
    played = fresh(seats)
    state = played.state
    assert (state.rescue, state.defence, state.dna, state.dna_supply) == (13, defence, dna, 10 - dna)
    assert state.reserve["10"] == CONSTANTS.monolith_copies
    assert state.sanctuary in range(1, 6)
    assert len(state.display) == 2
    assert played.options() == [
        {"kind": "choose_starting_evolutions", "level1": cards - second, "level2": second}
        for second in range(cards + 1)
    ]
    assert state.hunted[0].strangers == (1 if seats == 2 else 0)


def test_starting_evolutions_come_from_the_decks_named() -> None:
    played = fresh(4).do("C", "choose_starting_evolutions", level1=1, level2=3)
    assert sorted(EVOLUTIONS[card].level for card in played.state.evolution_hand) == [1, 2, 2, 2]


def test_avatars_are_chosen_secretly_and_revealed_together() -> None:
    played = fresh(3).do("C", "choose_starting_evolutions", level1=3, level2=0)
    assert played.asked == [("H1", "choose_avatar"), ("H2", "choose_avatar")]
    first, second = played.of("H1").dealt[0], played.of("H2").dealt[1]
    played.do("H2", "choose_avatar", avatar=second)
    assert "avatar" not in readable(played.facts[0], 1, 2)
    assert GAME.view(played.state, 1).hunted[1].avatar is None  # type: ignore[attr-defined]
    played.do("H1", "choose_avatar", avatar=first)
    assert played.told("avatars_revealed") == [{"kind": "avatars_revealed", "avatars": [first, second]}]
    assert GAME.view(played.state, None).hunted[1].avatar == second  # type: ignore[attr-defined]
    assert len(played.state.avatar_box) == 10


@pytest.mark.parametrize(("seats", "cost"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3)])
def test_the_light_game_deals_avatars_and_offers_one_evolution(seats: int, cost: int) -> None:
    played = fresh(seats, expansion="light")
    assert all(hunted.avatar for hunted in played.state.hunted)
    offered = [option["evolution"] for option in played.options()]
    assert len(offered) == 3
    assert {EVOLUTIONS[card].cost for card in offered} == {cost}
    played.do("C", "choose_evolution", evolution=offered[0])
    assert played.state.turn == 1
    assert GAME.view(played.state, None).active == [offered[0]]  # type: ignore[attr-defined]


def test_speed_counts_from_the_first_turn_of_the_light_game() -> None:
    played = fresh(7, expansion="light").do("C", "choose_evolution", evolution="evo_speed")
    assert played.state.hunt_plays == 2


def test_the_creature_chooses_the_side_of_the_board() -> None:
    played = fresh(4, expansion="none", board_side="choice")
    assert played.options() == [
        {"kind": "choose_board_side", "side": "A"},
        {"kind": "choose_board_side", "side": "B"},
    ]
    assert played.do("C", "choose_board_side", side="B").state.side == "B"


def test_the_creature_sits_where_it_is_told_or_by_lot() -> None:
    chosen = begin(GAME, Options(creature_seat=2), 4, CountingChance()).position.state
    assert chosen.creature == 2
    assert [hunted.seat for hunted in chosen.hunted] == [3, 0, 1]
    drawn = begin(GAME, Options(), 4, CountingChance([3])).position.state
    assert drawn.creature == 3


def test_a_seat_that_is_not_there_cannot_hunt() -> None:
    with pytest.raises(InvalidOption, match="no seat 4"):
        Options(creature_seat=4).check(4)
    Options(creature_seat=3).check(4)

"""The end of turns and of the game."""

from __future__ import annotations

from strata.domain.games.jurassic_parts import GAME
from tests.games.jurassic_parts.table import playing


def test_the_next_seat_clockwise_begins() -> None:
    played = playing(seats=3, active=2, turn={"placed": 1})
    played.play(2, "end_turn", keep=0)
    assert played.asked == (0, "turn_start")


def test_counters_begin_anew() -> None:
    played = playing(
        turn={"placed": 1, "requests": 2, "sales": 1, "sale_limit": 3, "removed": True, "keep_all": True},
        sharp={0: 5},
    )
    assert [option["keep"] for option in played.offered("end_turn")] == [0, 1, 2, 3, 4, 5]
    played.play(0, "end_turn", keep=5)
    turn = played.state.turn
    assert (turn.requests, turn.sales, turn.sale_limit, turn.placed) == (0, 0, 1, 0)
    assert (turn.removed, turn.keep_all, turn.sharpened) == (False, False, False)
    assert played.state.seats[0].sharp == 5


def test_no_more_is_kept_than_is_sharp() -> None:
    assert playing(sharp={0: 0}, turn={"placed": 1}).offered("end_turn") == [{"keep": 0}]


def test_sharp_chisels_of_others_stay_sharp() -> None:
    played = playing(sharp={0: 2, 1: 4}, turn={"placed": 1})
    played.play(0, "end_turn", keep=0)
    assert played.state.seats[1].sharp == 4


def test_idle_turns_are_counted() -> None:
    played = playing(turn={"placed": 1}, turns_without_removal=3)
    played.play(0, "end_turn", keep=0)
    assert played.state.turns_without_removal == 4


def test_a_tile_off_the_slab_starts_the_count_again() -> None:
    played = playing(turn={"placed": 1, "removed": True}, turns_without_removal=3)
    played.play(0, "end_turn", keep=0)
    assert played.state.turns_without_removal == 0


def test_the_dig_is_abandoned_after_so_many_rounds() -> None:
    played = playing(seats=3, turn={"placed": 1}, turns_without_removal=14, options={"stall_rounds": 5})
    view = GAME.view(played.state, None)
    assert view.idle_turns_left == 1  # type: ignore[attr-defined]
    played.play(0, "end_turn", keep=1)
    outcome = GAME.outcome(played.state)
    assert outcome is not None
    assert outcome.reason == "abandoned_dig"
    assert played.state.tiles_left == 58
    assert played.position.decisions == ()


def test_a_round_earlier_it_goes_on() -> None:
    played = playing(seats=3, turn={"placed": 1}, turns_without_removal=13, options={"stall_rounds": 5})
    played.play(0, "end_turn", keep=1)
    assert played.state.ending is None


def test_what_is_loose_is_assembled_when_the_dig_is_abandoned() -> None:
    played = playing(
        turn={"placed": 1},
        turns_without_removal=9,
        options={"stall_rounds": 5},
        loose={1: ["velociraptor-1a", "velociraptor-2a"]},
    )
    played.play(0, "end_turn", keep=0)
    assert played.state.ending == "abandoned_dig"
    assert [skeleton.species for skeleton in played.state.seats[1].skeletons] == ["velociraptor"]


def test_score_lines_are_skeletons_plants_loose_and_amber() -> None:
    played = playing(loose={0: ["plant-01"]}, amber={0: 2})
    lines = GAME.ranking(played.state)[0].lines
    assert [(line.name, line.points) for line in lines] == [("skeletons", 0), ("plants", 1), ("loose", 0), ("amber", 2)]

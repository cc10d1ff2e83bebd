"""The meteor beyond the golden examples."""

from __future__ import annotations

import pytest

from tests.games.evo.table import playing

FEWER = {"one_gene_fewer": True}


@pytest.mark.parametrize(("turn", "index"), [(1, 0), (2, 0), (3, 1)])
def test_with_one_gene_fewer_the_meteor_rests_for_two_turns(turn: int, index: int) -> None:
    assert playing(phase="meteor", turn=turn, options=FEWER).state.meteor == index


def test_start_spaces_of_others_are_passed_over() -> None:
    played = playing(phase="meteor", meteor=0)
    assert played.state.meteor == 1
    assert played.asked == ("A", "choose_row")


def test_the_first_player_rolls() -> None:
    played = playing(phase="meteor", meteor=9, order="CBA", dice=[5])
    assert played.told("meteor_rolled") == [{"kind": "meteor_rolled", "seat": 2, "die": 5}]


def test_an_ended_game_asks_nobody() -> None:
    played = playing(phase="survival", meteor=12)
    assert played.state.ending == "meteor_track_end"
    assert played.position.is_over
    assert played.asked is None

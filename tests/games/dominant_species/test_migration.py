"""Section 10: cubes move on."""

from __future__ import annotations

import pytest

from tests.games.dominant_species.table import playing


@pytest.mark.parametrize(("space", "value"), [(1, 7), (2, 6), (3, 5), (4, 4), (5, 3), (6, 2)])
def test_each_space_has_its_value(space: int, value: int) -> None:
    played = playing(phase="migration", pawns={f"migration {space}": "insect"}, cubes={"1,-1": {"insect": 9}})
    played.play("insect", "migrate", from_=[1, -1])
    assert max(played.offered("count")) == value
    played.play("insect", "arrive", to=[0, 0], count=value)
    assert played.asked == ("arachnid", "compete")


def test_a_tile_can_be_left_again_but_not_by_those_who_arrived() -> None:
    played = playing(phase="migration", pawns={"migration 1": "insect"}, only_cubes={"1,-1": {"insect": 2}})
    played.play("insect", "migrate", from_=[1, -1])
    played.play("insect", "arrive", to=[1, 0], count=1)
    assert played.offered("from") == [[1, -1]]
    played.play("insect", "migrate", from_=[1, -1])
    assert played.offered("count") == [1, 1, 1]
    played.play("insect", "arrive", to=[0, 0], count=1)
    assert played.cubes("1,-1") == {}
    assert played.asked is not None
    assert played.asked[1] != "migrate"


def test_cubes_that_were_there_move_though_others_arrived() -> None:
    cubes = {"1,-1": {"insect": 1}, "1,0": {"insect": 1}}
    played = playing(phase="migration", pawns={"migration 1": "insect"}, only_cubes=cubes)
    played.play("insect", "migrate", from_=[1, -1])
    played.play("insect", "arrive", to=[1, 0], count=1)
    assert played.options == [{"kind": "migrate", "from": [1, 0]}, {"kind": "done"}]
    played.play("insect", "migrate", from_=[1, 0])
    assert max(played.offered("count")) == 1


def test_an_animal_without_cubes_is_skipped() -> None:
    played = playing(phase="migration", pawns={"migration 1": "insect"}, only_cubes={})
    assert "migrate" in [fact["task"] for fact in played.told("action_skipped")]


def test_passing_is_offered_before_the_first_step_only() -> None:
    played = playing(phase="migration", pawns={"migration 1": "insect"})
    assert played.options[-1] == {"kind": "pass"}
    played.play("insect", "migrate", from_=[1, -1])
    assert all(option["kind"] == "arrive" for option in played.options)
    played.play("insect", "arrive", to=[1, 0], count=1)
    assert played.options[-1] == {"kind": "done"}
    played.play("insect", "done")
    assert played.asked == ("arachnid", "compete")

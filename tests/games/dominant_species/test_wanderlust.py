"""Section 9: new tiles."""

from __future__ import annotations

from tests.games.dominant_species.table import playing


def test_every_stack_and_every_hex_next_to_earth_is_offered() -> None:
    played = playing(phase="wanderlust", pawns={"wanderlust 1": "bird"}, stacks=["sea", None, "forest"])
    assert {stack for stack, _ in played.offered("stack", "hex")} == {1, 3}
    assert len(played.options) == 2 * 12 + 1
    assert (1, [0, -2]) in played.offered("stack", "hex")
    assert (1, [1, -3]) not in played.offered("stack", "hex")


def test_a_stack_yields_one_tile_a_round() -> None:
    pawns = {"wanderlust 1": "bird", "wanderlust 2": "bird", "domination 1": "bird"}
    played = playing(
        phase="wanderlust", pawns=pawns, stacks=["sea", None, None], display={"wanderlust": []}, only_cubes={}
    )
    played.play("bird", "wander", stack=1, hex=[0, -2])
    assert played.state.earth["0,-2"].terrain == "sea"
    assert played.state.stacks[0].face_up is None
    assert [fact["task"] for fact in played.told("action_skipped")] == ["wander", "compete"]


def test_the_element_is_optional_and_the_bonus_counts_tiles_around() -> None:
    played = playing(
        phase="wanderlust",
        pawns={"wanderlust 1": "bird"},
        tiles={"1,-2": "forest"},
        stacks=["sea"],
        display={"wanderlust": ["sun", "sun"]},
    )
    played.play("bird", "wander", stack=1, hex=[0, -2])
    assert played.offered("element", "vertex")[0] == ("sun", "-1,-2,E")
    assert played.options[-1] == {"kind": "done"}
    played.play("bird", "done")
    assert played.state.animals["bird"].scored == {"wanderlust": 3}
    assert played.state.display["wanderlust"] == ["sun", "sun"]


def test_taken_corners_are_not_offered() -> None:
    played = playing(
        phase="wanderlust", pawns={"wanderlust 1": "bird"}, stacks=["sea"], display={"wanderlust": ["sun"]}
    )
    played.play("bird", "wander", stack=1, hex=[1, -2])
    assert "0,-1,E" not in played.offered("vertex")
    assert len(played.offered("vertex")) == 5


def test_movers_come_down_the_food_chain_from_several_tiles() -> None:
    played = playing(
        phase="wanderlust",
        pawns={"wanderlust 1": "insect"},
        stacks=["sea"],
        display={"wanderlust": []},
        only_cubes={"0,-1": {"mammal": 2, "insect": 1}, "1,-1": {"mammal": 1}, "1,0": {"bird": 3}},
    )
    played.play("insect", "wander", stack=1, hex=[1, -2])
    assert played.asked == ("mammal", "settle")
    assert played.offered("from", "count") == [([0, -1], 1), ([0, -1], 2), ([1, -1], 1)]
    played.play("mammal", "settle", from_=[0, -1], count=1)
    assert played.options == [{"kind": "settle", "from": [1, -1], "count": 1}, {"kind": "done"}]
    played.play("mammal", "settle", from_=[1, -1], count=1)
    assert played.cubes("1,-2") == {"mammal": 2}
    assert played.asked == ("insect", "settle")

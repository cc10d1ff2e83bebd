"""Phase 1: resisting, giving up, committing."""

from __future__ import annotations

from strata.domain.kernel import readable
from tests.games.not_alone.table import playing


def test_all_hunted_explore_at_once() -> None:
    played = playing(phase="exploration")
    assert [name for name, _ in played.asked] == ["H1", "H2", "H3"]
    played.do("H2", "play_places", places=[3])
    assert [name for name, _ in played.asked] == ["H1", "H3"]


def test_a_commit_is_its_seat_s_secret() -> None:
    played = playing(phase="exploration").do("H2", "play_places", places=[3])
    assert [sorted(readable(played.facts[0], viewer, 2)) for viewer in (None, 0, 1, 2)] == [
        ["kind", "seat"],
        ["kind", "seat"],
        ["kind", "seat"],
        ["kind", "places", "seat"],
    ]


def test_giving_up_needs_a_reason() -> None:
    assert playing(phase="exploration").options("H1", "give_up") == []
    for described in ({"will": {"H1": 2}}, {"discard": {"H1": [1]}}):
        assert playing(phase="exploration", **described).options("H1", "give_up") == [{"kind": "give_up"}]


def test_giving_up_may_hand_the_game_to_the_creature() -> None:
    played = playing(phase="exploration", will={"H1": 1}, assimilation=1).do("H1", "give_up")
    assert played.state.ending == "assimilation"


def test_the_second_will_must_be_worth_something() -> None:
    two = playing(phase="exploration", discard={"H1": [1, 2]}, hand={"H1": [3, 4, 5]})
    assert two.options("H1", "resist") == [{"kind": "resist", "will": 1}]
    three = playing(phase="exploration", discard={"H1": [1, 2, 3]}, hand={"H1": [4, 5]})
    assert three.options("H1", "resist") == [{"kind": "resist", "will": 1}, {"kind": "resist", "will": 2}]


def test_who_has_too_few_cards_must_get_some_first() -> None:
    played = playing(phase="exploration", awaiting={"H1": "river"}, hand={"H1": [5]}, discard={"H1": [1, 2, 3, 4]})
    assert played.options("H1", "play_places") == []
    played.do("H1", "give_up")
    assert len(played.options("H1", "play_places")) == 10


def test_a_chain_of_one_seat_does_not_stop_the_others() -> None:
    played = playing(phase="exploration", discard={"H1": [1, 2, 3]}, hand={"H1": [4, 5]})
    played.do("H1", "resist", will=1).do("H2", "play_places", places=[1])
    assert played.asked == [("H1", "take_back_place"), ("H3", "exploration")]
    played.do("H3", "play_places", places=[1]).do("H1", "take_back_place", card=2)
    assert played.asked == [("H1", "take_back_place")]

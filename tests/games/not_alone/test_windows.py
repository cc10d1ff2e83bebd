"""Response windows: who is asked, in which order, and that being asked tells nothing about a hand."""

from __future__ import annotations

from tests.games.not_alone.table import playing


def test_the_creature_comes_first_and_a_play_asks_everybody_again() -> None:
    played = playing(
        window="reckoning",
        at={"H1": [4], "H2": [4]},
        tokens={"creature": [4]},
        hunt=["stasis"],
        survival={"H1": ["vortex"], "H2": ["dodge"]},
    )
    order = []
    for kind in ("pass", "pass"):
        order.append(played.asked[0][0])
        played.do(played.asked[0][0], kind)
    assert order == ["C", "H1"]
    played.do("H2", "play_survival_card", card="dodge")
    assert played.asked == [("C", "reckoning_window")]


def test_without_a_play_or_a_card_nobody_is_asked() -> None:
    played = playing(
        window="reckoning",
        at={"H1": [4], "H2": [8]},
        tokens={"creature": [9]},
        survival={"H1": ["dodge"]},
        marks={"H1": {"survival_played": True}},
        hunt_plays=0,
        hunt=["detour"],
    )
    assert played.asked == [("H1", "resolve_place")]


def test_whoever_draws_in_the_reckoning_gets_a_window_with_the_creature() -> None:
    played = playing(
        at={"H1": [9], "H2": [4]},
        tokens={"creature": [4]},
        hunt=["detour"],
        survival_bag=["dodge"],
        survival_discard=[],
    )
    played.do("H1", "resolve_place", place=9, option="power")
    assert played.asked == [("H1", "mini_window")]
    played.do("H1", "pass")
    assert played.asked == [("C", "mini_window")]
    played.do("C", "play_hunt_card", card="detour", hunted="H1", from_place=9, to_place=4)
    assert played.asked == [("H1", "mini_window")], "a play asks those who have passed again"
    played.do("H1", "play_survival_card", card="dodge")
    assert played.of("H2").will == 2
    assert played.of("H1").will == 3


def test_a_location_freed_too_late_is_not_resolved() -> None:
    """A token moved in a window of the second step does not lead back to the first."""
    played = playing(
        at={"H1": [9], "H2": [4]},
        tokens={"creature": [4], "target": [9]},
        force=["quicksand"],
        hand={"H1": []},
        survival_bag=["wrong_track"],
        survival_discard=[],
        hunt_plays=0,
    )
    assert played.state.phase == "target"
    played.do("H1", "resolve_place", place=9, option="power")
    played.do("H1", "play_survival_card", card="wrong_track", token="creature", to_place=3)
    assert played.of("H2").will == 3
    assert played.state.turn == 3
    assert not played.state.marker


def test_the_creature_is_asked_while_it_has_plays() -> None:
    played = playing(phase="creature_window", window="creature", hunt=["despair", "stasis"], hunt_plays=2)
    played.do("C", "play_hunt_card", card="despair")
    assert played.options() == [{"kind": "pass"}]

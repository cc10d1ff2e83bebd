"""Every Survivor's ability and when it is lost, one test each."""

from __future__ import annotations

from typing import Any

from strata.domain.games.not_alone.components import SURVIVORS
from strata.domain.games.not_alone.view import view
from tests.games.not_alone.table import Played, playing


def rescue(survivor: str, **described: Any) -> Played:
    """H1 on 2 rescues next to the Sanctuary on 3."""
    described = {"tokens": {"creature": [9]}, "hunt_plays": 0, "at": {"H1": [2]}, **described}
    played = playing(expansion="sanctuary", sanctuary=3, display=[survivor], **described)
    return played.do("H1", "resolve_place", place=2, option="rescue", survivor=survivor)


def is_lost(played: Played) -> bool:
    return bool(played.told("ability_lost"))


def test_every_survivor_has_a_test() -> None:
    assert {f"test_{survivor}" for survivor in SURVIVORS} <= set(globals())


def test_sv_geneticist() -> None:
    assert rescue("sv_geneticist", dna=5).state.dna == 3
    assert rescue("sv_geneticist", dna=1).state.dna == 0
    assert is_lost(rescue("sv_geneticist", dna=0))


def test_sv_saboteur() -> None:
    played = rescue("sv_saboteur")
    assert played.state.turn == 3, "the phase of evolution is passed over"
    assert not played.state.saboteur
    assert is_lost(rescue("sv_saboteur", saboteur=True))


def test_sv_doctor() -> None:
    assert rescue("sv_doctor", will={"H1": 1}).of("H1").will == 2
    assert is_lost(rescue("sv_doctor", will={"H1": 3}))


def test_sv_tracker() -> None:
    played = rescue("sv_tracker", tokens={"creature": [5]})
    assert played.asked == [("H1", "take_reserve_place")]
    assert is_lost(rescue("sv_tracker", tokens={"creature": [10]}))


def test_sv_runner() -> None:
    assert 2 in rescue("sv_runner").of("H1").hand
    assert is_lost(rescue("sv_runner", marks={"H1": {"played": []}}))


def test_sv_pilot() -> None:
    assert rescue("sv_pilot").asked == [("H1", "take_reserve_place")]
    assert is_lost(rescue("sv_pilot", reserve={"6": 0}))


def test_sv_ranger() -> None:
    played = rescue("sv_ranger", discard={"H1": [1, 3, 4]})
    assert [option["card"] for option in played.options()] == [1, 3, 4]
    played.do("H1", "take_back_place", card=1)
    assert [option["card"] for option in played.options()] == [3, 4, None]
    played.do("H1", "take_back_place", card=None)
    assert played.of("H1").hand == [1, 5]
    assert is_lost(rescue("sv_ranger"))


def test_sv_builder() -> None:
    assert rescue("sv_builder", defence=10).state.defence == 9


def test_sv_scientist() -> None:
    assert len(rescue("sv_scientist").of("H1").survival) == 1
    assert is_lost(rescue("sv_scientist", force=["despair"]))


def test_two_equal_survivors_are_one_option() -> None:
    played = playing(
        expansion="sanctuary", sanctuary=3, display=["sv_pilot", "sv_pilot"], at={"H1": [2]}, tokens={"creature": [9]}
    )
    assert len([option for option in played.options() if option["option"] == "rescue"]) == 1
    played.do("H1", "resolve_place", place=2, option="rescue", survivor="sv_pilot")
    assert view(played.state, None).display == ["sv_pilot"]


def test_a_survivor_at_work_is_neither_on_offer_nor_with_its_hunted() -> None:
    played = rescue("sv_pilot")
    seen = view(played.state, None)
    assert (seen.display, seen.hunted[0].survivors) == ([], [])
    played.do("H1", "take_reserve_place", number=6)
    assert played.of("H1").survivors == ["sv_pilot"]

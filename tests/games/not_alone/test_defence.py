"""The Defence track: every bonus, one test each, and the order of what fortifying brings."""

from __future__ import annotations

from typing import Any

from strata.domain.games.not_alone.components import BONUSES
from tests.games.not_alone.table import Played, playing


def fortified(defence: int, seats: int = 4, **described: Any) -> Played:
    """H1 has fortified onto the space after ``defence``."""
    described = {"tokens": {"creature": [9]}, "hunt_plays": 0, **described}
    played = playing(
        seats=seats, expansion="sanctuary", sanctuary=3, at={"H1": [3]}, defence=defence, display=[], **described
    )
    return played.do("H1", "resolve_place", place=3, option="fortify")


def test_every_bonus_has_its_test() -> None:
    assert {f"test_{bonus}" for bonus in BONUSES} <= set(globals())


def test_survival_if_none() -> None:
    played = fortified(8, survival={"H2": ["camp"]})
    assert [len(hunted.survival) for hunted in played.state.hunted] == [1, 1, 1]
    assert fortified(8, force=["despair"]).told("survival_drawn") == []


def test_unlock() -> None:
    assert fortified(7).state.unlocked


def test_discard_evolution() -> None:
    played = fortified(5, evolutions=["evo_speed", "evo_venom"])
    assert played.asked == [("H1", "choose_evolution_to_discard")]
    assert fortified(5, evolutions=["evo_speed"]).state.revealed == []
    low = playing(
        expansion="sanctuary", phase="evolution", defence=5, evolutions=["evo_speed", "evo_venom"], creature=0
    )
    assert low.do("C", "lie_low").asked == [("H1", "choose_evolution_to_discard")]


def test_take_back_one() -> None:
    played = fortified(4, discard={"H1": [1, 2], "H3": [5]})
    assert played.asked == [("H1", "take_back_place")]
    assert len(played.options()) == 2
    played.do("H1", "take_back_place", card=2)
    assert played.of("H3").discard == [], "a single card comes back unasked"


def test_regain_will() -> None:
    played = fortified(2, will={"H1": 1, "H2": 3, "H3": 2})
    assert [hunted.will for hunted in played.state.hunted] == [2, 3, 3]


def test_place_if_none() -> None:
    played = fortified(11, seats=5, hand={"H2": [1, 2, 3, 4, 5, 6]})
    assert played.asked == [("H1", "take_reserve_place")]
    assert played.options()[-1] == {"kind": "take_reserve_place", "number": None}
    played.do("H1", "take_reserve_place", number=None)
    assert played.asked == [("H3", "take_reserve_place")]


def test_lose_dna() -> None:
    assert fortified(9, seats=5, dna=2).told("dna_lost") == [{"kind": "dna_lost", "amount": 1}]


def test_survival_each() -> None:
    played = fortified(5, seats=5, survival={"H2": ["camp"]})
    assert [len(hunted.survival) for hunted in played.state.hunted] == [1, 2, 1, 1]


def test_the_last_step_is_victory() -> None:
    played = fortified(1)
    assert played.state.ending == "defence"


def test_a_barricade_step_brings_its_own_bonus() -> None:
    played = fortified(8, protections={"H1": ["barricade"]})
    assert [fact["bonus"] for fact in played.told("bonus_reached")] == ["survival_if_none", "unlock"]


def test_shelter_brings_one_step_whatever_the_number() -> None:
    played = playing(
        expansion="sanctuary",
        sanctuary=3,
        at={"H1": [3]},
        defence=10,
        tokens={"creature": [9]},
        survivors={"H1": ["sv_doctor", "sv_pilot"]},
        strangers={"H1": 2},
    )
    played.do("H1", "resolve_place", place=3, option="fortify").do("H1", "shelter", yes=True)
    assert played.state.defence == 8
    assert played.of("H1").group == 0
    assert (played.state.survivors_gone, played.state.strangers_gone) == (["sv_doctor", "sv_pilot"], 2)

"""Every avatar, one test each."""

from __future__ import annotations

from typing import Any

from strata.domain.games.not_alone.components import AVATARS
from strata.domain.kernel import readable
from tests.games.not_alone.table import Played, playing


def being(avatar: str, **described: Any) -> Played:
    """H1 with an avatar in the full game."""
    described = {"sanctuary": 3, "tokens": {"creature": [9]}, "hunt_plays": 0, **described}
    return playing(expansion="sanctuary", avatars={"H1": avatar}, **described)


def test_every_avatar_has_its_test() -> None:
    assert {f"test_{avatar}" for avatar in AVATARS} <= set(globals())


def test_av_pike() -> None:
    played = being("av_pike", phase="exploration", hand={"H1": [5]}, discard={"H1": [1, 2, 3, 4]}, tokens={})
    played.do("H1", "resist", will=1)
    assert played.state.of(1).chain[0].n == 3
    both = being("av_pike", phase="exploration", hand={"H1": []}, discard={"H1": [1, 2, 3, 4, 5, 6]}, tokens={})
    assert both.do("H1", "resist", will=2).state.of(1).chain[0].n == 5


def test_av_minerva() -> None:
    played = being("av_minerva", at={"H1": [7]}).do("H1", "resolve_place", place=7, option="power")
    assert played.asked == [("H1", "keep_survival")]
    played.do("H1", "keep_survival", card=played.of("H1").offered[0])
    assert played.of("H1").strangers == 1
    assert len(played.of("H1").survival) == 1


def test_minerva_chooses_while_others_explore() -> None:
    played = being("av_minerva", phase="exploration", survival={"H2": ["supply_drop"]}, tokens={})
    played.do("H2", "play_survival_card", card="supply_drop")
    assert played.asked == [("H1", "keep_survival"), ("H2", "exploration"), ("H3", "exploration")]
    assert len(played.of("H3").survival) == 1


def test_av_murphy() -> None:
    played = being("av_murphy", at={"H1": [4]}, tokens={"creature": [9], "artemia": [4]}, force=["mutation"])
    assert played.of("H1").hand == [1, 2, 3, 5]
    assert played.of("H1").will == 2


def test_av_lucia() -> None:
    played = being("av_lucia", at={"H1": [5]}, discard={"H1": [1]}).do("H1", "resolve_place", place=5, option="power")
    played.do("H1", "take_reserve_place", number=6)
    assert played.options() == [{"kind": "take_back_place", "card": 1}, {"kind": "take_back_place", "card": None}]


def test_av_kelly() -> None:
    kelly = {"phase": "responses", "played": {"H1": [1]}, "survival": {"H1": ["camp"]}, "blocked": [2]}
    played = being("av_kelly", **kelly)
    assert [option["hand_place"] for option in played.options("H1", "use_avatar")] == [3, 4, 5]
    played.do("H1", "use_avatar", avatar="av_kelly", survival="camp", played_place=1, hand_place=4)
    assert played.told("survival_discarded")[0]["card"] == "camp"
    assert played.told("places_revealed")[0]["places"][0] == [4]
    swapped = next(fact for fact in played.facts if fact.__struct_config__.tag == "played_swapped")
    assert set(readable(swapped, 2, None)) == {"kind", "seat"}
    assert being("av_kelly", **kelly, force=["despair"]).asked != [("H1", "response")]


def test_av_john() -> None:
    played = being("av_john", at={"H1": [4]}, tokens={"creature": [4]})
    assert played.asked == [("H1", "end_window")]
    played.do("H1", "use_avatar", avatar="av_john", place=4)
    assert 4 in played.of("H1").hand
    assert being("av_john", at={"H1": [4]}).asked == [("H1", "resolve_place")]


def test_av_powell() -> None:
    played = being("av_powell", at={"H1": [3]}, strangers={"H1": 1}, defence=10)
    played.do("H1", "resolve_place", place=3, option="fortify").do("H1", "shelter", yes=True)
    assert len(played.of("H1").survival) == 1


def test_av_xia() -> None:
    played = being("av_xia", at={"H1": [3]}, display=["sv_pilot"])
    assert {"kind": "resolve_place", "place": 3, "option": "rescue", "survivor": "sv_pilot"} in played.options()


def test_av_warden() -> None:
    played = being("av_warden", at={"H1": [3]}, discard={"H1": [1]}, defence=10)
    played.do("H1", "resolve_place", place=3, option="fortify")
    assert played.asked == [("H1", "take_back_place")]


def test_av_medic() -> None:
    played = being("av_medic", at={"H1": [2]}, will={"H1": 1}, display=["sv_runner"])
    played.do("H1", "resolve_place", place=2, option="rescue", survivor="sv_runner")
    assert played.of("H1").will == 2


def test_av_scout() -> None:
    played = being("av_scout", phase="clearing", hand={"H1": [2, 5]})
    assert played.asked == [("H1", "scout")]
    played.do("H1", "use_avatar", avatar="av_scout", place=5)
    assert played.state.sanctuary == 3
    assert played.of("H1").hand == [2]
    passing = being("av_scout", phase="clearing").do("H1", "pass")
    assert passing.state.sanctuary == 4


def test_av_engineer() -> None:
    played = being("av_engineer", at={"H1": [2]}, discard={"H1": [1, 4]}, display=["sv_doctor"])
    played.do("H1", "resolve_place", place=2, option="rescue", survivor="sv_doctor")
    assert [option["card"] for option in played.options()] == [1, 4]

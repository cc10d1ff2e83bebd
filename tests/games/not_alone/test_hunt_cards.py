"""Every Hunt card, one test each."""

from __future__ import annotations

from typing import Any

import pytest

from strata.domain.games.not_alone.components import HUNT
from strata.domain.games.not_alone.rules.tokens import available
from tests.games.not_alone.table import Played, playing

PLAYED = {"H1": [1], "H2": [2], "H3": [3]}


def hunting(*hunt: str, **described: Any) -> Played:
    """The Creature in phase 2 with these cards, its own token already placed."""
    described = {"tokens": {"creature": [9]}, "played": PLAYED, "rescue": 12, **described}
    return playing(phase="hunting", hunt=hunt, **described)


def reckoning(**described: Any) -> Played:
    """After the reveal, with nobody able to play anything."""
    return playing(**{"hunt_plays": 0, **described})


def ending(*hunt: str, **described: Any) -> Played:
    """The window of phase 4."""
    described = {"at": {"H1": [1]}, "tokens": {"creature": [9]}, **described}
    return playing(phase="end_window", window="end", hunt=hunt, **described)


def cast(played: Played, card: str, **fields: Any) -> Played:
    return played.do("C", "play_hunt_card", card=card, **fields)


def offered(played: Played, card: str) -> list[dict[str, Any]]:
    return [option for option in played.options("C", "play_hunt_card") if option["card"] == card]


def test_every_hunt_card_has_its_test() -> None:
    assert {f"test_{card}" for card in HUNT} <= set(globals())


def test_despair() -> None:
    played = playing(phase="creature_window", window="creature", hunt=["despair"], survival={"H1": ["adrenaline"]})
    cast(played, "despair")
    assert played.options("H1", "play_survival_card") == []
    assert "artemia" in available(played.state)
    drawing = reckoning(at={"H1": [7]}, tokens={"creature": [9]}, force=["despair"], discard={"H1": [1]})
    assert {"kind": "resolve_place", "place": 7, "option": "power"} not in drawing.options("H1")


def test_force_field() -> None:
    played = playing(phase="creature_window", window="creature", hunt=["force_field"])
    assert len(offered(played, "force_field")) == 13
    cast(played, "force_field", places=[1, 6])
    assert played.state.tokens == {"target": [1, 6]}
    assert [option["places"] for option in played.options("H1", "play_places")] == [[2], [3], [4], [5]]


def test_anticipation() -> None:
    played = cast(hunting("anticipation"), "anticipation", hunted="H2")
    assert played.state.anticipated == [2]
    caught = {"at": {"H2": [2]}, "tokens": {"creature": [2]}, "force": ["anticipation"]}
    assert reckoning(anticipated=[2], **caught).state.assimilation == 7
    assert reckoning(anticipated=[1], **caught).state.assimilation == 8


def test_ascendancy() -> None:
    played = hunting("ascendancy", hand={"H1": [2, 3, 4, 5], "H2": [1, 3], "H3": [1]})
    assert [option["hunted"] for option in offered(played, "ascendancy")] == [1]
    cast(played, "ascendancy", hunted="H1")
    assert played.asked == [("H1", "discard_places")]
    assert len(played.options()) == 6
    played.do("H1", "discard_places", places=[2, 5])
    assert played.of("H1").hand == [3, 4]


def test_fierceness() -> None:
    played = reckoning(
        at={"H1": [1], "H2": [2]}, tokens={"creature": [1]}, force=["fierceness"], marks={"H2": {"locations": []}}
    )
    assert played.told("will_lost") == [{"kind": "will_lost", "seat": 1, "amount": 3, "to": 0}]


def test_forbidden_zone() -> None:
    played = hunting("forbidden_zone", hand={"H1": [2, 3], "H2": [5], "H3": []})
    cast(played, "forbidden_zone")
    assert played.asked == [("H1", "discard_places")]
    assert played.of("H2").discard == [1, 3, 4]
    played.do("H1", "discard_places", places=[3])
    assert played.told("zone_revealed")[0]["places"] == [3, 5]
    assert played.of("H2").hand == []
    assert played.of("H2").discard == [1, 3, 4, 5]


def test_interference() -> None:
    base = reckoning(at={"H1": [4]}, tokens={"creature": [9]}, force=["interference"], discard={"H1": [1]})
    assert base.asked != [("H1", "resolve_place")]
    arch = reckoning(
        expansion="sanctuary", sanctuary=1, at={"H1": [8]}, tokens={"creature": [9]}, force=["interference"]
    )
    assert {"kind": "resolve_place", "place": 8, "option": "power"} in arch.options("H1")


def test_persecution() -> None:
    played = reckoning(at={"H1": [1]}, tokens={"creature": [10]}, discard={"H1": [2, 3]}, force=["persecution"])
    played.do("H1", "resolve_place", place=1, option="power")
    assert [option["card"] for option in played.options()] == [2, 3]
    played.do("H1", "take_back_place", card=3)
    assert 3 in played.of("H1").hand
    assert 2 in played.of("H1").discard


def test_mutation() -> None:
    played = reckoning(at={"H1": [4]}, tokens={"creature": [9], "artemia": [4]}, force=["mutation"])
    assert played.of("H1").will == 2


def test_phobia() -> None:
    played = cast(hunting("phobia", hand={"H1": [2, 3, 4], "H2": [], "H3": []}), "phobia", hunted="H1")
    assert played.asked == [("H1", "show_places")]
    played.do("H1", "show_places", places=[4])
    assert played.of("H1").shown == [4]
    assert "artemia" in available(played.state)
    nobody = hunting("phobia", hand={"H1": [2], "H2": [], "H3": []})
    assert offered(nobody, "phobia") == [{"kind": "play_hunt_card", "card": "phobia"}]


def test_virus() -> None:
    played = cast(hunting("virus", tokens={"creature": [9], "artemia": [3]}, rescue=5), "virus")
    assert "artemia" not in played.state.tokens
    assert {"kind": "place_token", "token": "artemia", "places": [3, 8]} in played.options("C")
    assert not [option for option in played.options("C", "place_token") if len(option["places"]) == 1]


def test_clone() -> None:
    played = cast(hunting("clone"), "clone")
    assert played.options("C", "place_token") != []
    caught = reckoning(at={"H1": [8]}, tokens={"creature": [2], "target": [8]}, force=["clone"])
    assert caught.of("H1").will == 2
    assert caught.state.assimilation == 8


def test_mirage() -> None:
    played = cast(
        hunting("mirage", tokens={"creature": [9], "target": [1, 6]}, force=["force_field"], hunt_plays=1), "mirage"
    )
    assert "target" not in played.state.tokens
    assert all(len(option["places"]) == 2 for option in played.options("C", "place_token"))
    there = reckoning(at={"H1": [3]}, tokens={"creature": [9], "target": [3, 4]}, force=["mirage"], discard={"H1": [1]})
    assert there.state.turn == 3, "neither power nor taking back"


def test_scream() -> None:
    played = reckoning(
        at={"H1": [3]}, hand={"H1": [1, 2, 4]}, tokens={"creature": [9], "target": [3]}, force=["scream"]
    )
    assert played.options()[0] == {"kind": "scream_choice", "lose_will": True}
    assert len(played.options()) == 4
    played.do("H1", "scream_choice", places=[1, 4])
    assert played.of("H1").hand == [2]
    assert played.of("H1").will == 3


def test_toxin() -> None:
    played = reckoning(
        at={"H1": [3]}, tokens={"creature": [9], "target": [3]}, force=["toxin"], survival={"H1": ["gate", "vortex"]}
    )
    assert played.asked == [("H1", "discard_survival")]
    played.do("H1", "discard_survival", card="vortex")
    assert played.state.survival_discard == ["vortex"]
    assert played.asked == [("H1", "end_window")]


def test_cataclysm() -> None:
    played = playing(
        window="reckoning", at={"H1": [3]}, tokens={"creature": [9]}, hunt=["cataclysm"], discard={"H1": [1]}
    )
    assert len(offered(played, "cataclysm")) == 10
    cast(played, "cataclysm", place=3)
    assert played.state.turn == 3, "neither power nor taking back"


def test_detour() -> None:
    played = playing(window="reckoning", at={"H1": [3, 4]}, tokens={"creature": [9]}, hunt=["detour"])
    moves = {(option["from_place"], option["to_place"]) for option in offered(played, "detour")}
    assert moves == {(3, 2), (3, 8), (4, 5), (4, 9)}
    cast(played, "detour", hunted="H1", from_place=4, to_place=9)
    assert [location.place for location in played.of("H1").locations] == [3, 9]
    assert [location.card for location in played.of("H1").locations] == [3, 4]


def test_stasis() -> None:
    played = cast(ending("stasis", rescue=9), "stasis")
    assert played.state.turn == 3
    assert played.state.rescue == 9


def test_tracking() -> None:
    played = cast(ending("tracking"), "tracking")
    assert played.state.hunt_plays == 2


def test_flashback() -> None:
    played = ending("flashback", hunt_discard=["despair", "tracking"])
    cast(played, "flashback")
    assert played.state.hunt_plays == 2
    assert played.state.hunt_discard[-1] == "flashback"
    assert offered(ending("flashback", hunt_discard=["tracking", "despair"]), "flashback") == []
    assert offered(ending("flashback", hunt_discard=["flashback"], hunt_bag=[]), "flashback") == []
    assert offered(ending("flashback", hunt_discard=[]), "flashback") == []


def test_flashback_brings_the_symbol_too() -> None:
    played = cast(hunting("flashback", hunt_discard=["clone"]), "flashback")
    assert "target" in available(played.state)
    assert played.state.in_force == ["clone"]


SANCTUARY: dict[str, Any] = {"expansion": "sanctuary", "sanctuary": 3}


def test_abduction() -> None:
    played = reckoning(
        **SANCTUARY,
        at={"H1": [2]},
        tokens={"creature": [2]},
        force=["abduction"],
        survivors={"H1": ["sv_doctor"], "H2": ["sv_pilot"]},
        strangers={"H1": 1},
        defence=9,
    )
    assert played.of("H1").group == 0
    assert played.of("H2").group == 1
    assert played.state.defence == 9


def test_blockade() -> None:
    played = playing(**SANCTUARY, window="reckoning", at={"H1": [3]}, tokens={"creature": [9]}, hunt=["blockade"])
    cast(played, "blockade")
    assert "fortify" not in {option["option"] for option in played.options("H1", "resolve_place")}


def test_isolation() -> None:
    played = playing(**SANCTUARY, window="reckoning", at={"H1": [2]}, tokens={"creature": [9]}, hunt=["isolation"])
    cast(played, "isolation")
    assert "rescue" not in {option["option"] for option in played.options("H1", "resolve_place")}


def test_quicksand() -> None:
    played = reckoning(**SANCTUARY, at={"H1": [4]}, tokens={"creature": [9], "target": [4]}, force=["quicksand"])
    played.do("H1", "discard_places", places=[5])
    assert played.asked == [("H1", "resolve_place")]
    assert {option["option"] for option in played.options()} == {"power", "take_back", "skip"}


def test_spores() -> None:
    played = reckoning(
        **SANCTUARY,
        at={"H1": [4]},
        tokens={"creature": [9], "artemia": [4]},
        force=["spores"],
        survival={"H1": ["camp", "serum"]},
    )
    played.do("H1", "discard_survival", card="serum")
    assert played.asked == [("H1", "discard_places")]


def test_sandstorm() -> None:
    played = playing(
        **SANCTUARY, phase="creature_window", window="creature", hunt=["sandstorm"], discard={"H1": [1, 2, 3]}
    )
    cast(played, "sandstorm")
    assert played.options("H1", "resist") == []
    assert played.options("H1", "give_up") != []


def test_frenzy() -> None:
    caught = {"tokens": {"creature": [2]}, "force": ["frenzy"], **SANCTUARY}
    assert reckoning(at={"H1": [2], "H2": [2]}, **caught).state.assimilation == 7
    assert reckoning(at={"H1": [2]}, **caught).state.assimilation == 8
    decoy = reckoning(at={"H1": [2], "H2": [2]}, protections={"H2": ["decoy"]}, **caught)
    assert decoy.state.assimilation == 8


@pytest.mark.parametrize("is_caught", [True, False])
def test_gene_theft(is_caught: bool) -> None:
    played = ending("gene_theft", **SANCTUARY, dna=9, marks={"H1": {"caught": is_caught}})
    assert bool(offered(played, "gene_theft")) == is_caught
    if is_caught:
        cast(played, "gene_theft")
        assert played.state.dna == 10


def test_mutagen() -> None:
    played = ending(
        "mutagen",
        **SANCTUARY,
        dna=1,
        evolution_bags={"1": [], "2": ["evo_apex"]},
        evolution_discards={"1": [], "2": []},
    )
    assert [option["level"] for option in offered(played, "mutagen")] == [2]
    cast(played, "mutagen", level=2)
    assert played.state.evolution_hand == ["evo_apex"]
    assert played.state.dna == 1


def test_displacement() -> None:
    played = cast(ending("displacement", **SANCTUARY, evolutions=["evo_gravity"]), "displacement")
    assert played.state.sanctuary == 5


def test_nightmare() -> None:
    played = hunting("nightmare", **SANCTUARY, survival={"H2": ["camp", "serum"]})
    assert [option["hunted"] for option in offered(played, "nightmare")] == [2]
    played.play("C", {"kind": "play_hunt_card", "card": "nightmare", "hunted": 2}, picks=[1])
    assert played.of("H2").survival == ["camp"]
    assert played.state.survival_discard == ["serum"]


def test_lockdown() -> None:
    played = reckoning(
        **SANCTUARY, at={"H1": [4]}, tokens={"creature": [9], "target": [4]}, force=["lockdown"], discard={"H1": [1]}
    )
    assert {option["option"] for option in played.options()} == {"take_back", "skip"}


@pytest.mark.parametrize("is_caught", [True, False])
def test_patience(is_caught: bool) -> None:
    played = ending("patience", **SANCTUARY, dna=2, marks={"H1": {"caught": is_caught}})
    assert bool(offered(played, "patience")) != is_caught
    if not is_caught:
        cast(played, "patience")
        assert played.state.dna == 3
        played.do("C", "skip_evolution")
        assert played.state.hunt_plays == 2


def test_ruin() -> None:
    played = hunting("ruin", **SANCTUARY)
    assert [option["place"] for option in offered(played, "ruin")] == [6, 7, 8, 9, 10]
    cast(played, "ruin", place=8)
    assert played.state.ineffective == [8]


def test_stalking() -> None:
    caught = {"force": ["stalking"], **SANCTUARY}
    assert reckoning(at={"H1": [8]}, tokens={"creature": [8]}, **caught).state.assimilation == 7
    assert reckoning(at={"H1": [1]}, tokens={"creature": [1]}, **caught).state.assimilation == 8

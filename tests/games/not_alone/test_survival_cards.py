"""Every Survival card, one test each."""

from __future__ import annotations

from typing import Any

from strata.domain.games.not_alone.components import SURVIVAL
from strata.domain.kernel import readable
from tests.games.not_alone.table import Played, playing

SANCTUARY: dict[str, Any] = {"expansion": "sanctuary", "sanctuary": 3}


def holding(card: str, **described: Any) -> Played:
    """H1 with one Survival card, the Creature without a Hunt card."""
    return playing(**{"survival": {"H1": [card]}, **described})


def exploring(card: str, **described: Any) -> Played:
    return holding(card, phase="exploration", **described)


def responding(card: str, **described: Any) -> Played:
    return holding(card, **{"phase": "responses", "tokens": {"creature": [9]}, "played": {"H1": [1]}, **described})


def revealed(card: str, **described: Any) -> Played:
    return holding(card, **{"window": "reckoning", "tokens": {"creature": [9]}, "at": {"H1": [1]}, **described})


def resolving(card: str, **described: Any) -> Played:
    return holding(card, **{"tokens": {"creature": [9]}, "at": {"H1": [1]}, **described})


def ending(card: str, **described: Any) -> Played:
    return holding(
        card, **{"phase": "end_window", "window": "end", "tokens": {"creature": [9]}, "at": {"H1": [1]}, **described}
    )


def cast(played: Played, card: str, **fields: Any) -> Played:
    return played.do("H1", "play_survival_card", card=card, **fields)


def offered(played: Played) -> list[dict[str, Any]]:
    return played.options("H1", "play_survival_card")


def test_every_survival_card_has_its_test() -> None:
    assert {f"test_{card}" for card in SURVIVAL} <= set(globals())


def test_adrenaline() -> None:
    assert cast(exploring("adrenaline", will={"H1": 2}), "adrenaline").of("H1").will == 3
    assert offered(exploring("adrenaline", will={"H1": 3})) == []


def test_ingenuity() -> None:
    assert cast(exploring("ingenuity"), "ingenuity").state.marker
    assert offered(exploring("ingenuity", marker=True)) == []


def test_sacrifice() -> None:
    played = cast(exploring("sacrifice", hunt=["scream"]), "sacrifice", place=4)
    assert played.of("H1").discard == [4]
    assert played.state.hunt_plays == 0
    assert offered(exploring("sacrifice", hunt_plays=0)) == []


def test_sixth_sense() -> None:
    played = exploring("sixth_sense", discard={"H1": [1, 2, 3]})
    assert [option["places"] for option in offered(played)] == [[1, 2], [1, 3], [2, 3]]
    assert cast(played, "sixth_sense", places=[1, 3]).of("H1").discard == [2]
    assert [option["places"] for option in offered(exploring("sixth_sense", discard={"H1": [4]}))] == [[4]]
    assert offered(exploring("sixth_sense")) == []


def test_smokescreen() -> None:
    played = cast(exploring("smokescreen", discard={"H1": [1, 2, 3]}), "smokescreen")
    assert played.state.smokescreen
    played.do("H1", "resist", will=1)
    played.do("H1", "take_back_place", card=2)
    fact = next(fact for fact in played.facts if fact.__struct_config__.tag == "places_recovered")
    assert "places" not in readable(fact, 0, None)
    assert "places" not in readable(fact, None, None)
    assert readable(fact, 3, None)["places"] == [2]


def test_strike_back() -> None:
    played = exploring("strike_back", hunt=["clone", "scream", "toxin"])
    played.play("H1", {"kind": "play_survival_card", "card": "strike_back"}, picks=[2, 0])
    assert [buried.card for buried in played.state.hunt_bottom] == ["toxin", "clone"]
    assert played.state.hunt_hand == ["scream"]
    assert offered(exploring("strike_back", hunt=[])) == []


def test_vortex() -> None:
    played = responding("vortex", discard={"H1": [4, 5]}, hand={"H1": [2, 3]}, blocked=[5])
    assert offered(played) == [{"kind": "play_survival_card", "card": "vortex", "played_place": 1, "discard_place": 4}]
    cast(played, "vortex", played_place=1, discard_place=4)
    assert played.of("H1").discard == [1, 5]
    assert played.told("places_revealed")[0]["places"][0] == [4]


def test_detector() -> None:
    played = revealed("detector", at={"H1": [4]}, tokens={"creature": [9], "artemia": [4]}, hand={"H1": [1, 2]})
    cast(played, "detector")
    assert played.asked == [("H1", "resolve_place")]
    assert offered(revealed("detector", tokens={"creature": [1]})) == []


def test_dodge() -> None:
    played = cast(revealed("dodge", at={"H1": [4]}, tokens={"creature": [4]}), "dodge")
    played.do("H1", "resolve_place", place=4, option="power")
    assert played.state.marker
    assert played.of("H1").will == 3
    assert offered(revealed("dodge", at={"H1": [4]}, tokens={"creature": [9], "target": [4]})) == []


def test_drone() -> None:
    played = resolving("drone", at={"H1": [3]})
    played.do("H1", "resolve_place", place=3, option="power", via="drone")
    assert played.asked == [("H1", "take_reserve_place")]
    assert played.state.survival_discard == ["drone"]
    assert _vias(resolving("drone", ineffective=[5])) == []
    assert _vias(resolving("drone", ineffective=[1])) == []


def test_gate() -> None:
    played = resolving("gate", at={"H1": [3]}, marker=True, rescue=9)
    assert _vias(played) == [("gate", 2), ("gate", 4), ("gate", 8)]
    played.do("H1", "resolve_place", place=3, option="power", via="gate", target=8)
    assert played.state.rescue == 7
    assert played.of("H1").survival_played is False


def test_the_gate_reaches_no_artefact() -> None:
    assert ("gate", 10) not in _vias(resolving("gate", at={"H1": [5]}, discard={"H1": [1]}))


def test_hologram() -> None:
    played = revealed("hologram", tokens={"creature": [9], "artemia": [1, 2]})
    assert [option["to_place"] for option in offered(played)] == [3, 6, 7]
    assert cast(played, "hologram", to_place=6).told("token_moved") == [
        {"kind": "token_moved", "token": "artemia", "to": 6}
    ]
    assert offered(revealed("hologram")) == []


def test_wrong_track() -> None:
    played = revealed("wrong_track", at={"H1": [4]}, tokens={"creature": [4], "target": [8]}, force=["clone"])
    assert [(option["token"], option["to_place"]) for option in offered(played)] == [
        ("creature", 3),
        ("creature", 5),
        ("creature", 9),
        ("target", 3),
        ("target", 7),
        ("target", 9),
    ]
    cast(played, "wrong_track", token="creature", to_place=3)
    assert played.asked == [("H1", "resolve_place")]
    without = revealed("wrong_track", tokens={"creature": [4], "target": [8]}, force=["scream"])
    assert {option["token"] for option in offered(without)} == {"creature"}


def test_amplifier() -> None:
    played = cast(ending("amplifier", marker=True, rescue=9), "amplifier")
    assert not played.state.marker
    assert played.state.rescue == 7
    assert offered(ending("amplifier", marker=False)) == []
    assert offered(ending("amplifier", marker=True, force=["stasis"])) == []


def test_double_back() -> None:
    played = cast(ending("double_back", at={"H1": [4]}), "double_back", place=4)
    assert 4 in played.of("H1").hand
    assert offered(ending("double_back", at={"H1": [4]}, marks={"H1": {"played": []}})) == []


def test_barricade() -> None:
    played = cast(revealed("barricade", **SANCTUARY, at={"H1": [3]}, defence=10), "barricade")
    played.do("H1", "resolve_place", place=3, option="fortify")
    assert played.state.defence == 8
    assert played.of("H1").protections == []


def test_serum() -> None:
    played = exploring("serum", **SANCTUARY, will={"H2": 1, "H3": 2})
    assert [option["hunted"] for option in offered(played)] == [2, 3]
    assert cast(played, "serum", hunted="H2").of("H2").will == 2


def test_flare() -> None:
    played = resolving("flare", **SANCTUARY, at={"H1": [5]}, display=["sv_builder", "sv_pilot"], defence=10)
    played.do("H1", "resolve_place", place=5, option="power", via="flare", survivor="sv_builder")
    assert played.of("H1").survivors == ["sv_builder"]
    assert played.state.defence == 9
    assert _vias(resolving("flare", **SANCTUARY, at={"H1": [5]}, force=["isolation"])) == []


def test_antidote() -> None:
    played = revealed("antidote", **SANCTUARY, at={"H1": [4]}, tokens={"creature": [9], "target": [4]}, force=["clone"])
    cast(played, "antidote")
    assert played.asked == [("H1", "resolve_place")]
    assert offered(revealed("antidote", **SANCTUARY)) == []


def test_jetpack() -> None:
    played = responding("jetpack", **SANCTUARY, played={"H1": [2]}, blocked=[3])
    assert [option["hand_place"] for option in offered(played)] == [1]
    cast(played, "jetpack", played_place=2, hand_place=1)
    assert played.told("places_revealed")[0]["places"][0] == [1]
    swapped = next(fact for fact in played.facts if fact.__struct_config__.tag == "played_swapped")
    assert set(readable(swapped, 0, None)) == {"kind", "seat"}


def test_sabotage() -> None:
    assert cast(ending("sabotage", **SANCTUARY, dna=3), "sabotage").state.dna == 1
    assert cast(ending("sabotage", **SANCTUARY, dna=3, evolutions=["evo_carapace"]), "sabotage").state.dna == 2
    assert offered(ending("sabotage", **SANCTUARY, dna=0)) == []


def test_gene_scrambler() -> None:
    played = ending("gene_scrambler", **SANCTUARY, evolution_hand=["evo_apex", "evo_speed"])
    played.play("H1", {"kind": "play_survival_card", "card": "gene_scrambler"}, picks=[1])
    assert played.state.evolution_hand == ["evo_apex"]
    assert played.state.evolution_discards["1"] == ["evo_speed"]
    assert offered(ending("gene_scrambler", **SANCTUARY)) == []


def test_shield() -> None:
    played = cast(revealed("shield", **SANCTUARY, tokens={"creature": [1]}, force=["fierceness"]), "shield")
    assert played.of("H1").will == 2


def test_anchor() -> None:
    played = cast(ending("anchor", **SANCTUARY, force=["displacement"], drift=2, displaced=True), "anchor")
    assert played.asked == [("C", "evolution")]
    assert played.state.sanctuary == 3


def test_supply_drop() -> None:
    played = exploring("supply_drop", **SANCTUARY, survival={"H1": ["supply_drop"], "H2": ["camp"]})
    cast(played, "supply_drop")
    assert [len(hunted.survival) for hunted in played.state.hunted] == [1, 1, 1]
    everyone = {"H1": ["supply_drop", "serum"], "H2": ["camp"], "H3": ["gate"]}
    assert offered(exploring("supply_drop", **SANCTUARY, survival=everyone)) == []


def test_camp() -> None:
    played = ending("camp", **SANCTUARY, discard={"H1": [2, 3]}, hand={"H1": [4, 5]})
    assert [option["places"] for option in offered(played)] == [[2], [3], [2, 3]]
    cast(played, "camp", places=[3])
    assert played.of("H1").discard == [1, 2]


def test_scanner() -> None:
    played = cast(exploring("scanner", **SANCTUARY, hunt=["clone", "ruin"]), "scanner")
    fact = next(fact for fact in played.facts if fact.__struct_config__.tag == "hunt_scanned")
    assert readable(fact, 1, None)["cards"] == ["clone", "ruin"]
    assert "cards" not in readable(fact, 2, None)
    assert played.state.hunt_seen == {"clone": [1], "ruin": [1]}
    assert offered(exploring("scanner", **SANCTUARY, hunt=[])) == []


def test_volunteer() -> None:
    assert cast(revealed("volunteer", **SANCTUARY), "volunteer").of("H1").strangers == 1
    assert offered(revealed("volunteer", **SANCTUARY, survivor_bag={"sv_pilot": 0})) == []


def test_decoy() -> None:
    played = cast(revealed("decoy", **SANCTUARY, tokens={"creature": [1]}), "decoy")
    assert played.of("H1").will == 1
    assert played.state.assimilation == 9


def test_cartography() -> None:
    played = exploring("cartography", **SANCTUARY, reserve={"6": 0, "7": 1, "8": 0, "9": 0, "10": 0})
    assert len(offered(played)) == 5
    cast(played, "cartography", hand_place=2, reserve_place=7)
    assert played.of("H1").hand == [1, 3, 4, 5, 7]
    assert played.of("H1").discard == [2]


def _vias(played: Played) -> list[tuple[str, Any]]:
    return [(option["via"], option.get("target")) for option in played.options("H1") if "via" in option]

"""Every Evolution, one test each."""

from __future__ import annotations

from typing import Any

from strata.domain.games.not_alone.components import EVOLUTIONS
from strata.domain.games.not_alone.rules.tokens import available
from strata.domain.kernel import readable
from tests.games.not_alone.table import Played, playing

PLAYED = {"H1": [1], "H2": [2], "H3": [8]}


def evolved(*evolutions: str, **described: Any) -> Played:
    """The full game with active Evolutions, the Creature without a play."""
    described = {"sanctuary": 3, "hunt_plays": 0, "tokens": {"creature": [9]}, **described}
    return playing(expansion="sanctuary", evolutions=evolutions, **described)


def hunting(evolution: str, **described: Any) -> Played:
    return evolved(evolution, **{"phase": "hunting", "played": PLAYED, **described})


def revealed(evolution: str, **described: Any) -> Played:
    return evolved(evolution, **{"window": "reckoning", "at": {"H1": [4]}, **described})


def use(played: Played, evolution: str, **fields: Any) -> Played:
    return played.do("C", "use_evolution", evolution=evolution, **fields)


def test_every_evolution_has_its_test() -> None:
    assert {f"test_{evolution}" for evolution in EVOLUTIONS} <= set(globals())


def test_evo_efficiency() -> None:
    assert len(evolved("evo_efficiency", phase="clearing").state.hunt_hand) == 4


def test_evo_instincts() -> None:
    played = hunting("evo_instincts", hand={"H1": [2, 5], "H2": [], "H3": []})
    assert [option["hunted"] for option in played.options("C", "use_evolution")] == [1]
    played.play("C", {"kind": "use_evolution", "evolution": "evo_instincts", "hunted": 1}, picks=[1])
    shown = next(fact for fact in played.facts if fact.__struct_config__.tag == "places_shown")
    assert readable(shown, 0, None)["places"] == [5]
    assert "places" not in readable(shown, 2, None)


def test_evo_intellect() -> None:
    played = evolved("evo_intellect", phase="end_window", hunt=["clone", "scream", "toxin"])
    assert played.asked == [("C", "discard_hunt")]
    played.do("C", "discard_hunt", card="clone")
    played.do("C", "discard_hunt", card="toxin")
    assert played.state.hunt_discard == ["clone", "toxin"]
    assert len(played.state.hunt_hand) == 3
    declined = evolved("evo_intellect", phase="end_window", hunt=["clone"]).do("C", "discard_hunt", card=None)
    assert declined.state.hunt_discard == []


def test_evo_carapace() -> None:
    played = evolved("evo_carapace", phase="evolution", dna=4, defence=9, seats=5)
    assert played.do("C", "lie_low").told("dna_lost") == [], "the bonus of step 8 demands one DNA"


def test_evo_metabolism() -> None:
    assert evolved("evo_metabolism", phase="evolution", dna=2).do("C", "lie_low").state.dna == 6


def test_evo_savagery() -> None:
    played = evolved("evo_savagery", at={"H1": [1], "H2": [1]}, tokens={"creature": [1]})
    assert played.state.assimilation == 7


def test_evo_cunning() -> None:
    played = revealed("evo_cunning", tokens={"creature": [9], "artemia": [2]})
    assert [option["to_place"] for option in played.options("C", "use_evolution")] == [1, 3, 7]
    use(played, "evo_cunning", to_place=3)
    assert played.state.tokens["artemia"] == [3]
    pair = revealed("evo_cunning", tokens={"creature": [9], "artemia": [2, 3]})
    assert pair.asked == [("H1", "resolve_place")]


def test_evo_foresight() -> None:
    played = hunting("evo_foresight", hunt=["clone"], hunt_bag=["scream"], hunt_seen={"clone": [1]})
    use(played, "evo_foresight")
    assert [option["card"] for option in played.options()] == ["clone", "scream"]
    played.do("C", "put_hunt_bottom", card="clone")
    assert played.state.hunt_hand == ["scream"]
    assert played.state.hunt_bottom[0].readers == [0]
    assert played.state.hunt_seen == {}


def test_evo_scavenger() -> None:
    given_up = {"H1": {"gave_up": True}}
    assert evolved("evo_scavenger", phase="clearing", dna=2, marks=given_up).state.dna == 3
    assert evolved("evo_scavenger", phase="clearing", dna=2).state.dna == 2


def test_evo_echolocation() -> None:
    played = use(hunting("evo_echolocation"), "evo_echolocation")
    assert played.told("echolocated") == [{"kind": "echolocated", "count": 1}]


def test_evo_speed() -> None:
    played = evolved("evo_speed", phase="evolution").do("C", "skip_evolution")
    assert played.state.hunt_plays == 2


def test_evo_piercing_scream() -> None:
    played = evolved("evo_piercing_scream", at={"H1": [4], "H2": [4]}, tokens={"creature": [4]}, hand={"H2": []})
    assert played.asked == [("H1", "discard_places")]
    assert len(played.options()) == 4


def test_evo_brute_force() -> None:
    played = evolved("evo_brute_force", at={"H1": [4], "H2": [4]}, tokens={"creature": [4]})
    assert played.asked == [("C", "choose_victim")]
    played.do("C", "choose_victim", hunted="H2")
    assert [played.of(name).will for name in ("H1", "H2")] == [2, 1]


def test_evo_ambush() -> None:
    played = evolved("evo_ambush", at={"H1": [3]}, defence=10)
    played.do("H1", "resolve_place", place=3, option="fortify")
    assert played.asked == [("H1", "discard_places")]
    arch = evolved("evo_ambush", at={"H1": [8]}, defence=10, tokens={"creature": [4]})
    arch.do("H1", "resolve_place", place=8, option="power")
    assert arch.asked != [("H1", "discard_places")]


def test_evo_corrosion() -> None:
    for group, is_able in ((1, False), (2, True)):
        played = evolved("evo_corrosion", at={"H1": [3]}, strangers={"H1": group})
        played.do("H1", "resolve_place", place=3, option="fortify")
        assert (played.asked == [("H1", "shelter")]) == is_able


def test_evo_symbiosis() -> None:
    assert "artemia" in available(hunting("evo_symbiosis", rescue=12).state)


def test_evo_regeneration() -> None:
    assert evolved("evo_regeneration", phase="evolution", dna=2).do("C", "evolve").state.dna == 4


def test_evo_telepathy() -> None:
    played = hunting("evo_telepathy", hand={"H1": [2, 3, 4, 5], "H2": [1, 3], "H3": []})
    assert [option["hunted"] for option in played.options("C", "use_evolution")] == [1]
    use(played, "evo_telepathy", hunted="H1")
    assert played.asked == [("H1", "show_places")]
    assert {len(option["places"]) for option in played.options()} == {2}


def test_evo_venom() -> None:
    played = evolved("evo_venom", at={"H1": [4]}, tokens={"creature": [9], "artemia": [4]})
    assert {len(option["places"]) for option in played.options()} == {2}


def test_evo_ravenous() -> None:
    caught = evolved("evo_ravenous", at={"H1": [4], "H2": [4]}, tokens={"creature": [4]}, dna=2)
    assert caught.state.dna == 3
    assert evolved("evo_ravenous", phase="creature", dna=2).state.dna == 2


def test_evo_camouflage() -> None:
    held = {"H1": ["detector", "dodge", "hologram", "shield", "wrong_track"]}
    played = revealed("evo_camouflage", survival=held, tokens={"creature": [4], "artemia": [4]})
    assert [option["card"] for option in played.options("H1", "play_survival_card")] == ["shield"]


def test_evo_terror() -> None:
    played = evolved("evo_terror", phase="exploration", hand={"H1": [5]}, discard={"H1": [1, 2, 3]}, tokens={})
    played.do("H1", "resist", will=1).do("H1", "take_back_place", card=1)
    assert played.of("H1").hand == [1, 5]
    assert played.asked[0] == ("H1", "exploration")


def test_evo_gravity() -> None:
    played = evolved("evo_gravity", phase="clearing")
    assert played.asked == [("C", "move_sanctuary")]
    assert played.do("C", "move_sanctuary", steps=2).state.sanctuary == 5
    assert evolved("evo_gravity", phase="clearing", anchored=True).state.sanctuary == 3


def test_evo_swarm() -> None:
    played = hunting("evo_swarm", rescue=5)
    assert {len(option["places"]) for option in played.options("C", "place_token")} == {2}


def test_evo_hypnosis() -> None:
    played = revealed("evo_hypnosis", hunt=["clone", "scream"])
    use(played, "evo_hypnosis", hunted="H1", from_place=4, to_place=9)
    assert played.asked == [("C", "discard_hunt")]
    played.do("C", "discard_hunt", card="clone")
    assert played.of("H1").will == 2
    assert revealed("evo_hypnosis", hunt=[]).asked == [("H1", "resolve_place")]


def test_evo_leap() -> None:
    played = revealed("evo_leap", tokens={"creature": [9]})
    use(played, "evo_leap", to_place=4)
    assert played.of("H1").will == 2
    assert revealed("evo_leap", tokens={"creature": [4]}, protections={"H1": ["dodge"]}).asked == [
        ("H1", "resolve_place")
    ]


def test_evo_duplication() -> None:
    played = use(hunting("evo_duplication", hunt=["clone", "scream", "toxin"]), "evo_duplication")
    played.do("C", "discard_hunt", card="clone")
    assert not played.state.duplicated
    played.do("C", "discard_hunt", card="toxin")
    assert played.state.duplicated
    assert {option["token"] for option in played.options("C", "place_token")} == {"target"}
    assert hunting("evo_duplication", hunt=["clone"]).options("C", "use_evolution") == []


def test_evo_apex() -> None:
    played = evolved("evo_apex", at={"H1": [4]}, tokens={"creature": [4]}, force=["fierceness"])
    assert played.told("will_lost")[0]["amount"] == 3


def test_evo_paralysis() -> None:
    played = evolved("evo_paralysis", phase="creature_window", window="creature", tokens={})
    assert len(played.options("C", "use_evolution")) == 10
    use(played, "evo_paralysis", place=4)
    assert [option["places"] for option in played.options("H1", "play_places")] == [[1], [2], [3], [5]]


def test_evo_dominance() -> None:
    caught = {"at": {"H1": [4]}, "tokens": {"creature": [4]}, "hunt": ["clone"]}
    played = evolved("evo_dominance", **caught)
    assert played.options() == [
        {"kind": "dominance_choice", "card": "clone"},
        {"kind": "dominance_choice", "card": None},
    ]
    assert played.do("C", "dominance_choice", card="clone").state.assimilation == 7
    decoy = evolved("evo_dominance", **caught, protections={"H1": ["decoy"]})
    assert decoy.asked == [("C", "evolution")]

"""The powers of the ten places and of the five of Sanctuary, one test each."""

from __future__ import annotations

from typing import Any

from strata.domain.games.not_alone.components import BOX
from strata.domain.games.not_alone.state import Location
from tests.games.not_alone.table import Played, playing


def on(place: int, **described: Any) -> Played:
    """H1 alone on a place, free of tokens, with nobody able to play anything afterwards."""
    described = {"tokens": {"creature": [4 if place == 9 else 9]}, "hunt_plays": 0, **described}
    return playing(at={"H1": [place]}, **described)


def use(played: Played, place: int) -> Played:
    return played.do("H1", "resolve_place", place=place, option="power")


def offers(played: Played, place: int) -> bool:
    return {"kind": "resolve_place", "place": place, "option": "power"} in played.options("H1")


def test_every_place_has_its_test() -> None:
    places = {place.id for place in (*BOX.places_base, *BOX.places_sanctuary)}
    assert {f"test_{place}" for place in places} <= set(globals())


def test_lair() -> None:
    played = use(on(1, discard={"H1": [2, 3]}, hand={"H1": [4, 5]}, tokens={"creature": [10]}), 1)
    assert played.told("places_recovered")[0]["places"] == [2, 3]
    copying = use(on(1, tokens={"creature": [5]}, survival={"H1": ["gate"]}), 1)
    assert copying.asked == [("H1", "take_reserve_place")]


def test_the_lair_copies_neither_itself_nor_an_artefact() -> None:
    for place in (1, 10):
        played = on(1, tokens={"creature": [place]}, protections={"H1": ["dodge"]}, survival={"H1": ["gate"]})
        assert not offers(played, 1)


def test_jungle() -> None:
    played = use(on(2, discard={"H1": [1, 3]}, hand={"H1": [4, 5]}), 2)
    assert played.of("H1").hand == [2, 4, 5]
    assert [option["card"] for option in played.options()] == [1, 3, None]
    played.do("H1", "take_back_place", card=3)
    assert played.of("H1").hand == [2, 3, 4, 5]
    assert played.of("H1").discard == [1]


def test_the_jungle_lets_its_second_card_be() -> None:
    played = use(on(2, discard={"H1": [1, 3]}, hand={"H1": [4, 5]}), 2).do("H1", "take_back_place", card=None)
    assert played.of("H1").discard == [1, 3]


def test_river() -> None:
    played = use(on(3), 3)
    assert played.of("H1").pending == "river"
    two = playing(phase="exploration", awaiting={"H1": "river"})
    assert {len(option["places"]) for option in two.options("H1", "play_places")} == {2}
    assert not offers(on(3, awaiting={"H1": "artefact"}, survival={"H1": ["gate"]}), 3)


def test_beach() -> None:
    assert use(on(4, marker=False), 4).state.marker
    played = use(on(4, marker=True, rescue=9, survival={"H1": ["gate"]}), 4)
    assert not played.state.marker
    assert played.state.rescue == 8


def test_rover() -> None:
    played = use(on(5, reserve={"6": 2, "7": 0, "8": 1, "9": 0, "10": 0}), 5)
    assert [option["number"] for option in played.options()] == [6, 8]
    played.do("H1", "take_reserve_place", number=8)
    assert 8 in played.of("H1").hand
    assert played.state.reserve["8"] == 0


def test_the_rover_brings_nothing_that_is_owned() -> None:
    owning = on(5, hand={"H1": [1, 2, 3, 4, 6, 7, 8, 9, 10]}, survival={"H1": ["gate"]})
    assert not offers(owning, 5)


def test_swamp() -> None:
    played = use(on(6, discard={"H1": [1, 2, 3]}), 6).do("H1", "take_back_place", card=1)
    assert played.asked == [("H1", "take_back_place")]
    played.do("H1", "take_back_place", card=3)
    assert played.of("H1").hand == [1, 3, 4, 5, 6]


def test_shelter() -> None:
    played = use(on(7, survival_bag=["adrenaline", "dodge"], survival_discard=["gate"]), 7)
    assert played.options() == [
        {"kind": "keep_survival", "card": "adrenaline"},
        {"kind": "keep_survival", "card": "dodge"},
    ]
    played.do("H1", "keep_survival", card="dodge")
    assert played.of("H1").survival == ["dodge"]
    assert played.state.survival_discard == ["gate", "adrenaline"]


def test_a_shelter_with_one_card_left_gives_it() -> None:
    played = use(on(7, survival_bag=["adrenaline"], survival_discard=[]), 7)
    assert played.of("H1").survival == ["adrenaline"]
    assert not offers(on(7, survival_bag=[], survival={"H2": ["dodge"], "H1": ["gate"]}), 7)


def test_wreck() -> None:
    played = playing(at={"H1": [8], "H2": [8]}, tokens={"creature": [9]}, rescue=9, discard={"H2": [1]})
    use(played, 8)
    assert played.state.rescue == 8
    assert {"kind": "resolve_place", "place": 8, "option": "power"} not in played.options("H2")


def test_source() -> None:
    played = use(on(9, will={"H1": 2, "H3": 1}, survival={"H1": ["gate"]}), 9)
    assert [option["mode"] for option in played.options()] == ["will", "survival"]
    played.do("H1", "choose_mode", mode="will")
    assert [option["hunted"] for option in played.options()] == [1, 3]
    played.do("H1", "choose_hunted", hunted="H3")
    assert played.of("H3").will == 2
    drawing = use(on(9), 9)
    assert len(drawing.of("H1").survival) == 1


def test_artefact() -> None:
    played = use(on(10), 10)
    assert played.of("H1").pending == "artefact"
    assert not offers(on(10, awaiting={"H1": "river"}, survival={"H1": ["gate"]}), 10)


def test_glade() -> None:
    played = use(on(6, expansion="sanctuary", sanctuary=5, discard={"H1": [1], "H3": [2, 4]}), 6)
    played.do("H1", "take_back_place", card=1)
    assert played.options() == [{"kind": "choose_ally", "hunted": 3}, {"kind": "choose_ally", "hunted": None}]
    played.do("H1", "choose_ally", hunted="H3")
    assert played.asked == [("H3", "take_back_place")]
    played.do("H3", "take_back_place", card=4)
    assert played.of("H3").hand == [1, 3, 4, 5]


def test_outpost() -> None:
    played = use(on(7, expansion="sanctuary", sanctuary=5), 7)
    assert len(played.of("H1").survival) == 1
    assert played.of("H1").strangers == 1
    assert played.told("stranger_taken") == [{"kind": "stranger_taken", "seat": 1}]


def test_arch() -> None:
    played = use(on(8, expansion="sanctuary", sanctuary=5, defence=10, strangers={"H1": 1}, force=["blockade"]), 8)
    played.do("H1", "shelter", yes=True)
    assert played.state.defence == 8
    assert played.of("H1").strangers == 0
    assert played.state.strangers_gone == 1


def test_spring() -> None:
    played = use(on(9, expansion="sanctuary", sanctuary=1, dna=2), 9)
    assert played.state.dna == 1
    guarded = {"evolutions": ["evo_carapace"], "survival": {"H1": ["gate"]}}
    assert not offers(on(9, expansion="sanctuary", sanctuary=1, dna=2, **guarded), 9)


def test_monolith() -> None:
    described = {"expansion": "sanctuary", "sanctuary": 1, "evolutions": ["evo_speed", "evo_venom"]}
    played = use(on(10, **described), 10)
    played.do("H1", "choose_evolution_to_discard", evolution="evo_venom")
    assert played.state.evolution_discards["2"] == ["evo_venom"]
    assert 10 not in played.of("H1").owned


def test_another_card_on_the_monolith_stays() -> None:
    played = playing(
        expansion="sanctuary",
        sanctuary=1,
        at={"H1": [9]},
        marks={"H1": {"locations": [_moved(9, 10)]}},
        tokens={"creature": [4]},
        evolutions=["evo_speed"],
        hunt_plays=0,
    )
    use(played, 10)
    assert 9 in played.of("H1").owned
    assert played.state.monoliths_gone == 0


def _moved(card: int, place: int) -> Location:
    return Location(place, card)

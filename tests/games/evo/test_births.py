"""Births beyond the golden examples."""

from __future__ import annotations

from strata.domain.games.evo.components import ISLANDS
from tests.games.evo.table import playing


def test_adults_are_fixed_for_all_when_the_phase_begins() -> None:
    played = playing(phase="adults", dinos={"A": ["0,0"], "B": ["1,1", "-3,0"]})
    assert [species.adults for species in played.state.seats] == [["0,0"], ["-3,0", "1,1"], []]


def test_each_seat_places_all_its_births_before_the_next() -> None:
    played = playing(phase="adults", dinos={"A": ["0,0"], "B": ["-3,1"]}, genes={"A": {"egg": 2}})
    played.play("A", {"kind": "place_birth", "hex": "0,1"})
    assert played.asked == ("A", "place_birth")
    played.play("A", {"kind": "place_birth", "hex": "1,0"})
    assert played.asked == ("B", "place_birth")


def test_an_extinct_species_may_come_back_on_any_empty_hex() -> None:
    played = playing(phase="adults", order="CAB", dinos={"A": ["0,0"], "B": ["1,1"]})
    assert played.asked == ("C", "place_birth")
    expected = [hex_ for hex_ in ISLANDS["three"].hexes if hex_ not in ("0,0", "1,1")]
    assert [option["hex"] for option in played.options] == expected


def test_births_cannot_be_declined() -> None:
    played = playing(phase="adults", dinos={"A": ["0,0"]})
    assert {option["kind"] for option in played.options} == {"place_birth"}


def test_no_supply_no_birth() -> None:
    ten = ["-5,2", "-5,3", "-4,0", "-4,1", "-4,2", "-4,3", "-4,4", "-3,-1", "-3,0", "-3,1"]
    played = playing(phase="adults", queue="A", dinos={"A": ten, "B": ["1,1"]})
    assert played.asked == ("B", "place_birth")
    assert played.told("births_ended") == [{"kind": "births_ended", "seat": 0, "lost": 1}]

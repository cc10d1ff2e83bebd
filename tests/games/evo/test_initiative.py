"""Initiative: tails, then populations, then dice."""

from __future__ import annotations

from tests.games.evo.table import playing


def test_a_longer_tail_goes_before_a_smaller_population() -> None:
    played = playing(phase="initiative", genes={"C": {"tail": 2}}, dinos={"B": ["0,0"], "C": ["1,0", "1,1"]})
    assert played.state.order == [2, 0, 1]
    assert played.told("initiative_rolled") == []


def test_an_extinct_species_counts_no_dinos() -> None:
    played = playing(phase="initiative", dinos={"A": ["0,0", "0,1"], "B": ["1,0"]})
    assert played.state.order == [2, 1, 0]


def test_the_lower_die_goes_first() -> None:
    played = playing(phase="initiative", dinos={"A": ["0,0"], "B": ["1,0"], "C": ["1,1"]}, dice=[6, 2, 4])
    assert played.state.order == [1, 2, 0]


def test_only_the_tied_roll_again() -> None:
    played = playing(phase="initiative", dinos={}, dice=[3, 3, 1, 5, 5, 2, 1])
    assert played.state.order == [2, 1, 0]
    assert [fact["seat"] for fact in played.told("initiative_rolled")] == [0, 1, 2, 0, 1, 0, 1]

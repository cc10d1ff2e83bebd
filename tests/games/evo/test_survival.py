"""Survival and scoring beyond the golden examples."""

from __future__ import annotations

from tests.games.evo.table import playing

COLD = ["-2,-1", "-2,1", "-2,2"]
WARM = ["-4,0", "-4,3"]


def test_cold_and_warm_losses_are_one_choice() -> None:
    played = playing(phase="survival", climate="plain", dinos={"A": COLD + WARM})
    assert played.asked == ("A", "choose_losses")
    assert len(played.options) == 6
    assert {"kind": "choose_losses", "hexes": ["-4,0", "-2,-1", "-2,1"]} in played.options


def test_a_forced_group_is_part_of_the_choice() -> None:
    played = playing(phase="survival", climate="plain", dinos={"A": COLD + WARM}, modifiers={"A": {"parasol_malus": 1}})
    assert [option["hexes"] for option in played.options] == [
        ["-4,0", "-4,3", "-2,-1", "-2,1"],
        ["-4,0", "-4,3", "-2,-1", "-2,2"],
        ["-4,0", "-4,3", "-2,1", "-2,2"],
    ]


def test_forced_losses_ask_nobody() -> None:
    bare = {"A": {"fur_malus": 1, "parasol_malus": 1}}
    played = playing(phase="survival", climate="plain", dinos={"A": [*COLD, *WARM, "-3,0"]}, modifiers=bare)
    assert played.dinos("A") == {"-3,0"}
    assert played.told("dinos_lost")[0]["hexes"] == ["-4,0", "-4,3", "-2,-1", "-2,1", "-2,2"]


def test_lost_dinos_are_in_supply_again() -> None:
    played = playing(phase="survival", queue="A", climate="plain", dinos={"A": COLD})
    played.play("A", {"kind": "choose_losses", "hexes": ["-2,-1", "-2,2"]})
    assert played.state.seats[0].supply == 9


def test_every_dino_left_is_a_point() -> None:
    played = playing(phase="scoring", order="BCA", dinos={"A": COLD, "B": ["0,0"]})
    assert [(fact["seat"], fact["points"]) for fact in played.told("points_gained")] == [(1, 1), (2, 0), (0, 3)]
    assert [species.points for species in played.state.seats] == [13, 11, 10]
    assert [species.gained for species in played.state.seats] == [3, 1, 0]

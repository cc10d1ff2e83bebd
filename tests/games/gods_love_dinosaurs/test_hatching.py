"""Hatching: who is asked, and what an egg becomes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.gods_love_dinosaurs.table import Played, playing

FREE = {"0,0": "mountain", "1,0": "lake frog"}


def hatching(**given: Any) -> Played:
    return playing(activate="hatch", **{"ecosystems": {0: FREE, 1: FREE}, **given})


def test_all_seats_settle_hatching_before_the_first_dinosaur_moves() -> None:
    played = hatching(active=1)
    assert played.asked == (1, "hatch")
    played.play(1, {"kind": "hatch"})
    assert played.asked == (0, "hatch")
    played.play(0, {"kind": "hatch"})
    assert played.asked == (1, "send_dino")
    assert [ecosystem.eggs for ecosystem in played.state.seats] == [2, 2]


def test_an_egg_may_be_kept() -> None:
    played = hatching().play(0, {"kind": "skip_hatch"})
    assert played.state.seats[0].figures == {"1,0": "frog"}
    assert played.state.seats[0].eggs == 3
    assert played.told("hatch_skipped") == [{"kind": "hatch_skipped", "seat": 0}]


@pytest.mark.parametrize("figure", ["dino", "eagle"])
def test_a_nest_with_any_figure_is_not_free(figure: str) -> None:
    played = hatching(ecosystems={0: {**FREE, "0,0": f"mountain {figure}"}, 1: FREE})
    assert played.asked == (1, "hatch")


def test_without_eggs_nothing_hatches() -> None:
    assert hatching(eggs={0: 0}).asked == (1, "hatch")


def test_golden_eggs_hatch_too() -> None:
    played = hatching(eggs={0: 5}).play(0, {"kind": "hatch"})
    assert played.state.seats[0].eggs == 4


def test_the_last_dinosaur_goes_to_the_first_in_order() -> None:
    played = hatching(supply={"dino": 1}).play(0, {"kind": "hatch"})
    assert played.told("part_ended") == [{"kind": "part_ended", "seat": seat} for seat in (0, 1)]
    assert played.asked == (0, "send_dino")


def test_the_last_dinosaur_may_be_left_to_another() -> None:
    played = hatching(supply={"dino": 1}).play(0, {"kind": "skip_hatch"})
    assert played.asked == (1, "hatch")


def test_unlimited_dinosaurs_hatch_without_end() -> None:
    played = hatching(supply={"dino": 0}, options={"supply": "unlimited"})
    assert played.asked == (0, "hatch")

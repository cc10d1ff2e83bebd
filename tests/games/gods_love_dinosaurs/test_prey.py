"""Breeding beyond the golden examples."""

from __future__ import annotations

import pytest

from strata.domain.games.gods_love_dinosaurs.facts import PreyBorn
from tests.games.gods_love_dinosaurs.table import playing, table

POND = {0: {"0,0": "lake frog", "1,0": "lake", "0,1": "universal", "-1,0": "mountain"}, 1: {"0,0": "mountain"}}


def test_breeding_is_optional() -> None:
    played = playing(activate="frog", ecosystems=POND)
    assert played.options[-1] == {"kind": "finish_activation"}
    played.play(0, {"kind": "finish_activation"})
    assert played.state.seats[0].figures == {"0,0": "frog"}
    assert played.told("figure_starved") == []


def test_a_parent_breeds_once() -> None:
    played = playing(activate="frog", ecosystems=POND)
    played.play(0, {"kind": "breed", "parent": [0, 0], "cell": [1, 0]})
    assert played.asked == (1, "take_tile")
    assert played.told("part_ended") == [{"kind": "part_ended", "seat": seat} for seat in (0, 1)]


@pytest.mark.parametrize("animal", ["frog", "hare", "rat"])
def test_mountains_and_strange_terrain_are_no_room(animal: str) -> None:
    home = {"frog": "lake", "hare": "plain", "rat": "forest"}[animal]
    cells = {
        "0,0": f"universal {animal}",
        "1,0": "lake",
        "1,-1": "plain",
        "0,-1": "forest",
        "-1,0": "mountain",
        "0,1": "universal",
    }
    played = playing(activate=animal, ecosystems={0: cells, 1: {"0,0": "mountain"}})
    room = [f"{q},{r}" for q, r in (option["cell"] for option in played.those("breed"))]
    assert {cells[cell] for cell in room} == {home, "universal"}


def test_only_the_animal_of_the_column_breeds() -> None:
    cells = {"0,0": "lake frog", "1,0": "universal", "2,0": "plain hare"}
    played = playing(activate="hare", ecosystems={0: cells, 1: {"0,0": "mountain"}})
    assert [option["parent"] for option in played.those("breed")] == [[2, 0]]


def test_an_empty_supply_passes_everybody_over() -> None:
    played = playing(activate="frog", ecosystems=POND, supply={"frog": 0})
    assert played.asked == (1, "take_tile")


def test_an_unlimited_supply_never_ends() -> None:
    played = playing(activate="frog", ecosystems=POND, supply={"frog": 0}, options={"supply": "unlimited"})
    played.play(0, {"kind": "breed", "parent": [0, 0], "cell": [1, 0]})
    assert played.state.supply["frog"] == -1


def test_no_figure_acts_before_its_seats_part_has_begun() -> None:
    state = table(activate="frog", ecosystems=POND)
    with pytest.raises(AssertionError, match="part has begun"):
        PreyBorn(0, "frog", "0,0", "1,0").apply(state)

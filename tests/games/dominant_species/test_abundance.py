"""Section 4: an element from the slots to a corner of Earth."""

from __future__ import annotations

from strata.domain.games.dominant_species.components import ELEMENTS, TOUCHES
from tests.games.dominant_species.table import playing

EARTH = {"0,0", "0,-1", "1,-1", "1,0", "0,1", "-1,1", "-1,0"}
SLOTS = {"abundance": ["sun", "grub", "sun"]}


def test_the_disk_lies_in_its_slot_until_it_is_laid() -> None:
    played = playing(phase="abundance", pawns={"abundance 1": "bird"}, display=SLOTS)
    assert played.options == [
        {"kind": "abundance", "element": "grub"},
        {"kind": "abundance", "element": "sun"},
        {"kind": "pass"},
    ]
    played.play("bird", "abundance", element="sun")
    assert played.asked == ("bird", "lay_element")
    assert played.state.display["abundance"] == ["sun", "grub", "sun"]
    played.play("bird", "lay_element", vertex="1,-2,W")
    assert played.state.display["abundance"] == ["grub", "sun"]
    assert played.state.elements["1,-2,W"] == "sun"


def test_every_free_corner_of_earth_and_no_other_is_offered() -> None:
    played = playing(phase="abundance", pawns={"abundance 1": "bird"}, display=SLOTS)
    played.play("bird", "abundance", element="sun")
    assert len(played.options) == 12
    assert "1,-1,W" not in played.offered("vertex")
    assert "0,-3,E" not in played.offered("vertex")
    assert {"kind": "pass"} not in played.options


def test_without_a_free_corner_the_action_is_skipped() -> None:
    corners = [corner for corner in TOUCHES if any(hex_ in EARTH for hex_ in TOUCHES[corner])]
    filled = {corner: ELEMENTS[number % 6] for number, corner in enumerate(corners)}
    played = playing(phase="abundance", pawns={"abundance 1": "bird"}, display=SLOTS, only_elements=filled)
    assert [fact["task"] for fact in played.told("action_skipped")] == ["abundance"]

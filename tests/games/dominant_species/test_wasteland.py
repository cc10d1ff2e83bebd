"""Section 5: elements round the tundra wither."""

from __future__ import annotations

from tests.games.dominant_species.table import playing


def test_it_happens_without_a_pawn() -> None:
    played = playing(phase="wasteland", display={"wasteland": ["grub", "water"]})
    removed = [(fact["corner"], fact["element"]) for fact in played.told("element_removed")]
    assert removed == [("-1,0,E", "grub"), ("1,-1,W", "water")]
    assert played.state.elements["0,-1,W"] == "water"
    assert played.state.display["wasteland"] == ["grub", "water"]


def test_who_passes_leaves_the_box_as_it_is() -> None:
    played = playing(phase="wasteland", pawns={"wasteland 1": "bird"}, display={"wasteland": ["grub"]})
    assert played.options == [{"kind": "wasteland", "element": "grub"}, {"kind": "pass"}]
    played.play("bird", "pass")
    assert "-1,0,E" not in played.state.elements


def test_a_second_disk_of_the_kind_still_withers() -> None:
    played = playing(phase="wasteland", pawns={"wasteland 1": "bird"}, display={"wasteland": ["grub", "grub"]})
    played.play("bird", "wasteland", element="grub")
    assert played.state.display["wasteland"] == ["grub"]
    assert "-1,0,E" not in played.state.elements


def test_an_empty_box_asks_nobody() -> None:
    played = playing(phase="wasteland", pawns={"wasteland 1": "bird"}, display={"wasteland": []})
    assert [fact["task"] for fact in played.told("action_skipped")] == ["wasteland"]
    assert played.state.animals["bird"].available == 3

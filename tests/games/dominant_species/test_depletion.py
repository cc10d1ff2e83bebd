"""Section 6: an element of a kind in the box goes from Earth to the bag."""

from __future__ import annotations

from tests.games.dominant_species.table import playing


def test_only_kinds_in_the_box_can_be_depleted() -> None:
    played = playing(phase="depletion", pawns={"depletion 1": "bird"}, display={"depletion": ["grub", "grub"]})
    assert played.offered("vertex") == ["-2,1,E", "-1,0,E"]
    before = played.state.bag["grub"]
    played.play("bird", "deplete", vertex="-2,1,E")
    assert "-2,1,E" not in played.state.elements
    assert played.state.bag["grub"] == before + 1
    assert played.state.display["depletion"] == ["grub", "grub"]


def test_it_may_be_passed_and_is_skipped_without_a_target() -> None:
    played = playing(phase="depletion", pawns={"depletion 1": "bird"}, display={"depletion": ["grub"]})
    played.play("bird", "pass")
    assert len(played.state.elements) == 12
    empty = playing(phase="depletion", pawns={"depletion 1": "bird"}, display={"depletion": []})
    assert [fact["task"] for fact in empty.told("action_skipped")] == ["deplete"]

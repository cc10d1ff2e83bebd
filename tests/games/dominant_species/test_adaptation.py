"""Section 2: an element out of the slots."""

from __future__ import annotations

from tests.games.dominant_species.table import playing

SLOTS = {"adaptation": ["sun", "grub", "sun", "grass"]}


def test_kinds_are_offered_once_and_taken_one_disk_at_a_time() -> None:
    played = playing(phase="adaptation", pawns={"adaptation 1": "bird", "adaptation 3": "bird"}, display=SLOTS)
    assert played.offered("element") == ["grass", "grub", "sun"]
    played.play("bird", "adapt", element="sun")
    assert played.state.animals["bird"].added == ["sun"]
    assert played.state.display["adaptation"] == ["grub", "sun", "grass"]
    assert played.asked == ("bird", "adapt")


def test_a_full_board_takes_nothing() -> None:
    added = {"amphibian": ["sun", "sun", "sun"], "bird": ["sun", "sun", "sun"]}
    pawns = {"adaptation 1": "amphibian", "adaptation 2": "bird"}
    played = playing(phase="adaptation", pawns=pawns, display={**SLOTS, "regression": []}, added=added)
    assert played.told("action_skipped") == [{"kind": "action_skipped", "animal": "amphibian", "task": "adapt"}]
    assert played.state.animals["amphibian"].available == 3
    assert played.asked == ("bird", "adapt")


def test_empty_slots_are_skipped() -> None:
    played = playing(phase="adaptation", pawns={"adaptation 1": "bird"}, display={"adaptation": []})
    assert [fact["task"] for fact in played.told("action_skipped")] == ["adapt"]

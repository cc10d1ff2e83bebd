"""Section 3: every animal loses what lies in the box, unless it is shielded."""

from __future__ import annotations

from tests.games.dominant_species.table import playing


def test_without_a_shield_nobody_is_asked() -> None:
    played = playing(
        phase="regression", display={"regression": ["grub", "sun"]}, added={"bird": ["sun", "sun", "seed"]}
    )
    assert played.asked == ("insect", "insect_speciate")
    assert played.state.animals["bird"].added == ["sun", "seed"]


def test_printed_elements_are_never_lost() -> None:
    played = playing(phase="regression", display={"regression": ["seed", "sun"]})
    assert played.told("element_lost") == []
    assert played.asked == ("insect", "insect_speciate")


def test_two_pawns_shield_two_kinds_and_come_back_at_the_end() -> None:
    played = playing(
        phase="regression",
        pawns={"regression 1": "bird", "regression 2": "bird"},
        display={"regression": ["grub", "sun", "water"]},
        added={"bird": ["sun", "grub", "water"]},
    )
    assert played.offered("elements") == [
        [],
        ["grub"],
        ["sun"],
        ["water"],
        ["grub", "sun"],
        ["grub", "water"],
        ["sun", "water"],
    ]
    assert played.state.animals["bird"].available == 1
    played.play("bird", "regression_protect", elements=["grub", "water"])
    assert played.state.animals["bird"].added == ["grub", "water"]
    assert played.state.animals["bird"].available == 3


def test_pawns_come_back_even_if_nothing_is_threatened() -> None:
    played = playing(phase="regression", pawns={"regression 2": "bird"}, display={"regression": []})
    assert played.state.animals["bird"].available == 3
    assert played.state.pawns == {}

"""Section 12: tiles pay, and their masters take cards."""

from __future__ import annotations

from tests.games.dominant_species.table import playing


def test_a_tile_is_scored_once_a_round() -> None:
    played = playing(phase="domination", pawns={"domination 1": "bird", "domination 2": "bird"}, face_up=["omnivore"])
    played.play("bird", "dominate", hex=[0, 0])
    assert played.asked == ("bird", "dominate")
    assert [0, 0] not in played.offered("hex")
    assert len(played.offered("hex")) == 6


def test_an_empty_tile_pays_nobody_and_brings_no_card() -> None:
    played = playing(phase="domination", pawns={"domination 1": "bird", "domination 2": "bird"})
    played.play("bird", "dominate", hex=[0, 0])
    assert played.told("points_scored") == []
    assert played.asked == ("bird", "dominate")


def test_more_animals_than_ranks() -> None:
    everyone = {"mammal": 1, "reptile": 1, "bird": 2, "amphibian": 1, "arachnid": 1, "insect": 3}
    played = playing(
        phase="domination", pawns={"domination 1": "bird", "domination 2": "bird"}, cubes={"0,-1": everyone}
    )
    played.play("bird", "dominate", hex=[0, -1])
    paid = [(fact["animal"], fact["points"]) for fact in played.told("points_scored")]
    assert paid == [("insect", 8), ("bird", 4), ("mammal", 2), ("reptile", 1)]


def test_a_tie_for_dominance_brings_no_card() -> None:
    played = playing(
        animals=["mammal", "bird", "arachnid", "insect"],
        phase="domination",
        pawns={"domination 1": "bird", "domination 2": "bird"},
    )
    played.play("bird", "dominate", hex=[0, -1])
    assert played.asked == ("bird", "dominate")


def test_without_a_card_face_up_nobody_is_asked() -> None:
    played = playing(
        phase="domination",
        pawns={"domination 1": "bird", "domination 2": "bird"},
        face_up=[],
    )
    played.play("bird", "dominate", hex=[0, 1])
    assert played.asked == ("bird", "dominate")
    assert played.told("task_changed") == []


def test_cards_are_offered_in_order_and_a_taken_one_is_not_replaced_before_the_reset() -> None:
    played = playing(
        phase="domination",
        pawns={"domination 1": "bird", "domination 2": "bird"},
        face_up=["omnivore", "nocturnal", "blight"],
    )
    played.play("bird", "dominate", hex=[0, 1])
    assert played.asked == ("mammal", "choose_card")
    assert played.offered("card") == ["blight", "nocturnal", "omnivore"]
    played.play("mammal", "choose_card", card="omnivore")
    assert played.state.face_up == ["nocturnal", "blight"]
    assert "omnivore" in played.state.played


def test_when_all_tiles_are_scored_the_action_is_skipped() -> None:
    hexes = ["0,0", "0,-1", "1,-1", "1,0", "0,1", "-1,1", "-1,0"]
    played = playing(phase="domination", pawns={"domination 1": "bird"}, dominated=hexes)
    assert [fact["task"] for fact in played.told("action_skipped")] == ["dominate"]
    assert played.state.dominated == []

"""Planning: who places, where, and when it is over."""

from __future__ import annotations

from tests.games.dominant_species.table import playing


def test_every_free_space_may_be_taken_in_order() -> None:
    played = playing()
    assert played.offered("section", "space")[:3] == [("initiative", 1), ("adaptation", 1), ("adaptation", 2)]
    assert len(played.options) == 41
    played.play("insect", "place_pawn", section="glaciation", space=3)
    assert ("glaciation", 3) not in played.offered("section", "space")
    assert len(played.options) == 40


def test_a_pawn_left_on_the_display_is_not_placed_again() -> None:
    played = playing(animals=["mammal", "insect"], pawns={"glaciation 2": "insect"}, pawns_in_play={"insect": 1})
    assert played.asked == ("mammal", "place_pawn")
    assert ("glaciation", 2) not in played.offered("section", "space")


def test_planning_is_over_when_nobody_has_a_pawn() -> None:
    played = playing(animals=["mammal", "insect"], pawns_in_play={"insect": 1, "mammal": 1})
    played.play("insect", "place_pawn", section="domination", space=1)
    played.play("mammal", "place_pawn", section="adaptation", space=1)
    assert played.asked == ("mammal", "adapt")


def test_a_seat_is_asked_for_each_of_its_animals() -> None:
    played = playing(seats=2, options={"mode": "multi_animal"})
    asked = []
    for _ in range(6):
        decision = played.position.decisions[0]
        asked.append((decision.about, decision.seat))
        option = played.options[0]
        played.play(str(decision.about), "place_pawn", section=option["section"], space=option["space"])
    assert [animal for animal, _ in asked] == played.state.initiative
    assert all(played.state.animals[str(animal)].seat == seat for animal, seat in asked)

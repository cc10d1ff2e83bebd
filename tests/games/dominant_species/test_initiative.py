"""Section 1: one place forward, and the pawn goes elsewhere."""

from __future__ import annotations

from tests.games.dominant_species.table import playing


def test_the_leftmost_only_moves_its_pawn() -> None:
    played = playing(phase="initiative", pawns={"initiative 1": "insect"})
    played.play("insect", "initiative", section="domination", space=5)
    assert played.state.initiative[0] == "insect"
    assert played.told("markers_swapped") == []
    assert played.state.pawns["domination 5"] == "insect"


def test_who_passes_keeps_its_place_and_its_pawn() -> None:
    played = playing(phase="initiative", pawns={"initiative 1": "reptile"})
    assert played.options[-1] == {"kind": "pass"}
    played.play("reptile", "pass")
    assert played.state.initiative.index("reptile") == 4
    assert played.state.animals["reptile"].available == 3
    assert played.state.pawns == {}


def test_the_pawn_acts_where_it_was_put() -> None:
    played = playing(phase="initiative", pawns={"initiative 1": "reptile"})
    played.play("reptile", "initiative", section="adaptation", space=2)
    assert played.asked == ("reptile", "adapt")

"""Placing chisels beyond the golden examples."""

from __future__ import annotations

import pytest

from strata.domain.games.jurassic_parts.components import EDGES
from strata.domain.games.jurassic_parts.rules import slab
from tests.games.jurassic_parts.table import playing


def test_edges_are_listed_in_order_plain_before_sturdy() -> None:
    played = playing(down={0: "b1", 2: "b0"}, turn={"sturdy_charges": 1})
    offered = played.offered("place_chisel")
    assert offered[:3] == [
        {"edge": "0-1", "sturdy": False},
        {"edge": "0-2", "sturdy": False},
        {"edge": "0-2", "sturdy": True},
    ]
    assert len(offered) == len(EDGES) + 1


def test_nobody_places_where_a_chisel_lies() -> None:
    played = playing(chisels={0: ["0-1"], 1: ["2-3"]})
    offered = [option["edge"] for option in played.offered("place_chisel")]
    assert "0-1" not in offered
    assert "2-3" not in offered


def test_boulders_must_be_paid_for() -> None:
    described = {"down": {0: "b1", 2: ["b1", 3]}}
    assert {"edge": "0-2", "sturdy": False} not in playing(**described, sharp={0: 2}).offered("place_chisel")
    assert {"edge": "0-2", "sturdy": False} in playing(**described, sharp={0: 3}).offered("place_chisel")


def test_without_sharp_chisels_nothing_is_placed() -> None:
    assert playing(sharp={0: 0}, turn={"sturdy_charges": 2}).offered("place_chisel") == []


def test_a_sturdy_charge_pays_for_all_boulders_of_an_edge() -> None:
    played = playing(down={0: "b1", 2: ["b1", 3]}, sharp={0: 1}, turn={"sturdy_charges": 2})
    played.place(0, "0-2", sturdy=True)
    assert (played.state.seats[0].sharp, played.state.seats[0].spent) == (0, 0)
    assert played.state.turn.sturdy_charges == 1


def test_boulders_on_faces_count_once_a_tile_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """No face has boulders in the data of today; an owner of the game may add them."""
    sides = dict(slab.FACE_SIDES)
    sides["triceratops-1a"] = tuple(1 << rotation for rotation in range(6))
    monkeypatch.setattr(slab, "FACE_SIDES", sides)
    played = playing(faces={0: "triceratops-1a"}, sharp={0: 1})
    offered = [option["edge"] for option in played.offered("place_chisel")]
    assert "0-2" not in offered
    assert "0-3" in offered


def test_a_face_turned_up_has_no_boulders_any_more() -> None:
    played = playing(
        down={0: "b1", 4: "b0"}, bag=["plant-01", "plant-02"], sharp={0: 1}, hands={0: ["soft_brush"]},
        options={"equipment_cards": 1},
    )  # fmt: skip
    assert {"edge": "0-2", "sturdy": False} not in played.offered("place_chisel")
    played.play(0, "play_card", card="soft_brush").play(0, "target_cell", cell=0).play(0, "stop_targets")
    assert {"edge": "0-2", "sturdy": False} in played.offered("place_chisel")


def test_where_nothing_can_be_paid_for_the_turn_may_end() -> None:
    played = playing(sharp={0: 0})
    assert played.offered("end_turn") == [{"keep": 0}]

"""Where one points: at the slab, at tiles, at the leader's services and at cards, step by step."""

from __future__ import annotations

from typing import Any

import pytest

from strata.domain.games.jurassic_parts import GAME
from strata.domain.kernel import readable
from tests.games.jurassic_parts.table import Played, playing
from tests.games.pictures import marked


def targets(played: Played, **fields: Any) -> list[str]:
    """The targets of the one option with these fields."""
    decision = played.position.decisions[0]
    view = GAME.view(played.state, decision.seat)
    (found,) = (
        action
        for action, option in zip(decision.options, played.options, strict=True)
        if fields.items() <= option.items()
    )
    return list(GAME.targets(found, view))


def test_chisels_are_placed_on_edges_perhaps_with_a_sturdy_tool() -> None:
    played = playing(down={0: "b1", 2: "b0"}, sharp={0: 3}, turn={"sturdy_charges": 1})
    assert targets(played, edge="0-2", sturdy=False) == ["edge:0-2"]
    assert targets(played, edge="0-2", sturdy=True) == ["pile:sturdy", "edge:0-2"]
    assert targets(playing(recalls_left=1, chisels={0: ["0-1"]}), edge="0-1") == ["edge:0-1"]


def test_a_service_is_pointed_at_before_its_cell_or_tile_and_after_the_card() -> None:
    played = playing(
        options={"equipment_cards": 1}, hands={0: ["grant_letter"]}, amber={0: 1}, chisels={0: ["37-38"]},
        faces={37: "triceratops-1a", 38: "plant-09"}, stock=["plant-01"], cells=range(50),
    )  # fmt: skip
    assert targets(played, service="sturdy_tool", use_grant=False) == ["space:sturdy_tool"]
    assert targets(played, cell=37, use_grant=False) == ["space:master_digger", "cell:37"]
    assert targets(played, tile="plant-01", use_grant=True) == [
        "card:grant_letter",
        "space:buy_fossil",
        "tile:plant-01",
    ]


def test_a_skeleton_is_pointed_at_tile_by_tile() -> None:
    played = playing(loose={0: ["triceratops-1b", "triceratops-1a", "triceratops-3c", "bone_pile-2"]})
    assert targets(played, kind="assemble") == ["tile:triceratops-1a", "tile:triceratops-3c", "tile:bone_pile-2"]


def test_parts_cards_and_cells() -> None:
    halves = playing(cells=[37, 38, 39, 40]).place(0, "38-39")
    assert targets(halves, cell=39) == ["part:39"]
    radar = playing(options={"equipment_cards": 1}, hands={0: ["ground_radar"]}, down={1: "b0", 3: "b0"})
    assert targets(radar, kind="play_card") == ["card:ground_radar"]
    radar.play(0, "play_card", card="ground_radar")
    assert targets(radar, cell=3) == ["cell:3"]
    assert targets(playing(phase="turn_start"), kind="sharpen") == []


@pytest.mark.parametrize(
    ("described", "action", "expected"),
    [
        ({}, {"kind": "place_chisel", "edge": "0-1", "sturdy": False}, {"chisel_placed": ["edge:0-1"]}),
        (
            {"recalls_left": 1, "chisels": {0: ["0-1", "2-3"]}},
            {"kind": "recall_chisel", "edge": "0-1"},
            {"chisel_recalled": ["cell:0", "cell:1"]},
        ),
        (
            {"chisels": {0: ["19-37", "36-37"]}, "faces": {37: "triceratops-1a"}},
            {"kind": "place_chisel", "edge": "37-38", "sturdy": False},
            {"part_broken_off": ["tile:triceratops-1a"], "tile_taken": ["tile:triceratops-1a"]},
        ),
        (
            {"chisels": {0: ["19-37", "36-37"]}, "faces": {37: "pterodactyl-1a"}},
            {"kind": "place_chisel", "edge": "37-38", "sturdy": False},
            {"tile_taken": ["seat:0"], "amber_gained": ["seat:0"]},
        ),
    ],
)
def test_facts_show_where_they_left_something(
    described: dict[str, Any], action: dict[str, Any], expected: dict[str, list[str]]
) -> None:
    played = playing(**described)
    played.play(0, **action)
    view = GAME.view(played.state, 0)
    shown = marked(GAME.board(view, ["Ann", "Bob"], GAME.narrators["en"], ()), "data-target")
    found = {}
    for fact in played.facts:
        fields = readable(fact, 0, None)
        found[fields["kind"]] = places = list(GAME.fact_targets(fields, view))
        assert set(places) <= set(shown)
    assert {kind: found[kind] for kind in expected} == expected

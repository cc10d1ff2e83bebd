"""Labels: what choosing means, from what the seat that is asked sees."""

from __future__ import annotations

from typing import Any

import pytest

from strata.domain.games.jurassic_parts import GAME
from tests.games.jurassic_parts.table import Played, playing
from tests.games.words import NAMES


def labels(played: Played, kind: str, language: str = "en") -> list[str]:
    """The labels of the options of a kind, as the seat that is asked reads them."""
    decision = played.position.decisions[0]
    view = GAME.view(played.state, decision.seat)
    found = GAME.narrators[language].labels(decision, view, NAMES)
    return [label for label, option in zip(found, played.options, strict=True) if option["kind"] == kind]


def label(played: Played, kind: str, language: str = "en", **fields: Any) -> str:
    wanted = {"kind": kind, **fields}
    decision = played.position.decisions[0]
    view = GAME.view(played.state, decision.seat)
    found = GAME.narrators[language].labels(decision, view, NAMES)
    (said,) = (said for said, option in zip(found, played.options, strict=True) if wanted.items() <= option.items())
    return said


def test_a_placement_says_its_price() -> None:
    played = playing(down={0: "b1", 2: ["b1", 3], 3: "b0"}, sharp={0: 3})
    assert label(played, "place_chisel", edge="4-5") == "Place a chisel on edge 4-5: costs 1 sharp chisel"
    dear = label(played, "place_chisel", edge="0-2")
    assert dear == "Place a chisel on edge 0-2: costs 3 sharp chisels, 2 of them for boulders"


def test_a_placement_with_a_sturdy_tool_reads_otherwise() -> None:
    played = playing(down={0: "b1", 2: "b0"}, sharp={0: 3}, turn={"sturdy_charges": 1})
    assert label(played, "place_chisel", edge="0-2", sturdy=False).endswith(
        "costs 2 sharp chisels, one of them for a boulder"
    )
    sturdy = label(played, "place_chisel", edge="0-2", sturdy=True)
    assert sturdy == (
        "Place a chisel on edge 0-2 with a sturdy tool: costs 1 sharp chisel and nothing for boulders"
    )  # fmt: skip


def test_a_placement_that_splits_says_what_breaks_off_and_who_takes_how_much() -> None:
    nine = {
        0: ["18-36", "21-22", "22-41"],
        1: ["7-19", "7-20", "8-20", "8-21", "18-19"],
        2: ["35-36"],
    }
    played = playing(seats=3, active=2, chisels=nine)
    assert label(played, "place_chisel", edge="41-42") == (
        "Place a chisel on edge 41-42: costs 1 sharp chisel; breaks off 9 tiles (cells 19, 20, 21, 36, 37, 38, 39, 40 "
        "…): Bob {seat} takes 5, Ann takes 2, Seat 2 takes 1 and the leader gets 1"
    )
    assert "breaks off" not in label(played, "place_chisel", edge="0-1")


def test_halves_and_the_last_two_tiles_are_told() -> None:
    assert label(playing(cells=[37, 38, 39, 40]), "place_chisel", edge="38-39") == (
        "Place a chisel on edge 38-39: costs 1 sharp chisel; splits the slab into halves of 2 tiles, one of which you "
        "break off: Ann takes 1 and the leader gets 1; then you take one of the last two tiles"
    )
    assert label(playing(cells=[37, 38, 39]), "place_chisel", edge="37-38") == (
        "Place a chisel on edge 37-38: costs 1 sharp chisel; breaks off the tile of cell 37: Ann takes 1; then you "
        "take one of the last two tiles"
    )


def test_a_part_to_choose_is_told_with_its_tiles_and_its_shares() -> None:
    played = playing(cells=[37, 39, 40], down={38: "b0"}, faces={37: "plant-01", 39: "plant-02", 40: "bone_pile-1"})
    played.place(0, "38-39")
    assert labels(played, "choose_part") == [
        "Break off cells 37 and 38 (a plant and 1 unseen tile): Ann takes 1 and the leader gets 1",
        "Break off cells 39 and 40 (a plant and a bone pile): Ann takes 1 and the leader gets 1",
    ]


def test_a_part_of_nobody_is_the_leaders() -> None:
    faces = {7: "triceratops-1a", 19: "velociraptor-1a", 20: "plant-01", 36: "plant-02", 37: "plant-03"}
    played = playing(cells=[7, 19, 20, 36, 37], faces=faces, chisels={0: ["19-20"]}, amber={0: 1})
    played.play(0, "request_service", service="master_digger", use_grant=False, cell=19)
    assert labels(played, "choose_part")[1] == "Break off cells 36 and 37 (a plant and a plant): the leader gets 2"


def test_services_say_their_price() -> None:
    described: dict[str, Any] = {
        "options": {"equipment_cards": 1}, "hands": {0: ["grant_letter"]}, "amber": {0: 2}, "turn": {"requests": 1},
        "cells": range(40), "stock": ["plant-01"], "loose": {0: ["plant-02"]},
    }  # fmt: skip
    played = playing(**described)
    assert labels(played, "request_service")[:2] == [
        "Sturdy tool for 2 amber: 2 placements of this turn pay nothing for boulders",
        "Sturdy tool for 1 amber with the Grant letter: 2 placements of this turn pay nothing for boulders",
    ]
    bought = label(played, "request_service", tile="plant-01", use_grant=False)
    assert bought.startswith("Buy a plant")
    assert bought.endswith("for 2 amber: makes 2 plants, 3 points in all (+2)")


def test_quick_sharpening_says_where_the_chisels_come_from() -> None:
    chisels = {0: ["0-1", "2-3", "4-5"]}
    played = playing(sharp={0: 8}, chisels=chisels, amber={0: 1}, phase="turn_start")
    assert label(played, "sharpen") == "Sharpen 1 dull chisel and 2 from the slab"
    assert label(played, "request_service", service="quick_sharpen") == (
        "Quick sharpening for 1 amber: 1 dull chisel and 1 from the slab"
    )


def test_a_dig_says_the_tile_the_price_and_what_becomes_of_the_chisels() -> None:
    played = playing(
        chisels={0: ["37-38", "36-37"], 1: ["0-1"]}, faces={37: "triceratops-1a"}, down={36: "b0"}, amber={0: 1},
        loose={0: ["triceratops-2a"]},
    )  # fmt: skip
    assert label(played, "request_service", cell=37) == (
        "Dig the head of a Triceratops (1/3) out of cell 37 for 1 amber: makes 2 of 3 parts; the whole skeleton counts "
        "7 points; your 2 chisels there wait for your next turn"
    )
    assert label(played, "request_service", cell=36) == (
        "Dig the unseen tile out of cell 36 for 1 amber; your chisel there waits for your next turn"
    )


def test_a_dig_that_splits_the_slab_says_so() -> None:
    faces = {7: "triceratops-1a", 19: "velociraptor-1a", 20: "triceratops-2a"}
    played = playing(cells=[7, 19, 20, 36, 37], faces=faces, chisels={0: ["19-20"]}, amber={0: 1})
    assert label(played, "request_service", cell=19).endswith("; the slab falls apart")
    assert not label(played, "request_service", cell=20).endswith("; the slab falls apart")


@pytest.mark.parametrize(
    ("tile", "held", "worth"),
    [
        ("plant-01", [], "your first plant, 1 point"),
        ("plant-01", ["plant-03", "plant-04", "plant-05"], "makes 4 plants, 8 points in all (+3)"),
        ("bone_pile-1", [], "stands for any missing part; 1 point while it is loose"),
        ("pterodactyl-1a", [], "a skeleton at once, 1 point and 1 amber"),
        ("triceratops-1a", ["triceratops-2a"], "makes 2 of 3 parts; the whole skeleton counts 7 points"),
        ("triceratops-1a", ["triceratops-2a", "triceratops-3a"], "the last part you need, 7 points for the skeleton"),
        ("triceratops-1a", ["triceratops-1b"], "you hold this part already; 1 point while it is loose"),
    ],
)
def test_a_tile_to_take_says_what_it_adds(tile: str, held: list[str], worth: str) -> None:
    played = playing(pool=[tile, "velociraptor-1a"], loose={0: held}, cells=range(9))
    assert label(played, "take_tile", tile=tile).endswith(f": {worth}")


def test_tiles_that_are_alike_are_told_apart() -> None:
    played = playing(pool=["plant-02", "plant-10", "triceratops-1a"], cells=range(9))
    said = [label.partition(":")[0] for label in labels(played, "take_tile")]
    assert said == ["Take a plant, tile 2", "Take a plant, tile 10", "Take the head of a Triceratops (1/3)"]
    sold = playing(loose={0: ["triceratops-1b", "triceratops-1c", "bone_pile-2"]})
    assert labels(sold, "sell_tile") == [
        "Sell a bone pile for 1 amber",
        "Sell the head of a Triceratops (1/3), tile b, for 1 amber",
        "Sell the head of a Triceratops (1/3), tile c, for 1 amber",
    ]


def test_a_skeleton_says_its_parts_and_points() -> None:
    played = playing(loose={0: ["triceratops-1a", "triceratops-3a", "bone_pile-1"]})
    assert labels(played, "assemble") == [
        "Assemble a Triceratops from head (1), tail (3) and a bone pile: 7 points and 1 amber"
    ]
    empty = playing(loose={0: ["velociraptor-1a", "velociraptor-2a"]}, amber={1: 20})
    assert labels(empty, "assemble") == [
        "Assemble a Velociraptor from front (1) and rear (2): 4 points, and no amber, for the supply is empty"
    ]


def test_the_end_of_a_turn_says_what_goes_dull() -> None:
    played = playing(sharp={0: 3}, turn={"placed": 1})
    assert labels(played, "end_turn") == [
        "End the turn: 3 sharp chisels go dull",
        "End the turn, keep 1 sharp: 2 sharp chisels go dull",
    ]
    assert labels(playing(cells=[]), "end_turn") == ["End the last turn: the game is over"]


def test_the_end_of_a_turn_says_what_was_set_aside_and_what_it_ends() -> None:
    dug = playing(faces={37: "triceratops-1a"}, chisels={0: ["37-38"]}, amber={0: 1}, sharp={0: 0}, turn={"placed": 1})
    dug.play(0, "request_service", service="master_digger", use_grant=False, cell=37)
    assert labels(dug, "end_turn") == ["End the turn: no sharp chisel is left; 1 chisel set aside will be sharp"]
    idle = playing(sharp={0: 0}, turn={"placed": 1}, options={"stall_rounds": 5}, turns_without_removal=9)
    assert labels(idle, "end_turn") == [
        "End the turn: no sharp chisel is left; the dig is abandoned, and the game is over"
    ]


def test_a_recall_says_what_the_edge_would_cost_again() -> None:
    played = playing(down={0: "b1", 2: "b0"}, chisels={0: ["0-2", "4-5"]}, recalls_left=1)
    assert labels(played, "recall_chisel") == [
        "Take your chisel off edge 0-2; placing one there again would cost 2",
        "Take your chisel off edge 4-5",
    ]


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("ground_radar", "Look at the tile of cell 1 in secret"),
        ("soft_brush", "Turn the tile of cell 1 face up"),
        ("rock_saw", "Dig the unseen tile out of cell 1; your chisel there waits for your next turn"),
    ],
)
def test_targets_say_what_the_card_does_to_them(card: str, words: str) -> None:
    options = {"equipment_cards": 1}
    played = playing(options=options, hands={0: [card]}, down={1: "b0", 3: "b0"}, chisels={0: ["0-1"]})
    played.play(0, "play_card", card=card)
    assert words in labels(played, "target_cell")


def test_what_others_have_seen_is_not_in_a_label() -> None:
    described: dict[str, Any] = {"down": {1: "b0"}, "chisels": {0: ["0-1"]}, "amber": {0: 1}, "bag": []}
    for seer, said in ((0, "Dig the neck of a Brachiosaurus"), (1, "Dig the unseen tile out of cell 1")):
        played = playing(**described, peeked={1: [seer, "brachiosaurus-2a"]}, options={"equipment_cards": 1})
        assert label(played, "request_service", cell=1).startswith(said)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("ru", "Продать голову трицератопса (1/3), тайл b, за 1 кристалл янтаря"),
        ("uk", "Продати голову трицератопса (1/3), тайл b, за 1 кристал бурштину"),
    ],
)
def test_labels_in_other_languages(language: str, words: str) -> None:
    played = playing(loose={0: ["triceratops-1b", "triceratops-1c"]})
    assert labels(played, "sell_tile", language)[0] == words

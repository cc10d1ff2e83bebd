"""The twelve cards, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from strata.domain.games.jurassic_parts.components import CARDS
from strata.domain.kernel import readable
from tests.games.jurassic_parts.table import Played, playing


def holding(card: str, **described: Any) -> Played:
    """Seat 0 with a card in hand, in its turn unless said otherwise."""
    return playing(options={"equipment_cards": 1}, hands={0: [card]}, **described)


def can_play(played: Played, card: str) -> bool:
    return {"card": card} in played.offered("play_card")


def test_backpack_keeps_one_more_for_the_rest_of_the_game() -> None:
    played = holding("backpack", sharp={0: 4}, turn={"placed": 1})
    played.play(0, "play_card", card="backpack")
    assert [option["keep"] for option in played.offered("end_turn")] == [0, 1, 2]
    played.play(0, "end_turn", keep=2).play(1, "sharpen").place(1, "0-1").play(1, "end_turn", keep=0)
    played.play(0, "sharpen").place(0, "2-3")
    assert [option["keep"] for option in played.offered("end_turn")] == [0, 1, 2]
    assert played.state.seats[0].played == ["backpack"]


def test_grant_letter_is_no_play_of_its_own() -> None:
    assert holding("grant_letter").offered("play_card") == []


def test_grant_letter_makes_a_request_cheaper_which_counts_all_the_same() -> None:
    played = holding("grant_letter")
    played.play(0, "request_service", service="sturdy_tool", use_grant=True)
    assert played.state.turn.requests == 1
    assert played.state.seats[0].amber == 0
    assert played.state.seats[0].hand == []
    assert played.state.seats[0].played == ["grant_letter"]
    assert played.told("card_played") == [{"kind": "card_played", "seat": 0, "card": "grant_letter"}]


def test_grant_letter_saves_one_of_three() -> None:
    played = holding("grant_letter", amber={0: 2}, turn={"requests": 2})
    assert {option["use_grant"] for option in played.offered("request_service")} == {True}
    played.play(0, "request_service", service="sturdy_tool", use_grant=True)
    assert played.state.seats[0].amber == 0


def test_whetstone_sharpens_two_for_nothing() -> None:
    played = holding("whetstone", sharp={0: 0})
    played.play(0, "play_card", card="whetstone")
    assert played.state.seats[0].sharp == 2
    assert played.state.turn.requests == 0


def test_whetstone_recalls_where_none_are_dull_and_needs_something_to_sharpen() -> None:
    played = holding("whetstone", sharp={0: 11}, chisels={0: ["0-1"]}, phase="turn_start")
    played.play(0, "play_card", card="whetstone").play(0, "recall_chisel", edge="0-1")
    assert played.asked == (0, "turn_start")
    assert played.state.seats[0].sharp == 12
    assert not can_play(holding("whetstone", sharp={0: 12}), "whetstone")


def test_jackhammer_gives_three_charges() -> None:
    played = holding("jackhammer", down={0: "b1", 1: "b0"}, sharp={0: 1})
    played.play(0, "play_card", card="jackhammer")
    assert played.state.turn.sturdy_charges == 3
    assert {"edge": "0-2", "sturdy": True} in played.offered("place_chisel")


def test_jackhammer_needs_a_slab() -> None:
    assert not can_play(holding("jackhammer", cells=[]), "jackhammer")


def test_ground_radar_shows_faces_to_its_player_alone() -> None:
    played = holding("ground_radar", down={1: "b0", 3: "b0", 5: "b0", 7: "b0"})
    played.play(0, "play_card", card="ground_radar")
    assert played.asked == (0, "card_target")
    assert [option["cell"] for option in played.offered("target_cell")] == [1, 3, 5, 7]
    assert played.offered("stop_targets") == [], "at least one target"
    played.play(0, "target_cell", cell=3)
    [peeked] = [fact for fact in played.facts if fact.__struct_config__.tag == "tile_peeked"]
    assert "tile" in readable(peeked, 0, 0)
    for viewer in (1, None):
        assert sorted(readable(peeked, viewer, 0)) == ["cell", "kind", "seat"]
    assert [option["cell"] for option in played.offered("target_cell")] == [1, 5, 7]
    played.play(0, "target_cell", cell=1).play(0, "target_cell", cell=5)
    assert played.asked == (0, "turn_main")
    assert len(played.state.bag) == 1


def test_ground_radar_ends_when_nothing_is_left_to_look_at() -> None:
    played = holding("ground_radar", down={1: "b0"})
    played.play(0, "play_card", card="ground_radar").play(0, "target_cell", cell=1)
    assert played.asked == (0, "turn_main")
    assert not can_play(holding("ground_radar"), "ground_radar")


def test_fault_map_takes_chisels_back_sharp() -> None:
    played = holding("fault_map", chisels={0: ["0-1", "2-3", "4-5", "6-7"], 1: ["8-9"]}, sharp={0: 0})
    played.play(0, "play_card", card="fault_map")
    assert played.offered("stop_targets") == []
    played.play(0, "recall_chisel", edge="2-3")
    assert played.state.seats[0].sharp == 1
    assert played.offered("recall_chisel") == [{"edge": "0-1"}, {"edge": "4-5"}, {"edge": "6-7"}]
    played.play(0, "stop_targets")
    assert played.asked == (0, "turn_main")
    assert played.state.targeting is None


def test_fault_map_takes_three_at_most_and_needs_an_own_chisel() -> None:
    played = holding("fault_map", chisels={0: ["0-1", "2-3", "4-5", "6-7"]}, sharp={0: 0})
    played.play(0, "play_card", card="fault_map")
    for edge in ("0-1", "2-3", "4-5"):
        played.play(0, "recall_chisel", edge=edge)
    assert played.asked == (0, "turn_main")
    assert not can_play(holding("fault_map", chisels={1: ["0-1"]}), "fault_map")


def test_soft_brush_turns_tiles_up_for_all() -> None:
    played = holding("soft_brush", down={1: "b2", 3: "b0"}, bag=["plant-01", "triceratops-1a"], chisels={1: ["0-1"]})
    played.play(0, "play_card", card="soft_brush").play(0, "target_cell", cell=1, picks=[0])
    assert played.told("tile_revealed") == [{"kind": "tile_revealed", "cell": 1, "tile": "plant-01"}]
    assert played.state.chisels == {"0-1": 1}, "chisels stay"
    played.play(0, "target_cell", cell=3)
    assert played.asked == (0, "turn_main")
    assert not can_play(holding("soft_brush"), "soft_brush")


def test_soft_brush_turns_up_what_another_has_peeked_at() -> None:
    played = holding("soft_brush", down={1: "b0", 3: "b0"}, peeked={1: [1, "plant-01"]}, bag=["triceratops-1a"])
    played.play(0, "play_card", card="soft_brush").play(0, "target_cell", cell=1)
    assert played.told("tile_revealed")[0]["tile"] == "plant-01"
    assert played.state.bag == ["triceratops-1a"]


def test_amber_vein_takes_two_or_what_is_left() -> None:
    assert holding("amber_vein").play(0, "play_card", card="amber_vein").state.seats[0].amber == 2
    played = holding("amber_vein", amber={1: 19})
    assert played.play(0, "play_card", card="amber_vein").state.seats[0].amber == 1
    assert not can_play(holding("amber_vein", amber={1: 20}), "amber_vein")


def test_rock_saw_digs_one_tile_and_cannot_be_stopped() -> None:
    played = holding("rock_saw", chisels={0: ["0-1"]}, faces={0: "plant-01", 1: "triceratops-1a"}, phase="turn_start")
    played.play(0, "play_card", card="rock_saw")
    assert played.options == [{"kind": "target_cell", "cell": 1}]
    played.play(0, "target_cell", cell=1)
    assert played.asked == (0, "turn_start")
    assert played.state.seats[0].loose == ["triceratops-1a"]


def test_rock_saw_may_split_the_slab() -> None:
    played = holding(
        "rock_saw",
        cells=[7, 19, 20, 36, 37],
        chisels={0: ["19-20"]},
        faces={19: "velociraptor-1a", 7: "triceratops-1a", 20: "triceratops-2a", 36: "triceratops-3a"},
    )
    played.play(0, "play_card", card="rock_saw").play(0, "target_cell", cell=19)
    assert played.asked == (0, "choose_part")
    assert played.state.targeting is None


def test_museum_contact_allows_three_sales() -> None:
    played = holding("museum_contact", loose={0: [f"velociraptor-1{copy}" for copy in "abcd"]})
    played.play(0, "play_card", card="museum_contact")
    for copy in "abc":
        played.play(0, "sell_tile", tile=f"velociraptor-1{copy}")
    assert played.offered("sell_tile") == []
    assert played.state.seats[0].amber == 3


def test_plaster_jacket_takes_one_more_also_in_the_turn_of_another() -> None:
    pool = ["triceratops-1a", "triceratops-2a", "triceratops-3a", "velociraptor-1a", "velociraptor-1b"]
    played = holding("plaster_jacket", pool=pool, pickers=[0, 1], active=1, cells=range(30))
    assert played.options[-1] == {"kind": "play_card", "card": "plaster_jacket"}
    played.play(0, "play_card", card="plaster_jacket")
    assert played.asked == (0, "share_pick")
    for tile in pool[:4]:
        played.play(0, "take_tile", tile=tile)
    assert played.state.seats[1].loose == [pool[4]]
    assert played.asked == (1, "turn_main")


def test_plaster_jacket_may_be_played_before_the_last_pick() -> None:
    pool = ["triceratops-1a", "triceratops-2a", "triceratops-3a"]
    played = holding("plaster_jacket", pool=pool, pickers=[0, 1], cells=range(30))
    played.play(0, "take_tile", tile=pool[0]).play(0, "play_card", card="plaster_jacket")
    assert played.state.seats[0].loose == pool, "a quota of all that is left is given out at once"
    assert played.asked == (0, "turn_main")


def test_plaster_jacket_goes_beyond_the_cap() -> None:
    played = holding("plaster_jacket", pool=[f"plant-{number:02}" for number in range(1, 11)] + ["bone_pile-1",
        "bone_pile-2", "bone_pile-3"], pickers=[0, 1], cells=range(30))  # fmt: skip
    played.state.share.quota = 6  # type: ignore[union-attr]
    played.play(0, "play_card", card="plaster_jacket")
    assert played.state.share is not None
    assert played.state.share.quota == 7


def test_plaster_jacket_is_for_picking_only() -> None:
    assert not can_play(holding("plaster_jacket"), "plaster_jacket")


def test_tool_belt_keeps_all_this_turn() -> None:
    played = holding("tool_belt", sharp={0: 4}, turn={"placed": 1})
    played.play(0, "play_card", card="tool_belt")
    assert [option["keep"] for option in played.offered("end_turn")] == [0, 1, 2, 3, 4]


def test_cards_are_listed_in_the_order_of_the_data() -> None:
    hand = ["tool_belt", "amber_vein", "backpack", "museum_contact", "jackhammer"]
    played = playing(options={"equipment_cards": 2}, hands={0: hand})
    offered = [option["card"] for option in played.offered("play_card")]
    assert offered == ["backpack", "jackhammer", "amber_vein", "museum_contact", "tool_belt"]


@pytest.mark.parametrize("card", [card.id for card in CARDS.values() if card.timing == "own_turn"])
def test_cards_wait_for_the_own_turn(card: str) -> None:
    played = holding(card, pool=["plant-01", "plant-02", "plant-03"], cells=range(20), chisels={0: ["0-1"]})
    assert played.offered("play_card") == []

"""Splits and share-outs beyond the golden examples."""

from __future__ import annotations

from tests.games.jurassic_parts.table import playing


def test_a_chisel_that_closes_nothing_splits_nothing() -> None:
    played = playing()
    played.place(0, "37-38", "36-37")
    assert [fact.__struct_config__.tag for fact in played.facts] == ["chisel_placed"]
    assert played.asked == (0, "turn_main")


def test_hidden_tiles_of_the_part_are_turned_up_in_order() -> None:
    played = playing(down={37: "b0", 36: "b0", 57: "b0"}, chisels={0: ["19-37", "35-36", "18-36", "19-36"]})
    played.place(0, "37-38")
    assert [fact["cell"] for fact in played.told("tile_revealed")] == [36, 37]
    assert len(played.state.bag) == 1


def test_a_cut_to_a_hole_does_not_split_a_ring_but_two_do() -> None:
    ring = list(range(1, 7))
    played = playing(cells=ring, sharp={0: 3})
    played.place(0, "1-2")
    assert played.asked == (0, "turn_main")
    played.place(0, "4-5")
    assert played.asked == (0, "choose_part")
    assert played.state.choices == [1, 2]


def test_of_three_parts_the_smallest_break_off_first_and_the_largest_stays() -> None:
    """Digging cell 0 leaves {1}, {3, 12, 11} and {5, 16}."""
    played = playing(
        cells=[0, 1, 3, 5, 11, 12, 16], chisels={0: ["0-1"]}, amber={0: 1},
        faces={0: "velociraptor-1a", 1: "triceratops-1a", 5: "triceratops-2a", 16: "triceratops-3a"},
    )  # fmt: skip
    played.play(0, "request_service", service="master_digger", use_grant=False, cell=0)
    assert [fact["cells"] for fact in played.told("part_left_to_leader")] == [[1], [5, 16]]
    assert {"triceratops-1a", "triceratops-2a", "triceratops-3a"} <= set(played.state.stock)
    assert played.asked == (0, "turn_main")
    assert played.state.tiles_left == 3


def test_of_equally_small_parts_the_one_with_the_lowest_cell_breaks_off_first() -> None:
    played = playing(cells=[0, 1, 3, 5, 16], chisels={0: ["0-1"]}, amber={0: 1}, faces={0: "velociraptor-1a"})
    played.play(0, "request_service", service="master_digger", use_grant=False, cell=0)
    assert [fact["cells"] for fact in played.told("part_left_to_leader")] == [[1], [3]]
    assert played.asked == (0, "final_pick")


def test_a_bystander_in_the_rest_of_the_slab_keeps_his_chisel() -> None:
    played = playing(chisels={0: ["19-37", "36-37"], 1: ["0-1"]})
    played.place(0, "37-38")
    assert played.state.chisels == {"0-1": 1}


def test_who_cuts_in_the_turn_of_another_picks_in_it() -> None:
    """Seat 1 owns most of the crack that seat 0 closes round {37, 38}."""
    played = playing(
        chisels={1: ["19-37", "36-37", "19-38", "20-38"]}, faces={37: "triceratops-1a", 38: "triceratops-2a"}
    )
    played.place(0, "38-39")
    assert played.asked == (1, "share_pick")
    played.play(1, "take_tile", tile="triceratops-2a")
    assert played.state.seats[0].loose == ["triceratops-1a"]
    assert played.asked == (0, "turn_main")


def test_sharp_returns_can_be_used_at_once() -> None:
    """The chisel on 37-38 lies inside the part {19, 37, 38}."""
    border = ["7-19", "18-19", "19-20", "19-36", "36-37", "20-38"]
    played = playing(
        chisels={0: [*border, "37-38"]},
        sharp={0: 1},
        faces={19: "triceratops-1a", 37: "triceratops-1b", 38: "triceratops-1c"},
    )
    played.place(0, "38-39")
    assert played.asked == (0, "share_pick")
    played.play(0, "take_tile", tile="triceratops-1a").play(0, "take_tile", tile="triceratops-1b")
    assert played.state.seats[0].sharp == 1
    assert played.state.seats[0].dull == 11
    assert played.offered("place_chisel")


def test_last_tiles_are_turned_up_and_sharpening_is_waived() -> None:
    played = playing(
        cells=[],
        down={19: "b0", 37: "b0", 38: "b0"},
        chisels={0: ["37-38"]},
        amber={0: 1},
        bag=["pterodactyl-1a", "plant-01", "triceratops-1a"],
        phase="turn_start",
    )
    played.play(0, "request_service", service="master_digger", use_grant=False, cell=37, picks=[2, 0, 0])
    assert [fact["cell"] for fact in played.told("tile_revealed")] == [37, 19, 38]
    assert played.asked == (0, "final_pick")
    assert played.offered("take_tile") == [{"tile": "plant-01"}, {"tile": "pterodactyl-1a"}]
    played.play(0, "take_tile", tile="pterodactyl-1a")
    assert played.state.seats[0].amber == 1
    assert "plant-01" in played.state.stock
    assert played.asked == (0, "turn_main")
    assert played.state.turn.sharpened is False
    assert played.offered("end_turn") == [{"keep": 0}]


def test_a_chisel_between_the_last_two_tiles_returns_dull() -> None:
    played = playing(cells=[1, 2, 4], chisels={1: ["1-2"]}, choices=[1, 2, 4])
    played.play(0, "choose_part", cell=4)
    assert played.asked == (0, "final_pick")
    assert played.state.chisels == {}
    assert played.state.seats[1].dull == 12


def test_the_last_two_tiles_cannot_be_jacketed() -> None:
    played = playing(cells=[37, 38, 39], options={"equipment_cards": 1}, hands={0: ["plaster_jacket"]})
    played.place(0, "37-38")
    assert played.asked == (0, "final_pick")
    assert played.offered("play_card") == []

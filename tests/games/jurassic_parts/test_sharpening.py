"""Sharpening and recalls beyond the golden examples."""

from __future__ import annotations

from tests.games.jurassic_parts.table import playing

TEN = ["0-1", "2-3", "4-5", "6-7", "8-9", "10-11", "12-13", "14-15", "16-17", "20-21"]


def test_nothing_else_is_legal_during_a_recall() -> None:
    played = playing(
        phase="turn_start", chisels={0: TEN[:2]}, sharp={0: 10}, amber={0: 3}, loose={0: ["triceratops-1a"]}
    )
    played.play(0, "sharpen")
    assert played.options == [{"kind": "recall_chisel", "edge": "0-1"}, {"kind": "recall_chisel", "edge": "2-3"}]


def test_a_recalled_chisel_may_go_back_to_its_edge_for_the_full_price() -> None:
    played = playing(phase="turn_start", chisels={0: ["0-2"]}, sharp={0: 11}, down={0: "b1", 2: "b0"})
    played.play(0, "sharpen").play(0, "recall_chisel", edge="0-2")
    played.place(0, "0-2")
    assert played.state.seats[0].spent == 1
    assert played.state.seats[0].sharp == 10


def test_only_own_chisels_are_recalled() -> None:
    played = playing(phase="turn_start", chisels={0: ["0-1"], 1: ["2-3"]}, sharp={0: 11})
    played.play(0, "sharpen")
    assert played.offered("recall_chisel") == [{"edge": "0-1"}]


def test_recalls_are_listed_by_cells_as_numbers() -> None:
    played = playing(phase="turn_start", chisels={0: ["10-11", "2-3"]}, sharp={0: 10})
    played.play(0, "sharpen")
    assert [option["edge"] for option in played.offered("recall_chisel")] == ["2-3", "10-11"]


def test_quick_sharpening_before_the_turns_own_does_not_replace_it() -> None:
    played = playing(phase="turn_start", sharp={0: 0}, amber={0: 1})
    played.play(0, "request_service", service="quick_sharpen", use_grant=False)
    assert played.asked == (0, "turn_start")
    assert played.options[0] == {"kind": "sharpen"}
    played.play(0, "sharpen")
    assert played.state.seats[0].sharp == 5


def test_quick_sharpening_needs_something_to_sharpen() -> None:
    played = playing(sharp={0: 12}, amber={0: 1})
    assert "quick_sharpen" not in [option["service"] for option in played.offered("request_service")]
    played = playing(sharp={0: 11}, chisels={0: ["0-1"]}, amber={0: 1})
    assert "quick_sharpen" in [option["service"] for option in played.offered("request_service")]


def test_with_all_chisels_sharp_nothing_happens() -> None:
    played = playing(phase="turn_start", sharp={0: 12})
    played.play(0, "sharpen")
    assert played.asked == (0, "turn_main")
    assert [fact.__struct_config__.tag for fact in played.facts] == ["main_phase_begun"]

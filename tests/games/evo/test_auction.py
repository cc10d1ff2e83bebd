"""The auction beyond the golden examples."""

from __future__ import annotations

from tests.games.evo.table import playing


def test_a_gene_per_seat_is_laid_out() -> None:
    assert len(playing(seats=5, phase="genes").state.rows) == 5
    assert len(playing(seats=5, phase="genes", options={"one_gene_fewer": True}).state.rows) == 4


def test_bids_may_jump_and_start_at_nothing() -> None:
    played = playing(phase="auction", rows=["egg", "leg", "tail"])
    played.play("A", {"kind": "choose_row", "row": 2})
    assert [option["amount"] for option in played.options] == list(range(11))


def test_a_chosen_row_cannot_be_left() -> None:
    played = playing(phase="auction", rows=["egg", "leg", "tail"])
    played.play("A", {"kind": "choose_row", "row": 2})
    assert {option["kind"] for option in played.options} == {"place_bid"}


def test_a_displaced_seat_may_go_to_any_row() -> None:
    played = playing(phase="auction", rows=["egg", "leg", "tail"])
    played.bid("A", 1, 0).bid("B", 2, 0).bid("C", 2, 1)
    assert played.asked == ("B", "choose_row")
    assert [option["row"] for option in played.options] == [1, 2, 3]
    played.bid("B", 1, 1)
    assert played.asked == ("A", "choose_row")


VARIANT = {"phase": "evolution_window", "turn": 3, "queue": "", "rows": ["egg", "leg"]}


def test_a_dead_end_in_the_variant_is_the_drop_out() -> None:
    played = playing(**VARIANT, options={"one_gene_fewer": True}, hands={"A": ["dead_end#1"]})
    assert played.options[-2:] == [{"kind": "play_event", "card": "dead_end#1"}, {"kind": "pass_bid"}]
    played.play("A", {"kind": "play_event", "card": "dead_end#1"})
    assert (played.state.passes_left, played.state.passed) == (0, [])
    assert played.asked == ("B", "choose_row")
    assert {"kind": "pass_bid"} not in played.options


def test_a_second_dead_end_leaves_a_gene_unsold() -> None:
    hands = {"B": ["dead_end#1"], "C": ["dead_end#2"]}
    played = playing(**VARIANT, options={"one_gene_fewer": True}, hands=hands)
    played.bid("A", 1, 0)
    played.play("B", {"kind": "play_event", "card": "dead_end#1"})
    played.play("C", {"kind": "play_event", "card": "dead_end#2"})
    assert played.told("genes_returned") == [{"kind": "genes_returned", "rows": [2], "genes": ["leg"]}]


def test_a_dead_end_after_the_drop_out_leaves_a_gene_unsold() -> None:
    played = playing(**VARIANT, options={"one_gene_fewer": True}, hands={"B": ["dead_end#1"]})
    played.play("A", {"kind": "pass_bid"})
    played.play("B", {"kind": "play_event", "card": "dead_end#1"})
    assert (played.state.passes_left, played.state.passed) == (0, [0])
    played.bid("C", 2, 0)
    assert played.told("genes_returned") == [{"kind": "genes_returned", "rows": [1], "genes": ["egg"]}]


def test_both_dead_ends_of_a_hand_are_offered() -> None:
    played = playing(phase="auction", turn=3, rows=["egg", "leg", "tail"], hands={"A": ["dead_end#1", "dead_end#2"]})
    assert [option.get("card") for option in played.options] == [None, None, None, "dead_end#1", "dead_end#2"]


def test_who_outbids_somebody_with_a_dead_end_may_be_left_alone() -> None:
    played = playing(phase="auction", turn=3, rows=["egg", "leg", "tail"], hands={"B": ["dead_end#1"]})
    played.bid("A", 1, 0).bid("B", 2, 0).bid("C", 2, 1)
    played.play("B", {"kind": "play_event", "card": "dead_end#1"})
    assert played.state.turn == 4
    assert [fact["rows"] for fact in played.told("genes_returned")] == [[3]]


def test_without_bidders_the_auction_is_over_at_once() -> None:
    out = {letter: {"out_of_auction": True} for letter in "ABC"}
    played = playing(phase="evolution_window", queue="", turn=3, rows=["egg", "leg", "tail"], modifiers=out)
    assert played.state.turn == 4
    assert played.told("genes_returned")[0]["rows"] == [1, 2, 3]


def test_a_pass_is_used_up() -> None:
    played = playing(
        seats=4, phase="evolution_window", turn=3, rows=["egg", "leg", "tail"], options={"one_gene_fewer": True}
    )
    played.play("A", {"kind": "pass_bid"})
    assert {"kind": "pass_bid"} not in played.options
    assert played.state.passed == [0]

"""Payment and the end of a turn."""

from __future__ import annotations

from strata.domain.games.evo.exam import conserved
from tests.games.evo.table import Played, playing, table


def test_a_mutant_gives_no_discount_on_itself() -> None:
    played = playing(phase="payment", rows=[["mutant", "A", 4]])
    assert played.state.seats[0].points == 6
    assert played.state.seats[0].discount == 1


def test_everybody_pays_before_anybody_takes() -> None:
    played = playing(phase="payment", order="BAC", rows=[["leg", "A", 1], ["egg", "B", 2], ["tail", "C", 0]])
    kinds = [(fact["kind"], fact["seat"]) for fact in played.told("bid_paid") + played.told("gene_taken")]
    assert kinds == [
        ("bid_paid", 1),
        ("bid_paid", 0),
        ("bid_paid", 2),
        ("gene_taken", 1),
        ("gene_taken", 0),
        ("gene_taken", 2),
    ]


def test_a_card_gene_brings_a_card_and_leaves_the_game() -> None:
    played = playing(phase="payment", rows=[["card", "B", 2]])
    assert len(played.state.seats[1].hand) == 1
    assert played.state.removed["card"] == 1
    assert "card" not in played.state.seats[1].genes
    conserved(played.state)


def test_a_card_gene_bought_early_waits_for_the_third_turn() -> None:
    played = playing(phase="payment", turn=1, rows=[["card", "B", 2]])
    assert played.asked is not None
    assert played.asked[1] == "move_dino"


def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    state = table(phase="payment", rows=[["card", "A", 0]], discard=["fertility#1"])
    state.deck = []
    played = Played(state).go_on()
    assert played.state.seats[0].hand == ["fertility#1"]
    assert (played.state.deck, played.state.discard) == ([], [])


def test_no_card_where_deck_and_discard_are_empty() -> None:
    state = table(phase="payment", rows=[["card", "A", 0]])
    state.deck = []
    assert Played(state).go_on().state.seats[0].hand == []


def test_a_turn_ends_clean() -> None:
    played = playing(phase="payment", rows=[["leg", "A", 1], "egg"], turn=4, climate_cards_played=1)
    state = played.state
    assert (state.turn, state.rows, state.climate_cards_played, state.passed) == (5, [], 0, [])
    conserved(state)

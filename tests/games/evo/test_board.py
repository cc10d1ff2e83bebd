from __future__ import annotations

import pytest

from strata.domain.games.evo import GAME
from strata.domain.games.evo.components import INSTANCES, ISLANDS
from strata.domain.games.evo.state import Modifiers, State
from tests.games.evo.table import table
from tests.games.pictures import NAMES, marked, said, texts


def drawn(state: State, viewer: int | None) -> str:
    return GAME.board(GAME.view(state, viewer), NAMES, GAME.narrators["en"], ())


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_hex_can_be_read_and_found(seats: int) -> None:
    state = table(seats)
    hexes = marked(drawn(state, None), "data-hex")
    assert set(hexes) == set(ISLANDS[state.map].hexes)
    for hex_, group in hexes.items():
        shown = texts(group)
        assert shown[0] == hex_
        assert shown[1:] == ([str(state.board[hex_])] if hex_ in state.board else [])


def test_a_seat_sees_its_own_cards_and_what_they_do() -> None:
    state = table(3)
    state.seats[0].hand = []
    state.seats[1].hand = sorted(["big_brother#1", "epidemic#1", "weather_maker#1"])
    words = said(drawn(state, 1))
    assert "Big Brother" in words
    assert "+2 horns when you defend" in words
    assert "take 2 dinos of a rival with 4 or more" in words
    assert "climate −1, 0 or +1, as you choose" in words
    assert "Big Brother" not in said(drawn(state, 0))


def test_every_card_says_what_it_does() -> None:
    state = table(3)
    for card in INSTANCES:
        state.seats[0].hand = []
        without = said(drawn(state, 0))
        state.seats[0].hand = [card]
        name, window = INSTANCES[card].name, INSTANCES[card].window
        assert len(said(drawn(state, 0))) > len(without) + len(name) + len(window)


def test_modifiers_are_told() -> None:
    state = table(5)
    state.seats[2].modifiers = Modifiers(
        attack_horns=2,
        movement_bonus=-2,
        temp_genes={"fur": 2},
        fur_malus=1,
        birth_banned=True,
        birth_distance=3,
        warm_proof=True,
        out_of_auction=True,
        discount_bonus=3,
    )
    words = said(drawn(state, None)).replace("\u00a0", " ")
    for change in ("+2 attack", "−2 moves", "+1 fur", "no births", "births within 3", "warm proof", "−3 price"):
        assert change in words
    assert "/ parasol all" in words


def test_the_end_names_the_winners() -> None:
    last = table(3, ending="meteor")
    for seat, points in enumerate((50, 50, 40)):
        last.seats[seat].points, last.seats[seat].supply = points, 4
    assert "Ann and <Bob & \"Bo'> share the victory with 50 points" in said(drawn(last, None))
    last.seats[1].supply = 3
    assert "<Bob & \"Bo'> wins with 50 points" in said(drawn(last, None))

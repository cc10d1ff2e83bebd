from __future__ import annotations

from typing import Any

import pytest

from strata.domain.games.jurassic_parts import GAME
from strata.domain.games.jurassic_parts.options import Options
from strata.domain.games.jurassic_parts.state import State
from tests.games.jurassic_parts.table import playing
from tests.games.matches import one_of_each_decision
from tests.games.pictures import NAMES, SVG, marked, said, texts


def drawn(state: State, viewer: int | None) -> str:
    return GAME.board(GAME.view(state, viewer), NAMES, GAME.narrators["en"], ())


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_cell_and_chisel_can_be_found(seats: int) -> None:
    for state in one_of_each_decision(GAME, seats, Options(), seats):
        picture = drawn(state, None)
        cells = marked(picture, "data-cell")
        assert set(cells) == {str(number) for number, cell in enumerate(state.slab) if cell is not None}
        assert all(number in texts(cell) for number, cell in cells.items())
        owners = {edge: texts(chisel) for edge, chisel in marked(picture, "data-edge").items()}
        assert owners == {edge: [str(owner)] for edge, owner in state.chisels.items()}


def cell_words(picture: str, number: int) -> str:
    return marked(picture, "data-cell")[str(number)].findtext(f"{SVG}title") or ""


def test_a_peeked_tile_is_drawn_for_its_seat_alone() -> None:
    state = playing(
        options={"equipment_cards": 1}, down={1: ["b3", 1]}, peeked={1: [1, "brachiosaurus-2a"]}, bag=[]
    ).state  # fmt: skip
    assert (
        cell_words(drawn(state, 1), 1) == f"Cell 1: face down, Brachiosaurus neck, seen by {NAMES[1]}, 2 boulder sides"
    )
    for viewer in (0, None):
        assert cell_words(drawn(state, viewer), 1) == f"Cell 1: face down, unseen, seen by {NAMES[1]}, 2 boulder sides"


def test_boulders_are_drawn_on_their_sides() -> None:
    plain = drawn(playing(down={1: "b0", 2: "b0"}).state, None)
    assert drawn(playing(down={1: "b1", 2: "b0"}).state, None) != plain
    assert drawn(playing(down={1: "b1", 2: "b0"}).state, None) != drawn(
        playing(down={1: ["b1", 1], 2: "b0"}).state, None
    )
    assert "1 boulder side" in cell_words(drawn(playing(down={1: "b1", 2: "b0"}).state, None), 1)


def test_a_seat_sees_its_own_cards_and_what_they_do() -> None:
    state = playing(options={"equipment_cards": 2}, hands={1: ["backpack", "soft_brush"]}).state
    words = said(drawn(state, 1))
    assert "keep 1 more sharp chisel at the end of each turn" in words
    assert "turn up to 3 tiles face up" in words
    assert "Backpack" not in said(drawn(state, 0))
    assert "Only its owner sees a hand" in said(drawn(state, None))


@pytest.mark.parametrize(
    ("described", "words"),
    [
        ({"phase": "turn_start"}, "Ann: sharpen chisels, or use services first"),
        ({"sharp": {0: 2}}, "Ann: place a chisel (2 sharp)"),
        ({"turn": {"placed": 1}, "sharp": {0: 1}}, "Ann: place chisels or end the turn (1 sharp)"),
        ({"cells": []}, "Ann: finish the last turn"),
        ({"recalls_left": 2, "chisels": {0: ["0-1", "2-3"]}}, "Ann: take 2 chisels off the slab"),
        ({"cells": [37, 38, 39, 40], "chisels": {0: ["38-39"]}, "choices": [37, 39]}, "part with cell 37 or 39"),
        ({"pool": ["plant-01", "plant-02", "plant-03"], "cells": range(9)}, "Ann: take 2 tiles from the share-out"),
    ],
)
def test_the_banner_tells_what_is_asked(described: dict[str, Any], words: str) -> None:
    assert words in said(drawn(playing(**described).state, 1))


def test_the_viewer_is_addressed() -> None:
    assert "Your turn, Ann: place a chisel" in said(drawn(playing().state, 0))


def test_chisels_amber_and_supply_are_told() -> None:
    words = said(drawn(playing(sharp={0: 2}, spent={0: 1}, chisels={0: ["0-1"]}, amber={0: 4}).state, None))
    assert "Chisels: 2 sharp · 8 dull · 1 on the slab · 1 spent" in words
    assert "4 amber" in words
    assert "16 in the supply" in words


def test_the_end_names_the_winners_and_their_points() -> None:
    state = playing(cells=[], amber={0: 3, 1: 3}, ending="slab_empty").state
    assert "The slab is gone: Ann and <Bob & \"Bo'> share the victory with 3 points" in said(drawn(state, None))
    state = playing(amber={1: 3}, ending="abandoned_dig").state
    words = said(drawn(state, None))
    assert "The dig is abandoned: <Bob & \"Bo'> wins with 3 points" in words
    assert "0 skeletons + 0 plants + 0 loose + 3 amber" in words

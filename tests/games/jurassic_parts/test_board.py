from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from domain.games.jurassic_parts import GAME
from domain.games.jurassic_parts.components import CARDS
from domain.games.jurassic_parts.options import Options
from domain.games.jurassic_parts.state import State
from domain.kernel import RandomChance, begin, clone, play
from tests.games.jurassic_parts.exam import choose
from tests.games.jurassic_parts.table import playing

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ["Ann", "<Bob & \"Bo'>", "A name that goes on and on and on and on", "", "恐竜" * 30]
TABLES = [
    (2, Options()),
    (3, Options(equipment_cards=2)),
    (4, Options(layout="B", boulders="none")),
    (5, Options(layout="B", equipment_cards=1)),
]


def mixed_match(seats: int, options: Options, seed: int) -> Iterator[State]:
    rng = Random(seed)
    chance = RandomChance(rng)
    position = begin(GAME, options, seats, chance).position
    yield position.state
    while not position.is_over:
        decision = position.decisions[0]
        position = play(position, decision.seat, choose(position, decision, rng), chance).position
        yield position.state


def sampled(seats: int, options: Options, seed: int) -> list[State]:
    """A state now and then from the first on, and the last one of each decision and of the end."""
    states = list(mixed_match(seats, options, seed))
    asked = {GAME.view(state, None).decision: state for state in states}  # type: ignore[attr-defined]
    return [*states[:: len(states) // 6], *asked.values()]


def drawn(state: State, viewer: int | None, names: list[str] = NAMES) -> str:
    return GAME.board(GAME.view(state, viewer), names)


def said(picture: str) -> str:
    """All words of a picture."""
    return " ".join(ElementTree.fromstring(picture).itertext())


@pytest.fixture(scope="module", params=TABLES, ids=lambda table: f"{table[0]} seats")
def states(request: Any) -> list[State]:
    seats, options = request.param
    return sampled(seats, options, seed=seats)


def test_every_picture_is_well_formed_for_every_viewer(states: list[State]) -> None:
    for state in states:
        for viewer in (None, *range(len(state.seats))):
            assert ElementTree.fromstring(drawn(state, viewer)).tag == f"{SVG}svg"


def test_a_picture_is_drawn_from_the_view_alone(states: list[State]) -> None:
    rng = Random(1)
    for state in states:
        for viewer in (None, *range(len(state.seats))):
            assert drawn(GAME.resample(state, viewer, rng), viewer) == drawn(state, viewer)


def test_a_picture_names_no_card_that_its_viewer_cannot_see(states: list[State]) -> None:
    for state in states:
        for viewer in (None, *range(len(state.seats))):
            words = said(drawn(state, viewer))
            seen = [card for digger in state.seats for card in digger.played]
            seen += [] if viewer is None else state.seats[viewer].hand
            assert not [card for card in CARDS.values() if card.name in words and card.id not in seen]


def test_equal_views_give_equal_pictures(states: list[State]) -> None:
    for state in states:
        there_and_back = msgspec.json.decode(msgspec.json.encode(GAME.view(state, 0)), type=GAME.view_type)
        assert drawn(clone(state), 0) == drawn(state, 0) == GAME.board(there_and_back, NAMES)


def test_every_cell_and_chisel_can_be_found(states: list[State]) -> None:
    for state in states:
        root = ElementTree.fromstring(drawn(state, None))
        cells = {group.attrib["data-cell"]: group for group in root.iter() if "data-cell" in group.attrib}
        assert set(cells) == {str(number) for number, cell in enumerate(state.slab) if cell is not None}
        for number, group in cells.items():
            assert number in [element.text for element in group.iter(f"{SVG}text")]
        edges = {group.attrib["data-edge"]: group for group in root.iter() if "data-edge" in group.attrib}
        owners = {edge: [text.text for text in group.iter(f"{SVG}text")] for edge, group in edges.items()}
        assert owners == {edge: [str(owner)] for edge, owner in state.chisels.items()}


def cell_words(picture: str, number: int) -> str:
    root = ElementTree.fromstring(picture)
    [group] = [group for group in root.iter() if group.attrib.get("data-cell") == str(number)]
    return group.findtext(f"{SVG}title") or ""


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


def test_names_are_escaped_shortened_and_made_up_where_missing() -> None:
    state = next(mixed_match(5, Options(), seed=1))
    words = said(drawn(state, None))
    assert NAMES[1] in words
    assert "A name that goes on a…" in words
    assert "Seat 3" in words
    assert f"{'恐竜' * 5}…" in words
    assert "Seat 0" in said(drawn(state, None, []))


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

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from domain.games.gods_love_dinosaurs import GAME
from domain.games.gods_love_dinosaurs.options import Options
from domain.games.gods_love_dinosaurs.rules.tiles import anchors
from domain.games.gods_love_dinosaurs.state import State
from domain.kernel import RandomChance, begin, clone, play
from tests.games.gods_love_dinosaurs.table import playing, table

NAMES = ["Ann", "<Bob & \"Bo'>", "A name that goes on and on and on and on", "", "恐竜" * 30]
TABLES = [(2, Options()), (3, Options(supply="unlimited")), (4, Options(start_player=3)), (5, Options())]


def random_match(seats: int, options: Options, seed: int) -> Iterator[State]:
    rng = Random(seed)
    chance = RandomChance(rng)
    position = begin(GAME, options, seats, chance).position
    yield position.state
    while not position.is_over:
        decision = position.decisions[0]
        position = play(position, decision.seat, rng.choice(decision.options), chance).position
        yield position.state


def sampled(seats: int, options: Options, seed: int) -> list[State]:
    """A state now and then from the first on, and the last one of each decision and of the end."""
    states = list(random_match(seats, options, seed))
    asked = {GAME.view(state, None).decision: state for state in states}  # type: ignore[attr-defined]
    return [*states[:: len(states) // 4], *asked.values()]


def drawn(state: State, viewer: int | None, names: list[str] = NAMES) -> str:
    return GAME.board(GAME.view(state, viewer), names)


def said(picture: str) -> str:
    """All words of a picture."""
    return " ".join(ElementTree.fromstring(picture).itertext())


def marked(picture: str, attribute: str) -> dict[str, ElementTree.Element]:
    root = ElementTree.fromstring(picture)
    return {found.attrib[attribute]: found for found in root.iter() if attribute in found.attrib}


@pytest.fixture(scope="module", params=TABLES, ids=lambda table: f"{table[0]} seats")
def states(request: Any) -> list[State]:
    seats, options = request.param
    return sampled(seats, options, seed=seats)


def test_every_picture_is_well_formed_for_every_viewer(states: list[State]) -> None:
    for state in states:
        for viewer in (None, *range(len(state.seats))):
            root = ElementTree.fromstring(drawn(state, viewer))
            assert root.tag == "{http://www.w3.org/2000/svg}svg"


def test_equal_views_give_equal_pictures(states: list[State]) -> None:
    for state in states[::2]:
        there_and_back = msgspec.json.decode(msgspec.json.encode(GAME.view(state, 0)), type=GAME.view_type)
        assert drawn(clone(state), 0) == drawn(state, 0) == GAME.board(there_and_back, NAMES)


def test_every_cell_can_be_read_and_found(states: list[State]) -> None:
    for state in states:
        cells = marked(drawn(state, None), "data-hex")
        assert set(cells) == {
            f"{seat}:{cell}" for seat, ecosystem in enumerate(state.seats) for cell in ecosystem.terrain
        }
        for name, group in cells.items():
            seat, cell = name.split(":")
            ecosystem = state.seats[int(seat)]
            title = group.findtext("{http://www.w3.org/2000/svg}title") or ""
            assert title.startswith(f"{cell}: {ecosystem.terrain[cell]}")
            assert title.split(", ").count(ecosystem.figures.get(cell, "nobody")) == (cell in ecosystem.figures)
            assert [element.text for element in group.iter("{http://www.w3.org/2000/svg}text")] == [cell]


def test_every_tile_on_the_biome_board_is_shown(states: list[State]) -> None:
    for state in states:
        tiles = {tile for rows in state.slots.values() for tile in rows if tile is not None}
        assert set(marked(drawn(state, None), "data-tile")) == tiles


def test_supply_and_stacks_are_told() -> None:
    words = said(drawn(table(seats=5, supply={"tiger": 0, "rat": 29}), 0))
    assert "tiger: 0" in words
    assert "rat: 29" in words
    assert "69 in all" in words
    assert "unlimited" in said(drawn(table(options={"supply": "unlimited"}), 0))


def test_names_are_escaped_shortened_and_made_up_where_missing() -> None:
    state = next(random_match(5, Options(), seed=1))
    words = said(drawn(state, None))
    assert NAMES[1] in words
    assert "A name that go…" in words
    assert "Seat 3" in words
    assert "恐竜恐竜恐竜恐…" in words
    assert "Seat 0" in said(drawn(state, None, []))


def test_the_cells_for_a_tile_in_hand_are_shown() -> None:
    played = playing(hand=["B07", "frog"])
    words = said(drawn(played.state, 0)).split()
    assert "B07" in words
    assert anchors(played.state.seats[0]) <= set(words)
    played.play(0, {"kind": "place_tile", "q": 2, "r": 0})
    words = said(drawn(played.state, 0))
    assert [dir_ for dir_ in range(6) if f"dir {dir_}" in words] == [0, 1, 2, 4, 5]


def test_figures_yet_to_act_are_marked() -> None:
    cells = {"0,0": "mountain dino", "1,0": "plain hare", "5,0": "mountain dino"}
    played = playing(activate="dino", ecosystems={0: cells, 1: {"0,0": "mountain dino"}})
    assert said(drawn(played.state, 0)).count("dino, yet to act") == 2
    assert "send a dinosaur to a mountain (2 yet to act)" in said(drawn(played.state, 0))
    played.play(0, {"kind": "send_dino", "from": [0, 0], "to": [0, 0]})
    assert "choose the way of the dinosaur on 0,0 to 0,0" in said(drawn(played.state, 0))


def test_the_end_names_the_winner() -> None:
    state = table(seats=3, eggs={0: 11, 1: 11, 2: 4}, ending="out_of_tiles", start=0)
    assert "<Bob & \"Bo'> wins with 12 points on the tie-break" in said(drawn(state, None))
    state.seats[0].eggs += 1
    assert "Ann wins with 13 points" in said(drawn(state, None))
    assert "tie-break" not in said(drawn(state, None))

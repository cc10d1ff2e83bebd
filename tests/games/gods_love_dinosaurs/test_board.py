from __future__ import annotations

import pytest

from strata.domain.games.gods_love_dinosaurs import GAME
from strata.domain.games.gods_love_dinosaurs.board_marks import figure, terrain_sign
from strata.domain.games.gods_love_dinosaurs.options import Options
from strata.domain.games.gods_love_dinosaurs.rules.tiles import anchors
from strata.domain.games.gods_love_dinosaurs.state import State
from tests.games.gods_love_dinosaurs.table import playing, table
from tests.games.matches import one_of_each_decision
from tests.games.pictures import NAMES, SVG, marked, said, texts


def drawn(state: State, viewer: int | None) -> str:
    return GAME.board(GAME.view(state, viewer), NAMES, GAME.narrators["en"], ())


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_cell_and_tile_can_be_read_and_found(seats: int) -> None:
    for state in one_of_each_decision(GAME, seats, Options(), seats)[::3]:
        cells = marked(drawn(state, None), "data-hex")
        assert set(cells) == {
            f"{seat}:{cell}" for seat, ecosystem in enumerate(state.seats) for cell in ecosystem.terrain
        }
        for name, group in cells.items():
            seat, cell = name.split(":")
            ecosystem = state.seats[int(seat)]
            title = group.findtext(f"{SVG}title") or ""
            assert title.startswith(f"{cell}: {ecosystem.terrain[cell]}")
            assert title.split(", ").count(ecosystem.figures.get(cell, "nobody")) == (cell in ecosystem.figures)
            assert texts(group) == [cell]
        tiles = {tile for rows in state.slots.values() for tile in rows if tile is not None}
        assert set(marked(drawn(state, None), "data-tile")) == tiles


def test_supply_and_stacks_are_told() -> None:
    words = said(drawn(table(seats=5, supply={"tiger": 0, "rat": 29}), 0))
    assert "tiger: 0" in words
    assert "rat: 29" in words
    assert "69 in all" in words
    assert "unlimited" in said(drawn(table(options={"supply": "unlimited"}), 0))


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


def test_what_has_no_drawing_is_not_drawn_as_something_else() -> None:
    with pytest.raises(ValueError, match="mammoth"):
        figure("mammoth", 0, 0, 1)
    with pytest.raises(ValueError, match="swamp"):
        terrain_sign("swamp", 0, 0, 1)

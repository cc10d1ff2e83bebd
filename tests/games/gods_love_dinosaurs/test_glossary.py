"""Tiles in the glossary, and the places where facts show."""

from __future__ import annotations

import pytest

from strata.domain.games.gods_love_dinosaurs import GAME
from strata.domain.games.gods_love_dinosaurs.options import Options
from strata.domain.kernel import readable
from strata.domain.match.decisions import offered_targets
from tests.games.matches import random_match
from tests.games.pictures import marked


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "forest with rat + lake. Stack A, from 4 players on."),
        ("ru", "лес с крысой + озеро. Стопка A, игроков: от 4."),
        ("uk", "ліс зі щуром + озеро. Стос A, гравців: від 4."),
    ],
)
def test_a_tile_is_explained_by_what_is_printed_on_it(language: str, words: str) -> None:
    assert len(GAME.glossary["tile"]) == 84
    narrator = GAME.narrators[language]
    assert narrator.term("tile-A15", "") == "A15"
    assert narrator.term("tile-A15-text", "") == words
    assert narrator.term("tile-Z99-text", "not in the box") == "not in the box"


def test_facts_show_on_the_board_of_the_moment() -> None:
    shown = set()
    for move in random_match(GAME, 2, Options(), 4):
        seat = move.position.decisions[0].seat if move.position.decisions else None
        view = GAME.view(move.position.state, seat)
        targets = {
            target: fact.__struct_config__.tag
            for fact in move.facts
            for target in GAME.fact_targets(readable(fact, seat, None), view)
        }
        board = GAME.board(view, ["Ann", "Bob"], GAME.narrators["en"], offered_targets(move.position, seat, view))
        assert set(targets) <= set(marked(board, "data-target"))
        shown |= set(targets.values())
    assert shown >= {"tile_dealt", "tile_taken", "cell_chosen", "tile_placed", "prey_born", "prey_hunted", "dino_moved"}

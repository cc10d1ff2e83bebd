from __future__ import annotations

from typing import Any

import pytest

from strata.domain.games.gods_love_dinosaurs import GAME
from strata.domain.games.gods_love_dinosaurs.facts import (
    ActivationBegun,
    CellChosen,
    DinoHatched,
    DinoMoved,
    DinoSent,
    FigureStarved,
    GameEnded,
    HatchSkipped,
    MarkerMoved,
    Meal,
    NewCell,
    PartBegun,
    PartEnded,
    PreyBorn,
    PreyHunted,
    StartSeatSet,
    TileDealt,
    TilePlaced,
    TileTaken,
)
from strata.domain.kernel import Fact
from tests.games.gods_love_dinosaurs.table import playing, table
from tests.games.words import Words

WORDS = {language: Words(GAME, language) for language in GAME.narrators}


def told(fact: Fact, language: str = "en", after: Any = None) -> str:
    return WORDS[language].told(fact, after=after)


@pytest.mark.parametrize(
    ("fact", "words"),
    [
        (StartSeatSet(0, by_lot=True), "Ann begins, by lot"),
        (StartSeatSet(2, by_lot=False), "Seat 2 begins"),
        (TileDealt("A02", "A", "hare", 1), "Tile A02 (lake with frog + forest) is dealt to the hare column, row 1"),
        (TileDealt("Z99", "A", "hare", 1), "Tile Z99 is dealt to the hare column, row 1"),
        (CellChosen(0, 2, -1), "Ann puts cell a of the tile on 2,-1"),
        (
            TilePlaced(1, "A07", 2, 0, 0, [NewCell("2,0", "forest", missing="tiger"), NewCell("3,0", "plain")]),
            "Bob {seat} lays tile A07 (forest with tiger + plain) on 2,0 and 3,0; no tigers left in the supply",
        ),
        (ActivationBegun("dino", [1, 0]), "All dinosaurs act"),
        (PreyBorn(0, "hare", "0,-1", "-1,0"), "Ann: hare (0,-1) has young on -1,0"),
        (
            PreyHunted(0, "eagle", "0,0", ["1,0", "2,0"], [Meal("1,0", "rat"), Meal("2,0", "frog")], ["1,0"]),
            "Ann: eagle (0,0) eats rat (1,0) and frog (2,0); ends on 2,0; young on 1,0",
        ),
        (
            PreyHunted(3, "tiger", "0,0", ["1,0"], [Meal("1,0", "rat")], []),
            "Dee: tiger (0,0) eats rat (1,0); ends on 1,0",
        ),
        (FigureStarved(0, "tiger", "1,0", "forced"), "Ann: tiger (1,0) finds nothing to eat and starves"),
        (FigureStarved(0, "dino", "1,0", "chosen"), "Ann: dinosaur (1,0) is left to starve"),
        (FigureStarved(0, "dino", "1,0", "finish"), "Ann: dinosaur (1,0) did not act and starves"),
        (HatchSkipped(0), "Ann hatches nothing"),
        (DinoSent(0, "0,0", "0,0"), "Ann sends the dinosaur on 0,0 out and back"),
        (DinoSent(0, "0,0", "2,-1"), "Ann sends the dinosaur on 0,0 to the mountain on 2,-1"),
        (
            DinoMoved(0, "0,0", ["1,0", "2,0"], [Meal("1,0", "eagle")], 1),
            "Ann: dinosaur (0,0) eats eagle (1,0), lays 1 egg; ends on 2,0",
        ),
        (
            DinoMoved(0, "0,0", ["1,0", "0,0"], [Meal("1,0", "hare")], 0),
            "Ann: dinosaur (0,0) eats hare (1,0); ends on 0,0",
        ),
        (
            GameEnded("out_of_tiles", [1, 12, 7], [1, 2, 0]),
            "There are too few tiles for the empty columns: the game is over. "
            "Bob {seat}: 12 points, Seat 2: 7 points and Ann: 1 point",
        ),
    ],
)
def test_facts_in_words(fact: Fact, words: str) -> None:
    assert told(fact) == words


@pytest.mark.parametrize(
    ("language", "fact", "words"),
    [
        ("ru", StartSeatSet(0, by_lot=True), "Первый игрок по жребию — Ann"),
        (
            "ru",
            PreyHunted(0, "eagle", "0,0", ["1,0", "2,0"], [Meal("1,0", "rat"), Meal("2,0", "frog")], ["1,0"]),
            "Ann: орёл (0,0) съедает крысу (1,0) и лягушку (2,0); остаётся на 2,0; потомство на 1,0",
        ),
        (
            "ru",
            GameEnded("out_of_tiles", [1, 12, 3], [1, 2, 0]),
            "На пустые колонки не хватает тайлов: игра окончена. Bob {seat}: 12 очков, Место 2: 3 очка и Ann: 1 очко",
        ),
        (
            "uk",
            DinoMoved(0, "0,0", ["1,0", "2,0"], [Meal("1,0", "eagle"), Meal("2,0", "tiger")], 2),
            "Ann: динозавр (0,0) з’їдає орла (1,0) та тигра (2,0), відкладає 2 яйця; лишається на 2,0",
        ),
        (
            "uk",
            TileDealt("B04", "B", "rat", 2),
            "Тайл B04 (ліс зі щуром + озеро) викладено в колонку щурів, ряд 2",
        ),
    ],
)
def test_facts_in_other_languages(language: str, fact: Fact, words: str) -> None:
    assert told(fact, language) == words


def test_the_last_tile_of_a_column_is_told() -> None:
    taken = TileTaken(0, "A02", "hare", 1)
    words = "Ann takes tile A02 (lake with frog + forest) from the hare column, row 1"
    assert told(taken, after=table()) == words
    assert told(taken, after=table(slots={"hare": [None, None]})) == f"{words}, the last one there"


def test_a_seat_is_told_of_if_it_is_asked_or_has_no_room() -> None:
    room = {"0,0": "lake frog", "1,0": "lake"}
    full = {"0,0": "lake frog", "1,0": "lake frog"}
    none = {"0,0": "lake"}
    asked = playing(activate="frog", active=0, ecosystems={0: room, 1: full}).state
    assert told(PartBegun(0, ["0,0"]), after=asked) == "Ann has 1 frog to act"
    passed = playing(activate="frog", active=1, ecosystems={0: room, 1: full}).state
    assert told(PartBegun(1, ["0,0", "1,0"]), after=passed) == "Bob {seat}: no room for young of 2 frogs"
    without = playing(activate="frog", active=1, ecosystems={0: room, 1: none}).state
    assert told(PartBegun(1, []), after=without) == ""
    assert told(PartEnded(1), after=without) == ""


def test_starved_predators_are_not_told_of_twice() -> None:
    state = playing(activate="tiger", ecosystems={0: {"0,0": "plain tiger"}, 1: {"0,0": "plain"}}).state
    assert told(PartBegun(0, ["0,0"]), after=state) == ""


def test_hatching_tells_the_eggs_left() -> None:
    state = table(eggs={0: 2})
    assert told(DinoHatched(0, "0,0"), after=state) == "Ann hatches a dinosaur on the nest (0,0) and keeps 2 eggs"
    assert told(DinoHatched(0, "0,0"), "ru", state) == "Ann выводит динозавра в гнезде (0,0); яиц осталось: 2"


def test_the_marker_tells_of_the_refill_and_of_the_last_round() -> None:
    words = "The marker moves to the hare column"
    moved = MarkerMoved("hare")
    assert told(moved, after=table(marker="hare")) == f"{words}; empty columns are refilled"
    assert told(moved, after=table(marker="hare", stacks={"B": ["B01"], "C": [], "D": []})) == (
        f"{words}; empty columns are refilled for the last time: when dinosaurs have acted next, the game ends"
    )
    assert told(moved, after=table(marker="hare", ending="out_of_tiles")) == words

from __future__ import annotations

import pytest

from strata.domain.games.gods_love_dinosaurs import GAME
from strata.domain.games.gods_love_dinosaurs.facts import (
    ActivationBegun,
    DinoMoved,
    DinoSent,
    FigureStarved,
    GameEnded,
    Meal,
    NewCell,
    PartBegun,
    PreyBorn,
    PreyHunted,
    StartSeatSet,
    TileDealt,
    TilePlaced,
)
from strata.domain.games.gods_love_dinosaurs.rules.activation import Starve
from strata.domain.games.gods_love_dinosaurs.rules.dinos import SendDino, WalkDino
from strata.domain.games.gods_love_dinosaurs.rules.predators import Hunt
from strata.domain.games.gods_love_dinosaurs.rules.prey import Breed
from strata.domain.games.gods_love_dinosaurs.rules.tiles import OrientTile, TakeTile
from strata.domain.kernel import Action, Fact
from tests.games.words import Words

WORDS = Words(GAME)
told, label = WORDS.told, WORDS.label


@pytest.mark.parametrize(
    ("fact", "words"),
    [
        (StartSeatSet(0, by_lot=True), "Ann begins by lot"),
        (StartSeatSet(2, by_lot=False), "Seat 2 begins"),
        (TileDealt("A02", "A", "hare", 1), "Tile A02 (lake with frog, forest) is dealt to the hare column, row 1"),
        (
            TilePlaced(1, "A07", 2, 0, 0, [NewCell("2,0", "forest", missing="tiger"), NewCell("3,0", "plain")]),
            "Bob {seat} lays tile A07 (forest with tiger, plain) on 2,0 and 3,0; no tiger is left for 2,0",
        ),
        (ActivationBegun("dino", [1, 0]), "All dinosaurs act, in the order Bob {seat}, Ann"),
        (PartBegun(0, []), "Ann has none of them"),
        (PartBegun(0, ["1,0", "2,0"]), "Ann has 2 of them"),
        (PreyBorn(0, "hare", "0,-1", "-1,0"), "Ann's hare on 0,-1 has a young on -1,0"),
        (
            PreyHunted(0, "eagle", "0,0", ["1,0", "2,0"], [Meal("1,0", "rat"), Meal("2,0", "frog")], ["1,0"]),
            "Ann's eagle on 0,0 eats the rat on 1,0 and the frog on 2,0 and stays on 2,0; young on 1,0",
        ),
        (
            PreyHunted(3, "tiger", "0,0", ["1,0"], [Meal("1,0", "rat")], []),
            "Dee's tiger on 0,0 eats the rat on 1,0 and stays on 1,0",
        ),
        (FigureStarved(0, "tiger", "1,0", "forced"), "Ann's tiger on 1,0 starves"),
        (FigureStarved(0, "dino", "1,0", "chosen"), "Ann's dinosaur on 1,0 is left to starve"),
        (DinoSent(0, "0,0", "0,0"), "Ann sends the dinosaur on 0,0 round and back"),
        (DinoSent(0, "0,0", "2,-1"), "Ann sends the dinosaur on 0,0 to the mountain on 2,-1"),
        (
            DinoMoved(0, "0,0", ["1,0", "2,0"], [Meal("1,0", "eagle")], 1),
            "Ann's dinosaur walks 0,0 → 1,0 → 2,0, eats the eagle on 1,0 and lays 1 egg",
        ),
        (
            DinoMoved(0, "0,0", ["1,0", "0,0"], [Meal("1,0", "hare")], 0),
            "Ann's dinosaur walks 0,0 → 1,0 → 0,0, eats the hare on 1,0",
        ),
        (
            GameEnded("out_of_tiles", [1, 12, 7], [1, 2, 0]),
            "The game is over: there are too few tiles for the empty columns. "
            "Bob {seat} 12 points, Seat 2 7 points, Ann 1 point",
        ),
    ],
)
def test_facts_in_words(fact: Fact, words: str) -> None:
    assert told(fact) == words


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (TakeTile("tiger", 2), "Take the tile in the tiger column, row 2"),
        (OrientTile(5), "Lay the second cell to the south-east"),
        (Breed((0, 0), (1, -1)), "Young of 0,0 on 1,-1"),
        (Hunt((0, 0), ((1, 0), (2, 0))), "Hunt 0,0 → 1,0 → 2,0"),
        (Starve((0, -1)), "Let the one on 0,-1 starve"),
        (SendDino((0, 0), (2, -1)), "Send the dinosaur on 0,0 to 2,-1"),
        (SendDino((0, 0), (0, 0)), "Send the dinosaur on 0,0 round and back"),
        (WalkDino(((1, 0), (2, -1))), "Walk 1,0 → 2,-1"),
    ],
)
def test_actions_in_words(action: Action, words: str) -> None:
    assert label(action) == words


def test_a_tile_of_another_printing_is_told_by_its_id() -> None:
    assert told(TileDealt("Z99", "A", "hare", 1)) == "Tile Z99 is dealt to the hare column, row 1"

from __future__ import annotations

from typing import Any

import pytest

from strata.domain.games.dominant_species import GAME
from strata.domain.games.dominant_species.facts import (
    ActionPassed,
    ActionSkipped,
    AnimalAssigned,
    CardPlayed,
    CardTurnedUp,
    CubesAdded,
    CubesMoved,
    ElementGained,
    ElementPlaced,
    ElementsSlid,
    GameEnded,
    MarkersSwapped,
    PawnPlaced,
    PhaseBegun,
    PointsScored,
    TaskBegun,
    TaskChanged,
    TaskEnded,
    TundraLaid,
)
from strata.domain.games.dominant_species.rules import WORK
from strata.domain.games.dominant_species.state import Phase
from strata.domain.games.dominant_species.tasks import Adapting, ChoosingCard, LayingElement, Populating, Speciating
from strata.domain.kernel import Fact
from tests.games.dominant_species.table import playing
from tests.games.words import Words

WORDS = Words(GAME)


def told(fact: Fact, language: str = "en", **described: Any) -> str:
    """The line of a fact on the table described."""
    state = playing(**described).state
    return Words(GAME, language).told(fact, before=state, after=state)


def test_every_phase_has_words() -> None:
    assert len({told(PhaseBegun(phase)) for phase in Phase}) == len(Phase)
    assert told(PhaseBegun(Phase.RESEED), "ru") == "Фаза: Подготовка области приказов"


def test_every_task_that_can_be_passed_or_skipped_has_a_word_of_its_own() -> None:
    ends = [str(task.__struct_config__.tag) for task in WORK]
    named = {task for task in ends if told(ActionSkipped("bird", task)) != f"Birds can do nothing: {task}"}
    for task in named:
        assert told(ActionPassed("bird", task), "ru").startswith("Птицы пасуют: ")


@pytest.mark.parametrize(
    ("fact", "words"),
    [
        (AnimalAssigned(1, "bird", chosen=False), "Bob {seat} plays the birds"),
        (AnimalAssigned(2, "bird", chosen=True), "Seat 2 plays the birds"),
        (TundraLaid("0,-1"), "Tundra covers wetland 0,-1"),
        (CardTurnedUp("ice_age", last=True), "A card is turned up: Ice Age"),
        (CardPlayed("bird", "ice_age"), "Birds play Ice Age"),
        (
            ElementPlaced("0,0,E", "sun", "abundance"),
            "Element sun is laid on corner 0,0,E (tundra 0,0, savannah 1,-1 and desert 1,0)",
        ),
        (ElementGained("bird", "sun", "bag"), "Birds gain sun"),
        (ElementsSlid("depletion", "bag"), "Depletion: what is left goes back to the bag"),
        (PawnPlaced("bird", "speciation", 1), "Birds place a pawn on Speciation 1 (meat)"),
        (PawnPlaced("bird", "competition", 7), "Birds place a pawn on Competition 7 (sea and jungle)"),
        (TaskBegun(Adapting(animal="bird", way_out="pass")), ""),
        (TaskEnded("bird", "adapt"), ""),
        (TaskChanged(LayingElement(animal="bird", element="sun", source="bag")), "Birds choose sun"),
        (TaskChanged(ChoosingCard(animal="bird", hex="1,0")), "Birds dominate desert 1,0 and take a card"),
        (ActionPassed("bird", "adapt"), "Birds pass: adaptation"),
        (ActionSkipped("bird", "migrate"), "Birds can do nothing: migration"),
        (MarkersSwapped("bird", "insect"), "Birds go forward on the initiative track, past the insects"),
        (CubesAdded("bird", "0,0", 1), "Birds add 1 species to tundra 0,0"),
        (CubesMoved("bird", "0,0", "1,0", 2, 0), "Birds move 2 species from tundra 0,0 to desert 1,0"),
        (PointsScored("bird", 1, "survival"), "Birds gain 1 point for surviving on tundra"),
        (PointsScored("bird", 9, "final_tiles", "1,0"), "Birds gain 9 points at the end on desert 1,0"),
        (PointsScored("bird", -7, "niche_biomes"), "Birds lose 7 points to Niche Biomes"),
        (GameEnded("ice_age"), "The game is over. The ice age has come"),
    ],
)
def test_facts_in_words(fact: Fact, words: str) -> None:
    assert told(fact) == words


def test_what_slid_is_named() -> None:
    fact = ElementsSlid("adaptation", "regression")
    assert told(fact, display={"regression": ["sun", "grub", "grub"]}) == (
        "Adaptation passes on to Regression: grub ×2 and sun"
    )


def test_the_element_to_multiply_around_is_told_once() -> None:
    played = playing(phase="speciation", pawns={"speciation 2": "bird"})
    before = played.state
    assert isinstance(before.tasks[-1], Speciating)
    populating = Populating(animal="bird", hexes=["0,0", "1,0"], least=1)
    chosen = WORDS.told(TaskChanged(populating), before=before, after=before)
    assert chosen == "Birds multiply around sun: tundra 0,0 and desert 1,0"
    played.play("bird", "speciate", vertex="1,0,W")
    assert WORDS.told(TaskChanged(populating), before=played.state, after=played.state) == ""


@pytest.mark.parametrize(
    ("fact", "russian", "ukrainian"),
    [
        (
            CubesAdded("bird", "0,-1", 1),
            "Птицы добавляют 1 особь на болото 0,-1",
            "Птахи додають 1 особину на болото 0,-1",
        ),
        (CubesAdded("bird", "0,0", 3), "Птицы добавляют 3 особи в тундру 0,0", "Птахи додають 3 особини в тундру 0,0"),
        (
            CubesAdded("bird", "1,0", 5),
            "Птицы добавляют 5 особей в пустыню 1,0",
            "Птахи додають 5 особин в пустелю 1,0",
        ),
        (
            PointsScored("insect", 21, "survival"),
            "Насекомые получают 21 очко за выживание в тундре",
            "Комахи отримують 21 очко за виживання в тундрі",
        ),
        (ElementGained("mammal", "grass", "bag"), "Млекопитающие получают траву", "Ссавці отримують траву"),
    ],
)
def test_numbers_and_cases_follow_the_language(fact: Fact, russian: str, ukrainian: str) -> None:
    assert told(fact, "ru") == russian
    assert told(fact, "uk") == ukrainian

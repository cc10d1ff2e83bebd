from __future__ import annotations

import pytest

from strata.domain.games.dominant_species import GAME
from strata.domain.games.dominant_species.components import CARDS
from strata.domain.games.dominant_species.facts import (
    ActionPassed,
    ActionSkipped,
    AnimalAssigned,
    CardTurnedUp,
    CubesAdded,
    CubesMoved,
    ElementGained,
    ElementPlaced,
    ElementsSlid,
    GameEnded,
    MarkersSwapped,
    PhaseBegun,
    PointsScored,
    TaskBegun,
    TaskChanged,
    TundraLaid,
)
from strata.domain.games.dominant_species.narration import PLURALS, POWERS, TASKS
from strata.domain.games.dominant_species.rules import WORK
from strata.domain.games.dominant_species.state import Phase
from strata.domain.games.dominant_species.tasks import Adapting, Discovering, Eliminating, LayingElement
from strata.domain.kernel import Fact
from tests.games.dominant_species.table import action
from tests.games.words import Words

WORDS = Words(GAME)
told, label = WORDS.told, WORDS.label


def test_every_phase_and_task_has_words() -> None:
    for phase in Phase:
        assert told(PhaseBegun(phase)).startswith("Phase: ")
    assert {task.__struct_config__.tag for task in WORK} == set(TASKS)


@pytest.mark.parametrize(
    ("fact", "words"),
    [
        (AnimalAssigned(1, "bird", chosen=False), "Bob {seat} plays the birds"),
        (AnimalAssigned(2, "bird", chosen=True), "Seat 2 plays the birds"),
        (TundraLaid("0,-1"), "Tile 0,-1 freezes over"),
        (CardTurnedUp("ice_age", last=True), "A card is turned up: Ice Age"),
        (ElementPlaced("0,0,E", "sun", "abundance"), "Sun from the abundance slots lies on corner 0,0,E"),
        (ElementGained("bird", "sun", "bag"), "Birds gain sun from the bag"),
        (ElementsSlid("adaptation", "regression"), "What is left in adaptation goes to regression"),
        (ElementsSlid("depletion", "bag"), "What is left in depletion goes to the bag"),
        (TaskBegun(Adapting(animal="bird", way_out="pass")), "Birds may take an element"),
        (TaskBegun(Eliminating(animal="bird", hex="0,0", own=True)), "Birds must choose a victim"),
        (TaskChanged(LayingElement(animal="bird", element="sun", source="bag")), "Birds must lay the element"),
        (TaskBegun(Discovering(animal="bird", hex="0,0")), "Birds explore the new tile"),
        (ActionPassed("bird", "adapt"), "Birds pass, and do not take an element"),
        (ActionSkipped("bird", "migrate"), "Birds cannot migrate"),
        (MarkersSwapped("bird", "insect"), "Birds go forward on the initiative track, past the insects"),
        (CubesAdded("bird", "0,0", 1), "Birds add 1 species to tile 0,0"),
        (CubesMoved("bird", "0,0", "1,0", 2, 0), "Birds move 2 species from tile 0,0 to tile 1,0"),
        (PointsScored("bird", 1, "survival"), "Birds gain 1 point for surviving on tundra"),
        (PointsScored("bird", 9, "final_tiles", "1,0"), "Birds gain 9 points for a tile at the end (tile 1,0)"),
        (PointsScored("bird", -7, "niche_biomes"), "Birds lose 7 points to niche biomes"),
        (GameEnded("ice_age"), "The game is over: the ice age has come"),
    ],
)
def test_facts_in_words(fact: Fact, words: str) -> None:
    assert told(fact) == words


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"kind": "place_pawn", "section": "adaptation", "space": 2}, "Pawn on adaptation 2"),
        ({"kind": "place_pawn", "section": "speciation", "space": 1}, "Pawn on speciation 1 (meat)"),
        ({"kind": "initiative", "section": "migration", "space": 2}, "Go forward, pawn on migration 2 (6 species)"),
        ({"kind": "place_pawn", "section": "competition", "space": 7}, "Pawn on competition 7 (sea and jungle)"),
        ({"kind": "choose_animal", "animal": "bird"}, "Play the birds: migrate up to two tiles far"),
        ({"kind": "regression_protect", "elements": []}, "Keep nothing"),
        ({"kind": "regression_protect", "elements": ["grub", "sun"]}, "Keep grub and sun"),
        ({"kind": "lay_element", "vertex": "0,0,E"}, "Lay it on corner 0,0,E"),
        ({"kind": "wander", "stack": 1, "hex": [-1, -1]}, "Lay the tile of stack 1 as tile -1,-1"),
        ({"kind": "settle", "from": [0, -1], "count": 2}, "Move 2 species from tile 0,-1"),
        ({"kind": "arrive", "to": [0, -1], "count": 1}, "Move 1 species to tile 0,-1"),
        ({"kind": "compete", "hex": [0, 0], "animal": "insect"}, "Eliminate one of the insects on tile 0,0"),
        (
            {"kind": "choose_card", "card": "cold_snap"},
            "Play Cold Snap: Every other animal loses a species on each tundra tile",
        ),
        ({"kind": "drive", "animal": "bird", "to": [0, 0], "count": 3}, "Drive 3 of the birds to tile 0,0"),
        ({"kind": "immigrants_choice", "choice": "element", "element": "sun"}, "Give up an element: sun"),
        ({"kind": "immigrants_choice", "choice": "pawn"}, "Give up a pawn"),
        ({"kind": "immigrants_choice", "choice": "species"}, "Give up all species but one on each tile"),
        ({"kind": "pass"}, "Pass"),
    ],
)
def test_actions_in_words(fields: dict[str, object], words: str) -> None:
    assert label(action(fields)) == words


def test_every_card_and_animal_says_what_it_does() -> None:
    for card in CARDS.values():
        assert label(action({"kind": "choose_card", "card": card.id})) == f"Play {card.name}: {card.text}"
    assert set(POWERS) == set(PLURALS.values())

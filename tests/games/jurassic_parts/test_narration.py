from __future__ import annotations

import pytest

from strata.domain.games.jurassic_parts import GAME
from strata.domain.games.jurassic_parts.components import TILES
from strata.domain.games.jurassic_parts.facts import (
    CardDealt,
    ChiselPlaced,
    ChiselsReturned,
    GameEnded,
    PartBrokenOff,
    ServiceRequested,
    ShareOutEnded,
    SkeletonAssembled,
    StartBonusGiven,
    TilePeeked,
    TileTaken,
    TurnEnded,
)
from strata.domain.games.jurassic_parts.narration import tile_name
from strata.domain.games.jurassic_parts.rules.collection import Assemble
from strata.domain.games.jurassic_parts.rules.equipment import PlayCard
from strata.domain.games.jurassic_parts.rules.placement import PlaceChisel
from strata.domain.games.jurassic_parts.rules.services import RequestService
from strata.domain.games.jurassic_parts.rules.turn_end import EndTurn
from strata.domain.kernel import Action, Fact, readable
from tests.games.words import NAMES, Words

ENGLISH = GAME.narrators["en"]
WORDS = Words(GAME)
told, label = WORDS.told, WORDS.label


@pytest.mark.parametrize(
    ("fact", "words"),
    [
        (StartBonusGiven(0, 1, 1), "Ann starts with 1 sharp chisel and 1 amber"),
        (StartBonusGiven(2, 0, 1), "Seat 2 starts with 1 amber"),
        (ChiselPlaced(0, "0-2", 0, sturdy=False), "Ann places a chisel on edge 0-2"),
        (ChiselPlaced(0, "0-2", 2, sturdy=False), "Ann places a chisel on edge 0-2 and spends 2 on boulders"),
        (ChiselPlaced(0, "0-2", 0, sturdy=True), "Ann places a chisel on edge 0-2 with a sturdy tool"),
        (ChiselsReturned(1, ["0-1", "2-3"], sharp=True), "2 chisels of Bob {seat} on edges 0-1 and 2-3 return sharp"),
        (ChiselsReturned(0, ["0-1"], sharp=False), "1 chisel of Ann on edge 0-1 returns dull"),
        (
            PartBrokenOff([19, 36, 37], ["plant-01", "plant-02", "plant-03"], [1, 0], [4, 1]),
            "Cells 19, 36 and 37 break off, for Bob {seat} (4 chisels) and Ann (1 chisel)",
        ),
        (PartBrokenOff([37], ["plant-01"], [0], [3]), "Cell 37 breaks off, for Ann (3 chisels)"),
        (TileTaken(0, "tyrannosaurus-3b"), "Ann takes the legs of a Tyrannosaurus"),
        (TileTaken(0, "pterodactyl-1a"), "Ann takes a Pterodactyl"),
        (ShareOutEnded(["plant-01", "bone_pile-2"]), "The dig leader gets a plant and a bone pile"),
        (ShareOutEnded([]), "The dig leader gets nothing"),
        (SkeletonAssembled(3, "triceratops", ["triceratops-1a"]), "Dee has a skeleton: Triceratops"),
        (ServiceRequested(0, "buy_fossil", 2), "Ann pays 2 amber for a service: Buying fossils"),
        (TurnEnded(0, 1, 0), "Ann ends the turn and keeps 1 sharp chisel"),
        (TurnEnded(0, 0, 3), "Ann ends the turn (3 turns without a tile leaving the slab)"),
        (GameEnded("abandoned_dig"), "The game is over: the dig is abandoned"),
    ],
)
def test_facts_in_words(fact: Fact, words: str) -> None:
    assert told(fact) == words


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (PlaceChisel("0-2", sturdy=False), "Place a chisel on edge 0-2"),
        (PlaceChisel("0-2", sturdy=True), "Place a chisel on edge 0-2 with a sturdy tool"),
        (
            RequestService("sturdy_tool", use_grant=False),
            "Request a service: Sturdy tool (2 placements ignore boulders this turn)",
        ),
        (
            RequestService("quick_sharpen", use_grant=True),
            "Request a service with the Grant letter: Quick sharpening (sharpen 2 chisels more)",
        ),
        (PlayCard("rock_saw"), "Play Rock saw: dig out a tile that one of your chisels touches"),
        (RequestService("master_digger", use_grant=False, cell=0), "Have the tile of cell 0 dug out"),
        (RequestService("buy_fossil", use_grant=True, tile="plant-01"), "Buy a plant with the Grant letter"),
        (Assemble("triceratops", [1, 2, 3]), "Assemble a Triceratops from head, torso and tail"),
        (Assemble("brachiosaurus", [1, 2, 4]), "Assemble a Brachiosaurus from head, neck and hips and 2 bone piles"),
        (EndTurn(0), "End the turn"),
        (EndTurn(2), "End the turn, keep 2 sharp chisels"),
    ],
)
def test_actions_in_words(action: Action, words: str) -> None:
    assert label(action) == words


def test_secrets_are_named_to_their_owner_alone() -> None:
    dealt, peeked = CardDealt(0, "rock_saw"), TilePeeked(0, 17, "plant-01")
    assert told(dealt) == "Ann is dealt Rock saw"
    assert told(peeked) == "Ann looks at cell 17: a plant"
    for viewer in (1, None):
        assert ENGLISH.fact(readable(dealt, viewer, None), NAMES) == "Ann is dealt a card"
        assert ENGLISH.fact(readable(peeked, viewer, None), NAMES) == "Ann looks at the tile on cell 17"


def test_every_tile_has_a_name() -> None:
    assert len({tile_name(tile) for tile in TILES}) == 5 + 4 + 3 + 2 + 1 + 1 + 1

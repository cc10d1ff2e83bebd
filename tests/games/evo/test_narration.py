from __future__ import annotations

import pytest

from strata.domain.games.evo import GAME
from strata.domain.games.evo.facts import (
    BidPlaced,
    BirthsEnded,
    ClimateMoved,
    CombatFought,
    DinosLost,
    EventCardDrawn,
    EventPlayed,
    GenesReturned,
    InitiativeSet,
    ModifierRaised,
)
from strata.domain.games.evo.rules.auction import PlaceBid
from strata.domain.games.evo.rules.event_cards import PlayEvent
from strata.domain.games.evo.rules.movement import MoveDino
from strata.domain.games.evo.rules.survival import ChooseLosses
from strata.domain.games.evo.state import Modifiers, Phase
from strata.domain.kernel import Action, Fact, readable
from strata.domain.kernel.codec import to_builtins
from tests.games.words import NAMES, Words

ENGLISH = GAME.narrators["en"]
WORDS = Words(GAME)
told, label = WORDS.told, WORDS.label


def test_every_phase_and_modifier_has_words() -> None:
    for phase in Phase:
        assert ENGLISH.fact({"kind": "phase_begun", "phase": phase, "queue": []}, NAMES).startswith("Phase: ")
    for modifier, value in to_builtins(Modifiers()).items():
        if modifier in ("temp_genes", "birth_distance"):
            continue
        kind = "modifier_switched_on" if isinstance(value, bool) else "modifier_raised"
        fact = {"kind": kind, "seat": 0, "modifier": modifier, "by": 1}
        assert ENGLISH.fact(fact, NAMES).startswith("Ann ")


@pytest.mark.parametrize(
    ("fact", "words"),
    [
        (InitiativeSet([2, 0, 1]), "Order of play: Seat 2, Ann, Bob {seat}"),
        (EventPlayed(0, "lame_leg#1", target=1), "Ann plays Lame Leg on Bob {seat}"),
        (EventPlayed(0, "weather_maker#1", steps=-1), "Ann plays Weather Maker to go 1 space back"),
        (EventPlayed(0, "weather_maker#1", steps=0), "Ann plays Weather Maker to stay"),
        (EventPlayed(0, "long_jump#1", origin="-3,0"), "Ann plays Long Jump with the dino on -3,0"),
        (EventPlayed(0, "unexpected_gene#1", gene="fur"), "Ann plays Unexpected Gene for fur"),
        (EventPlayed(0, "gene_drift#1", rows=[1, 3]), "Ann plays Gene Drift on rows 1 and 3"),
        (
            EventPlayed(0, "epidemic#1", target=3, hexes=["-3,0", "1,1"]),
            "Ann plays Epidemic on Dee against the dinos on -3,0; 1,1",
        ),
        (ModifierRaised(3, "movement_bonus", -2), "Dee has 2 fewer movement points this turn"),
        (ClimateMoved(2, 5, "plain", by_card=True), "The climate moves 2 spaces forward: plain"),
        (ClimateMoved(0, 0, "desert", by_card=False), "The climate stays: desert"),
        (
            CombatFought(0, 3, "-3,0", "-2,0", 4, won=False),
            "Ann attacks Dee on -2,0 from -3,0, rolls 4 and loses the dino",
        ),
        (BirthsEnded(0, 0), "Ann is done with births"),
        (BirthsEnded(0, 2), "Ann is done with births; 2 births lost"),
        (DinosLost(0, ["1,1"], "deadly"), "Ann loses the dino on 1,1 to the deadly climate"),
        (GenesReturned([3], ["leg"]), "Leg from row 3: back into the bag"),
        (BidPlaced(0, 2, 3, None), "Ann bids 3 on row 2"),
        (BidPlaced(0, 2, 3, 3), "Ann bids 3 on row 2 and outbids Dee"),
    ],
)
def test_facts_in_words(fact: Fact, words: str) -> None:
    assert told(fact) == words


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (PlayEvent("lame_leg#1", target=3), "Play Lame Leg on Dee: −2 movement points for a rival"),
        (PlayEvent("big_brother#2"), "Play Big Brother: +2 horns when you defend"),
        (
            PlayEvent("long_jump#1", from_="-3,0"),
            "Play Long Jump with the dino on -3,0: put a dino up to 3 hexes away",
        ),
        (MoveDino("-3,0", "-2,0"), "Move -3,0 to -2,0"),
        (ChooseLosses(["-3,0"]), "Lose the dino on -3,0"),
        (PlaceBid(3), "Bid 3"),
    ],
)
def test_actions_in_words(action: Action, words: str) -> None:
    assert label(action) == words


def test_a_drawn_card_is_named_to_its_owner_alone() -> None:
    fact = EventCardDrawn(0, "lame_leg#1")
    assert ENGLISH.fact(readable(fact, 0, None), NAMES) == "Ann draws Lame Leg"
    for viewer in (1, None):
        assert ENGLISH.fact(readable(fact, viewer, None), NAMES) == "Ann draws an event card"

"""The log: what each fact says, and which facts are not worth a line."""

from __future__ import annotations

from typing import Any

import pytest

from strata.domain.games.evo import GAME
from strata.domain.games.evo.facts import (
    AdultsFixed,
    AuctionLeft,
    AuctionOpened,
    BidPaid,
    BidPlaced,
    BirthsEnded,
    ClimateMoved,
    CombatFought,
    DinoBorn,
    DinoMoved,
    DinosLost,
    EventCardDrawn,
    EventPlayed,
    EventsSkipped,
    GenesLent,
    GenesReturned,
    InitiativeSet,
    MeteorMoved,
    ModifierRaised,
    ModifierSwitchedOn,
    MovementEnded,
    PhaseBegun,
    PointsGained,
    SurvivalSettled,
)
from strata.domain.games.evo.state import Modifiers, Phase
from strata.domain.kernel import Fact
from strata.domain.kernel.codec import to_builtins
from tests.games.evo.table import table
from tests.games.words import Words

WORDS = {tag: Words(GAME, tag) for tag in GAME.narrators}


def told(fact: Fact, language: str = "en", **described: Any) -> str:
    """The line of a fact, to somebody who saw the same position before and after it."""
    state = table(**{"seats": 4, "climate": "hills", **described})
    return WORDS[language].told(fact, before=state, after=state)


@pytest.mark.parametrize("language", GAME.narrators)
def test_every_phase_and_modifier_has_words(language: str) -> None:
    phases = [told(PhaseBegun(phase, [0]), language) for phase in Phase]
    assert len({line for line in phases if line}) == 11
    for modifier, value in to_builtins(Modifiers()).items():
        if modifier in ("temp_genes", "birth_distance"):
            continue
        fact = ModifierSwitchedOn(0, modifier) if isinstance(value, bool) else ModifierRaised(0, modifier, 1)
        assert told(fact, language).startswith("Ann ")


@pytest.mark.parametrize(
    ("fact", "words"),
    [
        (InitiativeSet([2, 0, 1]), "Order of play: Seat 2, Ann, Bob {seat}"),
        (EventPlayed(0, "lame_leg#1", target=1), "Ann plays Lame Leg on Bob {seat}"),
        (EventPlayed(0, "weather_maker#1", steps=-1), "Ann plays Weather Maker"),
        (
            EventPlayed(0, "long_jump#1", origin="-3,0"),
            "Ann plays Long Jump for the dino on -3,0 (plain, warm)",
        ),
        (GenesLent(0, "fur", 2), "Ann has 2 more fur genes this turn"),
        (ModifierRaised(3, "movement_bonus", -2), "Dee loses 2 movement points this turn"),
        (ModifierRaised(3, "fur_malus", 1), "Dee loses 1 gene of fur this turn"),
        (
            ClimateMoved(2, 5, "plain", by_card=True),
            "The climate goes 2 spaces forward, to plain: "
            "desert warm, plain temperate, hills cold and mountain deadly cold",
        ),
        (
            ClimateMoved(0, 0, "desert", by_card=False),
            "The climate stays at desert: desert temperate, plain cold, hills deadly cold and mountain deadly cold",
        ),
        (DinoMoved(0, "-3,0", "-2,0"), "Ann moves a dino from -3,0 (plain, warm) to -2,0 (mountain, cold)"),
        (DinoBorn(0, "-4,0"), "Ann has a dino born on -4,0 (desert, deadly hot)"),
        (BirthsEnded(0, 2), "Ann has no room or no dino for 2 births"),
        (DinosLost(0, ["-4,0"], "deadly"), "Ann loses a dino to the deadly climate: -4,0 (desert, deadly hot)"),
        (
            DinosLost(0, ["-3,0", "-2,0"], "climate"),
            "Ann loses 2 dinos to cold or warmth: -3,0 (plain, warm) and -2,0 (mountain, cold)",
        ),
        (DinosLost(0, ["-3,0"], "climate"), "Ann loses a dino to the warmth: -3,0 (plain, warm)"),
        (DinosLost(0, ["-2,0"], "epidemic"), "Ann loses a dino to the epidemic: -2,0 (mountain, cold)"),
        (GenesReturned([1, 3], ["leg", "card"]), "Back into the bag: row 1 (leg) and row 3 (card)"),
        (AuctionOpened([1, 0], 0), "The auction begins for Bob {seat} and Ann"),
        (AuctionOpened([1, 0], 1), "The auction begins for Bob {seat} and Ann; 1 may drop out"),
        (BidPlaced(0, 2, 3, None), "Ann bids 3 on row 2 (leg)"),
        (BidPlaced(0, 2, 3, 3), "Ann bids 3 on row 2 (leg) and outbids Dee"),
        (BidPaid(0, 2, 1), "Ann pays 1 point for the leg gene"),
        (BidPaid(0, 2, 0), "Ann pays nothing for the leg gene"),
        (PointsGained(0, 3), "Ann gains 3 points and has 13"),
    ],
)
def test_facts_in_words(fact: Fact, words: str) -> None:
    assert told(fact, rows=["egg", "leg", "tail"]) == words


def test_a_combat_is_told_with_its_odds() -> None:
    fought = CombatFought(0, 3, "-3,0", "-2,0", 4, won=False)
    line = told(fought, genes={"A": {"horn": 1}}, modifiers={"D": {"defence_horns": 2}})
    assert line == (
        "Ann attacks Dee on -2,0 (mountain, cold) from -3,0 (plain, warm), wins on 1 and rolls 4: Ann loses the dino"
    )
    won = told(CombatFought(0, 3, "-3,0", "-2,0", 2, won=True))
    assert won.endswith("wins on 1–2 and rolls 2: Dee loses the dino")


@pytest.mark.parametrize(("seats", "index", "space"), [(3, 6, 6), (4, 6, 5), (5, 6, 4)])
def test_the_meteor_has_the_number_of_the_picture(seats: int, index: int, space: int) -> None:
    assert told(MeteorMoved(index), seats=seats) == f"The meteor comes to space {space} of {16 - seats}"


def test_a_die_space_of_the_meteor_says_when_it_strikes() -> None:
    line = told(MeteorMoved(11), seats=5)
    assert line == "The meteor comes to space 9 of 11: it strikes on a roll of 3 or less"


@pytest.mark.parametrize(
    "fact",
    [
        EventsSkipped(1),
        AdultsFixed([[], [], [], []]),
        BirthsEnded(0, 0),
        SurvivalSettled(0),
        AuctionLeft(0, 0),
        PhaseBegun(Phase.CLIMATE_WINDOW, []),
        PhaseBegun(Phase.SCORING, []),
        MovementEnded(1),
    ],
)
def test_what_is_no_news_has_no_line(fact: Fact) -> None:
    for language in GAME.narrators:
        assert told(fact, language) == ""


def test_only_a_seat_that_was_asked_is_done_with_movement() -> None:
    assert told(MovementEnded(0), dinos={"A": ["0,0"]}, moves_left=1) == "Ann is done with movement"


def test_a_zone_is_not_told_where_the_climate_has_moved_since() -> None:
    before, after = table(climate="hills"), table(climate="plain")
    fact = DinosLost(0, ["-4,0"], "deadly")
    assert WORDS["en"].told(fact, before=before, after=after) == "Ann loses a dino to the deadly climate: -4,0 (desert)"


def test_a_drawn_card_is_named_to_its_owner_alone() -> None:
    fact = EventCardDrawn(0, "lame_leg#1")
    assert WORDS["en"].told(fact) == "Ann draws an event card: Lame Leg"
    assert WORDS["ru"].told(fact) == "Ann берёт карту события: «Хромая лапа»"
    for viewer in (1, None):
        assert WORDS["en"].told(fact, viewer) == "Ann draws an event card"


def test_numbers_inflect() -> None:
    assert [told(PointsGained(0, count), "ru") for count in (1, 2, 5)] == [
        "Ann получает 1 очко, всего 11",
        "Ann получает 2 очка, всего 12",
        "Ann получает 5 очков, всего 15",
    ]
    assert [told(PointsGained(0, count), "uk") for count in (1, 2, 5)] == [
        "Ann отримує 1 очко, усього 11",
        "Ann отримує 2 очки, усього 12",
        "Ann отримує 5 очок, усього 15",
    ]

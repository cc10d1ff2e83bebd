"""The log: lines are told from facts and from what their reader sees; secrets are told to their readers alone."""

from __future__ import annotations

import pytest

from strata.domain.games.not_alone import GAME
from strata.domain.games.not_alone.facts.evolution import EvolutionDrawn
from strata.domain.games.not_alone.facts.hunting import HuntDrawn, HuntPlayed, TokenPlaced
from strata.domain.games.not_alone.facts.places import (
    PlacesCommitted,
    PlacesDiscarded,
    PlacesRevealed,
    PlanetCleared,
    ZoneRevealed,
)
from strata.domain.games.not_alone.facts.reckoning import (
    CreatureCaught,
    PlaceExplored,
    PowerUsed,
    SanctuaryFortified,
    SurvivorRescued,
    SurvivorsLost,
)
from strata.domain.games.not_alone.facts.survival import GaveUp, SurvivalDrawn, SurvivalKept, SurvivalPlayed, WillLost
from strata.domain.games.not_alone.facts.turns import (
    ChoiceDue,
    ChoiceMade,
    EffectsEnded,
    GameEnded,
    PhaseBegun,
    TrackAdvanced,
    WindowOpened,
)
from strata.domain.games.not_alone.state import Phase, Step
from strata.domain.kernel import Fact
from tests.games.not_alone.table import playing, table
from tests.games.words import Words

TABLE = table(seats=4, phase="exploration", expansion="sanctuary", sanctuary=3, display=["sv_pilot", "sv_doctor"])
BASE = table(seats=4, phase="exploration")
ENGLISH, RUSSIAN, UKRAINIAN = (Words(GAME, tag) for tag in ("en", "ru", "uk"))


@pytest.mark.parametrize(
    ("fact", "words"),
    [
        (HuntPlayed(0, "flashback", "clone"), "Ann plays Flashback as Clone."),
        (HuntPlayed(0, "nightmare", "nightmare", hunted=3), "Ann plays Nightmare on Dee."),
        (
            HuntPlayed(0, "force_field", "force_field", places=[1, 6]),
            "Ann plays Force Field for the Lair (1) and the Glade (6).",
        ),
        (SurvivalPlayed(3, "wrong_track", token="creature", to_place=2), "Dee plays Wrong Track."),
        (SurvivalPlayed(3, "gate", target=8), "Dee plays Gate for the Arch (8)."),
        (SurvivalPlayed(3, "flare", survivor="sv_pilot"), "Dee plays Flare to rescue The Pilot."),
        (TokenPlaced("artemia", [3, 8]), "The Artemia token goes to the River (3) and the Arch (8)."),
        (TrackAdvanced("rescue", 1), "Rescue: 1 step to go."),
        (TrackAdvanced("defence", 0), "Defence reaches its star."),
        (
            PlacesRevealed([[3], [4, 8], []]),
            "Phase 3, the places are revealed: "
            "Bob {seat} at the River (3) and Seat 2 at the Beach (4) and the Arch (8).",
        ),
        (
            ZoneRevealed([1, 3], [2, 5], None),
            "The Forbidden Zone: Bob {seat} discards the Jungle (2) and Dee discards the Rover (5).",
        ),
        (PlaceExplored(3, 8, "skip"), "Dee does nothing at the Arch (8)."),
        (PowerUsed(3, 1, "lair", "take_back_all", False), "Dee uses the Lair (1) to take back the whole discard."),
        (PowerUsed(3, 8, "arch", "fortify", True), "Dee uses the Arch (8)."),
        (SurvivorRescued(3, "sv_pilot"), "The Pilot joins Dee."),
        (CreatureCaught([1, 2, 3]), "The Creature catches Bob {seat}, Seat 2 and Dee."),
        (SurvivorsLost(3, 2, sheltered=True), "Dee shelters 2 Survivors."),
        (WillLost(3, 2, 1), "Dee loses 2 Will: 1 left."),
        (PhaseBegun(Phase.HUNTING, [0]), "Phase 2: the Creature hunts."),
        (GameEnded("hunted", "rescue", 9), "Rescue has come: the Hunted win in turn 9."),
    ],
)
def test_facts_in_words(fact: Fact, words: str) -> None:
    assert ENGLISH.told(fact, before=TABLE, after=TABLE) == words


def test_places_are_those_of_the_edition_in_play() -> None:
    fact = TokenPlaced("creature", [8])
    assert ENGLISH.told(fact, after=TABLE) == "The Creature token goes to the Arch (8)."
    assert ENGLISH.told(fact, after=BASE) == "The Creature token goes to the Wreck (8)."


def test_who_rescues_and_fortifies_is_told_with_the_place_and_once() -> None:
    rescued = table(seats=4, phase="exploration", expansion="sanctuary", sanctuary=3, display=["sv_doctor"])
    told = ENGLISH.told(PlaceExplored(3, 2, "rescue"), before=TABLE, after=rescued)
    assert told == "Dee at the Jungle (2) goes to the rescue of The Pilot: Take a place from the reserve."
    both = ENGLISH.told(PlaceExplored(3, 2, "rescue"), before=TABLE, after=TABLE)
    assert both == "Dee at the Jungle (2) goes to the rescue of a Survivor."
    assert ENGLISH.told(PlaceExplored(3, 3, "fortify"), before=TABLE, after=TABLE) == ""
    fortified = ENGLISH.told(SanctuaryFortified(3, shelter=False), before=TABLE, after=TABLE)
    assert fortified == "Dee at the River (3) fortifies the Sanctuary."


@pytest.mark.parametrize(
    "fact",
    [
        WindowOpened("end", [0]),
        ChoiceDue(3, [Step("take_back", 3)], apart=False),
        ChoiceMade(3, apart=False),
        PhaseBegun(Phase.CREATURE, []),
        EffectsEnded(0),
        PlanetCleared([[1], [2], [3]]),
        PlaceExplored(3, 8, "power"),
    ],
)
def test_what_only_prepares_something_gets_no_line(fact: Fact) -> None:
    assert ENGLISH.told(fact, before=TABLE, after=TABLE) == ""


def test_a_seat_that_had_no_choice_gets_no_line() -> None:
    asked = playing(at={"H1": [4]}, tokens={"creature": [9]}).state
    skipped = PlaceExplored(1, 4, "skip")
    assert ENGLISH.told(skipped, before=asked, after=asked) == "Bob {seat} does nothing at the Beach (4)."
    assert ENGLISH.told(PlaceExplored(2, 4, "skip"), before=asked, after=asked) == ""


def test_a_power_that_waits_for_a_choice_is_told() -> None:
    due = ChoiceDue(3, [Step("choose_mode", 3, place=1)], apart=False)
    assert ENGLISH.told(due, after=TABLE) == "Dee is about to use the Lair (1)."


@pytest.mark.parametrize(
    ("fact", "reader", "open_words", "hidden_words"),
    [
        (
            PlacesCommitted(1, [4]),
            1,
            "Bob {seat} plays the Beach (4) face down.",
            "Bob {seat} chooses in secret where to go.",
        ),
        (
            SurvivalDrawn(1, "dodge"),
            1,
            "Bob {seat} draws Dodge: Avoid the Creature this turn.",
            "Bob {seat} draws a Survival card.",
        ),
        (
            HuntDrawn(0, "clone", False),
            0,
            "Ann draws Clone.",
            "Ann draws a Hunt card.",
        ),
        (
            EvolutionDrawn(0, 2, "evo_apex"),
            0,
            "Ann draws Apex Predator of level II: Whoever is caught loses 1 more Will.",
            "Ann draws an Evolution of level II.",
        ),
        (
            PlacesDiscarded(1, 1, [4], [1, 2]),
            2,
            "Bob {seat} discards the Beach (4).",
            "Bob {seat} discards 1 Place card.",
        ),
        (
            GaveUp(1, 3, [2, 4], [1, 2]),
            2,
            "Bob {seat} gives up: 3 Will again, the Jungle (2) and the Beach (4) back in hand.",
            "Bob {seat} gives up: 3 Will again, the whole discard back in hand.",
        ),
        (
            SurvivalKept(1, "dodge", "gate"),
            1,
            "Bob {seat} keeps Dodge and discards Gate.",
            "Bob {seat} keeps a Survival card and discards Gate.",
        ),
    ],
)
def test_secrets_are_told_to_their_readers_alone(fact: Fact, reader: int, open_words: str, hidden_words: str) -> None:
    assert ENGLISH.told(fact, reader, after=TABLE) == open_words
    for viewer in {None, 0, 3} - {reader}:
        assert ENGLISH.told(fact, viewer, after=TABLE) == hidden_words


@pytest.mark.parametrize(
    ("fact", "russian", "ukrainian"),
    [
        (
            TokenPlaced("artemia", [3, 8]),
            "Жетон Артемии ложится на места «Река» (3) и «Арка» (8).",
            "Жетон Артемії лягає на локації «Річка» (3) та «Арка» (8).",
        ),
        (WillLost(3, 1, 2), "Dee теряет 1 фишку воли, остаётся 2.", "Dee втрачає 1 фішку волі, залишається 2."),
        (WillLost(3, 2, 0), "Dee теряет 2 фишки воли, остаётся 0.", "Dee втрачає 2 фішки волі, залишається 0."),
        (TrackAdvanced("rescue", 5), "Спасение: остаётся 5 шагов.", "Порятунок: залишається 5 кроків."),
        (CreatureCaught([0, 3]), "Существу попадаются Ann и Dee.", "Істоті попадаються Ann та Dee."),
    ],
)
def test_facts_in_other_languages(fact: Fact, russian: str, ukrainian: str) -> None:
    assert RUSSIAN.told(fact, after=TABLE) == russian
    assert UKRAINIAN.told(fact, after=TABLE) == ukrainian

from __future__ import annotations

import pytest

from strata.domain.games.not_alone import GAME
from strata.domain.games.not_alone.facts.evolution import EvolutionDrawn
from strata.domain.games.not_alone.facts.hunting import HuntDrawn, HuntPlayed, TokenPlaced
from strata.domain.games.not_alone.facts.places import PlacesCommitted, PlacesDiscarded, PlacesRevealed, ZoneRevealed
from strata.domain.games.not_alone.facts.reckoning import CreatureCaught, PlaceExplored, PowerUsed, SurvivorsLost
from strata.domain.games.not_alone.facts.survival import SurvivalDrawn, SurvivalKept, SurvivalPlayed
from strata.domain.games.not_alone.facts.turns import ChoiceDue, GameEnded, TrackAdvanced
from strata.domain.games.not_alone.narration import MODES, PHASES, STEPS, WINDOWS
from strata.domain.games.not_alone.rules.cards import PlayHuntCard, PlaySurvivalCard, UseAvatar
from strata.domain.games.not_alone.rules.chain import Question
from strata.domain.games.not_alone.rules.exploration import PlayPlaces
from strata.domain.games.not_alone.rules.force import places
from strata.domain.games.not_alone.rules.hunt_deck import DiscardHunt
from strata.domain.games.not_alone.rules.place_cards import TakeBackPlace
from strata.domain.games.not_alone.rules.powers import ChooseAlly, ChooseMode
from strata.domain.games.not_alone.rules.reckoning import ResolvePlace, ScreamChoice
from strata.domain.games.not_alone.rules.setup import ChooseAvatar, ChooseBoardSide
from strata.domain.games.not_alone.rules.step_kinds import STEP_KINDS
from strata.domain.games.not_alone.rules.windows import WINDOWS as RULED_WINDOWS
from strata.domain.games.not_alone.state import Phase, Step
from strata.domain.kernel import Action, Fact
from tests.games.not_alone.table import table
from tests.games.words import Words

WORDS = Words(GAME)
told, label = WORDS.told, WORDS.label


def test_every_phase_question_window_and_mode_has_words() -> None:
    assert set(PHASES) == set(Phase)
    assert set(STEPS) == {kind.name for kind in STEP_KINDS if isinstance(kind, Question)}
    assert set(WINDOWS) == set(RULED_WINDOWS)
    for expansion in ("none", "sanctuary"):
        modes = {mode.id for place in places(table(expansion=expansion)).values() for mode in place.modes}
        assert modes <= set(MODES)


@pytest.mark.parametrize(
    ("fact", "words"),
    [
        (HuntPlayed(0, "flashback", "clone"), "Ann plays Flashback as Clone"),
        (
            HuntPlayed(0, "detour", "detour", hunted=3, from_place=3, to_place=4),
            "Ann plays Detour on Dee from place 3 to place 4",
        ),
        (HuntPlayed(0, "force_field", "force_field", places=[1, 6]), "Ann plays Force Field for places 1 and 6"),
        (
            SurvivalPlayed(3, "wrong_track", token="creature", to_place=2),
            "Dee plays Wrong Track with the Creature token to place 2",
        ),
        (TokenPlaced("artemia", [3, 8]), "The Artemia token goes to places 3 and 8"),
        (TrackAdvanced("rescue", 1), "Rescue: 1 step to go"),
        (PlacesRevealed([[3], [4, 8]]), "The places are revealed, clockwise: 3; 4 and 8"),
        (ZoneRevealed([1, 3], [2, 5], None), "The Forbidden Zone: Bob {seat} discards 2 and Dee discards 5"),
        (ChoiceDue(3, [Step("take_back", 3)], apart=False), "Dee has to take back a discarded Place card"),
        (PlaceExplored(3, 8, "power"), "Dee is on place 8 and uses its power"),
        (PlaceExplored(3, 8, "power", via="gate"), "Dee is on place 8 and uses Gate instead"),
        (PowerUsed(3, 8, "arch", "fortify", True), "Dee uses The Arch: fortify"),
        (CreatureCaught([1, 2, 3]), "The Creature catches Bob {seat}, Seat 2 and Dee"),
        (SurvivorsLost(3, 2, sheltered=True), "Dee shelters 2 Survivors"),
        (GameEnded("hunted", "rescue", 9), "Rescue has come: the Hunted win in turn 9"),
    ],
)
def test_facts_in_words(fact: Fact, words: str) -> None:
    assert told(fact) == words


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (
            PlayHuntCard("anticipation", hunted=3),
            "Play Anticipation on Dee: If the named Hunted is caught by the Creature, Assimilation goes 1 further",
        ),
        (PlayHuntCard("mutagen", level=2), "Play Mutagen of level 2: Draw an Evolution card for free"),
        (
            PlaySurvivalCard("vortex", played_place=3, discard_place=5),
            "Play Vortex with 3 out and 5 in: Swap your played card with a discarded one",
        ),
        (
            PlaySurvivalCard("cartography", hand_place=2, reserve_place=7),
            "Play Cartography with 2 out for 7 from the reserve: Discard a Place card to take one from the reserve",
        ),
        (
            UseAvatar("av_kelly", "camp", 1, 4),
            "Use Kelly for Camp with 1 out and 4 in: In phase 2 discard a Survival card to replace your played card",
        ),
        (ChooseAvatar("av_murphy"), "Be Murphy: You discard no Place card to Artemia"),
        (ChooseBoardSide("A"), "Play on side A: Artemia hunts at Rescue 1, 2, 3, 4, 5 and 6"),
        (PlayPlaces([1]), "Go to place 1, The Lair"),
        (PlayPlaces([2, 6]), "Go to places 2 (The Jungle) and 6 (The Swamp/Glade)"),
        (ResolvePlace(3, "fortify"), "Place 3, The River: fortify the Sanctuary"),
        (ResolvePlace(3, "power", via="gate", target=8), "Place 3, The River: play Gate for place 8, The Wreck/Arch"),
        (ResolvePlace(3, "power", via="drone"), "Place 3, The River: play Drone (Use the Rover instead of your place)"),
        (
            ResolvePlace(3, "power", via="flare", survivor="sv_doctor"),
            "Place 3, The River: play Flare for The Doctor (Regain 1 Will)",
        ),
        (
            ResolvePlace(3, "rescue", survivor="sv_scientist"),
            "Place 3, The River: rescue Michelle West (Draw a Survival card)",
        ),
        (ChooseMode("copy_creature_place"), "Copy a place of the Creature"),
        (DiscardHunt("clone"), "Discard Clone (The Target counts as a second Creature token)"),
        (TakeBackPlace(4), "Take back place 4, The Beach"),
        (ScreamChoice(lose_will=True), "Lose 1 Will to the Scream"),
        (TakeBackPlace(None), "Take back no more"),
        (ChooseAlly(3), "Dee takes back a card too"),
    ],
)
def test_actions_in_words(action: Action, words: str) -> None:
    assert label(action) == words


@pytest.mark.parametrize(
    ("fact", "reader", "open_words", "hidden_words"),
    [
        (PlacesCommitted(1, [4]), 1, "Bob {seat} plays place 4 face down", "Bob {seat} has chosen where to go"),
        (SurvivalDrawn(1, "dodge"), 1, "Bob {seat} draws Dodge", "Bob {seat} draws a Survival card"),
        (HuntDrawn(0, "clone", False), 0, "Ann draws Clone", "Ann draws a Hunt card"),
        (
            EvolutionDrawn(0, 2, "evo_apex"),
            0,
            "Ann draws Apex Predator of level 2",
            "Ann draws an Evolution of level 2",
        ),
        (PlacesDiscarded(1, 1, [4], [1, 2]), 2, "Bob {seat} discards 4", "Bob {seat} discards 1 Place card"),
        (
            SurvivalKept(1, "dodge", "gate"),
            1,
            "Bob {seat} keeps Dodge and discards Gate",
            "Bob {seat} keeps a Survival card and discards Gate",
        ),
    ],
)
def test_secrets_are_told_to_their_readers_alone(fact: Fact, reader: int, open_words: str, hidden_words: str) -> None:
    assert told(fact, reader) == open_words
    for viewer in {None, 0, 3} - {reader}:
        assert told(fact, viewer) == hidden_words

"""Labels say what choosing means: where it leads, what it costs and what comes of it."""

from __future__ import annotations

from typing import Any

import pytest

from strata.domain.games.not_alone import GAME
from strata.domain.games.not_alone.components import BOX
from strata.domain.games.not_alone.label_powers import USES
from strata.domain.games.not_alone.rules.cards import PlayHuntCard, PlaySurvivalCard, UseAvatar
from strata.domain.games.not_alone.rules.defence import Shelter
from strata.domain.games.not_alone.rules.evolution import (
    DrawEvolution,
    EndEvolution,
    Evolve,
    LieLow,
    MoveSanctuary,
    RevealEvolution,
)
from strata.domain.games.not_alone.rules.exploration import GiveUp, PlayPlaces, Resist
from strata.domain.games.not_alone.rules.hunt_deck import DiscardHunt
from strata.domain.games.not_alone.rules.hunting import EndHunting, PlaceToken
from strata.domain.games.not_alone.rules.place_cards import TakeBackPlace, TakeReservePlace
from strata.domain.games.not_alone.rules.powers import ChooseAlly, ChooseHunted
from strata.domain.games.not_alone.rules.reckoning import ResolvePlace, ScreamChoice
from strata.domain.games.not_alone.rules.setup import ChooseAvatar, ChooseBoardSide
from strata.domain.kernel import Action
from tests.games.not_alone.table import playing, table
from tests.games.words import Words

ENGLISH, RUSSIAN, UKRAINIAN = (Words(GAME, tag) for tag in ("en", "ru", "uk"))
FULL = table(
    seats=4,
    expansion="sanctuary",
    sanctuary=3,
    defence=5,
    assimilation=6,
    rescue=9,
    marker=True,
    dna=3,
    hand={"H1": [1, 4], "H3": [5]},
    discard={"H1": [2, 3, 5], "H3": [1]},
    will={"H1": 2, "H3": 1},
    survivors={"H1": ["sv_doctor"]},
    strangers={"H1": 1},
    tokens={"creature": [4]},
    hunt=["flashback", "clone"],
    hunt_discard=["scream"],
    evolution_hand=["evo_speed"],
    phase="hunting",
)


@pytest.mark.parametrize(
    ("action", "seat", "words"),
    [
        (ChooseBoardSide("B"), 0, "Side B: Artemia hunts at Rescue 1, 3, 5, 7, 9 and 11"),
        (ChooseAvatar("av_murphy"), 1, "Be Murphy: You discard no Place card to Artemia"),
        (
            PlayPlaces([3]),
            1,
            "Go to the River (3), where the Sanctuary is: "
            "Next turn play 2 cards and keep one of them before the reveal",
        ),
        (
            PlayPlaces([8]),
            1,
            "Go to the Arch (8), next to the Sanctuary: Fortify (Defence 1), and shelter if you like. Once a turn",
        ),
        (PlayPlaces([2, 6]), 1, "Go to the Jungle (2) and the Glade (6)"),
        (Resist(1), 1, "Resist for 1 Will, keeping 1: take back 2 discarded cards"),
        (
            Resist(2),
            1,
            "Resist for 2 Will, your last: you give up, all Will and your whole discard come back, Assimilation 6 → 5",
        ),
        (GiveUp(), 1, "Give up: 3 Will and your whole discard (3 cards) come back, Assimilation 6 → 5"),
        (
            PlaceToken("creature", [1]),
            0,
            "Put the Creature token on the Lair (1): Bob {seat} and Seat 2 can be there",
        ),
        (
            PlaceToken("artemia", [9, 10]),
            0,
            "Put the Artemia token on the Spring (9) and the Monolith (10): nobody can be there",
        ),
        (EndHunting(), 0, "End the hunt and leave 1 Hunt play unused"),
        (
            PlayHuntCard("flashback"),
            0,
            "Play Flashback as Scream: Hunted at the Target discard 2 Place cards or lose 1 Will",
        ),
        (
            PlayHuntCard("anticipation", hunted=3),
            0,
            "Play Anticipation on Dee: If the named Hunted is caught by the Creature, Assimilation goes 1 further",
        ),
        (
            PlayHuntCard("detour", hunted=3, from_place=3, to_place=4),
            0,
            "Play Detour: Dee goes from the River (3) to the Beach (4)",
        ),
        (PlayHuntCard("mutagen", level=2), 0, "Play Mutagen: draw an Evolution of level II for free"),
        (
            PlaySurvivalCard("vortex", played_place=3, discard_place=5),
            1,
            "Play Vortex: play the Rover (5) instead of the River (3)",
        ),
        (
            PlaySurvivalCard("cartography", hand_place=4, reserve_place=7),
            1,
            "Play Cartography: discard the Beach (4), take the Outpost (7) from the reserve",
        ),
        (
            PlaySurvivalCard("wrong_track", token="target", to_place=7),
            1,
            "Play Wrong Track: the Target token goes to the Outpost (7)",
        ),
        (PlaySurvivalCard("hologram", to_place=7), 1, "Play Hologram: the Artemia token goes to the Outpost (7)"),
        (
            PlaySurvivalCard("sacrifice", place=4),
            1,
            "Play Sacrifice, discarding the Beach (4): Discard a Place card; no further Hunt card this turn",
        ),
        (
            UseAvatar("av_kelly", "camp", 1, 4),
            1,
            "Use Kelly, discarding Camp: play the Beach (4) instead of the Lair (1)",
        ),
        (
            ResolvePlace(1, "power"),
            1,
            "At the Lair (1): take back your whole discard (3 cards), "
            "or copy the place under the Creature: the Beach (4)",
        ),
        (ResolvePlace(4, "power"), 1, "At the Beach (4): take the Marker off, Rescue 9 → 8"),
        (
            ResolvePlace(8, "power"),
            1,
            "At the Arch (8): fortify the Sanctuary, "
            "Defence 5 → 4, bonus Regression (A revealed Evolution is discarded)",
        ),
        (
            ResolvePlace(3, "fortify"),
            1,
            "At the River (3): fortify the Sanctuary, "
            "Defence 5 → 4, bonus Regression (A revealed Evolution is discarded)",
        ),
        (
            ResolvePlace(3, "power", via="gate", target=4),
            1,
            "At the River (3): play Gate for the Beach (4): take the Marker off, Rescue 9 → 8",
        ),
        (
            ResolvePlace(3, "power", via="drone"),
            1,
            "At the River (3): play Drone: take a place you do not own from the reserve",
        ),
        (
            ResolvePlace(3, "power", via="flare", survivor="sv_doctor"),
            1,
            "At the River (3): play Flare and rescue The Doctor: Regain 1 Will",
        ),
        (
            ResolvePlace(2, "rescue", survivor="sv_scientist"),
            1,
            "At the Jungle (2): rescue Michelle West: Draw a Survival card",
        ),
        (ResolvePlace(2, "take_back", card=5), 1, "At the Jungle (2): take back the Rover (5)"),
        (ChooseHunted(3), 1, "Dee regains 1 Will and has 2"),
        (ChooseAlly(3), 1, "Dee, with 1 card in the discard, takes back one too"),
        (TakeBackPlace(4), 1, "Take back the Beach (4)"),
        (TakeBackPlace(None), 1, "Take back no more"),
        (
            TakeReservePlace(7),
            1,
            "Take the Outpost (7) from the reserve: Draw a Survival card and take a Survivor face down",
        ),
        (ScreamChoice(lose_will=True), 1, "Lose 1 Will and keep 1"),
        (DiscardHunt("clone"), 0, "Discard Clone: The Target counts as a second Creature token"),
        (
            Shelter(True),
            1,
            "Shelter your 2 Survivors: Defence 5 → 4, bonus Regression (A revealed Evolution is discarded)",
        ),
        (Shelter(False), 1, "Keep your 2 Survivors"),
        (MoveSanctuary(2), 0, "Let the Sanctuary move 2 steps, to the Rover (5)"),
        (
            Evolve(),
            0,
            "Evolve: take 1 DNA (then 4), draw Evolutions for 1 DNA each and reveal them for theirs",
        ),
        (
            LieLow(),
            0,
            "Lie low: take 3 DNA (then 6), but Defence 5 → 4, bonus Regression (A revealed Evolution is discarded)",
        ),
        (DrawEvolution(1), 0, "Draw an Evolution of level I for 1 DNA (2 left)"),
        (RevealEvolution("evo_speed"), 0, "Reveal Speed for 3 DNA (0 left): 1 more Hunt card each turn"),
        (EndEvolution(), 0, "End evolving with 3 DNA left"),
    ],
)
def test_labels(action: Action, seat: int, words: str) -> None:
    assert ENGLISH.label(action, FULL, seat) == words


def test_places_are_those_of_the_edition_in_play() -> None:
    base = table(seats=2, rescue=1, phase="exploration")
    words = "At the Wreck (8): Rescue reaches its star: the Hunted win"
    assert ENGLISH.label(ResolvePlace(8, "power"), base, 1) == words
    assert "the Swamp (6)" in ENGLISH.label(PlayPlaces([6]), base, 1)


@pytest.mark.parametrize(
    ("described", "will", "cards"),
    [({}, 1, 2), ({}, 2, 4), ({"avatars": {"H1": "av_pike"}}, 1, 3), ({"evolutions": ["evo_terror"]}, 1, 1)],
)
def test_resisting_says_how_many_cards_come_back(described: dict[str, Any], will: Any, cards: int) -> None:
    state = table(
        phase="exploration", expansion="sanctuary", hand={"H1": [5]}, discard={"H1": [1, 2, 3, 4, 6, 7]}, **described
    )
    assert f"take back {cards} discarded" in ENGLISH.label(Resist(will), state, 1)


def test_a_barricade_counts_for_the_step_that_fortifying_announces() -> None:
    state = table(phase="exploration", expansion="sanctuary", sanctuary=3, defence=8, protections={"H1": ["barricade"]})
    assert "Defence 8 → 6, bonus Supplies and Far flight" in ENGLISH.label(ResolvePlace(3, "fortify"), state, 1)


def test_persecution_leaves_one_card_to_take_back() -> None:
    state = table(seats=2, phase="exploration", discard={"H1": [2, 3]}, force=["persecution"])
    assert (
        ENGLISH.label(ResolvePlace(1, "power"), state, 1)
        == "At the Lair (1): take back one card of your discard (2 cards)"
    )
    words = "At the Jungle (2): take back one card, this one or one of your discard"
    assert ENGLISH.label(ResolvePlace(2, "power"), state, 1) == words


def test_every_way_to_use_a_place_has_words() -> None:
    modes = {(place.id, mode.id) for place in (*BOX.places_base, *BOX.places_sanctuary) for mode in place.modes}
    assert modes == set(USES)


def test_the_ways_to_use_a_place_are_labelled_one_by_one() -> None:
    played = playing(at={"H1": [1]}, hand={"H1": [5]}, discard={"H1": [2]}, tokens={"creature": [2]})
    played.do("H1", "resolve_place", place=1, option="power")
    (decision,) = played.position.decisions
    labels = [ENGLISH.label(option, played.state, 1) for option in decision.options]
    assert labels == [
        "Use the Lair (1): take back your whole discard (1 card)",
        "Use the Lair (1): copy the place under the Creature: the Jungle (2)",
    ]


@pytest.mark.parametrize(
    ("action", "seat", "russian", "ukrainian"),
    [
        (
            Resist(1),
            1,
            "Сопротивляться за 1 фишку воли (останется 1): вернуть 2 карты из сброса",
            "Чинити опір за 1 фішку волі (залишиться 1): повернути 2 карти зі скиду",
        ),
        (
            PlaceToken("creature", [1]),
            0,
            "Положить жетон существа на место «Логово» (1): там могут быть Bob {seat} и Место 2",
            "Покласти жетон істоти на локацію «Лігво» (1): там можуть бути Bob {seat} та Місце 2",
        ),
        (
            LieLow(),
            0,
            "Затаиться: взять 3 фишки ДНК (станет 6), но "
            "Защита 5 → 4, бонус «Регресс» (Раскрытая эволюция сбрасывается)",
            "Зачаїтися: узяти 3 фішки ДНК (стане 6), але "
            "Захист 5 → 4, бонус «Регрес» (Продемонстрована еволюція скидається)",
        ),
    ],
)
def test_labels_in_other_languages(action: Action, seat: int, russian: str, ukrainian: str) -> None:
    assert RUSSIAN.label(action, FULL, seat) == russian
    assert UKRAINIAN.label(action, FULL, seat) == ukrainian

"""The box: what the data file holds, and that contradictions in it are found when it is loaded."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from strata.domain.games.not_alone import GAME
from strata.domain.games.not_alone.components import (
    AVATARS,
    BOX,
    EVOLUTIONS,
    NEIGHBOURS,
    NUMBERS,
    PAIRS,
    SURVIVAL,
    Box,
    DefenceTrack,
    Does,
    Evolution,
    beside,
    check,
)
from strata.domain.games.not_alone.owner_words import given_words, speak_for
from strata.domain.games.not_alone.rules.chain import KINDS
from strata.domain.games.not_alone.rules.effects import check_effect
from strata.domain.games.not_alone.rules.step_kinds import STEP_KINDS
from strata.domain.toolkit.box import BrokenData
from strata.domain.toolkit.narration import narrators


def test_the_planet_is_a_grid_of_two_rows() -> None:
    assert tuple(range(1, 11)) == NUMBERS
    assert len(PAIRS) == 13
    assert NEIGHBOURS[3] == (2, 4, 8)
    assert NEIGHBOURS[10] == (5, 9)


def test_a_token_on_a_pair_is_beside_every_neighbour_of_either() -> None:
    assert beside([1, 2]) == [3, 6, 7]
    assert beside([5]) == [4, 10]
    assert beside([]) == []


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"params": "a_song"}, "dodge: no way to name 'a_song'"),
        ({"needs": ("courage",)}, "dodge: no test 'courage'"),
        ({"does": (Does(do="sing"),)}, "dodge: no step 'sing'"),
    ],
)
def test_what_an_effect_names_must_be_known(change: dict[str, Any], words: str) -> None:
    check_effect(SURVIVAL["dodge"], KINDS)
    with pytest.raises(BrokenData, match=words):
        check_effect(msgspec.structs.replace(SURVIVAL["dodge"], **change), KINDS)


def test_every_kind_of_step_has_a_name_of_its_own() -> None:
    names = [kind.name for kind in STEP_KINDS]
    assert len(set(names)) == len(names)


def test_levels_and_costs_of_evolutions() -> None:
    assert Counter(card.level for card in EVOLUTIONS.values()) == {1: 15, 2: 15}
    assert Counter(card.cost for card in EVOLUTIONS.values() if card.base) == {1: 3, 2: 3, 3: 3}
    assert sum(avatar.base for avatar in AVATARS.values()) == 6


def _with(**changes: Any) -> Box:
    return msgspec.structs.replace(BOX, **changes)


def _first_evolution(**changes: Any) -> tuple[Evolution, ...]:
    first, *others = BOX.evolutions
    return (msgspec.structs.replace(first, **changes), *others)


@pytest.mark.parametrize(
    ("box", "words"),
    [
        (_with(hunt_base=BOX.hunt_base[1:]), "the Hunt cards, each once"),
        (_with(hunt_base=(*BOX.hunt_base[1:], BOX.hunt_base[1])), "the Hunt cards, each once"),
        (_with(bonuses=BOX.bonuses[1:]), "the bonuses, each once"),
        (_with(places_base=BOX.places_base[::-1]), "places 1 to 10"),
        (_with(evolutions=_first_evolution(cost=5)), "the cost of evo_efficiency for its level"),
        (_with(evolutions=_first_evolution(base=False)), "three Evolutions of the light game for 1 Hunted"),
        (_with(defence_tracks=BOX.defence_tracks[1:]), "a Defence track for 2 seats"),
        (
            _with(defence_tracks=(DefenceTrack(BOX.defence_tracks[0].start, {"7": "a_feast"}), BOX.defence_tracks[1])),
            "a bonus nobody knows",
        ),
    ],
)
def test_data_that_contradicts_the_game_is_found(box: Box, words: str) -> None:
    with pytest.raises(BrokenData, match=words):
        check(box)


def test_an_owner_may_have_other_costs_and_longer_tracks() -> None:
    longer = DefenceTrack({"2": 12, "3": 13, "4": 14}, {"11": "lose_dna"})
    check(_with(evolutions=_first_evolution(cost=1, level=1), defence_tracks=(longer, BOX.defence_tracks[1])))


def test_an_owners_words_are_said_in_every_language() -> None:
    given = {"hunt_card-abduction": "Snatched {away}", "place-glade-text": "Sing\na song"}
    spoken = speak_for(narrators("strata.domain.games.not_alone", {}, {}), given)
    for narrator in spoken.values():
        assert narrator.say("hunt_card-abduction") == "Snatched {away}"
        assert narrator.say("place-glade-text") == "Sing a song"
        assert narrator.say("hunt_card-blockade") == GAME.narrators[narrator.tag].say("hunt_card-blockade")
    assert given_words() == {}

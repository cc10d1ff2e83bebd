"""The box: what the data file holds, and that contradictions in it are found when it is loaded."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from strata.domain.games.not_alone.components import (
    AVATARS,
    BONUSES,
    BOX,
    EVOLUTIONS,
    HUNT,
    NEIGHBOURS,
    NUMBERS,
    PAIRS,
    SURVIVAL,
    SURVIVORS,
    beside,
    check,
)
from strata.domain.games.not_alone.rules.params import PARAMS
from strata.domain.games.not_alone.rules.step_kinds import STEP_KINDS
from strata.domain.games.not_alone.rules.usable import NEEDS
from strata.domain.toolkit.box import BrokenData

EFFECTS = [
    *HUNT.values(),
    *SURVIVAL.values(),
    *SURVIVORS.values(),
    *AVATARS.values(),
    *EVOLUTIONS.values(),
    *BONUSES.values(),
    *(mode for place in (*BOX.places_base, *BOX.places_sanctuary) for mode in place.modes),
]


def test_the_planet_is_a_grid_of_two_rows() -> None:
    assert tuple(range(1, 11)) == NUMBERS
    assert len(PAIRS) == 13
    assert NEIGHBOURS[3] == (2, 4, 8)
    assert NEIGHBOURS[10] == (5, 9)


def test_a_token_on_a_pair_is_beside_every_neighbour_of_either() -> None:
    assert beside([1, 2]) == [3, 6, 7]
    assert beside([5]) == [4, 10]
    assert beside([]) == []


@pytest.mark.parametrize("effect", EFFECTS, ids=lambda effect: effect.id)
def test_everything_an_effect_names_is_there(effect: object) -> None:
    assert effect.params in PARAMS  # type: ignore[attr-defined]
    assert set(effect.needs) <= set(NEEDS)  # type: ignore[attr-defined]
    assert {does.do for does in effect.does} <= {kind.name for kind in STEP_KINDS}  # type: ignore[attr-defined]


def test_every_kind_of_step_has_a_name_of_its_own() -> None:
    names = [kind.name for kind in STEP_KINDS]
    assert len(set(names)) == len(names)


def test_levels_and_costs_of_evolutions() -> None:
    assert Counter(card.level for card in EVOLUTIONS.values()) == {1: 15, 2: 15}
    assert Counter(card.cost for card in EVOLUTIONS.values() if card.base) == {1: 3, 2: 3, 3: 3}
    assert sum(avatar.base for avatar in AVATARS.values()) == 6


def test_a_missing_card_is_found() -> None:
    with pytest.raises(BrokenData, match="19 hunt cards instead of 20"):
        check(msgspec.structs.replace(BOX, hunt_base=BOX.hunt_base[1:]))


def test_a_bonus_nobody_knows_is_found() -> None:
    with pytest.raises(BrokenData, match="a bonus nobody knows"):
        check(msgspec.structs.replace(BOX, bonuses=BOX.bonuses[1:]))


def test_a_card_twice_is_found() -> None:
    with pytest.raises(BrokenData, match="an id twice"):
        check(msgspec.structs.replace(BOX, hunt_base=(*BOX.hunt_base[1:], BOX.hunt_base[1])))

"""The box: what the data file holds, and that contradictions in it are found when it is loaded."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from strata.domain.games.dominant_species import GAME
from strata.domain.games.dominant_species.components import (
    BOX,
    CARDS,
    CORNERS,
    HEXES,
    NEIGHBOURS,
    SPACES,
    TOUCHES,
    bonus,
    check,
)
from strata.domain.games.dominant_species.rules.cards import EFFECTS
from strata.domain.games.dominant_species.state import Phase
from strata.domain.toolkit.box import BrokenData


def test_pieces_are_as_many_as_in_the_box() -> None:
    assert sum(element.count for element in BOX.elements) == 120
    assert sum(terrain.tiles for terrain in BOX.terrains) == 31
    assert len(CARDS) == 26
    left_out = [card.id for card in BOX.cards if card.full_game_only]
    assert left_out == ["immigrants", "intelligence", "omnivore", "parasitism"]
    assert len(SPACES) == 41


def test_geometry_of_the_board() -> None:
    assert (len(HEXES), len(TOUCHES)) == (35, 92)
    assert "0,-3" not in HEXES
    assert NEIGHBOURS["0,0"] == ("-1,0", "-1,1", "0,-1", "0,1", "1,-1", "1,0")
    assert NEIGHBOURS["3,0"] == ("2,0", "2,1", "3,-1")
    assert TOUCHES["0,0,E"] == ("0,0", "1,-1", "1,0")
    assert TOUCHES["0,0,W"] == ("-1,0", "-1,1", "0,0")
    assert set(CORNERS["0,0"]) == {"0,0,E", "1,0,W", "-1,1,E", "0,0,W", "-1,0,E", "1,-1,W"}
    assert all(hex_ in TOUCHES[corner] for hex_ in HEXES for corner in CORNERS[hex_])


def test_hexes_and_corners_are_listed_by_numbers_and_east_before_west() -> None:
    assert HEXES[:5] == ("-3,0", "-3,1", "-3,2", "-3,3", "-2,-1")
    corners = list(TOUCHES)
    assert corners.index("0,0,E") + 1 == corners.index("0,0,W")
    assert corners.index("-1,2,W") < corners.index("0,-2,E")


@pytest.mark.parametrize(("quantity", "points"), [(0, 0), (1, 1), (3, 6), (8, 36), (9, 45), (30, 45)])
def test_bonus(quantity: int, points: int) -> None:
    assert bonus(quantity) == points


def test_every_card_has_an_effect_and_every_section_a_phase() -> None:
    assert set(EFFECTS) == set(CARDS)
    phases = [phase.value for phase in Phase]
    sections = [section.id for section in BOX.sections]
    assert phases[2 : 2 + len(sections)] == sections


def test_there_are_enough_spaces_for_all_pawns() -> None:
    """Six animals with three pawns each, and all that cards can add: a free space always exists."""
    gained = 1 + 6 + 6
    assert 6 * BOX.pieces["6"].pawns + gained <= len(SPACES)
    assert GAME.seats == range(2, 7)


@pytest.mark.parametrize(
    ("changed", "what"),
    [
        ({"tiles_per_stack": 7}, "large tiles"),
        ({"migration": (7, 6)}, "spaces of migration"),
        ({"last_card": "sunshine"}, "the last card"),
        ({"board": msgspec.structs.replace(BOX.board, pairs=85)}, "adjacent pairs"),
        ({"pieces": {"2": BOX.pieces["2"]}}, "pieces by seats"),
        ({"element_slots": 3}, "board of amphibian"),
        ({"cards": BOX.cards[1:]}, "names that rules and words know"),
    ],
)
def test_data_that_contradicts_itself_is_refused(changed: dict[str, Any], what: str) -> None:
    with pytest.raises(BrokenData, match=what):
        check(msgspec.structs.replace(BOX, **changed))


def test_an_owner_of_the_box_may_know_another_mix_of_tiles() -> None:
    """How many tiles each terrain has is not certain: one that adds up is taken."""
    tiles = {"sea": 4, "desert": 5, "mountain": 5, "forest": 5}
    terrains = [msgspec.structs.replace(one, tiles=tiles.get(one.id, one.tiles)) for one in BOX.terrains]
    check(msgspec.structs.replace(BOX, terrains=tuple(terrains)))

"""Views: everybody sees the whole table, and stacks as numbers."""

from __future__ import annotations

from random import Random

import pytest

from strata.domain.games.gods_love_dinosaurs import GAME
from strata.domain.games.gods_love_dinosaurs.components import TILES
from strata.domain.games.gods_love_dinosaurs.options import Options
from strata.domain.games.gods_love_dinosaurs.view import View, view
from strata.domain.kernel import canonical
from strata.domain.kernel.codec import to_builtins
from tests.games.gods_love_dinosaurs.table import playing
from tests.games.matches import random_match


def test_all_viewers_see_the_same() -> None:
    state = playing(hand=["A02", "frog"]).state
    seen = [to_builtins(view(state, viewer)) | {"viewer": None} for viewer in (None, 0, 1)]
    assert seen[0] == seen[1] == seen[2]


def test_stacks_are_numbers() -> None:
    state = playing(seats=3).state
    seen = view(state, 0)
    assert seen.stacks == {"A": 3, "B": 13, "C": 13, "D": 13}
    left = [tile for stack in state.stacks.values() for tile in stack]
    assert not [tile for tile in left if tile.encode() in canonical(seen)]


def test_tiles_on_the_board_and_in_hand_show_their_faces() -> None:
    state = playing(hand=["B07", "frog"]).state
    seen = view(state, None)
    shown = {tile for rows in seen.slots.values() for tile in rows if tile} | {"B07"}
    assert set(seen.faces) == shown
    assert (seen.faces["B07"].a, seen.faces["B07"].b) == (TILES["B07"].a, TILES["B07"].b)


def test_an_unlimited_supply_is_shown_as_such() -> None:
    assert view(playing(options={"supply": "unlimited"}).state, 0).supply is None
    assert view(playing().state, 0).supply == {"frog": 23, "hare": 28, "rat": 33, "tiger": 25, "eagle": 25, "dino": 17}


@pytest.mark.parametrize(
    ("given", "asked"),
    [
        ({}, (0, "take_tile")),
        ({"hand": ["A02", "frog"], "active": 1}, (1, "place_tile")),
        ({"hand": ["A02", "frog"], "anchor": "2,0"}, (0, "orient_tile")),
        ({"activate": "hare", "active": 1}, (1, "breed")),
        ({"activate": "dino"}, (0, "send_dino")),
    ],
)
def test_a_view_tells_who_is_asked_what(given: dict[str, object], asked: tuple[int, str]) -> None:
    seen: View = view(playing(**given).state, 0)
    assert (seen.asked, seen.decision) == asked


def test_resampling_gives_an_equal_world_of_its_own() -> None:
    state = playing(activate="hare").state
    world = GAME.resample(state, 1, Random(1))
    assert world == state
    world.seats[0].eggs += 1
    assert world != state


def test_who_is_asked_what_is_as_the_options_have_it() -> None:
    for move in random_match(GAME, 3, Options(), 7):
        seen = view(move.position.state, None)
        decisions = [(decision.seat, decision.name) for decision in move.position.decisions]
        assert [(seen.asked, seen.decision)] == (decisions or [(None, None)])

"""Where options and facts point at: each place is on the board, and says what the option is about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from strata.domain.games.dominant_species import GAME
from strata.domain.games.dominant_species.facts import ElementRemoved, PawnPlaced
from strata.domain.games.dominant_species.options import Options
from strata.domain.kernel import readable
from strata.domain.match.decisions import offered_targets
from tests.games.dominant_species.table import Played, action, playing
from tests.games.dominant_species.taking import take
from tests.games.matches import random_match
from tests.games.pictures import NAMES, marked


def pointed_at(played: Played, **fields: Any) -> Sequence[str]:
    """Where an option that is on offer points at."""
    decision = played.position.decisions[0]
    option = action(fields)
    assert option in decision.options
    return tuple(GAME.targets(option, GAME.view(played.state, decision.seat)))


def test_steps_of_pointing_come_in_order() -> None:
    moving = playing(phase="migration", pawns={"migration 4": "bird"}).play("bird", "migrate", from_=[-1, 1])
    assert pointed_at(moving, kind="arrive", to=[0, 1], count=1) == ("hex:-1,1", "hex:0,1")
    laying = playing(phase="wanderlust", pawns={"wanderlust 1": "bird"}, stacks=["sea", None, None])
    assert pointed_at(laying, kind="wander", stack=1, hex=[-1, -1]) == ("pile:1", "hex:-1,-1")
    driving = take("mass_exodus").play("mammal", "choose_hex", hex=[1, 0])
    assert pointed_at(driving, kind="drive", animal="mammal", to=[0, 0], count=1) == ("cubes:1,0/mammal", "hex:0,0")


@pytest.mark.parametrize(
    ("card", "fields", "places"),
    [
        ("habitat", {"kind": "choose_element", "element": "sun"}, ("element:bag/sun",)),
        ("instinct", {"kind": "place_pawn", "section": "adaptation", "space": 2}, ("space:adaptation/2",)),
        ("immigrants", {"kind": "immigrants_choice", "choice": "pawn"}, ("pawns:mammal",)),
        ("immigrants", {"kind": "immigrants_choice", "choice": "species"}, ("animal:mammal",)),
        ("immigrants", {"kind": "immigrants_choice", "choice": "element", "element": "sun"}, ("element:mammal/sun",)),
        (
            "metamorphosis",
            {"kind": "swap_element", "lose": "sun", "gain": "grub"},
            ("element:mammal/sun", "element:bag/grub"),
        ),
        ("evolution", {"kind": "replace", "hex": [-1, 1], "animal": "bird"}, ("cubes:-1,1/bird",)),
        ("evolution", {"kind": "done"}, ()),
    ],
)
def test_cards_point_at_what_they_are_about(card: str, fields: dict[str, Any], places: tuple[str, ...]) -> None:
    assert pointed_at(take(card, added={"mammal": ["sun"]}), **fields) == places


@pytest.mark.parametrize("seats", [2, 5])
def test_facts_show_on_the_board(seats: int) -> None:
    for move in random_match(GAME, seats, Options(max_rounds=5, animal_assignment="choose"), seed=seats):
        view = GAME.view(move.position.state, 0)
        offered = offered_targets(move.position, 0, view)
        there = marked(GAME.board(view, NAMES[:seats], GAME.narrators["en"], offered), "data-target")
        for fact in move.facts:
            missing = [place for place in GAME.fact_targets(readable(fact, 0, None), view) if place not in there]
            assert not missing, f"{fact} shows at {missing[0]}"


def test_an_element_that_is_gone_shows_at_the_tiles_around() -> None:
    view = GAME.view(playing(elements={"0,0,E": None}).state, 0)
    fact = readable(ElementRemoved("0,0,E", "grass"), 0, None)
    assert GAME.fact_targets(fact, view) == ("hex:0,0", "hex:1,-1", "hex:1,0")
    placed = readable(PawnPlaced("bird", "speciation", 3), 0, None)
    assert GAME.fact_targets(placed, view) == ("space:speciation/3",)

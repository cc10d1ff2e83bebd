"""Every game is told and drawn: whole matches in words for every viewer, and a picture of every decision."""

from __future__ import annotations

import importlib
from random import Random
from typing import Any

import msgspec
import pytest

from strata.domain.games.registry import GAMES
from tests.exam import telling
from tests.exam.profile import profile_of
from tests.games.matches import random_match

TABLES = [pytest.param(game, seats, id=f"{game.slug}-{seats}") for game in GAMES.values() for seats in game.seats]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.slug)
def test_every_kind_of_fact_and_action_has_a_message(game: Any) -> None:
    narration = importlib.import_module(f"strata.domain.games.{game.slug.replace('-', '_')}.narration")
    facts = {fact.__struct_config__.tag: fact for fact in game.facts}
    hidden = {f"{kind}.hidden" for kind, fact in facts.items() if fact.secret}
    assert set(narration.ENGLISH_FACTS) == facts.keys() | hidden
    assert set(narration.ENGLISH_ACTIONS) == {action.__struct_config__.tag for action in game.actions}


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_match_is_told_and_drawn(game: Any, seats: int) -> None:
    profile, rng, drawn = profile_of(game), Random(seats), {}
    several = profile.VARIANTS[seats]
    options = msgspec.convert(several[seats % len(several)], game.options)
    for move in random_match(game, seats, options, f"telling {game.slug} {seats}"):
        telling.facts_are_told(game, move.facts, seats)
        telling.options_are_labelled(move.position, profile, seats)
        drawn[tuple(decision.name for decision in move.position.decisions)] = move.position
    for position in drawn.values():
        asked = [decision.seat for decision in position.decisions]
        telling.picture_is_sound(position, rng.choice([None, *range(seats), *asked]), seats)
    nameless = game.board(game.view(position.state, None), [])
    telling.shows(nameless, [f"Seat {seat}" for seat in range(seats)])

"""What a bot does depends on what its seat may know alone, in every game and at every level."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from strata.domain.bots import LEVELS, Budget, choose
from strata.domain.games.registry import BUILT_IN
from strata.domain.kernel import Game, Position, RandomChance, apply_action, begin, canonical
from strata.domain.kernel.codec import decode

ALL_IN_VIEW = ("gods-love-dinosaurs", "dominant-species")
"""The games whose state holds no secret: what is unseen is drawn when it is seen."""
OPTIONS = {"jurassic-parts": {"equipment_cards": 2}}
"""With which options a game has secrets, where it has none by default."""
ITERATIONS = 6
ASKED = 4
"""In how many positions of a match each level is asked."""


def _positions(game: Game[Any, Any], seed: int) -> Iterator[tuple[Position[Any], int]]:
    """Positions of a random match in which a seat has a choice, spread over its first hundred decisions."""
    rng = Random(seed)
    options = msgspec.convert(OPTIONS.get(game.slug, {}), game.options)
    position = begin(game, options, max(3, game.seats[0]), RandomChance(rng)).position
    for number in range(100):
        if position.is_over:
            return
        decision = rng.choice(position.decisions)
        if number % (100 // ASKED) == 0:
            asked = next((other for other in position.decisions if len(other.options) > 1), None)
            if asked is not None:
                yield position, asked.seat
        action = rng.choice(decision.options)
        position = apply_action(position, decision.seat, action, RandomChance(rng)).position


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("slug", BUILT_IN)
def test_twin_worlds_get_the_same_choice(slug: str, level: str) -> None:
    game, told_apart = BUILT_IN[slug], 0
    for position, seat in _positions(game, seed=5):
        twin = Position(game, game.resample(position.state, seat, Random(99)))
        told_apart += canonical(twin.state) != canonical(position.state)
        chosen = choose(level, position, seat, Random(7), Budget(ITERATIONS))
        assert choose(level, twin, seat, Random(7), Budget(ITERATIONS)) == chosen
    assert told_apart > 0 or slug in ALL_IN_VIEW, "the twins differ in what the seat cannot know"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("slug", BUILT_IN)
def test_a_state_read_from_a_snapshot_gets_the_same_choice(slug: str, level: str) -> None:
    game = BUILT_IN[slug]
    for position, seat in _positions(game, seed=6):
        read = Position(game, decode(canonical(position.state), game.state))
        chosen = choose(level, position, seat, Random(7), Budget(ITERATIONS))
        assert choose(level, read, seat, Random(7), Budget(ITERATIONS)) == chosen

"""Every game sits the exam: many random matches over every number of seats and every option.

``STRATA_EXAM=full`` (make exam) examines every step of every match with all laws.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from strata.domain.games.registry import GAMES
from strata.domain.kernel import Position, RandomChance, begin, carry_out
from tests.exam import laws
from tests.exam.profile import profile_of
from tests.exam.sitting import Sitting

IS_FULL = os.environ.get("STRATA_EXAM") == "full"
DEAR = 1.0 if IS_FULL else 0.02
MATCHES_PER_CHUNK = 10
GAMES_UNDER_EXAM = list(GAMES.values())


def _chunks() -> Iterator[Any]:
    """At least the number of matches each game's profile asks for, spread evenly over its variants."""
    for game in GAMES_UNDER_EXAM:
        profile = profile_of(game)
        variants = [(seats, options) for seats, several in profile.VARIANTS.items() for options in several]
        wanted = profile.MATCHES
        for start in range(0, wanted, MATCHES_PER_CHUNK):
            sittings = [(*variants[seed % len(variants)], seed) for seed in range(start, start + MATCHES_PER_CHUNK)]
            yield pytest.param(game, sittings, id=f"{game.slug}-{start}")


@pytest.mark.parametrize(("game", "sittings"), list(_chunks()))
def test_random_matches_keep_every_law(game: Any, sittings: list[tuple[int, dict[str, Any], int]]) -> None:
    for seats, options, seed in sittings:
        Sitting(game, profile_of(game), seats, options, seed, DEAR).sit()


@pytest.mark.parametrize("game", GAMES_UNDER_EXAM, ids=lambda game: game.slug)
def test_every_number_of_seats_and_every_option_is_examined(game: Any) -> None:
    profile = profile_of(game)
    assert sorted(profile.VARIANTS) == list(game.seats)
    for seats, several in profile.VARIANTS.items():
        for options in several:
            msgspec.convert(options, game.options).check(seats)
    named = {name for several in profile.VARIANTS.values() for options in several for name in options}
    assert named == set(game.options.__struct_fields__), "an option is never examined"


@pytest.mark.parametrize("game", GAMES_UNDER_EXAM, ids=lambda game: game.slug)
def test_resampling_changes_all_that_is_hidden_and_the_worlds_play_on(game: Any) -> None:
    profile = profile_of(game)
    for seats, several in profile.VARIANTS.items():
        rng = Random(seats)
        for position in _positions(game, several[0], seats, rng):
            laws.resampling_changes_what_is_hidden(position, profile, seats, rng)
            viewer = rng.choice([None, *range(seats)])
            _play_on(Position(game, game.resample(position.state, viewer, rng)), profile.MAX_DECISIONS, rng)


@pytest.mark.parametrize("game", GAMES_UNDER_EXAM, ids=lambda game: game.slug)
def test_kinds_are_unique_and_secrets_name_fields(game: Any) -> None:
    for structs in (game.facts, game.actions):
        kinds = [struct.__struct_config__.tag for struct in structs]
        assert len(set(kinds)) == len(kinds)
        for struct in structs:
            for field, audience in struct.secret.items():
                assert field in struct.__struct_fields__
                assert _default(struct, field) in (msgspec.NODEFAULT, None), "left out, a secret must read as null"
                assert audience.startswith("@") or audience in struct.__struct_fields__
    assert all("en" in game.narrators for game in GAMES_UNDER_EXAM)


def _default(struct: Any, field: str) -> Any:
    return next(info.default for info in msgspec.structs.fields(struct) if info.name == field)


def _positions(game: Any, options: dict[str, Any], seats: int, rng: Random) -> Iterator[Position[Any]]:
    """Some positions of a random match."""
    chance = RandomChance(Random(rng.getrandbits(64)))
    position = begin(game, msgspec.convert(options, game.options), seats, chance).position
    step = 0
    while not position.is_over:
        if step % 60 == 0:
            yield position
        decision = rng.choice(position.decisions)
        position = carry_out(position, decision.seat, rng.choice(decision.options), chance).position
        step += 1


def _play_on(position: Position[Any], most: int, rng: Random) -> None:
    for _ in range(most):
        if position.is_over:
            return
        decision = rng.choice(position.decisions)
        position = carry_out(position, decision.seat, rng.choice(decision.options), RandomChance(rng)).position
    raise AssertionError("a resampled world does not play on to its end")

"""Every game travels: random matches with undo, redo, rewinds and forks in between keep the laws.

``STRATA_EXAM=full`` (make exam) plays them to their ends, and examines far more of their steps.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.exam.profile import profile_of
from tests.exam.test_exam import GAMES_UNDER_EXAM, IS_FULL
from tests.exam.travel import Journey

MATCHES = 50
STEPS = 300 if IS_FULL else 40
DEAR = 1.0 if IS_FULL else 0.15

WAYS = {"play", "undo", "undo_far", "answer", "redo", "rewind", "copy", "what_if", "at_will", "chance"}
"""How every game goes over all its matches, and what its moves come up against."""


@pytest.mark.parametrize("game", GAMES_UNDER_EXAM, ids=lambda game: game.slug)
def test_random_matches_with_undo_redo_and_forks_keep_the_laws(game: Any) -> None:
    profile = profile_of(game)
    variants = [(seats, options) for seats, several in profile.VARIANTS.items() for options in several]
    seen: set[str] = set()
    for seed in range(MATCHES):
        seats, options = variants[seed % len(variants)]
        seen |= Journey(game, profile, seats, options, seed, STEPS, DEAR, IS_FULL).travel()
    assert seen >= WAYS

"""What a game brings to the exam: ``tests/games/<game>/exam.py``."""

from __future__ import annotations

import importlib
from typing import Any, Protocol, cast

from domain.kernel import Game, State, Viewer


class Profile(Protocol):
    """A profile may also have ``choose(position, decision, rng)``, to play otherwise than uniformly at random;
    and ``SHOWS_MORE``, options with a value at which who is asked tells the others something of a hand.
    """

    VARIANTS: dict[int, list[dict[str, Any]]]
    """For each number of seats, the options to examine; every value of every option appears."""
    MATCHES: int
    """How many random matches the suite plays."""
    MAX_DECISIONS: int
    """No match takes more."""

    def conserved(self, state: Any) -> None:
        """Assert that every piece is somewhere exactly once."""

    def hidden(self, state: Any, viewer: Viewer) -> dict[str, Any]:
        """What the viewer cannot know and a resample may therefore change, by name; empty without secrets."""


def profile_of(game: Game[State, Any]) -> Profile:
    return cast(Profile, importlib.import_module(f"tests.games.{game.slug.replace('-', '_')}.exam"))

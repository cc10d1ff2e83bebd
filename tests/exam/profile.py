"""What a game brings to the exam: ``tests/games/<game>/exam.py``."""

from __future__ import annotations

import importlib
from random import Random
from typing import Any, Protocol, cast

from strata.domain.kernel import Action, Decision, Game, Position, State, Viewer


class Profile(Protocol):
    """A profile may also have ``choose(position, decision, rng)``, to play otherwise than uniformly at random;
    ``SHOWS_MORE``, options with a value at which who is asked tells the others something of a hand; and ``ALIKE``,
    kinds of actions that are called the same where they are about one or another of several pieces that are alike.
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


def chosen(profile: Profile, position: Position[Any], decision: Decision, rng: Random) -> Action:
    """Any option; or as the game's profile has it, where random play would leave parts of the rules unseen."""
    choose = getattr(profile, "choose", None)
    action: Action = rng.choice(decision.options) if choose is None else choose(position, decision, rng)
    return action

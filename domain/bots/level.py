"""What every level of play offers."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from strata.domain.kernel import Action, Decision, Position


class Level(Protocol):
    def __call__(self, position: Position[Any], decision: Decision, rng: Random) -> Action:
        """One of the decision's options, chosen from what its seat knows of the position."""


def sample_world(position: Position[Any], decision: Decision, rng: Random) -> Position[Any]:
    """A position its seat cannot tell from the true one; all that a level may look into."""
    game = position.game
    return Position(game, game.resample(position.state, decision.seat, rng))

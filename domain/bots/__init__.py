"""Bots: they play a seat without a person.

Law: a bot sees only what its seat sees. It is given a world resampled for its seat, never the true state, and asks
the game's own evaluator what is good.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from strata.domain.bots.greedy import greedy
from strata.domain.bots.level import Level
from strata.domain.bots.random import uniform
from strata.domain.kernel import Action, Position, Seat

LEVELS: Mapping[str, Level] = {"random": uniform, "greedy": greedy}


def choose(level: str, position: Position[Any], seat: Seat, rng: Random) -> Action:
    """What a bot of this level plays for a seat that is asked."""
    decision = position.decision_of(seat)
    assert decision is not None, "a bot is asked only when its seat is"
    if len(decision.options) == 1:
        return decision.options[0]
    return LEVELS[level](position, decision, rng)

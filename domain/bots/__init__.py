"""Bots: they play a seat without a person.

Law: a bot sees only what its seat sees. It is given worlds resampled for its seat, never the true state, and asks
the game's own evaluator what is good. It restates no rule: it plays the game's own on the worlds it imagines.
"""

from __future__ import annotations

from random import Random
from typing import Any

from strata.domain.bots.budget import Budget as Budget
from strata.domain.bots.level import Level as Level
from strata.domain.bots.levels import LEVELS as LEVELS
from strata.domain.bots.levels import LevelNotInstalled as LevelNotInstalled
from strata.domain.bots.levels import level_named as level_named
from strata.domain.bots.question import Question as Question
from strata.domain.kernel import Action, Position, Seat


def choose(level: str, position: Position[Any], seat: Seat, rng: Random, budget: Budget | None = None) -> Action:
    """What a bot of this level plays for a seat that is asked; it repeats with a budget in iterations, the default."""
    decision = position.decision_of(seat)
    assert decision is not None, "a bot is asked only when its seat is"
    played = level_named(level)
    if len(decision.options) == 1:
        return decision.options[0]
    action = played.choose(Question(position, decision), rng, budget or played.budget())
    position.require_legal(seat, action)
    return action

"""Where an action leads, by the rules themselves, and how bots are told what that is worth."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from strata.domain.games.evo.rules import proceed
from strata.domain.games.evo.state import State
from strata.domain.kernel import Action, Chance, RandomChance, Seat, clone, run_steps

Evaluate: TypeAlias = Callable[[State, Seat], float]
"""What a state is worth to a seat."""


def outcome(state: State, seat: Seat, action: Action, chance: Chance | None = None) -> State:
    """The state after an action, by some luck where none is given for what the action draws."""
    after = clone(state)
    run_steps(action.decide(after, seat), after, chance or RandomChance(Random(0)), [], [])
    run_steps(proceed(after), after, RandomChance(Random(0)), [], [])
    return after

"""Where an action leads, by the rules themselves."""

from __future__ import annotations

from random import Random

from strata.domain.games.evo.rules import proceed
from strata.domain.games.evo.state import State
from strata.domain.kernel import Action, Chance, RandomChance, Seat, clone, run_steps


def outcome(state: State, seat: Seat, action: Action, chance: Chance | None = None) -> State:
    """The state after an action, by some luck where none is given for what the action draws."""
    after = clone(state)
    run_steps(action.decide(after, seat), after, chance or RandomChance(Random(0)), [], [])
    run_steps(proceed(after), after, RandomChance(Random(0)), [], [])
    return after

"""Whether to attack: what victory and defeat would lead to, by the rules themselves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from strata.domain.games.evo.components import CONSTANTS, winning_face
from strata.domain.games.evo.rules import proceed
from strata.domain.games.evo.rules.movement import MoveDino
from strata.domain.games.evo.state import State
from strata.domain.kernel import Action, Chance, Decision, RandomChance, ScriptedChance, Seat, clone, run_steps

ATTACKS_TRIED = 5

Evaluate = Callable[[State, Seat], float]


def attack_or_not(state: State, decision: Decision, peaceful: Sequence[Action], evaluate: Evaluate) -> Sequence[Action]:
    """The best attack alone, where it can be expected to lead to more than any of the peaceful options; else these."""
    attacks = [option for option in decision.options if isinstance(option, MoveDino) and option.to in state.board]
    if not attacks:
        return peaceful
    seat = decision.seat

    def odds(attack: MoveDino) -> float:
        highest = winning_face(state.seats[seat].attack, state.seats[state.board[attack.to]].defence)
        return (highest or 0) / CONSTANTS.die_sides

    tried = sorted(attacks, key=odds, reverse=True)[:ATTACKS_TRIED]
    expected = {attack: _expected(state, seat, attack, odds(attack), evaluate) for attack in tried}
    best = max(tried, key=expected.__getitem__)
    in_peace = max(evaluate(_after(state, seat, option, RandomChance(Random(0))), seat) for option in peaceful)
    return [best] if expected[best] > in_peace else peaceful


def _expected(state: State, seat: Seat, attack: MoveDino, odds: float, evaluate: Evaluate) -> float:
    """The mean of what a victory, on the lowest face of the die, and a defeat on the highest lead to."""
    lowest, highest = (
        evaluate(_after(state, seat, attack, ScriptedChance([(CONSTANTS.die_sides, face)])), seat)
        for face in (0, CONSTANTS.die_sides - 1)
    )
    return odds * lowest + (1 - odds) * highest


def _after(state: State, seat: Seat, action: Action, chance: Chance) -> State:
    """The state after an action."""
    after = clone(state)
    run_steps(action.decide(after, seat), after, chance, [], [])
    run_steps(proceed(after), after, RandomChance(Random(0)), [], [])
    return after

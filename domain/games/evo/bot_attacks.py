"""Whether to attack: what every face of the die would lead to, by the rules themselves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from strata.domain.games.evo.components import CONSTANTS, winning_face
from strata.domain.games.evo.facts import CombatFought
from strata.domain.games.evo.rules import proceed
from strata.domain.games.evo.rules.movement import MoveDino
from strata.domain.games.evo.state import State
from strata.domain.kernel import Action, Chance, Decision, Fact, RandomChance, ScriptedChance, Seat, clone, run_steps

ATTACKS_TRIED = 5

Evaluate = Callable[[State, Seat], float]


def attack_or_not(state: State, decision: Decision, peaceful: Sequence[Action], evaluate: Evaluate) -> Sequence[Action]:
    """The best attack alone, where it can be expected to lead to more than any of the peaceful options; else these."""
    attacks = [option for option in decision.options if isinstance(option, MoveDino) and option.to in state.board]
    if not attacks:
        return peaceful
    seat = decision.seat

    def odds(attack: MoveDino) -> int:
        return winning_face(state.seats[seat].attack, state.seats[state.board[attack.to]].defence) or 0

    tried = sorted(attacks, key=odds, reverse=True)[:ATTACKS_TRIED]
    expected = {attack: _expected(state, seat, attack, evaluate) for attack in tried}
    best = max(tried, key=expected.__getitem__)
    in_peace = max(evaluate(_after(state, seat, option, RandomChance(Random(0)))[0], seat) for option in peaceful)
    return [best] if expected[best] > in_peace else peaceful


def _expected(state: State, seat: Seat, attack: MoveDino, evaluate: Evaluate) -> float:
    """The mean of what all faces of the die lead to."""
    by_result: dict[bool, float] = {}
    total = 0.0
    for face in range(CONSTANTS.die_sides):
        after, won = _after(state, seat, attack, ScriptedChance([(CONSTANTS.die_sides, face)]))
        if won not in by_result:
            by_result[won] = evaluate(after, seat)
        total += by_result[won]
    return total / CONSTANTS.die_sides


def _after(state: State, seat: Seat, action: Action, chance: Chance) -> tuple[State, bool]:
    """The state after an action, and whether it won a fight."""
    after = clone(state)
    facts: list[Fact] = []
    run_steps(action.decide(after, seat), after, chance, facts, [])
    run_steps(proceed(after), after, RandomChance(Random(0)), [], [])
    return after, any(isinstance(fact, CombatFought) and fact.won for fact in facts)

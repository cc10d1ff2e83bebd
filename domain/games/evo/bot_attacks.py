"""Whether to attack: what victory and defeat would lead to, by the rules themselves."""

from __future__ import annotations

from collections.abc import Sequence

from strata.domain.games.evo.bot_outcome import Evaluate, outcome
from strata.domain.games.evo.components import CONSTANTS, winning_face
from strata.domain.games.evo.rules.movement import MoveDino
from strata.domain.games.evo.state import State
from strata.domain.kernel import Action, Decision, ScriptedChance, Seat

ATTACKS_TRIED = 5


def attack_or_not(state: State, decision: Decision, peaceful: Sequence[Action], evaluate: Evaluate) -> Sequence[Action]:
    """The best attack alone, where it can be expected to lead to more than any of the peaceful options; else these."""
    tried = likeliest_attacks(state, decision)
    if not tried:
        return peaceful
    seat = decision.seat
    expected = {attack: _expected(state, seat, attack, evaluate) for attack in tried}
    best = max(tried, key=expected.__getitem__)
    is_peace_better = any(evaluate(outcome(state, seat, option), seat) >= expected[best] for option in peaceful)
    return peaceful if is_peace_better else [best]


def likeliest_attacks(state: State, decision: Decision) -> list[MoveDino]:
    """Those that are likeliest to succeed, these first."""
    attacks = [option for option in decision.options if isinstance(option, MoveDino) and option.to in state.board]
    return sorted(attacks, key=lambda attack: _odds(state, decision.seat, attack), reverse=True)[:ATTACKS_TRIED]


def _odds(state: State, seat: Seat, attack: MoveDino) -> float:
    highest = winning_face(state.seats[seat].attack, state.seats[state.board[attack.to]].defence)
    return (highest or 0) / CONSTANTS.die_sides


def _expected(state: State, seat: Seat, attack: MoveDino, evaluate: Evaluate) -> float:
    """The mean of what a victory, on the lowest face of the die, and a defeat on the highest lead to."""
    lowest, highest = (
        evaluate(outcome(state, seat, attack, ScriptedChance([(CONSTANTS.die_sides, face)])), seat)
        for face in (0, CONSTANTS.die_sides - 1)
    )
    odds = _odds(state, seat, attack)
    return odds * lowest + (1 - odds) * highest

"""What good play looks like: the Hunted race for rescue or defence, the Creature for assimilation.

A state is worth the tracks, the Will and the cards at hand, and what the turn is likely to bring: where the Creature
looks, what being caught costs; where it does not, what the place gives. Where to hide and where to look is drawn by
lot, for predictable play loses.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from random import Random

from strata.domain.games.not_alone.bot_beliefs import beliefs
from strata.domain.games.not_alone.bot_evolving import prospects
from strata.domain.games.not_alone.bot_pruning import FURTHER, PRUNING
from strata.domain.games.not_alone.bot_turn import (
    BEFORE_HUNTING,
    BEFORE_REVEAL,
    RECKONING,
    next_turn,
    reckoning_to_come,
    turn_to_come,
)
from strata.domain.games.not_alone.bot_values import Values, assimilation, race, turns_left
from strata.domain.games.not_alone.bot_weights import WEIGHTS, NotAloneWeights
from strata.domain.games.not_alone.components import EVOLUTIONS
from strata.domain.games.not_alone.state import Phase, State
from strata.domain.kernel import Action, Decision, FarsightedEvaluator, RandomChance, Seat, clone, run_steps

VICTORY = 1000.0
EVOLVING = frozenset({Phase.STARTING_EVOLUTIONS, Phase.EVOLUTION})
CARDS_DRAWN = 12
"""How many different draws are imagined where an option draws Evolutions."""


class NotAloneEvaluator(FarsightedEvaluator[State]):
    def __init__(self, weights: NotAloneWeights = WEIGHTS) -> None:
        self.weights = weights

    def evaluate(self, state: State, seat: Seat) -> float:
        return self._worth(state, seat)

    def lines(self, state: State, breadth: int) -> int:
        return 3

    def reckon(self, state: State, seat: Seat, actions: Sequence[Action], foresight: int) -> Sequence[float] | None:
        """What an action itself leads to before the places are revealed, wherever everybody may be, and while the
        Creature evolves, whatever it draws."""
        is_hiding = state.turn > 0 and state.phase in BEFORE_REVEAL
        if not is_hiding and not (seat == state.creature and state.phase in EVOLVING):
            return None
        times = 1 if is_hiding else CARDS_DRAWN
        return [self._reckoned(state, seat, action, foresight, times) for action in actions]

    def _reckoned(self, state: State, seat: Seat, action: Action, foresight: int, times: int) -> float:
        """What an action is worth on average over so many draws, or once if it draws nothing."""
        worths: list[float] = []
        for number in range(times):
            after, draws = clone(state), list[tuple[int, int]]()
            run_steps(action.decide(after, seat), after, RandomChance(Random(number)), [], draws)
            worths.append(self._worth(after, seat, foresight))
            if not draws:
                break
        return sum(worths) / len(worths)

    def _worth(self, state: State, seat: Seat, foresight: int = 0) -> float:
        if state.ending is not None:
            value = -VICTORY if state.ending == "assimilation" else VICTORY
        else:
            value = _value(state, seat, self.weights, foresight)
        return -value if seat == state.creature else value

    def candidates(self, state: State, decision: Decision) -> Sequence[Action]:
        prune = PRUNING.get(decision.name)
        return decision.options if prune is None else prune(state, decision, self.weights)

    def further_candidates(self, state: State, decision: Decision, foresight: int) -> Sequence[Action]:
        find = FURTHER.get(decision.name)
        return [] if find is None else find(state, decision, self.weights)

    def plausibility(self, state: State, seat: Seat) -> float:
        """How likely the others would have played the Place cards that lie face down."""
        if state.is_revealed or not any(hunted.played for hunted in state.hunted if hunted.seat != seat):
            return 1.0
        hiding = beliefs(state, Values(state, self.weights), seat).hiding
        return prod(
            chances.get(place, 0.0)
            for hunted, chances in zip(state.hunted, hiding, strict=True)
            if hunted.seat != seat
            for place in hunted.played
        )


def _value(state: State, seat: Seat, weights: NotAloneWeights, foresight: int) -> float:
    """How well the Hunted stand, in the eyes of a seat."""
    values = Values(state, weights)
    is_planning = foresight > 0 and state.phase in EVOLVING
    if state.turn == 0:
        return _table_value(state, state, values, is_planning)
    if state.phase in BEFORE_REVEAL:
        return _table_value(state, state, values) + turn_to_come(state, values, seat, foresight)
    ahead = next_turn(state)
    total = _table_value(state, ahead, values, is_planning) + turn_to_come(ahead, Values(ahead, weights), seat)
    return total + reckoning_to_come(state, values) if state.phase in RECKONING else total


def _table_value(state: State, ahead: State, values: Values, is_planning: bool = False) -> float:
    """What the tracks and all cards on the table and in hands are worth, whatever the turn ahead brings."""
    weights = values.weights
    total = race(ahead.rescue - 1, state.defence, weights)
    total += assimilation(state.assimilation, weights)
    for hunted in state.hunted:
        total += weights.will[hunted.will] + weights.hand[min(10, len(hunted.hand))]
        total += sum(weights.reserve_card.get(card, 0.0) for card in hunted.owned)
        total += weights.survival_card * (len(hunted.survival) + bool(hunted.offered))
        total += weights.pending.get(hunted.pending or "", 0.0) if state.is_revealed or not hunted.played else 0.0
        total += weights.survivor * min(1, hunted.group) + weights.further_survivor * max(0, hunted.group - 1)
        for step in hunted.chain:
            total += values.step(step.do, step.n)
    total += weights.marker * state.marker
    if is_planning:
        total -= prospects(state, values)
    else:
        long_use = min(1.0, turns_left(ahead.rescue, state.defence, weights) / weights.long_use)
        total -= long_use * _evolving(state, values)
    total -= weights.hunt_card * min(weights.hunt_cards_counted, len(state.hunt_hand))
    if ahead.phase in BEFORE_HUNTING:
        total -= weights.hunt_play * max(0, ahead.hunt_plays - 1)
    for step in state.chain:
        total += values.step(step.do, step.n)
    return total


def _evolving(state: State, values: Values) -> float:
    """What DNA and Evolutions are worth to the Creature with many turns before it."""
    weights = values.weights
    spendable = min(state.dna, weights.dna_counted)
    total = weights.dna * spendable + weights.surplus_dna * (state.dna - spendable)
    total += weights.saved_for * max((_paid_for(state, card, values) for card in state.evolution_hand), default=0.0)
    return total + sum(values.evolution(card.evolution) for card in state.revealed)


def _paid_for(state: State, evolution: str, values: Values) -> float:
    """How much of an Evolution in hand is paid for: the more DNA there is, the nearer it is."""
    cost = EVOLUTIONS[evolution].cost
    return values.evolution(evolution) * (1 + min(state.dna, cost)) / (1 + cost)

"""What good play looks like: points are both score and money, so a gene must earn its price before the meteor.

A state is worth what the seat's own species is worth and its attacks promise, less a share of what its rivals' are
worth and of the dinos that stronger neighbours may still attack.
"""

from __future__ import annotations

from collections.abc import Sequence

from strata.domain.games.evo.bot_attacks import attack_or_not
from strata.domain.games.evo.bot_pruning import FURTHER, PRUNING
from strata.domain.games.evo.bot_values import attacks, danger, species_value
from strata.domain.games.evo.bot_weights import WEIGHTS, EvoWeights
from strata.domain.games.evo.state import State
from strata.domain.kernel import Action, Decision, FarsightedEvaluator, Seat


class EvoEvaluator(FarsightedEvaluator[State]):
    def __init__(self, weights: EvoWeights = WEIGHTS) -> None:
        self.weights = weights

    def evaluate(self, state: State, seat: Seat) -> float:
        weights = self.weights
        values = [species_value(state, other, other == seat, weights) for other in range(len(state.seats))]
        rivals = values[:seat] + values[seat + 1 :]
        against = weights.strongest_rival * max(rivals) + weights.average_rival * sum(rivals) / len(rivals)
        return values[seat] - against + attacks(state, seat, weights) - danger(state, seat, weights)

    def candidates(self, state: State, decision: Decision) -> Sequence[Action]:
        prune = PRUNING.get(decision.name)
        options = decision.options if prune is None else prune(state, decision, self.weights)
        return attack_or_not(state, decision, options, self.evaluate) if decision.name == "move_dino" else options

    def further_candidates(self, state: State, decision: Decision) -> Sequence[Action]:
        find = FURTHER.get(decision.name)
        return [] if find is None else find(state, decision, self.weights)

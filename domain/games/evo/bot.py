"""What good play looks like: points are both score and money, so a gene must earn its price before the meteor.

A state is worth what the seat's own species is worth, less a share of what its rivals' are and of the dinos that
stronger neighbours may still attack.
"""

from __future__ import annotations

from collections.abc import Sequence

from strata.domain.games.evo.bot_pruning import PRUNING
from strata.domain.games.evo.bot_values import danger, species_value
from strata.domain.games.evo.state import State
from strata.domain.kernel import Action, Decision, Seat

STRONGEST_RIVAL = 0.3
"""The share of the strongest rival's value that counts against a seat."""
AVERAGE_RIVAL = 0.3
"""The share of the rivals' average value that counts against a seat."""


class EvoEvaluator:
    def evaluate(self, state: State, seat: Seat) -> float:
        values = [species_value(state, other, looks_ahead=other == seat) for other in range(len(state.seats))]
        rivals = values[:seat] + values[seat + 1 :]
        against = STRONGEST_RIVAL * max(rivals), AVERAGE_RIVAL * sum(rivals) / len(rivals)
        return values[seat] - against[0] - against[1] - danger(state, seat)

    def candidates(self, state: State, decision: Decision) -> Sequence[Action]:
        prune = PRUNING.get(decision.name)
        return decision.options if prune is None else prune(state, decision)

"""What good play looks like: finish cuts with the most chisels of all in them, for the tiles one's collection needs.

A state is worth what the collections are worth, what a running share-out is about to give, and the best cut within
reach; the more chisels are missing and the longer it takes, the less. What opponents have and could cut counts
against it.
"""

from __future__ import annotations

from collections.abc import Sequence

from strata.domain.games.jurassic_parts.bot_cuts import Cracks, best_cut, share_value
from strata.domain.games.jurassic_parts.bot_pruning import PRUNING
from strata.domain.games.jurassic_parts.bot_values import KIND, Holdings, cell_values, holdings
from strata.domain.games.jurassic_parts.bot_weights import WEIGHTS, DiggerWeights
from strata.domain.games.jurassic_parts.components import CELLS, SPECIES, service_price
from strata.domain.games.jurassic_parts.rules.share_out import quota
from strata.domain.games.jurassic_parts.rules.slab import part_of
from strata.domain.games.jurassic_parts.scoring import score_lines
from strata.domain.games.jurassic_parts.state import SeatState, State
from strata.domain.kernel import Action, Decision, FarsightedEvaluator, Seat

WIDE = 8
"""From which breadth on a search follows many lines by itself."""


class DiggerEvaluator(FarsightedEvaluator[State]):
    def __init__(self, weights: DiggerWeights = WEIGHTS) -> None:
        self.weights = weights

    def evaluate(self, state: State, seat: Seat) -> float:
        if state.ending is None:
            held = holdings(state, self.weights)
            values = [holding.value + self._finished(digger) for holding, digger in zip(held, state.seats, strict=True)]
            _add_share_out(state, held, values)
            self._add_prospects(state, held, values)
        else:
            values = [float(sum(line.points for line in score_lines(digger))) for digger in state.seats]
        rivals = values[:seat] + values[seat + 1 :]
        against = self.weights.strongest_rival * max(rivals) + self.weights.average_rival * sum(rivals) / len(rivals)
        return values[seat] - against

    def candidates(self, state: State, decision: Decision) -> Sequence[Action]:
        prune = PRUNING.get(decision.name)
        return decision.options if prune is None else prune(state, decision, self.weights)

    def lines(self, state: State, breadth: int) -> int:
        """A narrow search of more than two seats follows three, so that it depends less on what is drawn."""
        return 3 if breadth < WIDE and len(state.seats) > 2 else 1

    def _finished(self, digger: SeatState) -> float:
        """Skeletons and amber."""
        return sum(SPECIES[skeleton.species].vp for skeleton in digger.skeletons) + self.weights.amber * digger.amber

    def _add_prospects(self, state: State, held: list[Holdings], values: list[float]) -> None:
        """What each seat can hope to cut and to buy next, and what its cards may do for it."""
        cracks, weights = Cracks(state), self.weights
        slab_left = state.tiles_left / len(CELLS)
        for seat, holding in enumerate(held):
            on_slab = cell_values(state, holding, seat)
            if state.choices and seat == state.active:
                values[seat] += max(share_value(on_slab, part_of(state, cell), before=0) for cell in state.choices)
            values[seat] += weights.buying * _best_buy(state, holding, seat)
            values[seat] += weights.card * len(state.seats[seat].hand) * slab_left
            values[seat] += best_cut(state, cracks, seat, on_slab, weights)


def _best_buy(state: State, holding: Holdings, seat: Seat) -> float:
    """What the best tile of the stock that a seat can pay for would add to its collection."""
    price = service_price(state.turn.requests if seat == state.active else 0)
    if state.seats[seat].amber < price:
        return 0.0
    return max((holding.marginals[KIND[tile]] - price for tile in state.stock), default=0.0)


def _add_share_out(state: State, held: list[Holdings], values: list[float]) -> None:
    """What a share-out that is going on will give to each, if all pick what they like best."""
    share = state.share
    if share is None:
        return
    pool, due = list(share.pool), share.quota
    for seat in share.participants:
        marginals = held[seat].marginals
        for _ in range(quota(len(pool)) if due is None else due):
            best = max(pool, key=lambda tile: marginals[KIND[tile]])
            values[seat] += marginals[KIND[best]]
            pool.remove(best)
        due = None

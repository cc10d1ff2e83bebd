"""What good play looks like: finish cuts with the most chisels of all in them, for the tiles one's collection needs.

A state is worth what the collections are worth, what a running share-out is about to give, and the best cut within
reach; the more chisels are missing, the less. What opponents have and could cut counts against it.
"""

from __future__ import annotations

from collections.abc import Sequence

from strata.domain.games.jurassic_parts.bot_cuts import Cracks, share_value, weigh_cuts
from strata.domain.games.jurassic_parts.bot_pruning import PRUNING
from strata.domain.games.jurassic_parts.bot_values import KIND, Holdings, cell_values, holdings
from strata.domain.games.jurassic_parts.components import CONSTANTS
from strata.domain.games.jurassic_parts.rules.slab import part_of
from strata.domain.games.jurassic_parts.scoring import score_lines
from strata.domain.games.jurassic_parts.state import State
from strata.domain.kernel import Action, Decision, Seat

STRONGEST_RIVAL = 0.45
"""The share of the strongest rival's value that counts against a seat."""
AVERAGE_RIVAL = 0.25
"""The share of the rivals' average value that counts against a seat."""
WAITING = 0.96
"""What a cut keeps of its value for each seat that plays before."""
BUYING = 0.06
"""What an amber adds, as a share of the best tile it could buy."""


class DiggerEvaluator:
    def evaluate(self, state: State, seat: Seat) -> float:
        if state.ending is None:
            held = holdings(state)
            values = [holding.value for holding in held]
            _add_share_out(state, held, values)
            _add_prospects(state, held, values)
        else:
            values = [float(sum(line.points for line in score_lines(digger))) for digger in state.seats]
        rivals = values[:seat] + values[seat + 1 :]
        return values[seat] - STRONGEST_RIVAL * max(rivals) - AVERAGE_RIVAL * sum(rivals) / len(rivals)

    def candidates(self, state: State, decision: Decision) -> Sequence[Action]:
        prune = PRUNING.get(decision.name)
        return decision.options if prune is None else prune(state, decision)


def _add_share_out(state: State, held: list[Holdings], values: list[float]) -> None:
    """What a share-out that is going on will give to each, if all pick what they like best."""
    share = state.share
    if share is None:
        return
    pool, quota = list(share.pool), share.quota
    for seat in share.participants:
        marginal = held[seat].marginal
        for _ in range(min(len(pool), quota or min(CONSTANTS.share_cap, (len(pool) + 1) // 2))):
            best = max(pool, key=lambda tile: marginal(KIND[tile]))
            values[seat] += marginal(KIND[best])
            pool.remove(best)
        quota = None


def _add_prospects(state: State, held: list[Holdings], values: list[float]) -> None:
    """What each seat can hope to cut next."""
    cracks = Cracks(state)
    for seat, holding in enumerate(held):
        on_slab = cell_values(state, holding, seat)
        if state.choices and seat == state.active:
            values[seat] += max(share_value(on_slab, part_of(state, cell), before=0) for cell in state.choices)
        best_buy = max((holding.marginal(KIND[tile]) for tile in state.stock), default=0.0)
        values[seat] += BUYING * state.seats[seat].amber * best_buy
        waiting = WAITING ** ((seat - state.active) % len(state.seats))
        values[seat] += waiting * max((gain for gain, _ in weigh_cuts(state, cracks, seat, on_slab)), default=0.0)

"""The end of a turn: holders pay their bids less their discount, then take their genes in initiative order.

A card gene brings an event card and leaves the game; all others stay. What nobody holds goes back into the bag.

Rulings: a mutant gives no discount on itself; genes are unlimited on a portrait, and points never fall below 0.
"""

from __future__ import annotations

from strata.domain.games.evo.components import GENES
from strata.domain.games.evo.facts import (
    BidPaid,
    EventCardDrawn,
    EventDeckRenewed,
    GenesReturned,
    GeneTaken,
    GeneUsedUp,
    TurnBegun,
    TurnEnded,
)
from strata.domain.games.evo.state import State
from strata.domain.kernel import Seat, Steps, draw_among


def run(state: State) -> Steps[bool]:
    held = {row.holder: number for number, row in enumerate(state.rows, start=1) if row.holder is not None}
    holders = [seat for seat in state.order if seat in held]
    for seat in holders:
        row = held[seat]
        yield BidPaid(seat, row, max(0, state.rows[row - 1].bid - state.seats[seat].discount))
    for seat in holders:
        gene = state.rows[held[seat] - 1].gene
        if GENES[gene].permanent:
            yield GeneTaken(seat, gene)
        else:
            yield GeneUsedUp(seat, gene)
            yield from _draw_card(state, seat)
    unsold = [number for number, row in enumerate(state.rows, start=1) if row.holder is None]
    if unsold:
        yield GenesReturned(unsold, [state.rows[row - 1].gene for row in unsold])
    yield TurnEnded(state.turn)
    yield TurnBegun(state.turn + 1)
    return True


def _draw_card(state: State, seat: Seat) -> Steps[None]:
    if not state.deck and state.discard:
        yield EventDeckRenewed()
    if state.deck:
        yield EventCardDrawn(seat, (yield from draw_among(state.deck)))

"""Phase 6, evolution: genes are laid out in rows, one per seat, and every seat bids until it holds one.

A bid takes an empty row, or a held one for more; a seat that is displaced bids again at once, before anybody who has
not yet bid. With one gene fewer than bidders, one of them may drop out.

Rulings: bids start at 0 and may jump; nobody bids more than it can pay after its discount. Choosing a row and naming
the amount are two steps of one bid. A Dead End spares a seat that would have to choose a row, for the first time or
outbid; it counts as the drop-out of its turn.
"""

from __future__ import annotations

from strata.domain.games.evo.components import BOX
from strata.domain.games.evo.facts import AuctionOpened, BidPassed, BidPlaced, GeneDrawn, RowChosen
from strata.domain.games.evo.rules import event_cards
from strata.domain.games.evo.state import State
from strata.domain.kernel import Action, Decision, Seat, Steps, draw


class ChooseRow(Action, frozen=True, tag="choose_row"):
    """Settle on the row to bid for."""

    row: int

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        yield RowChosen(seat, self.row)


class PlaceBid(Action, frozen=True, tag="place_bid"):
    """Take the chosen row over for this amount."""

    amount: int

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        assert state.chosen_row is not None
        yield BidPlaced(seat, state.chosen_row, self.amount, state.rows[state.chosen_row - 1].holder)


class PassBid(Action, frozen=True, tag="pass_bid"):
    """Drop out of this turn's auction."""

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        yield BidPassed(seat)


def lay_out_genes(state: State) -> Steps[bool]:
    wanted = len(state.seats) - (BOX.one_gene_fewer.genes_fewer if state.options.one_gene_fewer else 0)
    for row in range(1, min(wanted, sum(state.bag.values())) + 1):
        yield GeneDrawn(row, (yield from draw(state.bag)))
    return True


def begin(state: State) -> Steps[None]:
    bidders = [seat for seat in state.order if not state.seats[seat].modifiers.out_of_auction]
    yield AuctionOpened(bidders, max(0, len(bidders) - len(state.rows)))


def is_over(state: State) -> bool:
    return state.displaced is None and not state.queue


def decisions(state: State) -> list[Decision]:
    seat = state.queue[0] if state.displaced is None else state.displaced
    if state.chosen_row is not None:
        amounts = bids(state, seat, state.chosen_row)
        return [Decision(seat, "place_bid", [PlaceBid(amount) for amount in amounts])]
    options: list[Action] = [ChooseRow(row) for row in range(1, len(state.rows) + 1) if bids(state, seat, row)]
    if event_cards.are_allowed(state):
        options += event_cards.ways_out(state, seat)
    if state.passes_left:
        options.append(PassBid())
    return [Decision(seat, "choose_row", options)]


def bids(state: State, seat: Seat, row: int) -> range:
    """The amounts a seat could bid for a row."""
    on_row = state.rows[row - 1]
    low = BOX.bidding.min_bid if on_row.holder is None else on_row.bid + 1
    high = state.seats[seat].points + state.seats[seat].discount
    if BOX.bidding.max_bid is not None:
        high = min(high, BOX.bidding.max_bid)
    return range(low, high + 1)

"""The dig leader's services, for amber: the first of a turn costs 1, the second 2, any further one 3.

Sturdy tools save the price of boulders, the master of excavation digs a tile out, quick sharpening makes two more
chisels sharp, and any tile of the leader's stock can be bought. A service may be asked for again and again, also
before sharpening. A Grant letter makes one request cheaper; it counts as a request all the same.
"""

from __future__ import annotations

from collections.abc import Iterator

from strata.domain.games.jurassic_parts.components import CARDS, SERVICES, service_price
from strata.domain.games.jurassic_parts.facts import CardPlayed, ServiceRequested, SturdyChargesGained, TileBought
from strata.domain.games.jurassic_parts.rules import collection, digging, sharpening
from strata.domain.games.jurassic_parts.rules.slab import is_empty
from strata.domain.games.jurassic_parts.state import State
from strata.domain.kernel import Action, Seat, Steps

GRANT = "grant_letter"


class RequestService(Action, frozen=True, omit_defaults=True, tag="request_service"):
    """Pay for a service, perhaps with the Grant letter; ``cell`` is what to dig, ``tile`` what to buy."""

    service: str
    use_grant: bool
    cell: int | None = None
    tile: str | None = None

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        price = price_of(state.turn.requests, self.use_grant)
        if self.use_grant:
            yield CardPlayed(seat, GRANT)
        yield ServiceRequested(seat, self.service, price)
        amount = SERVICES[self.service].amount
        match self.service:
            case "sturdy_tool":
                yield SturdyChargesGained(seat, amount)
            case "quick_sharpen":
                yield from sharpening.sharpen(state, seat, amount)
            case "master_digger":
                assert self.cell is not None
                yield from digging.dig(state, seat, self.cell)
            case "buy_fossil":
                assert self.tile is not None
                yield TileBought(seat, self.tile)
                yield from collection.settle(state, seat, self.tile, from_share=False)


def requests(state: State, seat: Seat) -> Iterator[RequestService]:
    """Every service the seat can pay for, each without the Grant letter before with it."""
    digger = state.seats[seat]
    grants = [grant for grant in (False, True) if digger.amber >= price_of(state.turn.requests, grant)]
    if GRANT not in digger.hand:
        grants = [grant for grant in grants if not grant]
    if not grants:
        return
    if not is_empty(state):
        yield from (RequestService("sturdy_tool", grant) for grant in grants)
    for cell in digging.diggable(state, seat):
        yield from (RequestService("master_digger", grant, cell=cell) for grant in grants)
    if sharpening.can_sharpen(state, seat):
        yield from (RequestService("quick_sharpen", grant) for grant in grants)
    for tile in state.stock:
        yield from (RequestService("buy_fossil", grant, tile=tile) for grant in grants)


def price_of(requests: int, use_grant: bool) -> int:
    """The price of a service after so many requests in the turn."""
    price = service_price(requests)
    return max(0, price - CARDS[GRANT].amount) if use_grant else price

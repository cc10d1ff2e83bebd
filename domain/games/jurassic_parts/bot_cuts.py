"""Cuts within reach: small parts of the slab, what is missing to break them off, and what they promise a seat.

Edges and cells are bits of an integer, so that a cut is weighed in a few operations.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import chain
from typing import NamedTuple

from strata.domain.games.jurassic_parts.bot_weights import DiggerWeights
from strata.domain.games.jurassic_parts.components import CELLS, CONSTANTS, EDGE_ORDER, EDGES, JOINTS
from strata.domain.games.jurassic_parts.rules.share_out import picking_rank, quota
from strata.domain.games.jurassic_parts.rules.sharpening import sharpened
from strata.domain.games.jurassic_parts.rules.slab import bridges, free_edges, tiled_cells
from strata.domain.games.jurassic_parts.state import Phase, State
from strata.domain.kernel import Seat

LARGEST_PART = 4
"""The most tiles a part may have to be looked at."""
DEAREST_CUT = 8
"""The most chisels a cut may still need to be looked at."""
HOPELESS = 0.5
"""Of several cuts, those that cannot reach this share of the best one found so far are passed over."""


class Shape(NamedTuple):
    """Connected cells, and the edges between them and the rest of the slab, as bits."""

    cells: tuple[int, ...]
    border: int


class Cut(NamedTuple):
    """A part that can be broken off: the edges still without a chisel, and what chisels on them would cost."""

    cells: tuple[int, ...]
    border: int
    missing: int
    price: int


class Promise(NamedTuple):
    """What a seat may hope to gain by a cut."""

    gain: float
    cut: Cut


class Cracks:
    """The chisels on a slab and all cheap cuts that continue from them."""

    def __init__(self, state: State) -> None:
        self.seats = len(state.seats)
        self.owned = [0 for _ in state.seats]
        for chisel, owner in state.chisels.items():
            self.owned[owner] |= 1 << EDGE_ORDER[chisel]
        free = once = twice = 0
        for edge, boulders in free_edges(state).items():
            bit = 1 << EDGE_ORDER[edge]
            free |= bit
            if boulders:
                once |= bit
            if boulders > 1:
                twice |= bit
        self._once, self._twice = once, twice
        self.cuts = _cuts(sum(1 << cell for cell in tiled_cells(state)), free, once, twice)

    def price(self, cut: Cut, charges: int) -> int:
        """What a cut costs a seat that can place so many chisels without paying for boulders."""
        dear = (cut.missing & self._twice).bit_count()
        cheap = (cut.missing & self._once).bit_count() - dear
        return cut.price - 2 * min(charges, dear) - min(max(0, charges - dear), cheap)

    def pickers_before(self, seat: Seat, cut: Cut, first: Seat) -> int:
        """How many would pick before the seat if it placed all that is missing."""
        owned = self.owned
        own = (owned[seat] & cut.border).bit_count() + cut.missing.bit_count()
        rank = picking_rank(own, seat, first, self.seats)
        before = 0
        for other in range(self.seats):
            if other != seat and (count := (owned[other] & cut.border).bit_count()):
                before += picking_rank(count, other, first, self.seats) < rank
        return before


class Means(NamedTuple):
    """What a seat has for cuts: when its next placements are due, in rounds, and the chisels it will have then.

    ``now`` are those it can place before, in a turn that is going on, and ``charges`` pay for boulders in it.
    """

    now: int
    charges: int
    wait: float
    then: int

    def rounds(self, price: int) -> float:
        """How long a cut of this price takes."""
        if price <= self.now:
            return 0.0
        left = price - self.now - self.then
        return self.wait + (-(-left // CONSTANTS.sharpen_per_turn) if left > 0 else 0)


def means(state: State, seat: Seat) -> Means:
    digger, seats = state.seats[seat], len(state.seats)
    if seat == state.active and state.phase is Phase.TURN_MAIN:
        then, _ = sharpened(CONSTANTS.sharpen_per_turn, digger.dull + digger.spent, on_slab=0)
        return Means(digger.sharp, state.turn.sturdy_charges, (seats - 1) / seats, then)
    then, _ = sharpened(CONSTANTS.sharpen_per_turn, digger.dull, on_slab=0)
    return Means(0, 0, (seat - state.active) % seats / seats, digger.sharp + then)


def best_cut(state: State, cracks: Cracks, seat: Seat, values: list[float], weights: DiggerWeights) -> float:
    """What a seat may hope to gain by its best cut."""
    return max((promise.gain for promise in _weigh(state, cracks, seat, values, weights, hopeless=1.0)), default=0.0)


def weigh_cuts(state: State, cracks: Cracks, seat: Seat, values: list[float], weights: DiggerWeights) -> list[Promise]:
    """The cuts of a seat, each with what it may hope to gain by it; ``values`` are those of the cells' tiles."""
    return _weigh(state, cracks, seat, values, weights, HOPELESS)


def _weigh(
    state: State, cracks: Cracks, seat: Seat, values: list[float], weights: DiggerWeights, hopeless: float
) -> list[Promise]:
    own = means(state, seat)
    discounts = [weights.per_chisel**price * weights.per_round ** own.rounds(price) for price in range(DEAREST_CUT + 1)]
    shares = [quota(tiles) * max(values, default=0.0) for tiles in range(LARGEST_PART + 1)]
    found = []
    best = 0.0
    for cut in cracks.cuts:
        if discounts[max(0, cut.price - 2 * own.charges)] * shares[LARGEST_PART] <= hopeless * best:
            break  # cuts are listed cheapest first, and a charge saves two chisels at most
        discount = discounts[cracks.price(cut, own.charges) if own.charges else cut.price]
        if discount * shares[len(cut.cells)] <= hopeless * best:
            continue
        gain = discount * share_value(values, cut.cells, cracks.pickers_before(seat, cut, state.first))
        if gain > best:
            best = gain
        found.append(Promise(gain, cut))
    return found


def share_value(values: list[float], cells: Iterable[int], before: int) -> float:
    """What is left of the tiles of some cells for a seat that picks after so many others."""
    left = sorted((values[cell] for cell in cells), reverse=True)
    for _ in range(before):
        left = left[quota(len(left)) :]
    return sum(left[: quota(len(left))])


def closing_edges(state: State, values: list[float]) -> list[str]:
    """The edges on which a chisel would split the slab, those first where what breaks off is worth most."""
    tiles, found = tiled_cells(state), []
    for edge, part in bridges(state).items():
        smaller = part if 2 * len(part) <= len(tiles) else sorted(set(tiles).difference(part))
        found.append((share_value(values, smaller, before=0), edge))
    found.sort(key=lambda closing: (-closing[0], EDGE_ORDER[closing[1]]))
    return [edge for _, edge in found]


def edges_of(bits: int) -> Iterator[str]:
    """The edges that some bits stand for."""
    while bits:
        lowest = bits & -bits
        yield EDGES[lowest.bit_length() - 1].id
        bits ^= lowest


@cache
def _all_shapes() -> tuple[tuple[int, Shape], ...]:
    """Every connected set of up to so many cells of the whole slab, with its cells as bits."""
    found = {frozenset([cell]) for cell in CELLS}
    layer = found
    for _ in range(LARGEST_PART - 1):
        layer = {
            shape | {there} for shape in layer for cell in shape for there, _ in JOINTS[cell] if there not in shape
        }
        found |= layer
    shapes = []
    for shape in sorted(found, key=lambda shape: (len(shape), sorted(shape))):
        border = 0
        for cell in shape:
            for there, edge in JOINTS[cell]:
                if there not in shape:
                    border |= 1 << EDGE_ORDER[edge]
        shapes.append((sum(1 << cell for cell in shape), Shape(tuple(sorted(shape)), border)))
    return tuple(shapes)


@lru_cache(maxsize=256)
def _cuts(present: int, free: int, once: int, twice: int) -> tuple[Cut, ...]:
    """The cuts of a slab with these cells, free edges, edges with one boulder or more and with two; cheapest first."""
    by_price: list[list[Cut]] = [[] for _ in range(DEAREST_CUT + 1)]
    for cells, border in shapes_within(present):
        missing = border & free
        price = missing.bit_count()
        if 0 < price <= DEAREST_CUT:
            if missing & once:
                price += (missing & once).bit_count() + (missing & twice).bit_count()
                if price > DEAREST_CUT:
                    continue
            by_price[price].append(Cut(cells, border, missing, price))
    return tuple(chain.from_iterable(by_price))


@lru_cache(maxsize=256)
def shapes_within(present: int) -> tuple[Shape, ...]:
    """The shapes that lie on a slab and are at most half of it; their borders may name edges that are gone."""
    tiles = present.bit_count()
    return tuple(shape for cells, shape in _all_shapes() if cells & present == cells and 2 * len(shape.cells) <= tiles)

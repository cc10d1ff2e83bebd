"""Cuts within reach: small parts of the slab, what is missing to break them off, and what they promise a seat.

Edges and cells are bits of an integer, so that a cut is weighed in a few operations.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import compress
from typing import NamedTuple

from strata.domain.games.jurassic_parts.bot_weights import DiggerWeights
from strata.domain.games.jurassic_parts.components import CELLS, CONSTANTS, EDGE_ORDER, EDGES, JOINTS
from strata.domain.games.jurassic_parts.options import Options
from strata.domain.games.jurassic_parts.rules.share_out import picking_rank, quota
from strata.domain.games.jurassic_parts.rules.sharpening import sharpened
from strata.domain.games.jurassic_parts.rules.slab import bridges, free_edges, tiled_cells
from strata.domain.games.jurassic_parts.state import Cell, Phase, State
from strata.domain.kernel import Seat

LARGEST_PART = 4
"""The most tiles a part may have to be looked at."""
DEAREST_CUT = 8
"""The most chisels a cut may still need to be looked at."""
HOPELESS = 0.5
"""Of several cuts, those that cannot reach this share of the best one found so far are passed over."""
_CHEAP = bytes(0 < price <= DEAREST_CUT for price in range(256))
"""Which prices are looked at."""
_BEYOND_PRICE = 200
"""More than what chisels can save and a cut may need together."""


class Shape(NamedTuple):
    """Connected cells, the same as bits, and the edges between them and the rest of the slab as bits."""

    cells: tuple[int, ...]
    inside: int
    border: int


class Cut(NamedTuple):
    """What breaks a part off: the edges still without a chisel, and what chisels on them would cost."""

    missing: int
    price: int


class Promise(NamedTuple):
    """What a seat may hope to gain by a cut."""

    gain: float
    cut: Cut


class Slab(NamedTuple):
    """The tiles of a slab and the edges between them, those with a boulder or more and those with two, as bits."""

    cells: int
    edges: int
    once: int
    twice: int


class Cuts(NamedTuple):
    """Parts of as many tiles that can be broken off at the same price."""

    price: int
    tiles: int
    shapes: list[Shape]


class Cracks:
    """The chisels on a slab and all cheap cuts that continue from them."""

    def __init__(self, state: State) -> None:
        self.seats = len(state.seats)
        self.owned = [0 for _ in state.seats]
        for chisel, owner in state.chisels.items():
            self.owned[owner] |= 1 << EDGE_ORDER[chisel]
        slab = _slab(tuple(state.slab), state.options)
        self.free = slab.edges & ~sum(self.owned)
        self._once, self._twice = slab.once, slab.twice
        self.cuts = _cuts(slab, self.free)

    def price(self, missing: int, price: int, charges: int) -> int:
        """What a cut of this price costs a seat that can place so many chisels without paying for boulders."""
        dear = (missing & self._twice).bit_count()
        cheap = (missing & self._once).bit_count() - dear
        return price - 2 * min(charges, dear) - min(max(0, charges - dear), cheap)

    def pickers_before(self, seat: Seat, border: int, first: Seat) -> int:
        """How many would pick before the seat if it placed all that a cut with this border lacks."""
        owned = self.owned
        own = (border & (owned[seat] | self.free)).bit_count()
        rank = picking_rank(own, seat, first, self.seats)
        before = 0
        for other in range(self.seats):
            if other != seat and (count := (owned[other] & border).bit_count()):
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
    discounts = _discounts(own, weights)
    dearest = sorted(values, reverse=True)
    shares = [sum(dearest[: quota(tiles)]) for tiles in range(LARGEST_PART + 1)]
    rivals = sum(cracks.owned) - cracks.owned[seat]
    found = []
    best = 0.0
    for price, tiles, shapes in cracks.cuts:
        discount = discounts[max(0, price - 2 * own.charges)]  # a charge saves two chisels at most
        if discount * shares[LARGEST_PART] <= hopeless * best:
            break  # the cheapest cuts come first
        if discount * shares[tiles] <= hopeless * best:
            continue
        for cells, _, border in shapes:
            share = share_value(values, cells, before=0)
            if discount * share <= hopeless * best:
                continue
            missing = border & cracks.free
            if border & rivals and (before := cracks.pickers_before(seat, border, state.first)):
                share = share_value(values, cells, before)
            gain = share * (discounts[cracks.price(missing, price, own.charges)] if own.charges else discount)
            if gain > best:
                best = gain
            found.append(Promise(gain, Cut(missing, price)))
    return found


@lru_cache(maxsize=256)
def _discounts(own: Means, weights: DiggerWeights) -> list[float]:
    """What cuts of each price keep of their value."""
    return [weights.per_chisel**price * weights.per_round ** own.rounds(price) for price in range(DEAREST_CUT + 1)]


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
    return (EDGES[bit].id for bit in bits_of(bits))


def bits_of(bits: int) -> Iterator[int]:
    """The places of the bits that are set, the lowest first."""
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest


@cache
def _shapes() -> tuple[Shape, ...]:
    """Every connected set of up to so many cells of the whole slab."""
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
        shapes.append(Shape(tuple(sorted(shape)), sum(1 << cell for cell in shape), border))
    return tuple(shapes)


@cache
def _bordering() -> tuple[int, ...]:
    """For each edge a number with a byte for every shape: 1 where the edge is on its border."""
    return tuple(_number(shape.border >> edge & 1 for shape in _shapes()) for edge in range(len(EDGES)))


def _number(prices: Iterable[int]) -> int:
    """Prices of all shapes in one number, a byte each, so that all of them are added up at once."""
    return int.from_bytes(bytes(prices), "little")


@lru_cache(maxsize=256)
def _slab(cells: tuple[Cell | None, ...], options: Options) -> Slab:
    """Chisels change more often than tiles and boulders do."""
    state = State(slab=list(cells), options=options)
    edges = once = twice = 0
    for edge, boulders in free_edges(state).items():
        bit = 1 << EDGE_ORDER[edge]
        edges |= bit
        if boulders:
            once |= bit
        if boulders > 1:
            twice |= bit
    return Slab(sum(1 << cell for cell in tiled_cells(state)), edges, once, twice)


@lru_cache(maxsize=256)
def _cuts(slab: Slab, free: int) -> list[Cuts]:
    """The cuts of a slab with these free edges, cheapest first."""
    shapes = _shapes()
    saved = _price(slab, slab.edges & ~free)
    prices = (_full_prices(slab) - saved).to_bytes(len(shapes), "little")
    is_cheap = prices.translate(_CHEAP)
    found: list[list[list[Shape]]] = [[[] for _ in range(LARGEST_PART + 1)] for _ in range(DEAREST_CUT + 1)]
    for price, shape in zip(compress(prices, is_cheap), compress(shapes, is_cheap), strict=True):
        found[price][len(shape.cells)].append(shape)
    return [
        Cuts(price, tiles, shapes)
        for price, by_tiles in enumerate(found)
        for tiles, shapes in enumerate(by_tiles)
        if shapes
    ]


@lru_cache(maxsize=256)
def _full_prices(slab: Slab) -> int:
    """What each shape costs without any chisel; too much where it does not lie on the slab or is more than half of it.

    Borders may name edges that are gone.
    """
    gone, tiles = ~slab.cells, slab.cells.bit_count()
    missing = _number(
        _BEYOND_PRICE if shape.inside & gone or 2 * len(shape.cells) > tiles else 0 for shape in _shapes()
    )
    return missing + _price(slab, slab.edges)


def _price(slab: Slab, edges: int) -> int:
    """What chisels on some edges cost each of the shapes that they border."""
    total, bordering = 0, _bordering()
    for edge in bits_of(edges):
        total += bordering[edge] * (1 + (slab.once >> edge & 1) + (slab.twice >> edge & 1))
    return total

"""Cuts within reach: small parts of the slab, what is missing to break them off, and what they promise a seat.

Edges and cells are bits of an integer, so that a cut is weighed in a few operations.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from strata.domain.games.jurassic_parts.components import BOX, CELLS, CONSTANTS, EDGE_ORDER, EDGES, JOINTS
from strata.domain.games.jurassic_parts.rules.slab import free_edges
from strata.domain.games.jurassic_parts.state import Phase, State
from strata.domain.kernel import Seat

LARGEST_PART = 4
"""The most tiles a part may have to be looked at."""
DEAREST_CUT = 8
"""The most chisels a cut may still need to be looked at."""
PER_CHISEL, PER_TURN = 0.88, 0.75
"""What a cut keeps of its value for each chisel it still needs, and for each turn it takes."""
HOPELESS = 0.5
"""Cuts that cannot reach this share of the best one found so far are passed over."""


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


class Cracks:
    """The chisels on a slab and all cheap cuts that continue from them."""

    def __init__(self, state: State) -> None:
        self.seats = len(state.seats)
        self.owned = [0 for _ in state.seats]
        for chisel, owner in state.chisels.items():
            self.owned[owner] |= 1 << EDGE_ORDER[chisel]
        free = once = twice = 0
        for edge, boulders in free_edges(state):
            bit = 1 << EDGE_ORDER[edge.id]
            free |= bit
            if boulders:
                once |= bit
            if boulders > 1:
                twice |= bit
        present = sum(1 << cell for cell in CELLS if state.slab[cell] is not None)
        self.cuts: list[Cut] = []
        for cells, border in shapes_within(present):
            missing = border & free
            price = missing.bit_count()
            if 0 < price <= DEAREST_CUT:
                price += (missing & once).bit_count() + (missing & twice).bit_count()
                if price <= DEAREST_CUT:
                    self.cuts.append(Cut(cells, border, missing, price))

    def pickers_before(self, seat: Seat, cut: Cut, first: Seat) -> int:
        """How many would pick before the seat if it placed all that is missing."""
        owned = self.owned
        own = (owned[seat] & cut.border).bit_count() + cut.missing.bit_count()
        position = (seat - first) % self.seats
        before = 0
        for other in range(self.seats):
            if other != seat and (count := (owned[other] & cut.border).bit_count()) >= own:
                before += count > own or (other - first) % self.seats < position
        return before


def weigh_cuts(state: State, cracks: Cracks, seat: Seat, values: list[float]) -> list[tuple[float, Cut]]:
    """The cuts of a seat, each with what it may hope to gain by it; ``values`` are those of the cells' tiles."""
    chisels = _sharp_chisels(state, seat)
    found = []
    dearest = max(values, default=0.0)
    best = 0.0
    for cut in cracks.cuts:
        discount = PER_CHISEL**cut.price
        if cut.price > chisels:
            discount *= PER_TURN ** -(-(cut.price - chisels) // CONSTANTS.sharpen_per_turn)
        most = (len(cut.cells) + 1) // 2
        if discount * dearest * most <= HOPELESS * best:
            continue
        gain = discount * share_value(values, cut.cells, cracks.pickers_before(seat, cut, state.first))
        best = max(best, gain)
        found.append((gain, cut))
    return found


def _sharp_chisels(state: State, seat: Seat) -> int:
    """The sharp chisels of a seat in this turn, or in its next one."""
    digger = state.seats[seat]
    is_placing = seat == state.active and state.phase is Phase.TURN_MAIN
    return digger.sharp if is_placing else digger.sharp + CONSTANTS.sharpen_per_turn


def share_value(values: list[float], cells: Iterable[int], before: int) -> float:
    """What is left of the tiles of some cells for a seat that picks after so many others."""
    left = sorted((values[cell] for cell in cells), reverse=True)
    for _ in range(before):
        left = left[(len(left) + 1) // 2 :]
    return sum(left[: (len(left) + 1) // 2])


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
def shapes_within(present: int) -> tuple[Shape, ...]:
    """The shapes that lie on a slab and are at most half of it; their borders may name edges that are gone."""
    tiles = present.bit_count()
    return tuple(shape for cells, shape in _all_shapes() if cells & present == cells and 2 * len(shape.cells) <= tiles)


def closing_edges(state: State) -> list[str]:
    """The free edges on which a chisel would split the slab.

    A crack is a way from corner to corner between the tiles. A chisel splits the slab where the two corners of its
    edge are joined already, by other chisels or round an open rim.
    """
    root = list(range(_CORNER_COUNT))

    def find(corner: int) -> int:
        while root[corner] != corner:
            root[corner] = root[root[corner]]
            corner = root[corner]
        return corner

    def join(corners: Sequence[int]) -> None:
        for corner in corners[1:]:
            root[find(corner)] = find(corners[0])

    join(_RIM)
    for cell in CELLS:
        if state.slab[cell] is None:
            join(_CORNERS[cell])
    for chisel in state.chisels:
        join(_ENDS[chisel])
    return [edge.id for edge, _ in free_edges(state) if len({find(corner) for corner in _ENDS[edge.id]}) == 1]


def _number_corners() -> list[list[int]]:
    """The six corners of every cell, numbered so that neighbours share theirs."""
    numbers: dict[tuple[int, int], int] = {}
    around = ((2, -1), (1, -2), (-1, -1), (-2, 1), (-1, 2), (1, 1))
    return [
        [numbers.setdefault((3 * cell.q + dq, 3 * cell.r + dr), len(numbers)) for dq, dr in around]
        for cell in BOX.cells
    ]


_CORNERS = _number_corners()
_CORNER_COUNT = 1 + max(corner for corners in _CORNERS for corner in corners)
_RIM = [number for number in range(_CORNER_COUNT) if sum(number in corners for corners in _CORNERS) < 3]
_ENDS = {edge.id: sorted(set(_CORNERS[edge.a]) & set(_CORNERS[edge.b])) for edge in EDGES}

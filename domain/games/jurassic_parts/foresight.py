"""What choosing an option would lead to, as far as a viewer can tell: prices, breaks, and who would get how much.

The rules themselves are asked, on the table as the viewer sees it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from strata.domain.games.jurassic_parts.components import BESIDE, CELLS, CONSTANTS, EDGE, JOINTS
from strata.domain.games.jurassic_parts.rules.share_out import Chisels, chisels_round, picking_order, quota
from strata.domain.games.jurassic_parts.rules.slab import boulders_on, bridges, free_edges, part_of, tiled_cells
from strata.domain.games.jurassic_parts.state import Cell, State
from strata.domain.games.jurassic_parts.view import View
from strata.domain.kernel import Seat


class Share(NamedTuple):
    """What a seat would take of a part, for so many break chisels."""

    seat: Seat
    chisels: int
    tiles: int


class Break(NamedTuple):
    """A part that would break off: its cells, what everybody would take in the order of picking, and the leader's rest.

    ``is_chosen`` where the slab would be in equal parts, of which this is one.
    """

    cells: list[int]
    shares: list[Share]
    rest: int
    is_chosen: bool = False


class Foresight:
    """The consequences of options, each kind worked out when it is first asked for."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._state = _known(view)

    @cached_property
    def boulders(self) -> dict[str, int]:
        """What the boulders of each free edge cost, in chisels."""
        return free_edges(self._state)

    @cached_property
    def breaks(self) -> dict[str, Break]:
        """The free edges on which a chisel of the active seat would split the slab, each with what would break off."""
        tiles = self._state.tiles_left
        found = {}
        for edge, part in bridges(self._state).items():
            smaller = (
                part if 2 * len(part) <= tiles else [cell for cell in tiled_cells(self._state) if cell not in part]
            )
            found[edge] = self._break_off(smaller, {edge: self._view.active}, 2 * len(part) == tiles)
        return found

    def splits_by_dig(self, number: int) -> bool:
        """Whether the slab would be in several parts without a tile and the chisels round it."""
        slab, chisels = list(self._state.slab), self._state.chisels
        if self._hang_together(BESIDE[number]):
            return False
        around = {edge for _, edge in JOINTS[number]}
        slab[number] = None
        chisels = {edge: owner for edge, owner in chisels.items() if edge not in around}
        start = next(there for there, _ in JOINTS[number] if slab[there] is not None)
        return len(part_of(State(slab=slab, chisels=chisels), start)) < self._state.tiles_left - 1

    def _hang_together(self, ring: Sequence[int | None]) -> bool:
        """Whether the tiles on a ring of cells, of which each touches the next, are one piece by these edges alone."""
        slab, chisels = self._state.slab, self._state.chisels
        is_there = [cell is not None and slab[cell] is not None for cell in ring]
        ends = 0
        for place, here in enumerate(ring):
            there = ring[place - 1]
            if here is not None and is_there[place]:
                is_joined = there is not None and is_there[place - 1] and _edge_between(here, there) not in chisels
                ends += not is_joined
        return ends < 2

    def freed_by_dig(self, number: int) -> int:
        """How many chisels of the active seat lie round a tile."""
        chisels = self._state.chisels
        return sum(chisels.get(edge) == self._view.active for _, edge in JOINTS[number])

    def part_of_choice(self, cell: int) -> Break:
        """One of the equal parts that the slab is in, by its lowest cell."""
        return self._break_off(sorted(part_of(self._state, cell)), {}, is_chosen=True)

    def _break_off(self, part: list[int], further: dict[str, Seat], is_chosen: bool) -> Break:
        border, _ = chisels_round({**self._state.chisels, **further}, part)
        shares, rest = shared_out(len(part), border, self._view.first, len(self._view.seats))
        return Break(part, shares, rest, is_chosen)

    def price_again(self, edge: str) -> int:
        """What it would take to place a chisel where one lies."""
        return 1 + boulders_on(self._state, EDGE[edge])

    def ends_with(self, part: list[int]) -> bool:
        """Whether the last pick follows when a part has broken off."""
        return self._state.tiles_left - len(part) == CONSTANTS.final_tiles


_latest: list[tuple[View, Foresight]] = []
"""The view that was asked about last: all labels of a decision are made from one."""


def foresee(view: View) -> Foresight:
    for seen, found in _latest:
        if seen is view:
            return found
    found = Foresight(view)
    _latest[:] = [(view, found)]
    return found


def shared_out(tiles: int, border: Chisels, first: Seat, seats: int) -> tuple[list[Share], int]:
    """What everybody takes of so many tiles, and what is left for the leader."""
    shares = []
    for seat in picking_order(border, first, seats):
        taken = quota(tiles)
        shares.append(Share(seat, len(border[seat]), taken))
        tiles -= taken
    return shares, tiles


def shares_to_come(view: View) -> tuple[list[tuple[Seat, int]], int]:
    """What those who are yet to pick take of the share-out that is going on, and what is left for the leader."""
    assert view.share is not None
    left, due = len(view.share.pool), view.share.quota
    shares = []
    for seat in view.share.participants:
        taken = quota(left) if due is None else due
        shares.append((seat, taken))
        left, due = left - taken, None
    return shares, left


def _known(view: View) -> State:
    """The slab as the viewer sees it, as the rules read it."""
    slab: list[Cell | None] = [None for _ in CELLS]
    for cell in view.slab:
        slab[cell.cell] = Cell(cell.back, cell.rotation, cell.tile if cell.is_up else None, cell.is_up)
    return State(options=view.options, first=view.first, active=view.active, slab=slab, chisels=view.chisels)


def _edge_between(here: int, there: int) -> str:
    return f"{here}-{there}" if here < there else f"{there}-{here}"

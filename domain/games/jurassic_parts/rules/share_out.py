"""The share-out: a part that has broken off goes to those whose chisels made the break.

Its tiles are turned up. Chisels between the part and the rest made the break and return dull, those inside it return
sharp. Whoever has most break chisels picks first and takes half of the tiles, rounded up, at most six; the next one
takes half of what is left, and so on. The leader gets the rest. Of the last two tiles of the slab the active seat takes
one and the leader the other.

Rulings: tied seats pick clockwise, beginning with the first player. After a dig there may be no break chisel: then
nobody takes part, and the leader gets all. A seat that is due all that is left of a pool gets it without being asked. A
pterodactyl is a skeleton at once and brings amber, from the last two tiles as well; the last two are turned up before
the choice. Half of 19 is 10, which the cap makes 6.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from strata.domain.games.jurassic_parts.components import CONSTANTS, EDGE, EDGE_ORDER
from strata.domain.games.jurassic_parts.facts import (
    ChiselsReturned,
    LastTilesLaidOut,
    PartBrokenOff,
    PartLeftToLeader,
    QuotaSet,
    ShareOutEnded,
    TileTaken,
)
from strata.domain.games.jurassic_parts.rules import collection
from strata.domain.games.jurassic_parts.rules.slab import tiled_cells, turn_up
from strata.domain.games.jurassic_parts.state import State
from strata.domain.kernel import Seat, Steps

Chisels = dict[Seat, list[str]]
"""Edges by whose chisels lie there."""


def break_off(state: State, part: list[int]) -> Steps[bool]:
    """Take a part off the slab and share it out as far as nobody must choose; returns whether that is done."""
    yield from turn_up(state, part)
    border, within = chisels_round(state.chisels, part)
    for seat in sorted(border):
        yield ChiselsReturned(seat, border[seat], sharp=False)
    for seat in sorted(within):
        yield ChiselsReturned(seat, within[seat], sharp=True)
    order = picking_order(border, state.first, len(state.seats))
    if not order:
        yield PartLeftToLeader(part, _tiles(state, part))
        return True
    yield PartBrokenOff(part, _tiles(state, part), order, [len(border[seat]) for seat in order])
    return (yield from give_out(state))


def chisels_round(chisels: Mapping[str, Seat], part: Iterable[int]) -> tuple[Chisels, Chisels]:
    """The chisels between a part and the rest of the slab, and those inside it."""
    inside = set(part)
    border: Chisels = {}
    within: Chisels = {}
    for id_, owner in chisels.items():
        edge = EDGE[id_]
        ends = (edge.a in inside) + (edge.b in inside)
        if ends:
            (border if ends == 1 else within).setdefault(owner, []).append(id_)
    for edges in (*border.values(), *within.values()):
        edges.sort(key=EDGE_ORDER.__getitem__)
    return border, within


def picking_order(border: Chisels, first: Seat, seats: int) -> list[Seat]:
    """Those whose chisels made a break, in the order in which they pick."""
    return sorted(border, key=lambda seat: picking_rank(len(border[seat]), seat, first, seats))


def picking_rank(chisels: int, seat: Seat, first: Seat, seats: int) -> tuple[int, int]:
    """By what those with so many break chisels are ordered: the lowest picks first."""
    return -chisels, (seat - first) % seats


def quota(pool: int) -> int:
    """How many of so many tiles are due to the one whose turn it is to pick."""
    return min(CONSTANTS.share_cap, (pool + 1) // 2)


def lay_out_last_tiles(state: State) -> Steps[None]:
    cells = tiled_cells(state)
    yield from turn_up(state, cells)
    for edge, owner in sorted(state.chisels.items()):
        yield ChiselsReturned(owner, [edge], sharp=False)
    yield LastTilesLaidOut(state.active, cells, _tiles(state, cells))


def give_out(state: State) -> Steps[bool]:
    """Give out what is nobody's choice; returns whether the share-out is over."""
    share = state.share
    assert share is not None
    while share.participants and share.pool:
        seat = share.participants[0]
        if share.is_final:
            return False
        if share.quota is None:
            yield QuotaSet(seat, quota(len(share.pool)))
        if share.quota != len(share.pool):
            return False
        for tile in list(share.pool):
            yield from take(state, seat, tile)
    yield ShareOutEnded(list(share.pool))
    return True


def take(state: State, seat: Seat, tile: str) -> Steps[None]:
    """A seat gets a tile of the pool."""
    yield TileTaken(seat, tile)
    yield from collection.settle(state, seat, tile, from_share=True)


def _tiles(state: State, cells: list[int]) -> list[str]:
    return sorted(tile for cell in cells if (found := state.slab[cell]) is not None and (tile := found.tile))

"""Digging a tile out: the seat takes a tile of the slab that one of its chisels touches.

A plant or a bone pile that lies face up stays where it is. The tile is turned up and belongs to the seat; every chisel
around it returns sharp to its owner for the owner's next turn, and the slab may fall apart. The seat's own are set
aside until its turn ends: they can neither be used in it nor turn dull with it.

Rulings: a face-down plant or bone pile may be dug, blind or after a peek. A pterodactyl dug out brings no amber.
"""

from __future__ import annotations

from strata.domain.games.jurassic_parts.components import BONE_PILES, CONSTANTS, EDGE, EDGE_ORDER, JOINTS, PLANTS
from strata.domain.games.jurassic_parts.facts import ChiselsReturned, ChiselsSetAside, TileDug
from strata.domain.games.jurassic_parts.rules import collection, splitting
from strata.domain.games.jurassic_parts.rules.slab import chisels_of, turn_up
from strata.domain.games.jurassic_parts.state import State
from strata.domain.kernel import Seat, Steps


def dig(state: State, seat: Seat, number: int) -> Steps[None]:
    yield from turn_up(state, [number])
    cell = state.slab[number]
    assert cell is not None
    assert cell.tile is not None
    yield TileDug(seat, number, cell.tile)
    yield from collection.settle(state, seat, cell.tile, from_share=False)
    freed: dict[Seat, list[str]] = {}
    for _, edge in sorted(JOINTS[number], key=lambda joint: EDGE_ORDER[joint[1]]):
        if edge in state.chisels:
            freed.setdefault(state.chisels[edge], []).append(edge)
    for owner in sorted(freed):
        if owner == seat:
            yield ChiselsSetAside(owner, freed[owner])
        else:
            yield ChiselsReturned(owner, freed[owner], sharp=True)
    yield from splitting.resolve(state)


def set_aside(state: State, seat: Seat) -> int:
    """How many chisels of a seat wait for the end of its turn: those that are neither in its piles nor on the slab."""
    digger = state.seats[seat]
    return CONSTANTS.chisels_per_player - digger.dull - digger.sharp - digger.spent - chisels_of(state, seat)


def diggable(state: State, seat: Seat) -> list[int]:
    """The cells whose tile the seat could dig out."""
    touched = {end for edge, owner in state.chisels.items() if owner == seat for end in (EDGE[edge].a, EDGE[edge].b)}
    return [number for number in sorted(touched) if not _stays(state, number)]


def _stays(state: State, number: int) -> bool:
    cell = state.slab[number]
    return cell is None or (cell.is_up and (cell.tile in PLANTS or cell.tile in BONE_PILES))

"""The slab: boulders on its edges, its parts, and the faces of its tiles.

A tile's visible face decides about its boulders: the back while it lies face down, the face once it is turned up. A
price is a chisel for the edge and one for each boulder side on it. Two tiles hang together if they are neighbours
and no chisel lies between them; a part is what hangs together.

Rulings: boulders are printed on backs, and the data may add them to faces; they are never removed, so an edge costs
its full price again. Backs are drawn apart from the faces; where the data pairs them, a face-down tile is drawn
from those with its back.
"""

from __future__ import annotations

from functools import lru_cache

from strata.domain.games.jurassic_parts.components import (
    BACK_SIDES,
    CELLS,
    CONSTANTS,
    EDGE_ORDER,
    EDGES,
    FACE_SIDES,
    JOINTS,
    PAIRED,
    Edge,
)
from strata.domain.games.jurassic_parts.facts import TileRevealed
from strata.domain.games.jurassic_parts.options import Options
from strata.domain.games.jurassic_parts.state import Cell, State
from strata.domain.kernel import Seat, Steps, draw_among


def boulder_sides(cell: Cell) -> int:
    """The sides of a tile that show a boulder, as bits."""
    if cell.is_up:
        assert cell.tile is not None
        return FACE_SIDES[cell.tile][cell.rotation]
    return BACK_SIDES[cell.back][cell.rotation]


def free_edges(state: State) -> dict[str, int]:
    """The edges between two tiles on which no chisel lies, in order, each with what its boulders cost."""
    sides = tuple([None if cell is None else boulder_sides(cell) for cell in state.slab])
    free = _edges_between(sides, state.options).copy()
    for edge in state.chisels:
        free.pop(edge, None)
    return free


@lru_cache(maxsize=64)
def _edges_between(sides: tuple[int | None, ...], options: Options) -> dict[str, int]:
    """The edges between two tiles, given the sides of each tile that show a boulder; a cell without a tile has None.

    Most moves leave tiles and boulders as they are.
    """
    return {
        edge.id: _cost(options, here & edge.side, there & edge.other_side)
        for edge in EDGES
        if (here := sides[edge.a]) is not None and (there := sides[edge.b]) is not None
    }


def boulders_on(state: State, edge: Edge) -> int:
    """What the boulders on an edge cost."""
    here, there = state.slab[edge.a], state.slab[edge.b]
    assert here is not None
    assert there is not None
    return _cost(state.options, boulder_sides(here) & edge.side, boulder_sides(there) & edge.other_side)


def _cost(options: Options, boulder_here: int, boulder_there: int) -> int:
    """Of an edge where a boulder may reach it from either side."""
    if options.boulders == "none":
        return 0
    return CONSTANTS.boulder_cost_per_side * (bool(boulder_here) + bool(boulder_there))


def is_empty(state: State) -> bool:
    return not any(cell is not None for cell in state.slab)


def part_of(state: State, start: int) -> set[int]:
    """The cells that hang together with one."""
    slab, chisels = state.slab, state.chisels
    part, to_visit = {start}, [start]
    while to_visit:
        for there, edge in JOINTS[to_visit.pop()]:
            if there not in part and edge not in chisels and slab[there] is not None:
                part.add(there)
                to_visit.append(there)
    return part


def hang_together(state: State, here: int, there: int) -> bool:
    """Whether two cells are in one part. Neighbours mostly are, by a short way round."""
    slab, chisels = state.slab, state.chisels
    part, edge_of_it = {here}, [here]
    while edge_of_it:
        beyond = []
        for cell in edge_of_it:
            for next_cell, edge in JOINTS[cell]:
                if next_cell not in part and edge not in chisels and slab[next_cell] is not None:
                    if next_cell == there:
                        return True
                    part.add(next_cell)
                    beyond.append(next_cell)
        edge_of_it = beyond
    return False


def parts(state: State) -> list[list[int]]:
    """The parts of the slab, each in order of its cells, in order of their lowest cells."""
    found: list[list[int]] = []
    seen: set[int] = set()
    for cell in tiled_cells(state):
        if cell not in seen:
            part = part_of(state, cell)
            seen |= part
            found.append(sorted(part))
    return found


def tiled_cells(state: State) -> list[int]:
    """The cells that hold a tile."""
    return [cell for cell in CELLS if state.slab[cell] is not None]


def bridges(state: State) -> dict[str, list[int]]:
    """The edges that alone hold two halves of a part together, each with the cells on one side of it.

    A walk through the slab numbers the cells as it meets them; an edge is such a one if no other way leads back from
    all that was met beyond it.
    """
    slab, chisels = state.slab, state.chisels
    met: dict[int, int] = {}
    order: list[int] = []
    back: dict[int, int] = {}
    found: dict[str, list[int]] = {}
    for root in tiled_cells(state):
        if root in met:
            continue
        met[root] = back[root] = len(order)
        order.append(root)
        ways = [(root, "", iter(JOINTS[root]))]
        while ways:
            here, by, joints = ways[-1]
            for there, edge in joints:
                if edge == by or edge in chisels or slab[there] is None:
                    continue
                if there in met:
                    back[here] = min(back[here], met[there])
                else:
                    met[there] = back[there] = len(order)
                    order.append(there)
                    ways.append((there, edge, iter(JOINTS[there])))
                    break
            else:
                ways.pop()
                if ways:
                    before = ways[-1][0]
                    back[before] = min(back[before], back[here])
                    if back[here] == met[here]:
                        found[by] = sorted(order[met[here] :])
    return found


def own_edges(state: State, seat: Seat) -> list[str]:
    """Where the chisels of a seat lie."""
    return sorted((edge for edge, owner in state.chisels.items() if owner == seat), key=EDGE_ORDER.__getitem__)


def chisels_of(state: State, seat: Seat) -> int:
    """How many chisels of a seat lie on the slab."""
    return sum(owner == seat for owner in state.chisels.values())


def face(state: State, number: int) -> Steps[str]:
    """The tile of a cell: the one that is known, or drawn from those nobody has seen."""
    cell = state.slab[number]
    assert cell is not None
    if cell.tile is not None:
        return cell.tile
    return (yield from draw_among(unseen_for(state, cell)))


def unseen_for(state: State, cell: Cell) -> list[str]:
    """The tiles of the bag that may lie on a cell."""
    return [tile for tile in state.bag if PAIRED[tile] == cell.back] if PAIRED else state.bag


def turn_up(state: State, cells: list[int]) -> Steps[None]:
    """Turn the face-down tiles of some cells face up."""
    for number in cells:
        cell = state.slab[number]
        assert cell is not None
        if not cell.is_up:
            yield TileRevealed(number, (yield from face(state, number)))

"""A turn: the active seat takes a tile of the biome board, says where its cell ``a`` goes, then where ``b`` does.

Neither cell may exist yet, one of them must touch the ecosystem; terrains need not match and holes are allowed. An
animal printed on a cell comes from the supply. Taking the last tile of a column activates its animal for all seats.

Rulings: with an empty supply no animal is put down and none is owed. The tile is populated before the activation, so
its animal takes part.
"""

from __future__ import annotations

from functools import cache

from strata.domain.games.gods_love_dinosaurs.components import COLUMNS, TILES
from strata.domain.games.gods_love_dinosaurs.facts import ActivationBegun, CellChosen, NewCell, TilePlaced, TileTaken
from strata.domain.games.gods_love_dinosaurs.rules.refill import is_empty, next_turn
from strata.domain.games.gods_love_dinosaurs.state import Ecosystem, Hand, State
from strata.domain.kernel import Action, Decision, Seat, Steps
from strata.domain.toolkit.hexes import all_around, around, axial, in_order, ring


class TakeTile(Action, frozen=True, tag="take_tile"):
    """Take the tile of a slot into the hand; rows count from 1."""

    column: str
    row: int

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        tile = state.slots[self.column][self.row - 1]
        assert tile is not None
        yield TileTaken(seat, tile, self.column, self.row)


class PlaceTile(Action, frozen=True, tag="place_tile"):
    """Settle where cell ``a`` of the tile goes."""

    q: int
    r: int

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        yield CellChosen(seat, self.q, self.r)


class OrientTile(Action, frozen=True, tag="orient_tile"):
    """Lay the tile, with cell ``b`` in a direction from ``a``."""

    dir: int

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        hand, anchor = _in_hand(state)
        q, r = axial(anchor)
        cells = _new_cells(state, hand.tile, anchor, around(anchor)[self.dir])
        yield TilePlaced(seat, hand.tile, q, r, self.dir, cells)
        if is_empty(state, hand.column):
            yield ActivationBegun(hand.column, state.in_turn_order)
        else:
            yield next_turn(state)


def take(state: State) -> Decision:
    slots = ((column, row) for column in COLUMNS for row, tile in enumerate(state.slots[column], 1) if tile)
    return Decision(state.active, "take_tile", [_take_tile(column, row) for column, row in slots])


def place(state: State) -> Decision:
    assert state.hand is not None
    options = list(map(_place_tile, in_order(anchors(state.seats[state.active]))))
    return Decision(state.active, "place_tile", options, state.hand.tile)


def orient(state: State) -> Decision:
    hand, anchor = _in_hand(state)
    options = [_orient_tile(dir_) for dir_ in directions(state.seats[state.active], anchor)]
    return Decision(state.active, "orient_tile", options, hand.tile)


def border(ecosystem: Ecosystem) -> set[str]:
    """The cells beside an ecosystem, those of its holes included."""
    return all_around(ecosystem.terrain) - ecosystem.terrain.keys()


def anchors(ecosystem: Ecosystem) -> set[str]:
    """Where cell ``a`` can go: beside the ecosystem with room for ``b``, or one step further with ``b`` between."""
    terrain, beside = ecosystem.terrain, border(ecosystem)
    found = all_around(beside)
    found -= terrain.keys()
    return found | {cell for cell in beside - found if not ring(cell) <= terrain.keys()}


def directions(ecosystem: Ecosystem, anchor: str) -> list[int]:
    """Where cell ``b`` can go, once the place of ``a`` is known."""
    terrain = ecosystem.terrain
    is_beside = _touches(ecosystem, anchor)
    return [
        dir_
        for dir_, there in enumerate(around(anchor))
        if there not in terrain and (is_beside or _touches(ecosystem, there))
    ]


def _touches(ecosystem: Ecosystem, cell: str) -> bool:
    return not ring(cell).isdisjoint(ecosystem.terrain)


_take_tile = cache(TakeTile)
_orient_tile = cache(OrientTile)


@cache
def _place_tile(cell: str) -> PlaceTile:
    return PlaceTile(*axial(cell))


def _in_hand(state: State) -> tuple[Hand, str]:
    """The tile about to be laid, and where its cell ``a`` goes."""
    assert state.hand is not None
    assert state.anchor is not None
    return state.hand, state.anchor


def _new_cells(state: State, tile: str, at_a: str, at_b: str) -> list[NewCell]:
    """The cells of a tile, each with its animal as far as the supply lasts."""
    cells: list[NewCell] = []
    for cell, side in ((at_a, TILES[tile].a), (at_b, TILES[tile].b)):
        if side.animal is None or state.has(side.animal, promised=sum(new.figure == side.animal for new in cells)):
            cells.append(NewCell(cell, side.terrain, figure=side.animal))
        else:
            cells.append(NewCell(cell, side.terrain, missing=side.animal))
    return cells

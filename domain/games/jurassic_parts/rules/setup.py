"""Setting up: the slab of 58 tiles is laid in a spiral, every seat gets its chisels, later seats a small bonus.

In layout A a bone pile lies in the middle and every other tile of the spiral lies face up; in layout B all lie face
down. Backs and rotations are drawn for every cell. With equipment cards each seat is dealt its hand in turn order;
the rest leave the game unseen.

Rulings: face-down tiles have no identity yet, they are what is left in the bag. Where the data pairs faces with
backs, open tiles show their own and the others draw among the backs of the tiles in the bag.
"""

from __future__ import annotations

from strata.domain.games.jurassic_parts.components import BOX, CARDS, CELLS, CONSTANTS, PAIRED, SIDES, TILES
from strata.domain.games.jurassic_parts.facts import (
    BacksDrawn,
    CardDealt,
    FirstPlayerDrawn,
    GameSetUp,
    RotationsDrawn,
    StartBonusGiven,
    TilesLaid,
    TurnBegun,
)
from strata.domain.games.jurassic_parts.options import Options
from strata.domain.games.jurassic_parts.state import State
from strata.domain.kernel import Steps, draw, draw_among, roll


def setup(state: State, options: Options, seats: int) -> Steps[None]:
    yield GameSetUp(
        seats=seats,
        options=options,
        chisels=CONSTANTS.chisels_per_player,
        keep_limit=CONSTANTS.keep_sharp_limit,
        supply=CONSTANTS.amber_total,
        tiles=sorted(TILES),
        cards=sorted(CARDS) if options.equipment_cards else [],
    )
    first = (yield from draw_among(range(seats))) if options.first_player == "random" else 0
    yield FirstPlayerDrawn(first)
    yield TilesLaid((yield from _tiles(state, options)))
    yield BacksDrawn((yield from _backs(state)))
    rotations = []
    for _ in CELLS:
        rotations.append((yield from roll(SIDES)) - 1)
    yield RotationsDrawn(rotations)
    in_turn_order = [(first + position) % seats for position in range(seats)]
    for seat, bonus in zip(in_turn_order, BOX.start_bonus, strict=False):
        if bonus.sharp or bonus.amber:
            yield StartBonusGiven(seat, bonus.sharp, bonus.amber)
    for seat in in_turn_order:
        for _ in range(options.equipment_cards):
            yield CardDealt(seat, (yield from draw_among(state.undealt)))
    yield TurnBegun(first, 1, CONSTANTS.sales_per_turn)


def _tiles(state: State, options: Options) -> Steps[list[str | None]]:
    """The open tile of every cell, or None."""
    if options.layout == "B":
        return [None for _ in CELLS]
    bag = [tile for tile in state.bag if tile != BOX.centre_tile]
    laid: list[str | None] = [BOX.centre_tile]
    for cell in BOX.cells[1:]:
        tile = (yield from draw_among(bag)) if cell.up else None
        if tile is not None:
            bag.remove(tile)
        laid.append(tile)
    return laid


def _backs(state: State) -> Steps[list[str]]:
    bag = {back.id: back.count for back in BOX.backs}
    if PAIRED:
        hidden = [PAIRED[tile] for tile in state.bag]
        bag = {back.id: hidden.count(back.id) for back in BOX.backs}
    backs = []
    for cell in state.slab:
        if PAIRED and cell is not None and cell.tile is not None:
            backs.append(PAIRED[cell.tile])
            continue
        back = yield from draw(bag)
        bag[back] -= 1
        backs.append(back)
    return backs

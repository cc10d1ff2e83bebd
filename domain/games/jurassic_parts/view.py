"""What a viewer may know: everything but faces it has not seen and the cards of others.

Face-down tiles have no faces yet; a tile that a seat has peeked at is known to that seat alone, and for everybody else
it is one of the unseen. Cards that nobody was dealt stay hidden, for by subtraction they would give the hands away.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random

import msgspec
from msgspec.structs import replace

from strata.domain import kernel
from strata.domain.games.jurassic_parts.options import Options
from strata.domain.games.jurassic_parts.rules import asked
from strata.domain.games.jurassic_parts.rules.digging import set_aside
from strata.domain.games.jurassic_parts.rules.slab import boulder_sides, chisels_of, unseen_for
from strata.domain.games.jurassic_parts.state import Cell, Phase, Share, Skeleton, State, Targeting, Turn
from strata.domain.kernel import Seat, Viewer, clone


class CellView(msgspec.Struct, frozen=True):
    """A tile on the slab; ``tile`` is None where the viewer has not seen its face.

    ``boulders`` are the sides that show a boulder, as the tile lies.
    """

    cell: int
    tile: str | None
    is_up: bool
    back: str
    rotation: int
    boulders: list[int]
    peeked_by: Seat | None


class SeatView(msgspec.Struct, frozen=True):
    dull: int
    sharp: int
    spent: int
    on_slab: int
    keep_limit: int
    amber: int
    loose: list[str]
    skeletons: list[Skeleton]
    hand_size: int
    played: list[str]


class View(kernel.View, frozen=True):
    """The table as ``viewer`` sees it: ``hand`` is its own, None for a spectator.

    ``asked`` and ``decision`` say who must choose what. ``unseen`` are the tiles whose place the viewer does not
    know. ``set_aside`` chisels of the active seat were freed by its digs and are sharp when its turn has ended.
    ``idle_turns_left`` turns without a tile leaving the slab would end the game.
    """

    viewer: Viewer
    options: Options
    asked: Seat | None
    decision: str | None
    first: Seat
    active: Seat
    turn_number: int
    phase: Phase
    turn: Turn
    set_aside: int
    slab: list[CellView]
    chisels: dict[str, Seat]
    seats: list[SeatView]
    hand: list[str] | None
    unseen: list[str]
    supply: int
    stock: list[str]
    recalls_left: int
    targeting: Targeting | None
    choices: list[int]
    share: Share | None
    turns_without_removal: int
    idle_turns_left: int
    ending: str | None


def view(state: State, viewer: Viewer) -> View:
    seat, decision = asked(state) or (None, None)
    return View(
        viewer=viewer,
        options=state.options,
        asked=seat,
        decision=decision,
        first=state.first,
        active=state.active,
        turn_number=state.turn_number,
        phase=state.phase,
        turn=state.turn,
        set_aside=set_aside(state, state.active),
        slab=[_cell(state, number, cell, viewer) for number, cell in enumerate(state.slab) if cell is not None],
        chisels=state.chisels,
        seats=[
            SeatView(
                dull=digger.dull,
                sharp=digger.sharp,
                spent=digger.spent,
                on_slab=chisels_of(state, seat),
                keep_limit=digger.keep_limit,
                amber=digger.amber,
                loose=digger.loose,
                skeletons=digger.skeletons,
                hand_size=len(digger.hand),
                played=digger.played,
            )
            for seat, digger in enumerate(state.seats)
        ],
        hand=None if viewer is None else state.seats[viewer].hand,
        unseen=sorted(state.bag + [tile for cell in _peeked_by_others(state, viewer).values() if (tile := cell.tile)]),
        supply=state.supply,
        stock=state.stock,
        recalls_left=state.recalls_left,
        targeting=state.targeting,
        choices=state.choices,
        share=state.share,
        turns_without_removal=state.turns_without_removal,
        idle_turns_left=state.options.stall_rounds * len(state.seats) - state.turns_without_removal,
        ending=state.ending,
    )


def resample(state: State, viewer: Viewer, rng: Random) -> State:
    """Tiles that others have peeked at are drawn again, and so are the hands of others."""
    world = clone(state)
    peeked = _peeked_by_others(world, viewer)
    world.bag = sorted(world.bag + [tile for cell in peeked.values() if (tile := cell.tile)])
    for number, cell in peeked.items():
        tile = rng.choice(unseen_for(world, cell))
        world.slab[number] = replace(cell, tile=tile)
        world.bag.remove(tile)
    others = [digger for seat, digger in enumerate(world.seats) if seat != viewer]
    unseen = sorted(world.undealt + [card for digger in others for card in digger.hand])
    rng.shuffle(unseen)
    for digger in others:
        size = len(digger.hand)
        digger.hand, unseen = sorted(unseen[:size]), unseen[size:]
    world.undealt = sorted(unseen)
    return world


def _cell(state: State, number: int, cell: Cell, viewer: Viewer) -> CellView:
    is_known = cell.is_up or (cell.peeked_by is not None and cell.peeked_by == viewer)
    return _seen(number, cell, is_known, state.options.boulders == "backs")


@lru_cache(4096)
def _seen(number: int, cell: Cell, is_known: bool, has_boulders: bool) -> CellView:
    """A cell as it looks. Few cells change with a move, so those seen last are remembered."""
    sides = boulder_sides(cell) if has_boulders else 0
    return CellView(
        cell=number,
        tile=cell.tile if is_known else None,
        is_up=cell.is_up,
        back=cell.back,
        rotation=cell.rotation,
        boulders=[side for side in range(6) if sides >> side & 1],
        peeked_by=cell.peeked_by,
    )


def _peeked_by_others(state: State, viewer: Viewer) -> dict[int, Cell]:
    return {
        number: cell
        for number, cell in enumerate(state.slab)
        if cell is not None and cell.peeked_by not in (None, viewer)
    }

"""What the exam needs to know about Jurassic Parts."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from strata.domain.games.jurassic_parts.components import CARDS, CONSTANTS, EDGE, JOINTS, TILES
from strata.domain.games.jurassic_parts.options import FEWEST_STALL_ROUNDS
from strata.domain.games.jurassic_parts.rules.placement import PlaceChisel
from strata.domain.games.jurassic_parts.rules.slab import parts
from strata.domain.games.jurassic_parts.state import State
from strata.domain.kernel import Action, Decision, Position, Profile, Viewer

_VARIED: list[dict[str, Any]] = [
    {"equipment_cards": 2},
    {},
    {"layout": "B", "equipment_cards": 1},
    {"first_player": "seat0", "boulders": "none"},
    {"stall_rounds": FEWEST_STALL_ROUNDS, "equipment_cards": 1, "first_player": "seat0"},
    {"layout": "B", "boulders": "none", "stall_rounds": 100, "equipment_cards": 2},
]

VARIANTS: dict[int, list[dict[str, Any]]] = dict.fromkeys(range(2, 6), _VARIED)


def choose(position: Position[State], decision: Decision, rng: Random) -> Action:
    """Half of the choices at random, half of them after a cut; all at random where digs are soon abandoned."""
    if rng.random() < 0.5 or position.state.options.stall_rounds == FEWEST_STALL_ROUNDS:
        return rng.choice(decision.options)
    return seek_cut(position, decision, rng)


def seek_cut(position: Position[State], decision: Decision, rng: Random) -> Action:
    """A chisel beside the tile that hangs by the fewest edges, or one that carries a crack on; else anything."""
    state = position.state
    placements = [option for option in decision.options if isinstance(option, PlaceChisel)]
    if not placements:
        return rng.choice(decision.options)
    if rng.random() < 0.7:
        going_on = [placement for placement in placements if _loose_ends(state, placement.edge) < 2]
        return rng.choice(going_on or placements)
    hold = {placement: _hold(state, placement.edge) for placement in placements}
    return rng.choice([placement for placement in placements if hold[placement] == min(hold.values())])


def _hold(state: State, edge: str) -> int:
    """By how many edges the looser one of two tiles still hangs."""
    return min(
        sum(joint not in state.chisels and state.slab[there] is not None for there, joint in JOINTS[cell])
        for cell in (EDGE[edge].a, EDGE[edge].b)
    )


def _loose_ends(state: State, edge: str) -> int:
    """How many ends of an edge meet neither a crack nor the rim."""
    here, there = dict(JOINTS[EDGE[edge].a]), dict(JOINTS[EDGE[edge].b])
    return sum(
        state.slab[cell] is not None and here[cell] not in state.chisels and there[cell] not in state.chisels
        for cell in here.keys() & there.keys()
    )


def conserved(state: State) -> None:
    """Every component is somewhere exactly once, and the slab hangs together unless a part is being chosen."""
    on_slab = Counter(state.chisels.values())
    for seat, digger in enumerate(state.seats):
        assert min(digger.dull, digger.sharp, digger.spent, digger.amber) >= 0
        aside = CONSTANTS.chisels_per_player - digger.dull - digger.sharp - digger.spent - on_slab[seat]
        assert aside >= 0
        assert not aside or (seat == state.active and state.turn.removed and state.ending is None)
    assert state.supply >= 0
    assert state.supply + sum(digger.amber for digger in state.seats) == CONSTANTS.amber_total

    cells = [cell for cell in state.slab if cell is not None]
    tiles = state.bag + state.stock + [cell.tile for cell in cells if cell.tile is not None]
    tiles += state.share.pool if state.share else []
    for digger in state.seats:
        tiles += digger.loose + [tile for skeleton in digger.skeletons for tile in skeleton.tiles]
    assert sorted(tiles) == sorted(TILES)
    assert len(state.bag) == sum(cell.tile is None for cell in cells)
    for cell in cells:
        assert cell.is_up <= (cell.tile is not None)
        assert (cell.peeked_by is not None) == (cell.tile is not None and not cell.is_up)

    cards = state.undealt + [card for digger in state.seats for card in digger.hand + digger.played]
    assert sorted(cards) == (sorted(CARDS) if state.options.equipment_cards else [])
    for edge in state.chisels:
        assert state.slab[EDGE[edge].a] is not None
        assert state.slab[EDGE[edge].b] is not None
    if state.share is None:
        found = parts(state)
        assert [part[0] for part in found] == state.choices if state.choices else len(found) <= 1
        assert state.tiles_left not in (1, CONSTANTS.final_tiles)


def hidden(state: State, viewer: Viewer) -> dict[str, Any]:
    """The hands of the others, and the tiles they alone have seen where these could be others."""
    unseen: dict[str, Any] = {
        f"hand {seat}": digger.hand for seat, digger in enumerate(state.seats) if seat != viewer and digger.hand
    }
    peeked = {
        f"tile on {number}": cell.tile
        for number, cell in enumerate(state.slab)
        if cell is not None and cell.peeked_by not in (None, viewer)
    }
    if len(peeked) + len(state.bag) > 1:
        unseen |= peeked
    return unseen


PROFILE = Profile[State](
    matches=150,
    most_decisions=10_000,
    variants=VARIANTS,
    choose=choose,
    conserved=conserved,
    hidden=hidden,
)

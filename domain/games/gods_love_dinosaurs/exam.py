"""What the exam needs to know about Gods Love Dinosaurs."""

from __future__ import annotations

from collections import Counter
from typing import Any

from strata.domain.games.gods_love_dinosaurs.components import BOX, DINO_HOMES
from strata.domain.games.gods_love_dinosaurs.state import DINO, State
from strata.domain.kernel import Profile

_VARIED: list[dict[str, Any]] = [
    {},
    {"supply": "unlimited"},
    {"tie_start_player": "first"},
    {"start_player": "random", "supply": "strict", "tie_start_player": "last"},
    {"start_player": 0, "tie_start_player": "first"},
    {"start_player": 1, "supply": "unlimited", "tie_start_player": "first"},
]

VARIANTS: dict[int, list[dict[str, Any]]] = {
    seats: [*_VARIED, *({"start_player": start} for start in range(2, seats))] for seats in range(2, 6)
}


def conserved(state: State) -> None:
    """Figures and tiles are somewhere exactly once; ecosystems are made of tiles, and dinosaurs keep to mountains."""
    standing = Counter(figure for ecosystem in state.seats for figure in ecosystem.figures.values())
    for figure in BOX.figures:
        assert state.supply[figure.id] + standing[figure.id] + (figure.id == DINO) == figure.count, figure.id
        assert state.options.supply == "unlimited" or state.supply[figure.id] >= 0
    tiles = [tile for stack in state.stacks.values() for tile in stack]
    tiles += [tile for rows in state.slots.values() for tile in rows if tile is not None]
    tiles += [placed.tile for ecosystem in state.seats for placed in ecosystem.tiles]
    tiles += [state.hand.tile] if state.hand is not None else []
    assert sorted(tiles) == sorted(tile.id for tile in BOX.tiles_for(len(state.seats)))
    for ecosystem in state.seats:
        assert ecosystem.eggs >= 0
        assert len(ecosystem.terrain) == len(BOX.starting_tile) + 2 * len(ecosystem.tiles)
        assert set(ecosystem.figures) <= set(ecosystem.terrain)
        homes = {cell for cell, terrain in ecosystem.terrain.items() if terrain in DINO_HOMES}
        assert homes.issuperset(cell for cell, figure in ecosystem.figures.items() if figure == DINO)


PROFILE = Profile[State](matches=200, most_decisions=7_300, variants=VARIANTS, conserved=conserved)

"""Where a bot would lay a tile: close to others, prey among its like, predators among prey, mountains near."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import msgspec

from strata.domain.games.gods_love_dinosaurs.bot_weights import DinosaurWeights
from strata.domain.games.gods_love_dinosaurs.components import DINO_HOMES, HABITATS, PREDATORS, PREY, TILES, Side
from strata.domain.games.gods_love_dinosaurs.rules.paths import steps_to
from strata.domain.games.gods_love_dinosaurs.rules.tiles import anchors, directions
from strata.domain.games.gods_love_dinosaurs.state import Ecosystem
from strata.domain.toolkit.hexes import around

APART = (2, 3, 4)
"""How many steps a mountain should lie from the next."""
FAR_AWAY = 5
"""The distance taken for mountains that are not within four steps."""

_CACHED = 512

_encode = msgspec.json.Encoder(order="sorted").encode


class Placement(NamedTuple):
    """Where a tile can lie: cell ``a`` at ``anchor``, cell ``b`` in direction ``dir``."""

    anchor: str
    dir: int
    value: float


def best_placements(ecosystem: Ecosystem, tile: str, anchor: str | None, weights: DinosaurWeights) -> list[Placement]:
    """Where a tile can lie, with cell ``a`` at ``anchor`` if that is settled; best first."""
    found = _all_placements(_encode((ecosystem.terrain, ecosystem.figures)), tile, weights)
    return found if anchor is None else [placement for placement in found if placement.anchor == anchor]


@lru_cache(_CACHED)
def _all_placements(key: bytes, tile: str, weights: DinosaurWeights) -> list[Placement]:
    terrain, figures = msgspec.json.decode(key, type=tuple[dict[str, str], dict[str, str]])
    ecosystem = Ecosystem(terrain, figures)
    to_mountain = steps_to([cell for cell, kind in terrain.items() if kind in DINO_HOMES], terrain, FAR_AWAY - 1)
    of_a: dict[str, float] = {}
    of_b: dict[str, float] = {}
    found = []
    for anchor, dir_, beside in _spots(_encode(sorted(terrain))):
        for cell, side, values in ((anchor, TILES[tile].a, of_a), (beside, TILES[tile].b, of_b)):
            if cell not in values:
                values[cell] = _cell_value(ecosystem, to_mountain, cell, side, weights)
        found.append(Placement(anchor, dir_, of_a[anchor] + of_b[beside]))
    return sorted(found, key=lambda placement: -placement.value)


@lru_cache(_CACHED)
def _spots(key: bytes) -> list[tuple[str, int, str]]:
    """Where any tile can lie beside these cells: its cell ``a``, the direction of ``b``, and ``b``."""
    ecosystem = Ecosystem(dict.fromkeys(msgspec.json.decode(key, type=list[str]), ""))
    return [
        (anchor, dir_, around(anchor)[dir_])
        for anchor in sorted(anchors(ecosystem))
        for dir_ in directions(ecosystem, anchor)
    ]


def _cell_value(
    ecosystem: Ecosystem, to_mountain: dict[str, int], cell: str, side: Side, weights: DinosaurWeights
) -> float:
    """How good it is to have this side of a tile on this cell."""
    terrain, figures = ecosystem.terrain, ecosystem.figures
    near = [there for there in around(cell) if there in terrain]
    prey = sum(figures.get(there) in PREY for there in near)
    predators = sum(figures.get(there) in PREDATORS for there in near)
    mountain = min((to_mountain.get(there, FAR_AWAY) for there in near), default=FAR_AWAY) + 1
    value = weights.place_neighbour * len(near)
    if side.terrain in DINO_HOMES:
        value += weights.place_mountain_by_predator * min(predators, 2) + weights.place_mountain_by_prey * prey
        return value + (weights.place_mountain_apart if mountain in APART else 0.0)
    homes = sum(side.terrain in HABITATS[figures[there]] for there in near if figures.get(there) in PREY)
    value += weights.place_habitat * homes
    if side.animal in PREDATORS:
        value += weights.place_predator_by_prey * min(prey, 3)
        value += weights.place_predator_by_mountain if mountain <= 2 else 0.0
    elif side.animal in PREY:
        room = sum(terrain[there] in HABITATS[side.animal] and there not in figures for there in near)
        value += weights.place_prey_room * min(room, 2) + weights.place_prey_by_predator * min(predators, 2)
        value += weights.place_prey_by_mountain if mountain <= 3 else 0.0
    return value

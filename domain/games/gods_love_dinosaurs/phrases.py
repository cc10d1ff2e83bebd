"""Phrases that labels, log and board share: tiles and their cells, and meals."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from strata.domain.games.gods_love_dinosaurs.components import TILES, Side
from strata.domain.games.gods_love_dinosaurs.facts import Meal
from strata.domain.toolkit.language import Phrase, phrase


def side_phrase(side: Side, supply: Mapping[str, int] | None = None) -> Phrase:
    """The terrain of a tile's cell and the animal on it; where the supply is given, also if it has none left."""
    if side.animal is None:
        return phrase("terrain", terrain=side.terrain)
    if supply is not None and supply[side.animal] <= 0:
        return phrase("side-without-animal", terrain=side.terrain, figure=side.animal)
    return phrase("side-with-animal", terrain=side.terrain, figure=side.animal)


def tile_phrase(tile: str, supply: Mapping[str, int] | None = None) -> Phrase:
    """``A02 (lake with frog + forest)``; a tile of another printing by its id alone."""
    if tile not in TILES:
        return phrase("tile-unknown", tile=tile)
    face = TILES[tile]
    return phrase("tile", tile=tile, a=side_phrase(face.a, supply), b=side_phrase(face.b, supply))


def meal_phrases(eaten: Iterable[Meal]) -> list[Phrase]:
    return [_meal_phrase(meal.animal, meal.cell) for meal in eaten]


@lru_cache(1024)
def _meal_phrase(animal: str, cell: str) -> Phrase:
    return phrase("meal", figure=animal, cell=cell)

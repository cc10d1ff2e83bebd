"""What the tiles are worth to the animals on them: what they pay to the ranking of the moment, and the cubes in place.

Endangered cubes count only until the extinction. The positions that a bot compares differ in a few tiles, so what was
found of a tile is remembered.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import NamedTuple

import msgspec

from strata.domain.games.dominant_species.bot_weights import SpeciesWeights
from strata.domain.games.dominant_species.components import CORNERS, HEXES
from strata.domain.games.dominant_species.rules.earth import best_of, matches, payments_for
from strata.domain.games.dominant_species.rules.extinction import doomed_by
from strata.domain.games.dominant_species.state import State

TILES_REMEMBERED = 8192

written: Callable[[object], bytes] = msgspec.msgpack.Encoder().encode
"""Bytes by which a part of a state is remembered: quick to write, and equal only for equal parts."""


class Inhabited(NamedTuple):
    """A tile with cubes on it: what it adds to the values of animals, who dominates it, its cubes, and those that an
    extinction would leave."""

    worth: list[tuple[str, float]]
    dominant: str | None
    is_tundra: bool
    species: Mapping[str, int]
    survivors: Mapping[str, int]


class TileValues:
    def __init__(self, weights: SpeciesWeights) -> None:
        self._weights = weights
        self._remembered: dict[Hashable, dict[Hashable, Inhabited]] = {}
        self._count = 0

    def of(self, state: State, is_last_round: bool, scorings: float) -> list[Inhabited]:
        """All tiles with cubes on them; those not scored yet are expected to be, as often as ``scorings`` says."""
        earth, element_on, scored = state.earth, state.elements.get, state.dominated
        if self._count > TILES_REMEMBERED:
            self._remembered.clear()
            self._count = 0
        diets = is_last_round, *[(name, *animal.added) for name, animal in state.animals.items()]
        remembered = self._remembered.setdefault(diets, {})
        inhabited = []
        for hex_ in HEXES:
            tile = earth.get(hex_)
            if tile is None or not tile.species:
                continue
            soon = 0.0 if hex_ in scored else scorings
            key = written(tile), soon, *map(element_on, CORNERS[hex_])
            land = remembered.get(key)
            if land is None:
                land = remembered[key] = self._appraise(state, hex_, is_last_round, soon)
                self._count += 1
            inhabited.append(land)
        return inhabited

    def _appraise(self, state: State, hex_: str, is_last_round: bool, soon: float) -> Inhabited:
        weights, tile, matched = self._weights, state.earth[hex_], matches(state, hex_)
        doomed = doomed_by(matched, tile)
        left = {animal: tile.species[animal] - doomed.get(animal, 0) for animal in matched}
        survivors = {animal: count for animal, count in left.items() if count}
        later = weights.tile_at_the_end if is_last_round else weights.tile_later
        worth = [(animal, later * points) for animal, points in payments_for(tile, survivors)]
        if soon:
            worth += [(animal, soon * points) for animal, points in payments_for(tile, tile.species)]
        if not is_last_round:
            worth += [(animal, -weights.doomed_cube * count) for animal, count in doomed.items()]
            worth += [(animal, self._cubes(count)) for animal, count in survivors.items()]
        return Inhabited(worth, best_of(matched), tile.tundra, dict(tile.species), survivors)

    def _cubes(self, count: int) -> float:
        """What so many cubes in place are worth."""
        weights = self._weights
        spare = max(0, count - weights.cubes_needed)
        return weights.cube * min(count, weights.cubes_needed) + weights.spare_cube * spare

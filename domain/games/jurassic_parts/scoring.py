"""The end and the standing of the seats: points for skeletons, plants, loose tiles and amber.

Plants have a table of their own and are not loose tiles. Of equal seats the one with more skeletons of the largest
species stands higher, then of the next species and so on; seats still equal share a rank. Cards in hand count nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from strata.domain.games.jurassic_parts.components import BOX, CONSTANTS, PLANTS, SPECIES, plant_score
from strata.domain.games.jurassic_parts.state import Skeleton, State
from strata.domain.kernel import ScoreLine, Standing
from strata.domain.toolkit.ranking import rank


class Collection(Protocol):
    """What counts at the end."""

    @property
    def amber(self) -> int: ...
    @property
    def loose(self) -> list[str]: ...
    @property
    def skeletons(self) -> list[Skeleton]: ...


def ranking(state: State) -> list[Standing]:
    return standings(state.seats)


def standings(seats: Sequence[Collection]) -> list[Standing]:
    lines = {seat: score_lines(digger) for seat, digger in enumerate(seats)}
    key = {seat: (sum(line.points for line in lines[seat]), _large_first(digger)) for seat, digger in enumerate(seats)}
    return rank(lines, key)


def score_lines(digger: Collection) -> list[ScoreLine]:
    plants = sum(tile in PLANTS for tile in digger.loose)
    return [
        ScoreLine("skeletons", sum(SPECIES[skeleton.species].vp for skeleton in digger.skeletons)),
        ScoreLine("plants", plant_score(plants)),
        ScoreLine("loose", CONSTANTS.vp_per_loose_tile * (len(digger.loose) - plants)),
        ScoreLine("amber", CONSTANTS.vp_per_amber * digger.amber),
    ]


def _large_first(digger: Collection) -> list[int]:
    """How many skeletons of each species, the largest species first."""
    return [sum(skeleton.species == species.id for skeleton in digger.skeletons) for species in BOX.species]

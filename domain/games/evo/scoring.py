"""The end and the standing of the seats: most points, then most dinos on the board; seats still equal share a rank.

Ruling: a shared first rank is a shared victory.
"""

from __future__ import annotations

from strata.domain.games.evo.components import CONSTANTS
from strata.domain.games.evo.state import State
from strata.domain.kernel import ScoreLine, Standing
from strata.domain.toolkit.ranking import rank


def ranking(state: State) -> list[Standing]:
    lines = {
        seat: [
            ScoreLine("start", species.points - species.gained + species.paid),
            ScoreLine("dinos", species.gained),
            ScoreLine("genes", -species.paid),
        ]
        for seat, species in enumerate(state.seats)
    }
    key = {seat: ranking_key(species.points, species.supply) for seat, species in enumerate(state.seats)}
    return rank(lines, key)


def ranking_key(points: int, supply: int) -> tuple[int, int]:
    """What orders the seats: points, then dinos on the board."""
    return points, CONSTANTS.dinos_per_player - supply

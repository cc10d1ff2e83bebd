"""The end and the standing of the seats: most points, then most dinos on the board; who is still equal shares.

Ruling: a shared first rank is a shared victory.
"""

from __future__ import annotations

from strata.domain.games.evo.components import CONSTANTS
from strata.domain.games.evo.state import State
from strata.domain.kernel import ScoreLine, Standing
from strata.domain.toolkit.ranking import rank


def ending(state: State) -> str | None:
    return state.ending


def ranking(state: State) -> list[Standing]:
    lines = {
        seat: [
            ScoreLine("start", species.points - species.gained + species.paid),
            ScoreLine("dinos", species.gained),
            ScoreLine("genes", -species.paid),
        ]
        for seat, species in enumerate(state.seats)
    }
    return rank(
        lines,
        key={
            seat: (species.points, CONSTANTS.dinos_per_player - species.supply)
            for seat, species in enumerate(state.seats)
        },
    )

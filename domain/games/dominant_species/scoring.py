"""The end and the standing of the seats: most points, and among equals the animal higher in the food chain.

A seat with several animals counts the one with fewest points; of equals, the highest in the food chain.
"""

from __future__ import annotations

from typing import get_args

from strata.domain.games.dominant_species.components import RANK
from strata.domain.games.dominant_species.facts import Line
from strata.domain.games.dominant_species.state import State
from strata.domain.kernel import ScoreLine, Seat, Standing
from strata.domain.toolkit.ranking import rank

LINES: tuple[str, ...] = get_args(Line)


def ending(state: State) -> str | None:
    return state.ending


def ranking(state: State) -> list[Standing]:
    lines: dict[Seat, list[ScoreLine]] = {}
    key: dict[Seat, tuple[int, int]] = {}
    for seat in range(state.seats):
        animal = counted_animal(state, seat)
        scored = {} if animal is None else state.animals[animal].scored
        lines[seat] = [ScoreLine(line, scored[line]) for line in LINES if line in scored]
        key[seat] = (0, -len(RANK)) if animal is None else (state.animals[animal].vp, -RANK[animal])
    return rank(lines, key)


def counted_animal(state: State, seat: Seat) -> str | None:
    """The animal whose points are those of a seat; none before it has one."""
    own = [animal for animal in state.animals if state.animals[animal].seat == seat]
    return min(own, key=lambda animal: (state.animals[animal].vp, RANK[animal]), default=None)

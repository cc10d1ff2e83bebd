"""The end and the standing of the seats: most points, and among equals the animal higher in the food chain.

A seat with several animals counts the one with fewest points; of equals, the highest in the food chain.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, get_args

from strata.domain.games.dominant_species.components import RANK
from strata.domain.games.dominant_species.facts import Line
from strata.domain.games.dominant_species.state import State
from strata.domain.kernel import ScoreLine, Seat, Standing
from strata.domain.toolkit.ranking import rank

LINES: tuple[str, ...] = get_args(Line)


class Contender(Protocol):
    """An animal as far as the end of the game is concerned."""

    @property
    def seat(self) -> Seat: ...
    @property
    def vp(self) -> int: ...


def ranking(state: State) -> list[Standing]:
    lines: dict[Seat, list[ScoreLine]] = {}
    for seat in range(state.seats):
        animal = counted_animal(state.animals, seat)
        scored = {} if animal is None else state.animals[animal].scored
        lines[seat] = [ScoreLine(line, scored[line]) for line in LINES if line in scored]
    return rank(lines, {seat: _ranking_key(state.animals, seat) for seat in range(state.seats)})


def in_order(animals: Mapping[str, Contender], seats: int) -> list[Seat]:
    """The seats, best first."""
    return sorted(range(seats), key=lambda seat: _ranking_key(animals, seat), reverse=True)


def winning_animal(animals: Mapping[str, Contender], seats: int) -> str | None:
    """The animal whose points win; none before any seat has one."""
    return counted_animal(animals, in_order(animals, seats)[0])


def counted_animal(animals: Mapping[str, Contender], seat: Seat) -> str | None:
    """The animal whose points are those of a seat; none before it has one."""
    own = [animal for animal in animals if animals[animal].seat == seat]
    return min(own, key=lambda animal: (animals[animal].vp, RANK[animal]), default=None)


def _ranking_key(animals: Mapping[str, Contender], seat: Seat) -> tuple[int, int]:
    animal = counted_animal(animals, seat)
    return (0, -len(RANK)) if animal is None else (animals[animal].vp, -RANK[animal])

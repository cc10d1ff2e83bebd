"""The end: at once when a counter reaches its star. Assimilation is the Creature's victory, Rescue and Defence the
victory of all Hunted; they win or lose together.
"""

from __future__ import annotations

from typing import Protocol

from strata.domain.games.not_alone.state import State
from strata.domain.kernel import ScoreLine, Seat, Standing, Track
from strata.domain.toolkit.ranking import rank


class Ended(Protocol):
    """What state and view have in common about the end."""

    @property
    def players(self) -> int: ...
    @property
    def creature(self) -> Seat: ...
    @property
    def ending(self) -> str | None: ...


def ranking(state: Ended) -> list[Standing]:
    """The seats of the winning side share the first rank; while the game goes on all are equal."""
    won = {
        seat: int(state.ending is not None and (seat == state.creature) == (state.ending == "assimilation"))
        for seat in range(state.players)
    }
    return rank({seat: [ScoreLine("victory", points)] for seat, points in won.items()}, key=won)


def tracks(state: State) -> list[Track]:
    """The steps that each counter has yet to go to its star."""
    found = [Track("rescue", state.rescue), Track("assimilation", state.assimilation)]
    return found if state.defence is None else [*found, Track("defence", state.defence)]

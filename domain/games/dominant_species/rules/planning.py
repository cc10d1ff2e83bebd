"""Planning: along the initiative track, again and again, each animal places one available pawn on any free space.

Animals without an available pawn are skipped; planning ends when nobody has one. Useless spaces may be taken.

Ruling: nobody keeps a pawn in hand.
"""

from __future__ import annotations

from collections.abc import Iterator

from strata.domain.games.dominant_species.components import SPACES, space_id
from strata.domain.games.dominant_species.facts import PawnPlaced
from strata.domain.games.dominant_species.rules.chains import ended
from strata.domain.games.dominant_species.state import State
from strata.domain.games.dominant_species.tasks import PlacingPawn
from strata.domain.kernel import Action, Decision, Seat, Steps


class PlacePawn(Action, frozen=True, tag="place_pawn"):
    """Put an available pawn on a free space."""

    section: str
    space: int

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        if state.tasks:
            task = state.tasks[-1]
            yield PawnPlaced(task.animal, self.section, self.space)
            yield ended(task)
        else:
            planner = next_planner(state)
            assert planner is not None
            yield PawnPlaced(planner, self.section, self.space)


_PLACES: dict[str, PlacePawn] = {space_id(section, space): PlacePawn(section, space) for section, space in SPACES}


def next_planner(state: State) -> str | None:
    """The animal that places the next pawn."""
    track = state.initiative
    past = 0 if state.planner is None else track.index(state.planner) + 1
    for animal in track[past:] + track[:past]:
        if state.animals[animal].available:
            return animal
    return None


def free_places(state: State) -> list[PlacePawn]:
    return [place for space, place in _PLACES.items() if space not in state.pawns]


def is_over(state: State) -> bool:
    return next_planner(state) is None


def decisions(state: State) -> list[Decision]:
    planner = next_planner(state)
    assert planner is not None
    return [Decision(state.animals[planner].seat, "place_pawn", free_places(state), planner)]


def instinct_options(state: State, task: PlacingPawn) -> Iterator[PlacePawn]:
    """The same choice outside planning, for a card."""
    return iter(free_places(state) if state.animals[task.animal].available else ())

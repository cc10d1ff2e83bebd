"""Section 1, initiative: the animal goes one place forward on the track and puts the same pawn on any other free space.

Ruling: an animal that passes neither moves forward nor places its pawn.
"""

from __future__ import annotations

from collections.abc import Iterator

from strata.domain.games.dominant_species.components import SPACES, space_id
from strata.domain.games.dominant_species.facts import MarkersSwapped, PawnPlaced, TaskBegun
from strata.domain.games.dominant_species.rules.chains import ended
from strata.domain.games.dominant_species.rules.chapters import Chapter, Work
from strata.domain.games.dominant_species.state import Phase, State
from strata.domain.games.dominant_species.tasks import TakingInitiative
from strata.domain.kernel import Action, Seat, Steps


class Initiative(Action, frozen=True, tag="initiative"):
    """Go one place forward and put the pawn on another space."""

    section: str
    space: int

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        task = state.tasks[-1]
        yield from go_forward(state, task.animal)
        yield PawnPlaced(task.animal, self.section, self.space)
        yield ended(task)


_PLACES: dict[str, Initiative] = {
    space_id(section, space): Initiative(section, space) for section, space in SPACES if section != Phase.INITIATIVE
}


def go_forward(state: State, animal: str) -> Steps[None]:
    """The marker swaps with the one to its left; the leftmost stays."""
    place = state.initiative.index(animal)
    if place:
        yield MarkersSwapped(animal, state.initiative[place - 1])


def act(state: State, animal: str, space: int) -> Steps[None]:
    yield TaskBegun(TakingInitiative(animal=animal, way_out="pass"))


def options(state: State, task: TakingInitiative) -> Iterator[Initiative]:
    return (place for space, place in _PLACES.items() if space not in state.pawns)


CHAPTER = Chapter(Phase.INITIATIVE, act=act, work=(Work(TakingInitiative, options),))

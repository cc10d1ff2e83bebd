"""Section 6, depletion: an element on Earth of a kind that lies in the depletion box goes to the bag."""

from __future__ import annotations

from collections.abc import Iterator

from strata.domain.games.dominant_species.facts import ElementRemoved, TaskBegun
from strata.domain.games.dominant_species.rules.chains import ended
from strata.domain.games.dominant_species.rules.chapters import Chapter, Work
from strata.domain.games.dominant_species.rules.earth import corners_with
from strata.domain.games.dominant_species.state import Phase, State
from strata.domain.games.dominant_species.tasks import Depleting
from strata.domain.kernel import Action, Seat, Steps


class Deplete(Action, frozen=True, tag="deplete"):
    """Take the element off this corner."""

    vertex: str

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        yield ElementRemoved(self.vertex, state.elements[self.vertex])
        yield ended(state.tasks[-1])


def act(state: State, animal: str, space: int) -> Steps[None]:
    yield TaskBegun(Depleting(animal=animal, way_out="pass"))


def options(state: State, task: Depleting) -> Iterator[Deplete]:
    return map(Deplete, corners_with(state, state.display[Phase.DEPLETION]))


CHAPTER = Chapter(Phase.DEPLETION, act=act, work=(Work(Depleting, options),))

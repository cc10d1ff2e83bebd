"""Section 2, adaptation: the animal takes an element out of the adaptation slots, as long as its board has room."""

from __future__ import annotations

from collections.abc import Iterator

from strata.domain.games.dominant_species.components import BOX
from strata.domain.games.dominant_species.facts import ElementGained, TaskBegun
from strata.domain.games.dominant_species.rules.chains import ended
from strata.domain.games.dominant_species.rules.chapters import Chapter, Work
from strata.domain.games.dominant_species.rules.earth import kinds, owned
from strata.domain.games.dominant_species.state import Phase, State
from strata.domain.games.dominant_species.tasks import Adapting
from strata.domain.kernel import Action, Seat, Steps


class Adapt(Action, frozen=True, tag="adapt"):
    """Take an element of this kind."""

    element: str

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        task = state.tasks[-1]
        yield ElementGained(task.animal, self.element, Phase.ADAPTATION)
        yield ended(task)


def act(state: State, animal: str, space: int) -> Steps[None]:
    yield TaskBegun(Adapting(animal=animal, way_out="pass"))


def options(state: State, task: Adapting) -> Iterator[Adapt]:
    if has_room(state, task.animal):
        yield from map(Adapt, kinds(state.display[Phase.ADAPTATION]))


def has_room(state: State, animal: str) -> bool:
    return len(owned(state, animal)) < BOX.element_slots


CHAPTER = Chapter(Phase.ADAPTATION, act=act, work=(Work(Adapting, options),))

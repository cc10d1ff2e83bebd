"""Section 4, abundance: an element goes from the abundance slots to a free corner of Earth.

Corners on the rim of Earth or of the board will do.
"""

from __future__ import annotations

from collections.abc import Iterator

from strata.domain.games.dominant_species.components import TOUCHES
from strata.domain.games.dominant_species.facts import ElementPlaced, TaskBegun, TaskChanged
from strata.domain.games.dominant_species.rules.chains import ended, top
from strata.domain.games.dominant_species.rules.chapters import Chapter, Work
from strata.domain.games.dominant_species.rules.earth import free_corners, kinds
from strata.domain.games.dominant_species.state import Phase, State
from strata.domain.games.dominant_species.tasks import ChoosingAbundance, LayingElement
from strata.domain.kernel import Action, Seat, Steps


class Abundance(Action, frozen=True, tag="abundance"):
    """Settle on the kind of element to lay."""

    element: str

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        animal = state.tasks[-1].animal
        yield TaskChanged(LayingElement(animal=animal, element=self.element, source=Phase.ABUNDANCE, begun=True))


class LayElement(Action, frozen=True, tag="lay_element"):
    """Lay the chosen element on a free corner of Earth."""

    vertex: str

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        task = top(state, LayingElement)
        yield ElementPlaced(self.vertex, task.element, task.source)
        yield ended(task)


_CORNERS: dict[str, LayElement] = {corner: LayElement(corner) for corner in TOUCHES}


def act(state: State, animal: str, space: int) -> Steps[None]:
    yield TaskBegun(ChoosingAbundance(animal=animal, way_out="pass"))


def options(state: State, task: ChoosingAbundance) -> Iterator[Abundance]:
    if next(free_corners(state), None) is not None:
        yield from map(Abundance, kinds(state.display[Phase.ABUNDANCE]))


def corner_options(state: State, task: LayingElement) -> Iterator[LayElement]:
    return (_CORNERS[corner] for corner in free_corners(state))


CHAPTER = Chapter(
    Phase.ABUNDANCE, act=act, work=(Work(ChoosingAbundance, options), Work(LayingElement, corner_options))
)

"""Section 5, wasteland: the animal may take one element out of the wasteland box.

Then, pawn or not, every element on a corner of a tundra tile goes to the bag if its kind is still in the box.
"""

from __future__ import annotations

from collections.abc import Iterator

from strata.domain.games.dominant_species.components import TOUCHES
from strata.domain.games.dominant_species.facts import BoxElementReturned, ElementRemoved, TaskBegun
from strata.domain.games.dominant_species.rules.chains import ended
from strata.domain.games.dominant_species.rules.chapters import Chapter, Work
from strata.domain.games.dominant_species.rules.earth import Table, corners_with, is_tundra, kinds
from strata.domain.games.dominant_species.state import Phase, State
from strata.domain.games.dominant_species.tasks import ClearingWasteland
from strata.domain.kernel import Action, Seat, Steps


class Wasteland(Action, frozen=True, tag="wasteland"):
    """Return an element of this kind from the box to the bag."""

    element: str

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        yield BoxElementReturned(Phase.WASTELAND, self.element)
        yield ended(state.tasks[-1])


def act(state: State, animal: str, space: int) -> Steps[None]:
    yield TaskBegun(ClearingWasteland(animal=animal, way_out="pass"))


def options(state: State, task: ClearingWasteland) -> Iterator[Wasteland]:
    return map(Wasteland, kinds(state.display[Phase.WASTELAND]))


def wasted(table: Table) -> list[str]:
    """The corners of tundra that lose their element as the box stands."""
    return [
        corner
        for corner in corners_with(table, table.display[Phase.WASTELAND])
        if any(is_tundra(table, hex_) for hex_ in TOUCHES[corner])
    ]


def end(state: State) -> Steps[None]:
    for corner in wasted(state):
        yield ElementRemoved(corner, state.elements[corner])


CHAPTER = Chapter(Phase.WASTELAND, act=act, end=end, work=(Work(ClearingWasteland, options),))

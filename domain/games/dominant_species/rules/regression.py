"""Section 3, regression: every animal loses one added element of each kind that lies in the regression box.

Each pawn here shields one kind, and reptiles have a shield of their own. How often a kind lies in the box does not
matter, and printed elements are never lost. The pawns come back together at the end.

Ruling: animals are asked down the food chain, and may leave a shield unused.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from strata.domain.games.dominant_species.components import SECTIONS, space_id
from strata.domain.games.dominant_species.facts import ElementLost, PawnTakenBack, TaskBegun
from strata.domain.games.dominant_species.rules.chains import ended, top
from strata.domain.games.dominant_species.rules.chapters import Chapter, Work
from strata.domain.games.dominant_species.rules.earth import kinds
from strata.domain.games.dominant_species.state import Phase, State
from strata.domain.games.dominant_species.tasks import Protecting
from strata.domain.kernel import Action, Seat, Steps

_SPACES: tuple[int, ...] = tuple(range(1, SECTIONS[Phase.REGRESSION].spaces + 1))
_FREE_SHIELD = "reptile"


class RegressionProtect(Action, frozen=True, tag="regression_protect"):
    """Keep these kinds and lose one element of each other kind that is threatened."""

    elements: list[str]

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        task = top(state, Protecting)
        yield from _lose(task, self.elements)


def begin(state: State) -> Steps[None]:
    box = state.display[Phase.REGRESSION]
    for animal in reversed(state.chain):
        threatened = kinds(element for element in state.animals[animal].added if element in box)
        if threatened:
            yield TaskBegun(Protecting(animal=animal, threatened=threatened, shields=shields(state, animal)))


def shields(state: State, animal: str) -> int:
    pawns = sum(state.pawns.get(space_id(Phase.REGRESSION, space)) == animal for space in _SPACES)
    return pawns + (animal == _FREE_SHIELD)


def force(state: State, task: Protecting) -> Steps[bool]:
    """An animal without a shield is not asked."""
    if task.shields:
        return False
    yield from _lose(task, [])
    return True


def options(state: State, task: Protecting) -> Iterator[RegressionProtect]:
    for count in range(min(task.shields, len(task.threatened)) + 1):
        for kept in combinations(task.threatened, count):
            yield RegressionProtect(list(kept))


def end(state: State) -> Steps[None]:
    for space in _SPACES:
        animal = state.pawns.get(space_id(Phase.REGRESSION, space))
        if animal is not None:
            yield PawnTakenBack(animal, Phase.REGRESSION, space)


def _lose(task: Protecting, kept: list[str]) -> Steps[None]:
    for element in task.threatened:
        if element not in kept:
            yield ElementLost(task.animal, element)
    yield ended(task)


CHAPTER = Chapter(Phase.REGRESSION, begin=begin, end=end, work=(Work(Protecting, options, force),))

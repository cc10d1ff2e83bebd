"""The other steps that cards ask for: victims, cubes, elements, and what immigrants cost.

Rulings: a cube that gives way to an evolution is eliminated. Hibernation brings back only cubes that were eliminated in
play. Immigrants can take only an available pawn, which may be regained; losing all species but one on each tile is a
choice even for an animal that has no more.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec.structs import replace

from strata.domain.games.dominant_species.components import BAG
from strata.domain.games.dominant_species.facts import (
    CubesAdded,
    CubesEliminated,
    CubesHibernated,
    ElementGained,
    ElementLost,
    PawnLost,
    TaskChanged,
)
from strata.domain.games.dominant_species.rules.chains import ended, top
from strata.domain.games.dominant_species.rules.chapters import Work
from strata.domain.games.dominant_species.rules.earth import (
    IDS,
    PAIRS,
    Hex,
    free_corners,
    keep_one,
    kinds,
    kinds_in_bag,
    occupied,
    on_tile,
    tiles,
)
from strata.domain.games.dominant_species.rules.planning import instinct_options
from strata.domain.games.dominant_species.state import State
from strata.domain.games.dominant_species.tasks import (
    Breeding,
    ChoosingElement,
    Eliminating,
    Hibernating,
    Immigrating,
    LayingElement,
    LosingElement,
    PlacingPawn,
    Replacing,
    SwappingElement,
)
from strata.domain.kernel import Action, Seat, Steps

_HIBERNATING_AT_MOST = 5


class Eliminate(Action, frozen=True, tag="eliminate"):
    """Name the animal that loses a cube on a tile."""

    hex: Hex
    animal: str

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        yield CubesEliminated(self.animal, IDS[self.hex], 1)
        yield ended(state.tasks[-1])


class Replace(Action, frozen=True, tag="replace"):
    """Put a cube in place of another animal's."""

    hex: Hex
    animal: str

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        task, hex_ = top(state, Replacing), IDS[self.hex]
        yield CubesEliminated(self.animal, hex_, 1)
        yield CubesAdded(task.animal, hex_, 1)
        yield TaskChanged(replace(task, left=task.left - 1, named=[*task.named, self.animal], begun=True))


class Breed(Action, frozen=True, tag="breed"):
    """Add a cube to a tile."""

    hex: Hex

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        task, hex_ = top(state, Breeding), IDS[self.hex]
        yield CubesAdded(task.animal, hex_, 1)
        yield TaskChanged(replace(task, hexes=[other for other in task.hexes if other != hex_], begun=True))


class Hibernate(Action, frozen=True, tag="hibernate"):
    """Put eliminated cubes on a tile, safe from the next extinction."""

    hex: Hex
    count: int

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        task = state.tasks[-1]
        yield CubesHibernated(task.animal, IDS[self.hex], self.count)
        yield ended(task)


class ChooseElement(Action, frozen=True, tag="choose_element"):
    """Settle on the kind of element to lay."""

    element: str

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        animal = state.tasks[-1].animal
        yield TaskChanged(LayingElement(animal=animal, element=self.element, source=BAG, begun=True))


class SwapElement(Action, frozen=True, tag="swap_element"):
    """Give up an added element for one from the bag."""

    lose: str
    gain: str

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        task = state.tasks[-1]
        yield ElementLost(task.animal, self.lose)
        yield ElementGained(task.animal, self.gain, BAG)
        yield ended(task)


class LoseElement(Action, frozen=True, tag="lose_element"):
    """Give up an added element."""

    element: str

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        task = state.tasks[-1]
        yield ElementLost(task.animal, self.element)
        yield ended(task)


class ImmigrantsChoice(Action, frozen=True, omit_defaults=True, tag="immigrants_choice"):
    """Give up an added element, a pawn, or all cubes but one on each tile."""

    choice: Literal["element", "pawn", "species"]
    element: str | None = None

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        task = state.tasks[-1]
        if self.choice == "pawn":
            yield PawnLost(task.animal)
        elif self.element is not None:
            yield ElementLost(task.animal, self.element)
        else:
            for hex_ in occupied(state, task.animal):
                yield from keep_one(state, task.animal, hex_)
        yield ended(task)


def victims(state: State, task: Eliminating) -> list[str]:
    return [animal for animal in on_tile(state.earth[task.hex]) if task.own or animal != task.animal]


def force_eliminate(state: State, task: Eliminating) -> Steps[bool]:
    """Where only one animal can be the victim nobody is asked."""
    found = victims(state, task)
    if len(found) != 1:
        return False
    yield CubesEliminated(found[0], task.hex, 1)
    yield ended(task)
    return True


def eliminate_options(state: State, task: Eliminating) -> Iterator[Eliminate]:
    return (Eliminate(PAIRS[task.hex], animal) for animal in victims(state, task))


def replace_options(state: State, task: Replacing) -> Iterator[Replace]:
    if task.left and state.animals[task.animal].gene_pool:
        for hex_ in tiles(state):
            for animal in on_tile(state.earth[hex_]):
                if animal != task.animal and animal not in task.named:
                    yield Replace(PAIRS[hex_], animal)


def breed_options(state: State, task: Breeding) -> Iterator[Breed]:
    if state.animals[task.animal].gene_pool:
        for hex_ in task.hexes:
            yield Breed(PAIRS[hex_])


def hibernate_options(state: State, task: Hibernating) -> Iterator[Hibernate]:
    most = min(_HIBERNATING_AT_MOST, state.animals[task.animal].eliminated)
    return (Hibernate(PAIRS[hex_], count) for hex_ in tiles(state) for count in range(1, most + 1))


def element_options(state: State, task: ChoosingElement) -> Iterator[ChooseElement]:
    if next(free_corners(state), None) is not None:
        yield from map(ChooseElement, kinds_in_bag(state))


def swap_options(state: State, task: SwappingElement) -> Iterator[SwapElement]:
    for lose in kinds(state.animals[task.animal].added):
        for gain in kinds_in_bag(state):
            yield SwapElement(lose, gain)


def force_loss(state: State, task: LosingElement) -> Steps[bool]:
    """An animal with only one kind of added element is not asked."""
    added = kinds(state.animals[task.animal].added)
    if len(added) != 1:
        return False
    yield ElementLost(task.animal, added[0])
    yield ended(task)
    return True


def loss_options(state: State, task: LosingElement) -> Iterator[LoseElement]:
    return map(LoseElement, kinds(state.animals[task.animal].added))


def immigrants_options(state: State, task: Immigrating) -> Iterator[ImmigrantsChoice]:
    animal = state.animals[task.animal]
    for element in kinds(animal.added):
        yield ImmigrantsChoice("element", element)
    if animal.available:
        yield ImmigrantsChoice("pawn")
    yield ImmigrantsChoice("species")


WORK = (
    Work(ChoosingElement, element_options),
    Work(Eliminating, eliminate_options, force_eliminate),
    Work(Replacing, replace_options),
    Work(Breeding, breed_options),
    Work(Hibernating, hibernate_options),
    Work(SwappingElement, swap_options),
    Work(LosingElement, loss_options, force_loss),
    Work(Immigrating, immigrants_options),
    Work(PlacingPawn, instinct_options),
)

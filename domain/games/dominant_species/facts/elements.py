"""Where elements go: between the bag, the display, Earth and the animals."""

from __future__ import annotations

from typing import ClassVar

from strata.domain.games.dominant_species.state import State
from strata.domain.kernel import Fact


class ElementPlaced(Fact, frozen=True, tag="element_placed"):
    """An element lies on a corner of Earth; it came from the bag or from the slots of a section."""

    corner: str
    element: str
    source: str

    def apply(self, state: State) -> None:
        _take_element(state, self.source, self.element)
        state.elements[self.corner] = self.element


class ElementRemoved(Fact, frozen=True, tag="element_removed"):
    """An element went from Earth into the bag."""

    corner: str
    element: str

    def apply(self, state: State) -> None:
        del state.elements[self.corner]
        state.bag[self.element] += 1


class ElementDrawn(Fact, frozen=True, tag="element_drawn"):
    """An element of the bag lies in a slot of a section."""

    reveals: ClassVar = True

    section: str
    element: str

    def apply(self, state: State) -> None:
        state.bag[self.element] -= 1
        state.display[self.section].append(self.element)


class BoxElementReturned(Fact, frozen=True, tag="box_element_returned"):
    """An element went from the box of a section into the bag."""

    section: str
    element: str

    def apply(self, state: State) -> None:
        state.display[self.section].remove(self.element)
        state.bag[self.element] += 1


class ElementsSlid(Fact, frozen=True, tag="elements_slid"):
    """What lay in a section slid on to the empty box of another, or into the bag."""

    section: str
    to: str

    def apply(self, state: State) -> None:
        elements = state.display[self.section]
        state.display[self.section] = []
        if self.to in state.display:
            state.display[self.to] += elements
        else:
            for element in elements:
                state.bag[element] += 1


class ElementGained(Fact, frozen=True, tag="element_gained"):
    """An animal has one more element; it came from the bag or from the slots of a section."""

    animal: str
    element: str
    source: str

    def apply(self, state: State) -> None:
        _take_element(state, self.source, self.element)
        state.animals[self.animal].added.append(self.element)


class ElementLost(Fact, frozen=True, tag="element_lost"):
    """An added element of an animal went into the bag."""

    animal: str
    element: str

    def apply(self, state: State) -> None:
        state.animals[self.animal].added.remove(self.element)
        state.bag[self.element] += 1


def _take_element(state: State, source: str, element: str) -> None:
    if source in state.display:
        state.display[source].remove(element)
    else:
        state.bag[element] -= 1

"""Reset ends with the reseed: cards, pawns of the glaciation, elements and tiles are made ready for the next round.

What was left in the slots slides on: from adaptation to regression, from abundance over wasteland to depletion, and
into the bag. The ice age is turned up, without a draw, when no other card is left.

Rulings: a pawn moves one space at most, and only onto a free one. A bag that runs short fills the slots as far as it
goes, in order.
"""

from __future__ import annotations

from strata.domain.games.dominant_species.components import BAG, BOX, SECTIONS, space_id
from strata.domain.games.dominant_species.facts import (
    CardTurnedUp,
    ElementDrawn,
    ElementsSlid,
    PawnSlid,
    TileTurnedUp,
)
from strata.domain.games.dominant_species.rules.chapters import Chapter
from strata.domain.games.dominant_species.state import Phase, State
from strata.domain.kernel import Steps, draw, draw_among

_SLIDES: tuple[tuple[str, str], ...] = tuple(
    sorted(
        ((section.id, section.slides_to) for section in reversed(BOX.sections) if section.slides_to),
        key=lambda slide: slide[1] != BAG,
    )
)
"""Where the elements of a section go: first those that leave the display, so that every box they slide to is empty."""


def end(state: State) -> Steps[None]:
    yield from turn_up_cards(state)
    yield from _move_up(state)
    for section, to in _SLIDES:
        if state.display[section]:
            yield ElementsSlid(section, to)
    yield from fill_slots(state)
    yield from turn_up_tiles(state)


def turn_up_cards(state: State) -> Steps[None]:
    while len(state.face_up) < BOX.cards_face_up:
        if state.unseen_cards:
            yield CardTurnedUp((yield from draw_among(state.unseen_cards)), last=False)
        elif state.ice_age_below:
            yield CardTurnedUp(BOX.last_card, last=True)
        else:
            return


def fill_slots(state: State) -> Steps[None]:
    for section in BOX.sections:
        while len(state.display.get(section.id, ())) < section.slots and any(state.bag.values()):
            yield ElementDrawn(section.id, (yield from draw(state.bag)))


def turn_up_tiles(state: State) -> Steps[None]:
    for number, stack in enumerate(state.stacks, start=1):
        if stack.face_up is None and stack.face_down:
            yield TileTurnedUp(number, (yield from draw(state.unseen_tiles)))


def _move_up(state: State) -> Steps[None]:
    for space in range(2, SECTIONS[Phase.GLACIATION].spaces + 1):
        animal = state.pawns.get(space_id(Phase.GLACIATION, space))
        if animal is not None and space_id(Phase.GLACIATION, space - 1) not in state.pawns:
            yield PawnSlid(animal, Phase.GLACIATION, space - 1)


CHAPTER = Chapter(Phase.RESEED, end=end)

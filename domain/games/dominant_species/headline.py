"""What is asked of whom, in a line: the headline of the board."""

from __future__ import annotations

from collections.abc import Sequence

from strata.domain.games.dominant_species.phrases import at, elements
from strata.domain.games.dominant_species.scoring import winning_animal
from strata.domain.games.dominant_species.tasks import (
    Arriving,
    ChoosingCard,
    ChoosingSurvivor,
    Competing,
    Driving,
    Eliminating,
    Enriching,
    Keeping,
    LayingElement,
    Migrating,
    Populating,
    Protecting,
    Replacing,
    Resolving,
    Settling,
    Speciating,
)
from strata.domain.games.dominant_species.view import View
from strata.domain.toolkit.headline import after_colon, whose_turn
from strata.domain.toolkit.language import Language, Phrase, phrase
from strata.domain.toolkit.svg import shorten

_LONGEST_NAME = 22


def headline(view: View, names: Sequence[str], words: Language) -> str:
    """Who must choose what, or who has won."""
    if view.ending is not None:
        return words.phrase(_winner(view, names))
    if view.asked is None:
        return words.say("board-nobody-chooses")
    who = whose_turn(view.asked, view.viewer, names, _LONGEST_NAME, words.tag)
    what = after_colon(words.phrase(asked(view)))
    if view.animal is None:
        return words.say("board-picking", who=who, asked=what)
    card = next((task.card for task in view.tasks if isinstance(task, Resolving)), None)
    if card is None:
        return words.say("board-asked", who=who, animal=view.animal, asked=what)
    return words.say("board-asked-card", who=who, animal=view.animal, card=card, asked=what)


def _winner(view: View, names: Sequence[str]) -> Phrase:
    animal = winning_animal(view.animals, view.seats)
    assert animal is not None
    about = view.animals[animal]
    message = "board-wins-lowest" if len(view.animals) > view.seats else "board-wins"
    return phrase(message, name=shorten(names[about.seat], _LONGEST_NAME), animal=animal, count=about.vp)


def asked(view: View) -> Phrase:
    """What must be done, with the element, tile or number it is about."""
    match view.tasks[-1] if view.tasks else None:
        case Protecting(threatened=threatened, shields=shields):
            count = min(shields, len(threatened))
            return phrase("asked-shield", count=count, elements=elements(threatened))
        case LayingElement(element=element):
            return phrase("asked-lay", element=element)
        case Speciating(element=element):
            return phrase("asked-speciate", element=element)
        case Populating(hexes=[hex_, *_]):
            return phrase("asked-populate", **at(view, hex_))
        case Enriching(hex=hex_):
            return phrase("asked-enrich", **at(view, hex_))
        case Settling(hex=hex_):
            return phrase("asked-settle", **at(view, hex_))
        case Migrating(left=left):
            return phrase("asked-migrate", count=left)
        case Arriving(origin=origin, most=most):
            return phrase("asked-arrive", **at(view, origin), count=most)
        case Competing(once=True):
            return phrase("asked-compete-anywhere")
        case Competing(terrains=terrains):
            return phrase("asked-compete", terrains=[phrase("terrain", terrain=terrain) for terrain in terrains])
        case ChoosingCard(hex=hex_):
            return phrase("asked-card", **at(view, hex_))
        case ChoosingSurvivor(hex=hex_):
            return phrase("asked-survivor", **at(view, hex_))
        case Keeping(hex=hex_):
            return phrase("asked-keep", **at(view, hex_))
        case Eliminating(hex=hex_):
            return phrase("asked-victim", **at(view, hex_))
        case Replacing(left=left):
            return phrase("asked-replace", count=left)
        case Driving(hex=hex_, driven=[animal, *_], to=[to, *_]):
            ways = {"from": phrase("from-tile", **at(view, hex_)), "to": phrase("to-tile", **at(view, to))}
            return phrase("asked-drive", animal=animal, **ways)
        case _:
            return phrase(f"decision-{view.decision}")

"""Parts that labels, lines and the board are put together from."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TypedDict

from strata.domain.games.dominant_species.components import BOX, ELEMENTS
from strata.domain.games.dominant_species.state import Phase
from strata.domain.games.dominant_species.view import View
from strata.domain.toolkit.language import Argument, Phrase, phrase


class Place(TypedDict):
    """The arguments by which messages name a tile."""

    terrain: str
    hex: str


def at(view: View, hex_: str) -> Place:
    return {"terrain": view.earth[hex_].terrain, "hex": hex_}


def tiles(view: View, hexes: Iterable[str]) -> list[Phrase]:
    return [phrase("tile", **at(view, hex_)) for hex_ in hexes]


@cache
def space(section: str, number: int) -> Phrase:
    """A space of the action display, with what is printed on it."""
    printed: Argument
    match section:
        case Phase.SPECIATION:
            printed = phrase("element", element=BOX.speciation[number - 1])
        case Phase.MIGRATION:
            printed = BOX.migration[number - 1]
        case Phase.COMPETITION:
            printed = [phrase("terrain", terrain=terrain) for terrain in BOX.competition[number - 1]]
        case _:
            return phrase("space", section=section, number=number)
    return phrase("space-printed", section=section, number=number, printed=printed)


def animals(several: Iterable[str]) -> list[Phrase]:
    return [phrase("animal", animal=animal) for animal in several]


def counted(several: Iterable[tuple[str, int]]) -> list[Phrase]:
    """Animals with their cubes."""
    return [phrase("animal-count", animal=animal, count=count) for animal, count in several]


def elements(lying: Iterable[str]) -> list[Phrase] | Phrase:
    """Elements by kind, or nothing."""
    several = list(lying)
    found = [phrase("element-count", element=kind, count=several.count(kind)) for kind in ELEMENTS if kind in several]
    return found or phrase("nothing")

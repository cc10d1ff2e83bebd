"""What the power of a place does for the Hunted who is asked, in each of its ways."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce

from strata.domain.games.not_alone.rules.force import places, trait
from strata.domain.games.not_alone.rules.tokens import creature_places
from strata.domain.games.not_alone.rules.usable import LAIR
from strata.domain.games.not_alone.terms import place_list, place_text, step
from strata.domain.games.not_alone.view import View
from strata.domain.games.not_alone.whereabouts import own_hunted
from strata.domain.toolkit.language import Phrase, phrase


def fortifying(view: View) -> Phrase:
    return step(view, "defence", 2 if "barricade" in own_hunted(view).protections else 1)


def uses(view: View, number: int) -> Phrase:
    """All that the power of a place can do for a Hunted."""
    found = [told for mode in places(view)[number].modes if (told := use(view, number, mode.id)) is not None]
    return reduce(lambda first, second: phrase("use-either", first=first, second=second), found)


def use(view: View, number: int, mode: str) -> Phrase | None:
    """What a power does in one of its ways; None where there is nothing to do it with."""
    told = USES.get((places(view)[number].id, mode))
    return place_text(view, number) if told is None else told(view)


def _whole_discard(view: View) -> Phrase | None:
    cards = own_hunted(view).discard_size
    if not cards:
        return None
    return phrase("use-discard-one", cards=cards) if trait(view, "persecution") else phrase("use-discard", cards=cards)


def _copying(view: View) -> Phrase | None:
    found = [number for number in creature_places(view) if number != LAIR]
    return phrase("use-copy", places=place_list(view, found)) if found else None


def _recovering(count: int) -> Callable[[View], Phrase]:
    def told(view: View) -> Phrase:
        return phrase("use-recover-one") if trait(view, "persecution") else phrase("use-recover", cards=count)

    return told


def _marker(view: View) -> Phrase:
    return phrase("use-marker-removed", step=step(view, "rescue")) if view.marker else phrase("use-marker-put")


USES: dict[tuple[str, str], Callable[[View], Phrase | None]] = {
    ("lair", "take_back_all"): _whole_discard,
    ("lair", "copy_creature_place"): _copying,
    ("jungle", "recover"): _recovering(1),
    ("river", "use"): lambda view: phrase("use-river"),
    ("beach", "use"): _marker,
    ("rover", "use"): lambda view: phrase("use-reserve"),
    ("swamp", "recover"): _recovering(2),
    ("shelter", "use"): lambda view: phrase("use-draw-two"),
    ("wreck", "use"): lambda view: step(view, "rescue"),
    ("source", "will"): lambda view: phrase("use-will"),
    ("source", "survival"): lambda view: phrase("use-draw"),
    ("artefact", "use"): lambda view: phrase("use-artefact"),
    ("glade", "recover"): lambda view: phrase("use-glade", use=_recovering(1)(view)),
    ("outpost", "use"): lambda view: phrase("use-outpost"),
    ("arch", "fortify"): lambda view: phrase("use-fortify", step=fortifying(view)),
    ("spring", "will"): lambda view: phrase("use-will"),
    ("spring", "dna"): lambda view: phrase("use-dna", dna=view.dna),
    ("monolith", "use"): lambda view: phrase("use-monolith"),
}

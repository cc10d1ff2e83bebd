"""Parts of labels: what an option is about, and what it would lead to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from strata.domain.games.dominant_species.outlook import Fitness, fit, there, turns
from strata.domain.games.dominant_species.phrases import Place, at, counted
from strata.domain.games.dominant_species.tasks import TaskBase
from strata.domain.games.dominant_species.view import View
from strata.domain.toolkit.language import Phrase, phrase

T = TypeVar("T", bound=TaskBase)


class Suited(Place):
    """The arguments by which messages name a tile and an animal's match with it."""

    match: int


def suited(view: View, animal: str, hex_: str) -> Suited:
    return {"terrain": view.earth[hex_].terrain, "hex": hex_, "match": fit(view, animal, hex_)}


def asked_animal(view: View) -> str:
    """The animal for which the seat decides."""
    assert view.animal is not None
    return view.animal


def task_of(view: View, kind: type[T]) -> T:
    """What the animal is in the middle of."""
    task = view.tasks[-1]
    assert isinstance(task, kind)
    return task


def change(before: Fitness, after: Fitness) -> list[Phrase] | Phrase:
    """How an animal suits Earth after a change of its elements."""
    by = after.match - before.match
    found = []
    if by:
        found.append(phrase("change-gain", count=by) if by > 0 else phrase("change-loss", count=-by))
    if after.dominates != before.dominates:
        found.append(phrase("change-dominates", before=before.dominates, after=after.dominates))
    if after.endangered != before.endangered:
        found.append(phrase("change-endangered", before=before.endangered, after=after.endangered))
    return found or phrase("change-none")


def turns_around(view: View, corner: str, element: str, by: int) -> Phrase | str:
    """What one element more or less on a corner changes around it."""
    found = list(turns(view, corner, element, by))
    if not found:
        return ""
    moved = [
        phrase("turn", before=_master(turn.before), after=_master(turn.after), **at(view, turn.hex))
        for turn in found
        if turn.before != turn.after
    ]
    endangered = [on for turn in found for on in _on_tile(view, turn.endangered, turn.hex)]
    safe = [on for turn in found for on in _on_tile(view, turn.safe, turn.hex)]
    return phrase(
        "turns",
        dominance=phrase("turns-dominance", list=moved) if moved else "",
        endangered=phrase("turns-endangered", list=endangered) if endangered else "",
        safe=phrase("turns-safe", list=safe) if safe else "",
    )


def _master(animal: str | None) -> Phrase:
    return phrase("nobody") if animal is None else phrase("animal", animal=animal)


def _on_tile(view: View, several: Sequence[str], hex_: str) -> list[Phrase]:
    return [phrase("animal-on-tile", animal=animal, **at(view, hex_)) for animal in several]


def standing(view: View, hex_: str, **more: int) -> list[Phrase] | Phrase:
    """Who is on a tile, given so many more or fewer."""
    return counted(there(view, hex_, **more)) or phrase("nobody-there")

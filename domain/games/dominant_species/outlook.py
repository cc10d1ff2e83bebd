"""What an option would lead to, for its label: the rules' own questions, asked of a view.

Nothing of it decides anything; what depends on chance or on others is not foreseen.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from strata.domain.games.dominant_species.components import TOUCHES
from strata.domain.games.dominant_species.rules.earth import best_of, by_cubes, elements_of, match, owned
from strata.domain.games.dominant_species.rules.wasteland import wasted
from strata.domain.games.dominant_species.view import View


class Turn(NamedTuple):
    """What changes on a tile when an element comes or goes: who dominates it, who is endangered or no longer is."""

    hex: str
    before: str | None
    after: str | None
    endangered: list[str]
    safe: list[str]


class Fitness(NamedTuple):
    """How an animal suits Earth: its matches with the tiles it occupies, tiles it dominates, cubes endangered."""

    match: int
    dominates: int
    endangered: int


def tiles_at(view: View, corner: str) -> list[str]:
    return [hex_ for hex_ in TOUCHES[corner] if hex_ in view.earth]


def turns(view: View, corner: str, element: str, by: int) -> Iterator[Turn]:
    """What one element more or less on a corner changes on the tiles around it."""
    for hex_ in tiles_at(view, corner):
        tile = view.earth[hex_]
        gains = {animal: owned(view, animal).count(element) for animal in tile.matches}
        if not any(gains.values()):
            continue
        after = {animal: value + by * gains[animal] for animal, value in tile.matches.items()}
        endangered = [animal for animal, value in after.items() if not value and tile.matches[animal]]
        safe = [animal for animal, value in after.items() if value and not tile.matches[animal]]
        turn = Turn(hex_, tile.dominant, best_of(after), endangered, safe)
        if turn.before != turn.after or endangered or safe:
            yield turn


def fitness(view: View, animal: str, gain: str | None = None, lose: str | None = None) -> Fitness:
    """How an animal would suit Earth with an element more or less."""
    total = dominates = endangered = 0
    for hex_, tile in view.earth.items():
        if animal in tile.species:
            own = tile.matches[animal]
            if gain or lose:
                disks = elements_of(view, hex_)
                own += (disks.get(gain, 0) if gain else 0) - (disks.get(lose, 0) if lose else 0)
            total += own
            dominates += best_of({**tile.matches, animal: own}) == animal
            endangered += 0 if own else tile.species[animal]
    return Fitness(total, dominates, endangered)


def fit(view: View, animal: str, hex_: str) -> int:
    """How well an animal matches a tile, whether or not it is there."""
    known = view.earth[hex_].matches.get(animal)
    return match(view, animal, hex_) if known is None else known


def there(view: View, hex_: str, **more: int) -> list[tuple[str, int]]:
    """The animals on a tile with their cubes, in the order in which it pays them, given so many more or fewer."""
    counts = dict(view.earth[hex_].species)
    for animal, count in more.items():
        counts[animal] = counts.get(animal, 0) + count
    return [(animal, counts[animal]) for animal in by_cubes(counts) if counts[animal]]


def lost_by_tundra(view: View) -> list[str]:
    """The elements that the wasteland takes off tundra as its box stands."""
    return [view.elements[corner] for corner in wasted(view)]

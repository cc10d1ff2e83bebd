"""When the game ends, everybody's loose tiles are assembled as well as they can be, from the active seat on.

The numbers of new skeletons that give the highest score are built, amber included as far as the supply goes; of
equally good ones those with more of the larger species. Which tile goes where has no effect on the score.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from strata.domain.games.jurassic_parts.components import BUILT, CONSTANTS, Species
from strata.domain.games.jurassic_parts.rules import collection
from strata.domain.games.jurassic_parts.state import State
from strata.domain.kernel import Seat, Steps


def assemble_the_rest(state: State) -> Steps[None]:
    for position in range(len(state.seats)):
        seat = (state.active + position) % len(state.seats)
        for species, tiles in _skeletons(state.seats[seat].loose, best_numbers(state, seat)):
            yield from collection.finish(state, seat, species, tiles)


def best_numbers(state: State, seat: Seat) -> tuple[int, ...]:
    """How many skeletons of each species to build."""
    loose = state.seats[seat].loose
    piles = len(collection.bone_piles(loose))
    counts = [_counts(loose, species) for species in BUILT]
    most = [(sum(held) + piles) // species.parts for species, held in zip(BUILT, counts, strict=True)]

    def gain(numbers: Sequence[int]) -> int:
        built = list(zip(BUILT, numbers, strict=True))
        points = sum(number * species.vp for species, number in built)
        tiles = sum(number * species.parts for species, number in built)
        amber = min(state.supply, sum(number * species.amber for species, number in built))
        return points - tiles * CONSTANTS.vp_per_loose_tile + amber * CONSTANTS.vp_per_amber

    feasible = (
        numbers for numbers in product(*(range(number + 1) for number in most)) if _is_feasible(numbers, counts, piles)
    )
    return max(feasible, key=lambda numbers: (gain(numbers), numbers))


def _counts(loose: list[str], species: Species) -> list[int]:
    """How many loose tiles there are of each part."""
    held = collection.parts_held(loose, species.id)
    return [len(held.get(part, ())) for part in range(1, species.parts + 1)]


def _is_feasible(numbers: Sequence[int], counts: list[list[int]], piles: int) -> bool:
    """Every skeleton has a genuine tile, and there are bone piles for all gaps."""
    for number, held in zip(numbers, counts, strict=True):
        piles -= sum(max(0, number - count) for count in held)
        if sum(min(number, count) for count in held) < number:
            return False
    return piles >= 0


def _skeletons(loose: list[str], numbers: Sequence[int]) -> Iterator[tuple[str, list[str]]]:
    """The skeletons, tile by tile: genuine ones are handed out in one running round, then gaps are filled."""
    piles = collection.bone_piles(loose)
    for species, number in zip(BUILT, numbers, strict=True):
        built: list[list[str]] = [[] for _ in range(number)]
        handed_out = 0
        for _, tiles in sorted(collection.parts_held(loose, species.id).items()):
            for tile in tiles[:number]:
                built[handed_out % number].append(tile)
                handed_out += 1
        for tiles in built:
            while len(tiles) < species.parts:
                tiles.append(piles.pop(0))
            yield species.id, tiles

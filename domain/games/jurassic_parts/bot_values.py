"""What collections and tiles are worth to a seat before the game is over, in points.

Parts of a skeleton are worth the more the fewer are missing, as long as these can still be had; duplicates are worth a
loose tile; plants grow dearer with their number; a bone pile is worth the part it will stand for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache

from strata.domain.games.jurassic_parts.components import BUILT, PLANTS, SPECIES, TILES, WHOLE, plant_score
from strata.domain.games.jurassic_parts.state import Cell, SeatState, State
from strata.domain.kernel import Seat

AMBER = 1.05
"""A little more than the point it scores, for what it can buy."""
BONE_PILE = 4.0
"""What a bone pile is expected to add to a skeleton."""
NEXT_PLANT, PLANTS_EXPECTED = 0.5, 6
"""What each plant adds to the value of those to come, up to so many."""
STEEPNESS = 1.7
"""How much the last parts of a skeleton count for more than the first: the power of the share that is held."""
UNREACHABLE = 0.15
"""What is left of the hope for a skeleton when all tiles of a missing part lie in collections already."""
UNASSEMBLED = 0.05
"""What a skeleton that is complete but not assembled lacks, so that assembling it pays."""

Kind = str
"""Tiles that are worth the same: a part of a species, or what is no part."""

KIND: dict[str, Kind] = {
    tile.id: tile.kind if tile.species is None else f"{tile.species}-{tile.part}" for tile in TILES.values()
}
KINDS: tuple[Kind, ...] = tuple(sorted(set(KIND.values())))
_PARTS: dict[str, tuple[Kind, ...]] = {
    species.id: tuple(f"{species.id}-{part}" for part in range(1, species.parts + 1)) for species in BUILT
}
_SPECIES_OF: dict[Kind, str] = {kind: species for species, kinds in _PARTS.items() for kind in kinds}
_WHOLE_KINDS = {KIND[tile]: TILES[tile].species or "" for tile in WHOLE}


class Holdings:
    """The collection of a seat, by kinds, with what further tiles would add to it."""

    def __init__(self, digger: SeatState, unreachable: frozenset[Kind]) -> None:
        self.counts = Counter(KIND[tile] for tile in digger.loose)
        self._unreachable = unreachable
        finished = sum(SPECIES[skeleton.species].vp for skeleton in digger.skeletons)
        self.value = finished + AMBER * digger.amber
        self.value += sum(self._of_species(species.id, None) for species in BUILT)
        self.value += plants_value(self.counts["plant"]) + BONE_PILE * self.counts["bone_pile"]

    def marginal(self, kind: Kind) -> float:
        """What one more tile of a kind would add."""
        if kind == "plant":
            return plants_value(self.counts["plant"] + 1) - plants_value(self.counts["plant"])
        if kind == "bone_pile":
            return BONE_PILE
        if kind in _WHOLE_KINDS:
            return SPECIES[_WHOLE_KINDS[kind]].vp + AMBER
        species = _SPECIES_OF[kind]
        return self._of_species(species, kind) - self._of_species(species, None)

    def _of_species(self, species: str, extra: Kind | None) -> float:
        kinds = _PARTS[species]
        held = tuple(self.counts[kind] + (kind == extra) for kind in kinds)
        return parts_value(species, held, tuple(kind not in self._unreachable for kind in kinds))


@cache
def plants_value(plants: int) -> float:
    plants = min(plants, len(PLANTS))
    return plant_score(plants) + NEXT_PLANT * min(plants, PLANTS_EXPECTED)


@cache
def parts_value(species: str, held: tuple[int, ...], is_reachable: tuple[bool, ...]) -> float:
    """The value of so many tiles of each part, one skeleton after the other."""
    record, value = SPECIES[species], 0.0
    finished = record.vp + AMBER * record.amber
    for number in range(1, max(held) + 1):
        parts = sum(count >= number for count in held)
        if parts == record.parts:
            value += finished - UNASSEMBLED
            continue
        hope = (finished - record.parts) * (parts / record.parts) ** STEEPNESS
        can_be_had = all(there or count >= number for count, there in zip(held, is_reachable, strict=True))
        value += parts + (hope if can_be_had else UNREACHABLE * hope)
    return value


def holdings(state: State) -> list[Holdings]:
    """The collections of all seats."""
    taken: Counter[Kind] = Counter()
    for digger in state.seats:
        taken.update(KIND[tile] for tile in digger.loose)
        taken.update(KIND[tile] for skeleton in digger.skeletons for tile in skeleton.tiles)
    unreachable = _unreachable(taken)
    return [Holdings(digger, unreachable) for digger in state.seats]


def _unreachable(taken: Counter[Kind]) -> frozenset[Kind]:
    """The kinds of which no tile is left on the slab or with the leader."""
    return frozenset(kind for kind, species in _SPECIES_OF.items() if taken[kind] >= SPECIES[species].copies)


def average_value(holding: Holdings, tiles: Iterable[str]) -> float:
    """What a tile that may be any of these is worth."""
    counts = Counter(KIND[tile] for tile in tiles)
    total = sum(counts.values())
    return sum(count * holding.marginal(kind) for kind, count in counts.items()) / total if total else 0.0


def cell_values(state: State, holding: Holdings, seat: Seat) -> list[float]:
    """What the tile of each cell is worth to a seat, or may be as far as the seat knows."""
    marginals = {kind: holding.marginal(kind) for kind in KINDS}
    hidden = [cell.tile for cell in state.slab if cell is not None and cell.tile and not _knows(cell, seat)]
    unknown = average_value(holding, state.bag + hidden)
    values = []
    for cell in state.slab:
        if cell is None:
            values.append(0.0)
        elif cell.tile is not None and _knows(cell, seat):
            values.append(marginals[KIND[cell.tile]])
        else:
            values.append(unknown)
    return values


def _knows(cell: Cell, seat: Seat) -> bool:
    return cell.is_up or cell.peeked_by == seat

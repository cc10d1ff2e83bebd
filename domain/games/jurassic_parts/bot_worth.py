"""What collections and tiles are worth to a seat before the game is over.

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
BONE_PILE = 4.0
PLANT = 0.5
STEEPNESS = 1.7
OUT_OF_REACH = 0.15
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

    def __init__(self, digger: SeatState, out_of_reach: frozenset[Kind]) -> None:
        self.counts = Counter(KIND[tile] for tile in digger.loose)
        self._out_of_reach = out_of_reach
        finished = sum(SPECIES[skeleton.species].vp for skeleton in digger.skeletons)
        self.worth = finished + AMBER * digger.amber
        self.worth += sum(self._of_species(species.id, None) for species in BUILT)
        self.worth += plants_worth(self.counts["plant"]) + BONE_PILE * self.counts["bone_pile"]

    def marginal(self, kind: Kind) -> float:
        """What one more tile of a kind would add."""
        if kind == "plant":
            return plants_worth(self.counts["plant"] + 1) - plants_worth(self.counts["plant"])
        if kind == "bone_pile":
            return BONE_PILE
        if kind in _WHOLE_KINDS:
            return SPECIES[_WHOLE_KINDS[kind]].vp + AMBER
        species = _SPECIES_OF[kind]
        return self._of_species(species, kind) - self._of_species(species, None)

    def _of_species(self, species: str, extra: Kind | None) -> float:
        kinds = _PARTS[species]
        held = tuple(self.counts[kind] + (kind == extra) for kind in kinds)
        return parts_worth(species, held, tuple(kind not in self._out_of_reach for kind in kinds))


@cache
def plants_worth(plants: int) -> float:
    plants = min(plants, len(PLANTS))
    return plant_score(plants) + PLANT * min(plants, 6)


@cache
def parts_worth(species: str, held: tuple[int, ...], in_reach: tuple[bool, ...]) -> float:
    """The worth of so many tiles of each part, one skeleton after the other."""
    record, worth = SPECIES[species], 0.0
    finished = record.vp + AMBER * record.amber
    for layer in range(1, max(held) + 1):
        parts = sum(count >= layer for count in held)
        if parts == record.parts:
            worth += finished - 0.05
            continue
        hope = (finished - record.parts) * (parts / record.parts) ** STEEPNESS
        can_be_had = all(there or count >= layer for count, there in zip(held, in_reach, strict=True))
        worth += parts + (hope if can_be_had else OUT_OF_REACH * hope)
    return worth


def holdings(state: State) -> list[Holdings]:
    """The collections of all seats."""
    gone: Counter[Kind] = Counter()
    for digger in state.seats:
        gone.update(KIND[tile] for tile in digger.loose)
        gone.update(KIND[tile] for skeleton in digger.skeletons for tile in skeleton.tiles)
    out_of_reach = _out_of_reach(gone)
    return [Holdings(digger, out_of_reach) for digger in state.seats]


def _out_of_reach(gone: Counter[Kind]) -> frozenset[Kind]:
    """The kinds of which no tile is left on the slab or with the leader."""
    return frozenset(kind for kind, species in _SPECIES_OF.items() if gone[kind] >= SPECIES[species].copies)


def mean(holding: Holdings, tiles: Iterable[str]) -> float:
    """What a tile that may be any of these is worth."""
    counts = Counter(KIND[tile] for tile in tiles)
    total = sum(counts.values())
    return sum(count * holding.marginal(kind) for kind, count in counts.items()) / total if total else 0.0


def cell_worths(state: State, holding: Holdings, seat: Seat) -> list[float]:
    """What the tile of each cell is worth to a seat, or may be as far as the seat knows."""
    marginals = {kind: holding.marginal(kind) for kind in KINDS}
    hidden = [cell.tile for cell in state.slab if cell is not None and cell.tile and not _knows(cell, seat)]
    unknown = mean(holding, state.bag + hidden)
    worths = []
    for cell in state.slab:
        if cell is None:
            worths.append(0.0)
        elif cell.tile is not None and _knows(cell, seat):
            worths.append(marginals[KIND[cell.tile]])
        else:
            worths.append(unknown)
    return worths


def _knows(cell: Cell, seat: Seat) -> bool:
    return cell.is_up or cell.peeked_by == seat

"""What collections and tiles are worth to a seat before the game is over, in points.

Parts of a skeleton are worth the more the fewer are missing, as long as these can still be had; duplicates are worth a
loose tile; plants grow dearer with their number; a bone pile is worth the missing part for which it does most.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from strata.domain.games.jurassic_parts.bot_weights import DiggerWeights
from strata.domain.games.jurassic_parts.components import (
    BUILT,
    CONSTANTS,
    PLANTS,
    SPECIES,
    TILES,
    WHOLE,
    Species,
    plant_score,
)
from strata.domain.games.jurassic_parts.state import Cell, State
from strata.domain.kernel import Seat

Kind = str
"""Tiles that are worth the same: a part of a species, or what is no part."""

PLANT, BONE_PILE = "plant", "bone_pile"
KIND: dict[str, Kind] = {
    tile.id: tile.kind if tile.species is None else f"{tile.species}-{tile.part}" for tile in TILES.values()
}
KINDS: tuple[Kind, ...] = tuple(sorted(set(KIND.values())))
_PARTS: dict[str, tuple[Kind, ...]] = {
    species.id: tuple(f"{species.id}-{part}" for part in range(1, species.parts + 1)) for species in BUILT
}
_SPECIES_OF: dict[Kind, str] = {kind: species for species, kinds in _PARTS.items() for kind in kinds}
_WHOLE_KINDS = {KIND[tile]: TILES[tile].species or "" for tile in WHOLE}
_IMPOSSIBLE = float("-inf")
_CACHED = 1 << 14

ByPiles = tuple[float, ...]
"""Values by the number of bone piles that are put to use."""


class Holdings:
    """The loose tiles of a seat, by kinds, with what further ones would add to them."""

    def __init__(self, kinds: tuple[Kind, ...], unreachable: frozenset[Kind], weights: DiggerWeights) -> None:
        self.counts = Counter(kinds)
        self._unreachable = unreachable
        self._weights = weights
        self._piles = self.counts[BONE_PILE]
        self._species: dict[str, ByPiles] = {
            species.id: self._of_species(species.id, None, self._piles) for species in BUILT
        }
        self._built = self._with_piles(list(self._species.values()), self._piles)
        self.value = self._built + plants_value(self.counts[PLANT], weights)
        self.marginals = {kind: self._marginal(kind) for kind in KINDS}
        """What one more tile of each kind would add."""

    def _marginal(self, kind: Kind) -> float:
        weights = self._weights
        if kind == PLANT:
            return plants_value(self.counts[PLANT] + 1, weights) - plants_value(self.counts[PLANT], weights)
        if kind == BONE_PILE:
            more = self._piles + 1
            by_species = [self._of_species(species.id, None, more) for species in BUILT]
            return self._with_piles(by_species, more) - self._built
        if kind in _WHOLE_KINDS:
            return SPECIES[_WHOLE_KINDS[kind]].vp + weights.amber
        species = _SPECIES_OF[kind]
        if not self._piles:
            return self._of_species(species, kind, 0)[0] - self._species[species][0]
        with_tile = {**self._species, species: self._of_species(species, kind, self._piles)}
        return self._with_piles(list(with_tile.values()), self._piles) - self._built

    def loss(self, kind: Kind) -> float:
        """What a tile of a kind that is held adds."""
        if kind == BONE_PILE:
            fewer = self._piles - 1
            return self._built - self._with_piles([values[: fewer + 1] for values in self._species.values()], fewer)
        species = _SPECIES_OF[kind]
        without = {**self._species, species: self._of_species(species, kind, self._piles, more=-1)}
        return self._built - self._with_piles(list(without.values()), self._piles)

    def _of_species(self, species: str, changed: Kind | None, piles: int, more: int = 1) -> ByPiles:
        """By bone piles, with so many more tiles of a kind."""
        kinds = _PARTS[species]
        held = tuple(self.counts[kind] + more * (kind == changed) for kind in kinds)
        is_reachable = tuple(kind not in self._unreachable for kind in kinds)
        return tuple(parts_value(species, held, is_reachable, used, self._weights) for used in range(piles + 1))

    def _with_piles(self, by_species: Sequence[ByPiles], piles: int) -> float:
        """The value of all parts with the bone piles where they do most, or kept for later."""
        if not piles:
            return sum(values[0] for values in by_species)
        best = [0.0, *(_IMPOSSIBLE for _ in range(piles))]
        for values in by_species:
            best = [max(best[used - here] + values[here] for here in range(used + 1)) for used in range(piles + 1)]
        return max(value + self._weights.bone_pile * (piles - used) for used, value in enumerate(best))


@lru_cache(_CACHED)
def plants_value(plants: int, weights: DiggerWeights) -> float:
    plants = min(plants, len(PLANTS))
    return plant_score(plants) + weights.next_plant * min(plants, weights.plants_expected)


@lru_cache(_CACHED)
def parts_value(
    species: str, held: tuple[int, ...], is_reachable: tuple[bool, ...], piles: int, weights: DiggerWeights
) -> float:
    """The value of so many tiles of each part, one skeleton after the other, with bone piles in one of them."""
    record = SPECIES[species]
    skeletons = [[count >= number for count in held] for number in range(1, max(held) + 1)]
    plain = [_skeleton_value(record, parts, is_reachable, 0, weights) for parts in skeletons]
    if not piles:
        return sum(plain)
    return max(
        (
            sum(plain) - plain[place] + _skeleton_value(record, parts, is_reachable, piles, weights)
            for place, parts in enumerate(skeletons)
        ),
        default=_IMPOSSIBLE,
    )


def _skeleton_value(
    record: Species, parts: list[bool], is_reachable: tuple[bool, ...], piles: int, weights: DiggerWeights
) -> float:
    """The value of a skeleton that has these parts and as many bone piles in place of others."""
    finished = record.vp + weights.amber * record.amber
    held = sum(parts) + piles
    if held > record.parts:
        return _IMPOSSIBLE
    if held == record.parts:
        return finished - weights.unassembled
    lost = sum(not has and not there for has, there in zip(parts, is_reachable, strict=True))
    hope: float = (finished - record.parts) * (held / record.parts) ** weights.steepness
    return CONSTANTS.vp_per_loose_tile * held + (hope if lost <= piles else weights.unreachable * hope)


def holdings(state: State, weights: DiggerWeights) -> list[Holdings]:
    """The collections of all seats."""
    taken: Counter[Kind] = Counter()
    for digger in state.seats:
        taken.update(KIND[tile] for tile in digger.loose)
        taken.update(KIND[tile] for skeleton in digger.skeletons for tile in skeleton.tiles)
    unreachable = _unreachable(taken)
    return [
        _holdings(tuple(sorted(KIND[tile] for tile in digger.loose)), unreachable, weights) for digger in state.seats
    ]


_holdings = lru_cache(_CACHED)(Holdings)


def _unreachable(taken: Counter[Kind]) -> frozenset[Kind]:
    """The kinds of which no tile is left on the slab or with the leader."""
    return frozenset(kind for kind, species in _SPECIES_OF.items() if taken[kind] >= SPECIES[species].copies)


@lru_cache(256)
def _kinds(tiles: tuple[str, ...]) -> tuple[tuple[Kind, int], ...]:
    """How many of each kind some tiles are, in an order that does not tell theirs."""
    return tuple(sorted(Counter(KIND[tile] for tile in tiles).items()))


def cell_values(state: State, holding: Holdings, seat: Seat) -> list[float]:
    """What the tile of each cell is worth to a seat, or may be as far as the seat knows."""
    marginals = holding.marginals
    hidden = [cell.tile for cell in state.slab if cell is not None and cell.tile and not _knows(cell, seat)]
    unseen = (*state.bag, *hidden)
    total = sum(count * marginals[kind] for kind, count in _kinds(unseen))
    unknown = total / len(unseen) if unseen else 0.0
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

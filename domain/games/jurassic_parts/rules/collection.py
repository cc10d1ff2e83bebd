"""Collections: skeletons put together from loose tiles, and loose tiles sold to the dig leader.

A pterodactyl is a skeleton by itself, at once. Others are assembled in one's own turn from one tile per part, with bone
piles for missing parts; a finished skeleton brings amber and stays for good. One tile a turn may be sold for amber, but
neither a plant nor anything of a finished skeleton.

Rulings: a pterodactyl brings amber only from a share-out, not when dug out or bought, and is never for sale. Several
bone piles may sit in one skeleton beside at least one genuine tile, and may stand for parts the seat holds. With an
empty supply gains are lost and nothing can be sold. What is still loose is assembled when the game ends.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from strata.domain.games.jurassic_parts.components import (
    BONE_PILES,
    BUILT,
    CONSTANTS,
    PARTS,
    PLANTS,
    SPECIES,
    TILES,
    WHOLE,
    Species,
)
from strata.domain.games.jurassic_parts.facts import AmberGained, SkeletonAssembled, TileSold
from strata.domain.games.jurassic_parts.state import State
from strata.domain.kernel import Action, Seat, Steps


class SellTile(Action, frozen=True, tag="sell_tile"):
    """Give a loose tile to the leader for amber."""

    tile: str

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        yield TileSold(seat, self.tile)
        yield from gain_amber(state, seat, CONSTANTS.sale_price)


class Assemble(Action, frozen=True, tag="assemble"):
    """Put a skeleton together from these genuine parts; bone piles stand for the others."""

    species: str
    parts: list[int]

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        yield from finish(
            state, seat, self.species, used_for(state.seats[seat].loose, SPECIES[self.species], self.parts)
        )


def settle(state: State, seat: Seat, tile: str, from_share: bool) -> Steps[None]:
    """What follows when a seat has gained a tile."""
    species = TILES[tile].species
    if tile in WHOLE and species is not None:
        yield SkeletonAssembled(seat, species, [tile])
        if from_share:
            yield from gain_amber(state, seat, SPECIES[species].amber)


def finish(state: State, seat: Seat, species: str, tiles: list[str]) -> Steps[None]:
    yield SkeletonAssembled(seat, species, tiles)
    yield from gain_amber(state, seat, SPECIES[species].amber)


def gain_amber(state: State, seat: Seat, amber: int) -> Steps[None]:
    """Amber from the supply, as far as there is any."""
    amber = min(amber, state.supply)
    if amber:
        yield AmberGained(seat, amber)


def sales(state: State, seat: Seat) -> list[Action]:
    if state.turn.sales >= state.turn.sale_limit or state.supply < CONSTANTS.sale_price:
        return []
    return [SellTile(tile) for tile in state.seats[seat].loose if tile not in PLANTS]


def assemblies(state: State, seat: Seat) -> Iterator[Assemble]:
    """Every skeleton that can be put together, in every way."""
    loose = state.seats[seat].loose
    if not loose:
        return
    piles = len(bone_piles(loose))
    for species in BUILT:
        held = parts_held(loose, species.id)
        for count in range(max(1, species.parts - piles), len(held) + 1):
            for parts in combinations(sorted(held), count):
                yield Assemble(species.id, list(parts))


def used_for(loose: list[str], species: Species, parts: list[int]) -> list[str]:
    """The tiles of a skeleton with these genuine parts: the lowest of each, and bone piles for the others."""
    held = parts_held(loose, species.id)
    tiles = [held[part][0] for part in parts]
    return tiles + bone_piles(loose)[: species.parts - len(tiles)]


def parts_held(loose: list[str], species: str) -> dict[int, list[str]]:
    """The loose tiles of a species by part, the lowest ids first."""
    held: dict[int, list[str]] = {}
    for tile in sorted(PARTS[species].keys() & loose):
        held.setdefault(PARTS[species][tile], []).append(tile)
    return held


def bone_piles(loose: list[str]) -> list[str]:
    return sorted(tile for tile in loose if tile in BONE_PILES)

"""What pieces are called in any language: the messages that name them, and the arguments these select by."""

from __future__ import annotations

from collections.abc import Sequence

from strata.domain.games.jurassic_parts.components import SPECIES, TILES, Tile
from strata.domain.toolkit.language import Argument, Phrase, phrase

MOST_CELLS = 8
"""So many cells are listed; an ellipsis stands for the others."""


def _arguments(tile: Tile) -> dict[str, Argument]:
    """``kind`` is a plant, a bone pile, a whole skeleton or a part of one; ``what`` is that part."""
    if tile.species is None or tile.part is None:
        return {"kind": tile.kind, "species": "none", "what": "none", "part": 0, "parts": 0}
    parts = SPECIES[tile.species].parts
    return {
        "kind": "part" if parts > 1 else "whole",
        "species": tile.species,
        "what": f"{tile.species}-{tile.part}",
        "part": tile.part,
        "parts": parts,
    }


NAMED: dict[str, Phrase] = {tile.id: phrase("tile", **_arguments(tile)) for tile in TILES.values()}
"""What a tile shows."""
TAKEN: dict[str, Phrase] = {tile.id: phrase("tile-accusative", **_arguments(tile)) for tile in TILES.values()}
"""The same, as the object of what is done with the tile."""


KIND: dict[str, tuple[str, int]] = {tile.id: (tile.species or tile.kind, tile.part or 0) for tile in TILES.values()}
"""Tiles of one kind are alike: the species or what else it is, and the part."""


def copy_of(tile: str) -> str:
    """What tells a tile from others that are alike: the end of its id."""
    return tile.rpartition("-")[2].lstrip("0123456789") or tile.rpartition("-")[2].lstrip("0")


def copy_among(tile: str, tiles: Sequence[str]) -> str:
    """The mark that tells a tile from those of its kind among others, or ``none`` where it is alone."""
    kind = KIND[tile]
    return copy_of(tile) if [KIND[other] for other in tiles].count(kind) > 1 else "none"


def part_named(species: str, part: int) -> Phrase:
    return phrase("part-numbered", species=species, what=f"{species}-{part}", part=part)


def cells_listed(cells: Sequence[int]) -> Argument:
    """All of a few cells; the first of many."""
    if len(cells) <= MOST_CELLS:
        return [str(cell) for cell in cells]
    return ", ".join(str(cell) for cell in cells[:MOST_CELLS]) + " …"

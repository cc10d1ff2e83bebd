"""Every figure, terrain, piece and tile, with what it does. A tile is told by what is printed on it."""

from __future__ import annotations

from strata.domain.games.gods_love_dinosaurs.components import BOX, FIGURES, TILES
from strata.domain.games.gods_love_dinosaurs.phrases import side_phrase
from strata.domain.toolkit.narration import FluentNarrator

GLOSSARY = {
    "figure": tuple(FIGURES),
    "terrain": tuple(terrain.id for terrain in BOX.terrains),
    "piece": (
        "biome_board",
        "marker",
        "stacks",
        "supply",
        "starting_tile",
        "nest",
        "egg",
        "golden_egg",
        "volcano",
    ),
    "tile": tuple(TILES),
}


class DinosaurNarrator(FluentNarrator):
    """A language of the game, in which each tile of the box has its terms."""

    def has(self, message: str) -> bool:
        return super().has(message) or _tile_of(message) is not None

    def term(self, name: str, default: str) -> str:
        tile = _tile_of(name)
        if tile is None:
            return super().term(name, default)
        if not name.endswith("-text"):
            return self.say("tile-unknown", tile=tile)
        face = TILES[tile]
        return self.say(
            "tile-in-stack",
            a=side_phrase(face.a),
            b=side_phrase(face.b),
            stack=face.stack,
            players=face.min_players,
        )


def _tile_of(term: str) -> str | None:
    """The tile that a term of the glossary is about, if it is about one."""
    kind, _, tile = term.removesuffix("-text").partition("-")
    return tile if kind == "tile" and tile in TILES else None

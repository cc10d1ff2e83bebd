"""Piles of tiles: the pool of a share-out, the leader's stock, and the tiles nobody has seen."""

from __future__ import annotations

from collections.abc import Sequence

from strata.domain.games.jurassic_parts.board_marks import ALERT, CARD, FACES, FADED, INK, RULE, fossil
from strata.domain.games.jurassic_parts.board_table import Table
from strata.domain.games.jurassic_parts.components import BOX, SPECIES
from strata.domain.games.jurassic_parts.naming import KIND, copy_of
from strata.domain.toolkit.svg import Markup, element, group, panel, pointy_corners, polygon, text

_ORDER = [*(species.id for species in BOX.species), "plant", "bone_pile"]
_STEP, _CHIP, _COPY = 42.0, 18.0, 13.0
_IN_ROW = 3
_HEAD, _FOOT, _EMPTY = 84.0, 20.0, 66.0


class Pile:
    """Tiles by kind, in a row of chips. Where tiles can be ``told`` apart, each has a mark of its own to point at."""

    def __init__(
        self, table: Table, title: str, note: str, tiles: Sequence[str], told: bool, is_hot: bool = False
    ) -> None:
        self._table, self._title, self._note, self._told, self._is_hot = table, title, note, told, is_hot
        self._kinds: dict[tuple[str, int], list[str]] = {}
        for tile in sorted(tiles, key=lambda tile: (_ORDER.index(KIND[tile][0]), tile)):
            self._kinds.setdefault(KIND[tile], []).append(tile)

    @property
    def height(self) -> float:
        if not self._kinds:
            return _EMPTY
        rows = -(-max(map(len, self._kinds.values())) // _IN_ROW) if self._told else 1
        return _HEAD + max(_FOOT, 6 + rows * (_COPY + 1))

    def draw(self, width: float) -> Markup:
        step = min(_STEP, (width - 20) / max(1, len(self._kinds)))
        chips = [self._chip(tiles, 14 + step * (place + 0.5)) for place, tiles in enumerate(self._kinds.values())]
        stroke, line = (ALERT, 3) if self._is_hot else (RULE, 1)
        return group(
            panel(0, 0, width, self.height, fill=CARD, stroke=stroke, stroke_width=line),
            text(14, 25, self._title, 15, weight="bold", fill=INK),
            text(width - 14, 25, self._note, 12.5, "end", fill=FADED),
            *(chips or [text(14, 49, self._table.say("board-none"), 12.5, fill=FADED)]),
        )

    def _chip(self, tiles: list[str], x: float) -> Markup:
        below = 60 + _CHIP + 13
        return group(
            chip(self._table, tiles[0], x, 58, _CHIP, len(tiles)),
            *(
                (self._copy(tile, x, place, len(tiles)) for place, tile in enumerate(tiles))
                if self._told
                else [text(x, below, f"×{len(tiles)}", 12, "middle", "bold", fill=INK)]
            ),
        )

    def _copy(self, tile: str, x: float, place: int, count: int) -> Markup:
        """The mark of one of several tiles that are alike."""
        row, column = divmod(place, _IN_ROW)
        in_row = min(_IN_ROW, count - row * _IN_ROW)
        left = x + (column - in_row / 2) * _COPY
        top = 60 + _CHIP + 3 + row * (_COPY + 1)
        is_offered = f"tile:{tile}" in self._table.offered
        fill, stroke, line = ("#ffffff", ALERT, 2.2) if is_offered else (FACES[KIND[tile][0]], INK, 1)
        return group(
            element("title", self._table.copy(tile)),
            panel(left + 0.5, top, _COPY - 1, _COPY, 3, fill=fill, stroke=stroke, stroke_width=line),
            text(left + _COPY / 2, top + 10, copy_of(tile), 10, "middle", fill=INK, pointer_events="none"),
            data_target=f"tile:{tile}",
        )


def chip(table: Table, tile: str, x: float, y: float, size: float, count: int) -> Markup:
    """A small tile: what it shows, and which part of how many."""
    what, part = KIND[tile]
    parts = SPECIES[what].parts if what in SPECIES else 1
    number = text(x, y + 0.72 * size, f"{part}/{parts}", 0.5 * size, "middle", fill=INK) if parts > 1 else Markup()
    return group(
        element("title", table.say("board-several", n=count, tile=table.tile(tile))),
        polygon(pointy_corners(x, y, size), fill=FACES[what], stroke=INK, stroke_width=1.2),
        fossil(what, x, y - (0.2 if parts > 1 else 0) * size, 0.5 * size),
        number,
    )

"""What all seats share: the biome board with its tiles and the marker, the stacks, the supply, the tile in hand."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from strata.domain.games.gods_love_dinosaurs.board_marks import (
    ALERT,
    CARD,
    FADED,
    INK,
    RULE,
    figure,
    land,
    terrain_sign,
    token,
)
from strata.domain.games.gods_love_dinosaurs.components import COLUMNS, FIGURES, Side
from strata.domain.games.gods_love_dinosaurs.state import DINO
from strata.domain.games.gods_love_dinosaurs.view import Face, View
from strata.domain.toolkit.svg import Markup, element, group, panel, shorten, text

_HEX = 33
_COLUMN, _ROW, _HEAD, _FOOT = 132, 74, 58, 46

_REMINDERS = (
    "Prey puts young on its terrain beside it: frog lake, hare plain, rat forest.",
    "Predators eat prey or starve: tiger 1–2 steps, eagle 1–3 straight on.",
    "Dinosaurs eat or starve: 1–5 steps to a mountain; a predator is an egg.",
)


def biome_height(view: View) -> float:
    return _HEAD + _ROW * len(view.slots[view.marker]) + _FOOT


def biome_width(view: View) -> float:
    return 20 + _COLUMN * len(COLUMNS)


def biome_board(view: View) -> Markup:
    """Five columns of open tiles; the marker stands under one of them."""
    return group(
        panel(0, 0, biome_width(view), biome_height(view), 14, fill="#e7dcc6", stroke=RULE),
        *(group(_column(view, column), at=(10 + place * _COLUMN, 0)) for place, column in enumerate(COLUMNS)),
    )


def _column(view: View, column: str) -> Markup:
    is_marked, rows = column == view.marker, view.slots[column]
    bottom = _HEAD + _ROW * len(rows)
    left = sum(tile is not None for tile in rows)
    fill = "#fbe3d3" if is_marked else "#f4ecdb"
    return group(
        panel(3, 8, _COLUMN - 6, bottom + _FOOT - 16, 10, fill=fill, stroke=ALERT if is_marked else RULE),
        figure(column, 30, 33, 17),
        text(54, 30, column, 16, weight="bold", fill=INK),
        text(54, 46, f"{left} of {len(rows)} left" if left else "empty", 12, fill=FADED),
        *(group(_slot(view, column, row, tile), at=(0, _HEAD + _ROW * row)) for row, tile in enumerate(rows)),
        *([figure(DINO, _COLUMN / 2 - 26, bottom + 17, 17)] if is_marked else []),
        *([text(_COLUMN / 2, bottom + 23, "marker", 13, weight="bold", fill=ALERT)] if is_marked else []),
    )


def _slot(view: View, column: str, row: int, tile: str | None) -> Markup:
    number = text(15, _ROW / 2 + 1, row + 1, 13, "middle", "bold", fill=FADED)
    if tile is None:
        outline = panel(24, 6, _COLUMN - 36, _ROW - 12, 10, fill="none", stroke="#c9bda4", stroke_dasharray="5 4")
        return group(number, outline)
    return group(
        element("title", f"{column} {row + 1}: {tile}"),
        number,
        tile_face(view.faces[tile], 27 + _HEX * 0.7, _ROW / 2 - 1, _HEX * 0.82),
        text(15, _ROW / 2 + 16, tile, 9, "middle", fill=FADED),
        data_tile=tile,
    )


def tile_face(face: Face, x: float, y: float, size: float) -> Markup:
    """A tile as it is printed, cell ``a`` on the left round a point."""
    return group(_side(face.a, "a", x, y, size), _side(face.b, "b", x + sqrt(3) * size, y, size))


def _side(side: Side, letter: str, x: float, y: float, size: float) -> Markup:
    if side.animal is None:
        marks = [terrain_sign(side.terrain, x, y - size * 0.1, size * 0.42)]
    else:
        marks = [
            terrain_sign(side.terrain, x, y - size * 0.68, size * 0.2),
            figure(side.animal, x, y + size * 0.02, size * 0.5),
        ]
    label = text(x, y + size * 0.86, letter, size * 0.36, "middle", "bold", fill=INK)
    return group(land(side.terrain, x, y, size), *marks, label)


def supplies(view: View, width: float, height: float) -> Markup:
    """Figures yet to come, how many tiles are left in each stack, and what figures do."""
    step = (width - 20) / len(FIGURES)
    return group(
        panel(0, 0, width, height, 14, fill=CARD, stroke=RULE),
        text(16, 25, "Supply", 15, weight="bold", fill=INK),
        *([text(90, 25, "unlimited", 13, fill=FADED)] if view.supply is None else []),
        *(group(_pile(view, kind), at=(10 + step * (place + 0.5), 53)) for place, kind in enumerate(FIGURES)),
        text(16, 121, "Tiles to come", 15, weight="bold", fill=INK),
        text(16, 138, f"{sum(view.stacks.values())} in all, A first", 12, fill=FADED),
        *(
            group(_stack(stack, view.stacks[stack]), at=(160 + place * 70, 104))
            for place, stack in enumerate(sorted(view.stacks))
        ),
        *(text(16, 168 + 18 * place, words, 12, fill=FADED) for place, words in enumerate(_REMINDERS)),
    )


def _pile(view: View, kind: str) -> Markup:
    number = "∞" if view.supply is None else str(view.supply[kind])
    is_out = number == "0"
    return group(
        element("title", f"{kind}: {number}"),
        figure(kind, -14, 0, 15),
        text(8, 6, number, 16, weight="bold", fill=ALERT if is_out else INK),
        text(-2, 32, kind, 11, "middle", fill=FADED),
    )


def _stack(letter: str, tiles: int) -> Markup:
    return group(
        panel(3, 3, 56, 34, 6, fill="#c7b99c"),
        panel(0, 0, 56, 34, 6, fill="#7a6a4c" if tiles else "#e3dac7", stroke=INK if tiles else RULE),
        text(14, 23, letter, 16, "middle", "bold", fill="#ffffff" if tiles else FADED),
        text(38, 23, tiles, 16, "middle", "bold", fill="#ffffff" if tiles else FADED),
    )


def events(view: View, names: Sequence[str], width: float, height: float) -> Markup:
    """The tile in hand, or who is yet to act."""
    frame = panel(0, 0, width, height, 14, fill=CARD, stroke=RULE)
    if view.hand is not None:
        return group(
            frame,
            text(16, 26, f"In hand: {view.hand.tile}", 15, weight="bold", fill=INK),
            text(16, 44, f"from the {view.hand.column} column", 12, fill=FADED),
            tile_face(view.faces[view.hand.tile], width / 2 - sqrt(3) * 18, 60 + (height - 66) / 2, 38),
        )
    if not view.queue:
        order = [(view.active + place) % len(view.seats) for place in range(len(view.seats))]
        return group(frame, text(16, 26, "Order of turns", 15, weight="bold", fill=INK), _seats(order, names))
    title = "Hatching" if view.phase == "hatch" else f"{view.activated}s act".capitalize()
    return group(frame, text(16, 26, f"{title}: yet to act", 15, weight="bold", fill=INK), _seats(view.queue, names))


def _seats(order: Sequence[int], names: Sequence[str]) -> Markup:
    return group(
        *(
            group(
                token(seat, 30, 0, 11),
                text(50, 5, shorten(names[seat], 22), 14, weight="bold" if place == 0 else "normal", fill=INK),
                at=(0, 50 + 29 * place),
            )
            for place, seat in enumerate(order)
        )
    )

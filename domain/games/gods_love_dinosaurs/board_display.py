"""What all seats share: the biome board with its tiles and the marker, the supply, what happens now, and the help."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt

from strata.domain.games.gods_love_dinosaurs.board_canvas import Canvas, fitted
from strata.domain.games.gods_love_dinosaurs.board_marks import (
    ALERT,
    CARD,
    FADED,
    INK,
    RULE,
    egg,
    figure,
    land,
    terrain_sign,
    token,
)
from strata.domain.games.gods_love_dinosaurs.components import BOX, COLUMNS, FIGURES, Side
from strata.domain.games.gods_love_dinosaurs.phrases import tile_phrase
from strata.domain.games.gods_love_dinosaurs.state import DINO, Phase
from strata.domain.games.gods_love_dinosaurs.targets import tile_target
from strata.domain.games.gods_love_dinosaurs.view import Face, View, is_last_round
from strata.domain.kernel import Seat
from strata.domain.toolkit.svg import Markup, element, group, panel, shorten, text, wrapped

_HEX = 33
_COLUMN, _ROW, _HEAD, _FOOT = 132, 74, 58, 46
_HELP = (
    ("frog", "board-help-prey", "board-help-prey-how"),
    ("tiger", "board-help-predators", "board-help-predators-how"),
    (DINO, "board-help-dinosaurs", "board-help-dinosaurs-how"),
    ("marker", "board-help-marker", "board-help-marker-how"),
    ("egg", "board-help-end", "board-help-end-how"),
)
"""What is explained: its sign, its name, and how it works."""


def biome_height(view: View) -> float:
    return _HEAD + _ROW * len(view.slots[view.marker]) + _FOOT


def biome_width() -> float:
    return 20 + _COLUMN * len(COLUMNS)


def biome_board(canvas: Canvas) -> Markup:
    """Five columns of open tiles; the marker stands under one of them."""
    return group(
        panel(0, 0, biome_width(), biome_height(canvas.view), 14, fill="#e7dcc6", stroke=RULE),
        *(group(_column(canvas, column), at=(10 + place * _COLUMN, 0)) for place, column in enumerate(COLUMNS)),
    )


def _column(canvas: Canvas, column: str) -> Markup:
    view, words = canvas.view, canvas.words
    is_marked, rows = column == view.marker and view.ending is None, view.slots[column]
    bottom = _HEAD + _ROW * len(rows)
    left = sum(tile is not None for tile in rows)
    name = words.say("figures", figure=column)
    stock = words.say("board-column-left", left=left, of=len(rows)) if left else words.say("board-column-empty")
    return group(
        panel(
            3,
            8,
            _COLUMN - 6,
            bottom + _FOOT - 16,
            10,
            fill="#fbe3d3" if is_marked else "#f4ecdb",
            stroke=ALERT if is_marked else RULE,
        ),
        figure(column, 30, 33, 17),
        text(54, 30, name, fitted(name, 16, _COLUMN - 66), weight="bold", fill=INK),
        text(54, 46, stock, fitted(stock, 12, _COLUMN - 60), fill=FADED),
        *(group(_slot(canvas, column, row, tile), at=(0, _HEAD + _ROW * row)) for row, tile in enumerate(rows)),
        *([_marker(canvas, bottom)] if is_marked else []),
    )


def _marker(canvas: Canvas, y: float) -> Markup:
    name = canvas.words.say("board-marker")
    return group(
        figure(DINO, 23, y + 17, 16),
        text(43, y + 23, name, fitted(name, 13, _COLUMN - 54), weight="bold", fill=ALERT),
    )


def _slot(canvas: Canvas, column: str, row: int, tile: str | None) -> Markup:
    number = text(15, _ROW / 2 + 1, row + 1, 13, "middle", "bold", fill=FADED)
    if tile is None:
        outline = panel(24, 6, _COLUMN - 36, _ROW - 12, 10, fill="none", stroke="#c9bda4", stroke_dasharray="5 4")
        return group(number, outline)
    target = tile_target(tile)
    offered = panel(2, 2, _COLUMN - 10, _ROW - 4, 10, fill="#ffffff", stroke=ALERT, stroke_width=1.6)
    return group(
        element("title", canvas.words.phrase(tile_phrase(tile))),
        *([offered] if target in canvas.offered else []),
        number,
        tile_face(canvas.view.faces[tile], 27 + _HEX * 0.7, _ROW / 2 - 1, _HEX * 0.82),
        text(15, _ROW / 2 + 17, tile, 10, "middle", fill=FADED),
        data_target=target,
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


def supplies(canvas: Canvas, width: float, height: float) -> Markup:
    """Figures yet to come, and how many tiles are left in each stack."""
    view, words = canvas.view, canvas.words
    step, stacks = (width - 20) / len(FIGURES), [stack for stack in BOX.board.stacks if view.stacks[stack]]
    left = sum(view.stacks.values())
    rest = words.say("board-tiles-left", left=left, stack=stacks[0]) if stacks else words.say("board-no-tiles-left")
    rest = "" if view.ending else rest
    warning = words.say("board-last-round") if is_last_round(view) else ""
    return group(
        panel(0, 0, width, height, 14, fill=CARD, stroke=RULE),
        text(16, 28, words.say("board-supply"), 15, weight="bold", fill=INK),
        text(width - 16, 28, "" if view.supply else words.say("board-unlimited"), 13, "end", fill=FADED),
        *(group(_pile(canvas, kind, step), at=(10 + step * (place + 0.5), 58)) for place, kind in enumerate(FIGURES)),
        text(16, 126, words.say("board-tiles-to-come"), 15, weight="bold", fill=INK),
        text(16, 145, rest, fitted(rest, 12, width - 32), fill=FADED),
        *(
            group(_stack(stack, view.stacks[stack]), at=(16 + place * 70, 158))
            for place, stack in enumerate(BOX.board.stacks)
        ),
        text(16, 222, warning, fitted(warning, 14, width - 32), weight="bold", fill=ALERT),
    )


def _pile(canvas: Canvas, kind: str, room: float) -> Markup:
    view, name = canvas.view, canvas.words.say("figures", figure=kind)
    number = "∞" if view.supply is None else str(view.supply[kind])
    return group(
        element("title", f"{name}: {number}"),
        figure(kind, -15, 0, 14),
        text(5, 6, number, 16, weight="bold", fill=ALERT if number == "0" else INK),
        text(-2, 32, name, fitted(name, 12, room - 4), "middle", fill=FADED),
    )


def _stack(letter: str, tiles: int) -> Markup:
    return group(
        panel(3, 3, 56, 34, 6, fill="#c7b99c"),
        panel(0, 0, 56, 34, 6, fill="#7a6a4c" if tiles else "#e3dac7", stroke=INK if tiles else RULE),
        text(14, 23, letter, 16, "middle", "bold", fill="#ffffff" if tiles else FADED),
        text(38, 23, tiles, 16, "middle", "bold", fill="#ffffff" if tiles else FADED),
    )


def happening(canvas: Canvas, width: float, height: float) -> Markup:
    """The tile in hand, or who is yet to act or to have a turn, or how the seats stand at the end."""
    view, words = canvas.view, canvas.words
    frame = panel(0, 0, width, height, 14, fill=CARD, stroke=RULE)
    if view.hand is not None:
        origin = words.say("board-from-column", figure=view.hand.column)
        return group(
            frame,
            _title(words.say("board-in-hand", tile=view.hand.tile), width),
            text(16, 46, origin, fitted(origin, 12, width - 32), fill=FADED),
            group(
                tile_face(view.faces[view.hand.tile], width / 2 - sqrt(3) * 19, 50 + (height - 50) / 2, 38),
                data_target=tile_target(view.hand.tile),
            ),
        )
    if view.ending is not None:
        return group(frame, _title(words.say("board-ranking"), width), _standings(canvas, width))
    if not view.queue:
        order = [(view.active + place) % len(view.seats) for place in range(len(view.seats))]
        return group(frame, _title(words.say("board-turns"), width), _seats(canvas, order, width))
    is_hatching = view.phase == Phase.HATCH
    acting = words.say("board-hatching") if is_hatching else words.say("board-acting", figure=view.activated or "")
    return group(
        frame,
        _title(acting, width),
        text(16, 46, words.say("board-queue"), 12, fill=FADED),
        group(_seats(canvas, view.queue, width), at=(0, 16)),
    )


def _title(words: str, width: float) -> Markup:
    return text(16, 28, words, fitted(words, 15, width - 32), weight="bold", fill=INK)


def _seats(canvas: Canvas, order: Sequence[Seat], width: float) -> Markup:
    most = int((width - 60) / 10)
    return group(
        *(
            group(
                token(seat, 30, 0, 11),
                text(50, 5, shorten(canvas.names[seat], most), 14, weight="normal" if place else "bold", fill=INK),
                at=(0, 56 + 29 * place),
            )
            for place, seat in enumerate(order)
        )
    )


def _standings(canvas: Canvas, width: float) -> Markup:
    """The seats from first to last, with their points."""
    seats = canvas.view.seats
    return group(
        *(
            group(
                text(22, 5, place, 15, "middle", "bold", fill=FADED),
                token(seat, 46, 0, 11),
                text(
                    64,
                    5,
                    shorten(canvas.names[seat], int((width - 110) / 10)),
                    14,
                    weight="bold" if place == 1 else "normal",
                    fill=INK,
                ),
                text(width - 18, 6, seats[seat].score, 18, "end", "bold", fill=INK),
                at=(0, 60 + 32 * (place - 1)),
            )
            for place, seat in enumerate(canvas.view.ranking, 1)
        )
    )


def reminders(canvas: Canvas, width: float, height: float) -> Markup:
    """What figures do, what the marker means, and when the game ends."""
    each, say = (width - 16) / len(_HELP), canvas.words.say
    return group(
        panel(0, 0, width, height, 14, fill=CARD, stroke=RULE),
        *(
            group(_sign(sign), *_explained(say(name), say(how), each - 18), at=(16 + each * place, 0))
            for place, (sign, name, how) in enumerate(_HELP)
        ),
    )


def _sign(sign: str) -> Markup:
    return egg(10, 20, 11, is_golden=True) if sign == "egg" else figure(DINO if sign == "marker" else sign, 10, 22, 12)


def _explained(name: str, how: str, room: float) -> Iterator[Markup]:
    yield text(30, 27, name, 14, weight="bold", fill=INK)
    for place, line in enumerate(wrapped(how, int(room / 6.6))):
        yield text(0, 50 + 15 * place, line, 11.5, fill=FADED)

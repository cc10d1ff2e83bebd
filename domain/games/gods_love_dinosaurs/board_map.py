"""The ecosystem of a seat: its eggs and dinosaurs on top, below them its cells, as large as the panel allows."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import sqrt

from strata.domain.games.gods_love_dinosaurs.board_canvas import Canvas, fitted
from strata.domain.games.gods_love_dinosaurs.board_marks import (
    ALERT,
    CARD,
    FADED,
    GAIN,
    INK,
    RULE,
    colours,
    egg,
    figure,
    land,
    terrain_sign,
    token,
)
from strata.domain.games.gods_love_dinosaurs.components import BOX
from strata.domain.games.gods_love_dinosaurs.state import DINO
from strata.domain.games.gods_love_dinosaurs.targets import cell_target
from strata.domain.kernel import Seat
from strata.domain.toolkit.hexes import axial, in_order
from strata.domain.toolkit.svg import (
    Markup,
    Point,
    element,
    group,
    line,
    panel,
    pointy_centre,
    pointy_corners,
    polygon,
    shorten,
    text,
)

_HEAD, _PAD, _LARGEST, _SMALLEST_TYPE = 54, 12, 46, 9.5
_READABLE = 22
"""The size of a hex from which on what is written in it can be read."""


def ecosystem(canvas: Canvas, seat: Seat, width: float, height: float) -> Markup:
    view = canvas.view
    about, is_asked = view.seats[seat], seat == view.asked
    offered = _offered_cells(canvas, seat)
    anchor = view.anchor if is_asked else None
    size, origin = _size_and_origin(_cells(canvas, seat), width, height - _HEAD)
    return group(
        panel(0, 0, width, height, 14, fill=CARD),
        _head(canvas, seat, width),
        panel(
            0, 0, width, height, 14, fill="none", stroke=ALERT if is_asked else RULE, stroke_width=3 if is_asked else 1
        ),
        group(
            *(_room(seat, cell, size) for cell in offered if cell not in about.terrain),
            *([_anchor(seat, anchor, size)] if anchor else []),
            *(_cell(canvas, seat, cell, size, cell in offered) for cell in in_order(about.terrain)),
            *_journey(canvas, seat, size),
            at=(origin[0], origin[1] + _HEAD),
        ),
    )


def wanted_height(canvas: Canvas, seat: Seat) -> float:
    """How high the panel of an ecosystem should be for its cells to be readable, however far they sprawl."""
    rows = [axial(cell)[1] for cell in _cells(canvas, seat)]
    return _HEAD + 2 * _PAD + (1.5 * (max(rows) - min(rows)) + 2) * _READABLE


def _cells(canvas: Canvas, seat: Seat) -> list[str]:
    """The cells of an ecosystem, those on offer beside it, and where a tile is being laid."""
    view = canvas.view
    anchor = [view.anchor] if view.anchor is not None and seat == view.asked else []
    return [*view.seats[seat].terrain, *_offered_cells(canvas, seat), *anchor]


def _head(canvas: Canvas, seat: Seat, width: float) -> Markup:
    """Who it is, the eggs in the nest, the dinosaurs alive and what they add up to."""
    view, words = canvas.view, canvas.words
    about = view.seats[seat]
    dinos = sum(kind == DINO for kind in about.figures.values())
    nest = _eggs(about.eggs)
    step = min(19.0, (width - 350) / max(1, len(nest)))
    roles = [
        *([words.say("board-you")] if seat == view.viewer else []),
        *([words.say("board-began")] if seat == view.start else []),
        *([words.say("board-has-turn")] if seat == view.active and view.ending is None else []),
    ]
    name, role, points = shorten(canvas.names[seat], 15), " · ".join(roles), words.say("board-points")
    return group(
        panel(0, 0, width, _HEAD - 8, 14, fill="#f6f0e2"),
        panel(0, 0, 9, _HEAD - 8, 4.5, fill=colours(seat)[0]),
        token(seat, 32, 23, 13),
        text(54, 22, name, 16, weight="bold", fill=INK),
        text(54, 38, role, fitted(role, 11.5, 168), fill=FADED),
        *(
            group(egg(0, 0, 11 if is_golden else 9, is_golden), at=(234 + step * place, 24))
            for place, is_golden in enumerate(nest)
        ),
        *([] if nest else [text(224, 28, words.say("board-no-eggs"), 12, fill=FADED)]),
        figure(DINO, width - 118, 23, 15),
        text(width - 96, 29, f"×{dinos}", 15, weight="bold", fill=INK),
        text(width - 14, 26, about.score, 24, "end", "bold", fill=INK),
        text(width - 14, 40, points, fitted(points, 11, 54), "end", fill=FADED),
    )


def _eggs(number: int) -> list[bool]:
    """The eggs in a nest, changed into golden ones as far as they go: whether each is golden."""
    golden, regular = divmod(number, BOX.golden_egg)
    return [True] * golden + [False] * regular


def _size_and_origin(cells: Iterable[str], width: float, height: float) -> tuple[float, Point]:
    """The size of a hex and where cell 0,0 lies, so that all cells fill a panel."""
    middles = [pointy_centre(*axial(cell), 1) for cell in cells]
    left, right = min(x for x, _ in middles) - sqrt(3) / 2, max(x for x, _ in middles) + sqrt(3) / 2
    top, bottom = min(y for _, y in middles) - 1, max(y for _, y in middles) + 1
    size = min((width - 2 * _PAD) / (right - left), (height - 2 * _PAD) / (bottom - top), _LARGEST)
    return size, ((width - (left + right) * size) / 2, (height - (top + bottom) * size) / 2)


def _cell(canvas: Canvas, seat: Seat, cell: str, size: float, is_offered: bool) -> Markup:
    view, words = canvas.view, canvas.words
    about = view.seats[seat]
    terrain, standing = about.terrain[cell], about.figures.get(cell)
    described = [words.say("terrain", terrain=terrain)]
    if cell == BOX.nest:
        described.append(words.say("board-nest"))
    if standing is not None:
        described.append(words.say("figure", figure=standing))
    rim = GAIN if is_offered else None
    if seat in view.queue[:1] and cell in (view.unresolved or ()):
        described.append(words.say("board-yet-to-act"))
        rim = ALERT
    eggs = about.eggs if cell == BOX.nest else None
    caption = f"{cell}: {', '.join(described)}"
    return _drawn_cell(cell, size, terrain, standing, eggs, rim, caption, cell_target(seat, cell))


@lru_cache(8192)
def _drawn_cell(
    cell: str,
    size: float,
    terrain: str,
    standing: str | None,
    eggs: int | None,
    rim: str | None,
    caption: str,
    target: str,
) -> Markup:
    """A cell with who stands there; that of the nest with its eggs. What is yet to act has a dashed rim."""
    x, y = pointy_centre(*axial(cell), size)
    parts = [land(terrain, x, y, size)]
    if eggs is not None:
        parts.append(_nest(x, y + size * 0.28, size, eggs))
    if standing is None:
        parts.append(terrain_sign(terrain, x, y - size * 0.2, size * 0.4))
    else:
        parts += [
            terrain_sign(terrain, x, y - size * 0.76, size * 0.16),
            figure(standing, x, y - size * 0.12, size * (0.5 if standing == DINO else 0.46)),
        ]
    if rim is not None:
        parts.append(_frame(x, y, size, rim, dashed=rim == ALERT))
    share = min(max(0.33, _SMALLEST_TYPE / size), 0.42)
    parts.append(text(x, y + size * (1 - 0.9 * share), cell, size * share, "middle", "600", fill=INK))
    return group(element("title", caption), *parts, data_target=target)


def _frame(x: float, y: float, size: float, colour: str, dashed: bool) -> Markup:
    dashes = "6 3" if dashed else None
    corners = pointy_corners(x, y, size * 0.93)
    return polygon(corners, fill="none", stroke=colour, stroke_width=size * 0.09, stroke_dasharray=dashes)


def _nest(x: float, y: float, size: float, eggs: int) -> Markup:
    """A bowl of twigs with the eggs that are in it."""
    inside = _eggs(eggs)
    step = min(0.26, 1.1 / max(1, len(inside))) * size
    first = x - step * (len(inside) - 1) / 2
    across, down = size * 0.66, size * 0.15
    return group(
        element("ellipse", cx=x, cy=y, rx=across, ry=down, fill="#8a5a2b", stroke="#4f3010", stroke_width=1),
        *(egg(first + step * place, y - size * 0.05, size * 0.12, is_golden) for place, is_golden in enumerate(inside)),
    )


def _offered_cells(canvas: Canvas, seat: Seat) -> list[str]:
    """The cells of an ecosystem, or beside it, that the reader may point at."""
    start = cell_target(seat, "")
    return in_order(target.removeprefix(start) for target in canvas.offered if target.startswith(start))


def _room(seat: Seat, cell: str, size: float) -> Markup:
    """Where a cell of the tile in hand can go."""
    x, y = pointy_centre(*axial(cell), size)
    outline = pointy_corners(x, y, size * 0.9)
    return group(
        element("title", cell),
        polygon(outline, fill="#ffffff", stroke=GAIN, stroke_width=size * 0.05, stroke_dasharray="4 4"),
        text(x, y + size * 0.16, cell, fitted(cell, size * 0.5, size * 1.56), "middle", "600", fill=INK),
        data_target=cell_target(seat, cell),
    )


def _anchor(seat: Seat, cell: str, size: float) -> Markup:
    """Where cell ``a`` of the tile in hand goes."""
    x, y = pointy_centre(*axial(cell), size)
    return group(
        element("title", f"{cell}: a"),
        polygon(pointy_corners(x, y, size * 0.9), fill="#fbe3d3", stroke=ALERT, stroke_width=size * 0.05),
        text(x, y + size * 0.15, "a", size * 0.5, "middle", "bold", fill=INK),
        data_target=cell_target(seat, cell),
    )


def _journey(canvas: Canvas, seat: Seat, size: float) -> list[Markup]:
    """From where to where a dinosaur was sent."""
    sent = canvas.view.sent
    if sent is None or seat != canvas.view.asked:
        return []
    start, end = pointy_centre(*axial(sent.origin), size), pointy_centre(*axial(sent.to), size)
    goal = polygon(pointy_corners(*end, size * 0.93), fill="none", stroke=ALERT, stroke_width=size * 0.12)
    if start == end:
        return [goal]
    return [
        line(start, end, stroke=ALERT, stroke_width=size * 0.1, stroke_dasharray="3 5", stroke_linecap="round"),
        goal,
    ]

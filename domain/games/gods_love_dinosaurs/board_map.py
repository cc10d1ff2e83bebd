"""The ecosystem of a seat: its eggs and dinosaurs on top, below them its cells, as large as the panel allows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt

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
from strata.domain.games.gods_love_dinosaurs.rules.tiles import anchors, directions
from strata.domain.games.gods_love_dinosaurs.state import DINO, Ecosystem, Phase
from strata.domain.games.gods_love_dinosaurs.view import View
from strata.domain.kernel import Seat
from strata.domain.toolkit.hexes import around, axial, in_order
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

_HEAD, _PAD, _LARGEST = 54, 12, 46


def ecosystem(view: View, names: Sequence[str], seat: Seat, width: float, height: float) -> Markup:
    about, is_asked = view.seats[seat], seat == view.asked
    hints = _hints(view, seat)
    size, origin = _size_and_origin([*about.terrain, *hints], width, height - _HEAD)
    cells = (_cell(view, seat, cell, size) for cell in in_order(about.terrain))
    placements = (_hint(cell, words, size) for cell, words in hints.items())
    return group(
        panel(0, 0, width, height, 14, fill=CARD),
        _head(view, names, seat, width),
        panel(
            0, 0, width, height, 14, fill="none", stroke=ALERT if is_asked else RULE, stroke_width=3 if is_asked else 1
        ),
        group(*placements, *cells, *_journey(view, seat, size), at=(origin[0], origin[1] + _HEAD)),
    )


def _head(view: View, names: Sequence[str], seat: Seat, width: float) -> Markup:
    """Who it is, the eggs in the nest, the dinosaurs alive and what they add up to."""
    about = view.seats[seat]
    golden, regular = divmod(about.eggs, BOX.golden_egg)
    dinos = sum(kind == DINO for kind in about.figures.values())
    name = f"{shorten(names[seat], 10)} (you)" if seat == view.viewer else shorten(names[seat], 15)
    nest = [egg(0, 0, 11, is_golden=True)] * golden + [egg(0, 0, 9, is_golden=False)] * regular
    step = min(19.0, (width - 350) / max(1, len(nest)))
    roles = [*(["began"] if seat == view.start else []), *(["turn"] if seat == view.active else [])]
    return group(
        panel(0, 0, width, _HEAD - 8, 14, fill="#f6f0e2"),
        panel(0, 0, 9, _HEAD - 8, 4.5, fill=colours(seat)[0]),
        token(seat, 32, 23, 13),
        text(54, 22, name, 16, weight="bold", fill=INK),
        text(54, 38, " · ".join(roles), 11.5, fill=FADED),
        *(group(mark, at=(234 + step * place, 24)) for place, mark in enumerate(nest)),
        *([] if nest else [text(224, 28, "no eggs", 12, fill=FADED)]),
        figure(DINO, width - 112, 23, 15),
        text(width - 90, 29, f"×{dinos}", 15, weight="bold", fill=INK),
        text(width - 14, 26, about.score, 24, "end", "bold", fill=INK),
        text(width - 14, 40, "points", 11, "end", fill=FADED),
    )


def _size_and_origin(cells: Iterable[str], width: float, height: float) -> tuple[float, Point]:
    """The size of a hex and where cell 0,0 lies, so that all cells fill a panel."""
    middles = [pointy_centre(*axial(cell), 1) for cell in cells]
    left, right = min(x for x, _ in middles) - sqrt(3) / 2, max(x for x, _ in middles) + sqrt(3) / 2
    top, bottom = min(y for _, y in middles) - 1, max(y for _, y in middles) + 1
    size = min((width - 2 * _PAD) / (right - left), (height - 2 * _PAD) / (bottom - top), _LARGEST)
    return size, ((width - (left + right) * size) / 2, (height - (top + bottom) * size) / 2)


def _cell(view: View, seat: Seat, cell: str, size: float) -> Markup:
    about = view.seats[seat]
    terrain, standing = about.terrain[cell], about.figures.get(cell)
    x, y = pointy_centre(*axial(cell), size)
    parts = [land(terrain, x, y, size)]
    described = [terrain, *(["nest"] if cell == BOX.nest else []), *([standing] if standing else [])]
    if cell == BOX.nest:
        parts.append(_nest(x, y + size * 0.28, size))
    if standing is None:
        parts.append(terrain_sign(terrain, x, y - size * 0.2, size * 0.4))
    else:
        parts += [
            terrain_sign(terrain, x, y - size * 0.76, size * 0.16),
            figure(standing, x, y - size * 0.12, size * (0.5 if standing == DINO else 0.46)),
        ]
    if seat in view.queue[:1] and cell in (view.unresolved or ()):
        described.append("yet to act")
        frame = pointy_corners(x, y, size * 0.93)
        parts.append(polygon(frame, fill="none", stroke=ALERT, stroke_width=size * 0.09, stroke_dasharray="6 3"))
    parts.append(text(x, y + size * 0.68, cell, size * 0.31, "middle", "600", fill=INK))
    return group(element("title", f"{cell}: {', '.join(described)}"), *parts, data_hex=f"{seat}:{cell}")


def _nest(x: float, y: float, size: float) -> Markup:
    """A bowl of twigs with eggs in it."""
    bowl = element(
        "ellipse", cx=x, cy=y, rx=size * 0.62, ry=size * 0.15, fill="#8a5a2b", stroke="#4f3010", stroke_width=1
    )
    return group(
        bowl, *(egg(x + shift * size, y - size * 0.05, size * 0.1, is_golden=False) for shift in (-0.42, 0, 0.42))
    )


def _hints(view: View, seat: Seat) -> dict[str, str]:
    """Where the tile in hand can go: cells for ``a``, or, once that is settled, those for ``b`` by direction."""
    if view.hand is None or seat != view.asked:
        return {}
    about = Ecosystem(view.seats[seat].terrain)
    if view.phase == Phase.PLACE or view.anchor is None:
        return {cell: cell for cell in in_order(anchors(about))}
    beside = around(view.anchor)
    return {view.anchor: "a", **{beside[dir_]: f"dir {dir_}" for dir_ in directions(about, view.anchor)}}


def _hint(cell: str, words: str, size: float) -> Markup:
    x, y = pointy_centre(*axial(cell), size)
    is_anchor = words == "a"
    return group(
        polygon(
            pointy_corners(x, y, size * 0.9),
            fill="#fbe3d3" if is_anchor else "#ffffff",
            stroke=ALERT if is_anchor else GAIN,
            stroke_width=size * 0.05,
            stroke_dasharray=None if is_anchor else "4 4",
        ),
        text(x, y + size * 0.1, words, size * (0.5 if is_anchor else 0.34), "middle", "600", fill=INK),
    )


def _journey(view: View, seat: Seat, size: float) -> list[Markup]:
    """From where to where a dinosaur was sent."""
    if view.sent is None or seat != view.asked:
        return []
    start, end = pointy_centre(*axial(view.sent.origin), size), pointy_centre(*axial(view.sent.to), size)
    goal = polygon(pointy_corners(*end, size * 0.93), fill="none", stroke=ALERT, stroke_width=size * 0.12)
    if start == end:
        return [goal]
    return [
        line(start, end, stroke=ALERT, stroke_width=size * 0.1, stroke_dasharray="3 5", stroke_linecap="round"),
        goal,
    ]

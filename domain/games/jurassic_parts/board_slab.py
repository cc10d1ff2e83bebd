"""The slab: every tile with its number and face or back, boulders on their sides, chisels on the edges."""

from __future__ import annotations

from functools import lru_cache

from strata.domain.games.jurassic_parts.board_marks import (
    ALERT,
    FACES,
    INK,
    PIT,
    STONE,
    STONE_EDGE,
    boulder,
    chisel,
    eye,
    fossil,
    free_edge,
)
from strata.domain.games.jurassic_parts.board_table import Table
from strata.domain.games.jurassic_parts.components import BESIDE, BOX, EDGE, EDGE_ORDER, EDGES, SIDES, SPECIES
from strata.domain.games.jurassic_parts.foresight import foresee
from strata.domain.games.jurassic_parts.naming import KIND
from strata.domain.games.jurassic_parts.view import CellView
from strata.domain.kernel import Seat
from strata.domain.toolkit.svg import (
    Markup,
    Point,
    circle,
    element,
    group,
    panel,
    path,
    pointy_centre,
    pointy_corners,
    polygon,
    text,
)

_MARGIN = 14


def slab(table: Table, width: float, height: float) -> Markup:
    """The pit with what is left of the slab, always at the same place."""
    view = table.view
    corners = [corner for cell in BOX.cells for corner in pointy_corners(*pointy_centre(cell.q, cell.r, 1), 1)]
    left, right = min(x for x, _ in corners), max(x for x, _ in corners)
    top, bottom = min(y for _, y in corners), max(y for _, y in corners)
    size = min((width - 2 * _MARGIN) / (right - left), (height - 2 * _MARGIN) / (bottom - top))
    origin = ((width - (left + right) * size) / 2, (height - (top + bottom) * size) / 2)
    outline = [polygon(pointy_corners(*_centre(cell.cell, size), size)) for cell in view.slab]
    present = {cell.cell for cell in view.slab}
    holes = [
        text(*_below(_centre(number, size)), number, 0.26 * size, "middle", fill="#a08c73")
        for number in range(len(BOX.cells))
        if number not in present
    ]
    chisels = sorted(view.chisels, key=EDGE_ORDER.__getitem__)
    free = [edge.id for edge in EDGES if f"edge:{edge.id}" in table.offered and edge.id not in view.chisels]
    return group(
        panel(0, 0, width, height, 14, fill=PIT),
        group(
            *holes,
            group(*outline, fill="#3d3226", stroke="#3d3226", stroke_width=0.3 * size, stroke_linejoin="round"),
            *(_cell(table, cell, size) for cell in view.slab),
            group(*(_boulders(cell, present, size) for cell in view.slab), pointer_events="none"),
            *(_part(table, cell, size) for cell in view.choices),
            *(_free_edge(table, edge, size) for edge in free),
            *(_chisel(table, edge, size) for edge in chisels),
            at=origin,
        ),
    )


def _centre(cell: int, size: float) -> Point:
    return pointy_centre(BOX.cells[cell].q, BOX.cells[cell].r, size)


def _below(point: Point) -> Point:
    return point[0], point[1] + 4


def _cell(table: Table, cell: CellView, size: float) -> Markup:
    is_seen, is_offered = cell.is_up and cell.tile is not None, f"cell:{cell.cell}" in table.offered
    face = None
    if is_seen:
        assert cell.tile is not None
        what = KIND[cell.tile][0]
        face = what, table.short(what), table.part(cell.tile)
    tile, peeked_by = (None, None) if is_seen else (cell.tile, cell.peeked_by)
    return _drawn_cell(cell.cell, size, face, tile, peeked_by, is_offered, _caption(table, cell))


@lru_cache(4096)
def _drawn_cell(
    cell: int,
    size: float,
    face: tuple[str, str, str] | None,
    tile: str | None,
    peeked_by: Seat | None,
    is_offered: bool,
    caption: str,
) -> Markup:
    """A tile with its face up (what it shows, in short, and which part of it), or down, and perhaps looked at."""
    x, y = _centre(cell, size)
    fill = STONE if face is None else FACES[face[0]]
    parts = [polygon(pointy_corners(x, y, size), fill=fill, stroke=STONE_EDGE, stroke_width=1.4)]
    if face is not None:
        parts += _face(*face, x, y, size)
        parts.append(text(x, y + 0.73 * size, cell, 0.2 * size, "middle", "600", fill=INK))
    else:
        parts += [_grain(x, y, size), *_peeked(tile, peeked_by, x, y, size)]
        low, large = (0.86, 0.2) if tile is not None else (0.12, 0.34)
        parts.append(text(x, y + low * size, cell, large * size, "middle", "600", fill=INK))
    if is_offered:
        around = pointy_corners(x, y, 0.9 * size)
        parts.append(polygon(around, fill="none", stroke=ALERT, stroke_width=3, stroke_dasharray="7 4"))
    return group(element("title", caption), *parts, data_target=f"cell:{cell}")


def _face(what: str, short: str, part: str, x: float, y: float, size: float) -> list[Markup]:
    """What a tile is: its name, its picture, and which part of its skeleton."""
    drawn = [
        text(x, y - 0.35 * size, short, 0.2 * size, "middle", "600", fill=INK),
        fossil(what, x, y + (0.03 if part else 0.1) * size, (0.31 if part else 0.36) * size),
    ]
    return [*drawn, text(x, y + 0.5 * size, part, 0.19 * size, "middle", fill=INK)] if part else drawn


@lru_cache(2048)
def _grain(x: float, y: float, size: float) -> Markup:
    """The rough back of a tile."""
    strokes = ((-0.5, -0.3, 0.34), (0.12, -0.52, 0.3), (-0.72, 0.08, 0.22), (-0.55, 0.4, 0.3), (0.2, 0.42, 0.36))
    data = "".join(
        f"M{x + dx * size:.2f},{y + dy * size:.2f}l{length * size:.2f},{-0.08 * size:.2f}" for dx, dy, length in strokes
    )
    return path(data, fill="none", stroke="#8d8478", stroke_width=2, stroke_linecap="round")


def _peeked(tile: str | None, peeked_by: Seat | None, x: float, y: float, size: float) -> list[Markup]:
    """A tile that somebody has looked at, with its face where the viewer knows it."""
    if peeked_by is None:
        return []
    if tile is None:
        return [eye(x, y - 0.42 * size, 0.24 * size, peeked_by)]
    what, part = KIND[tile]
    inner = polygon(pointy_corners(x, y, 0.62 * size), fill=FACES[what], stroke=INK, stroke_dasharray="4 3")
    parts = SPECIES[what].parts if what in SPECIES else 1
    said = f"{part}/{parts}" if parts > 1 else ""
    number = text(x, y + 0.46 * size, said, 0.18 * size, "middle", fill=INK)
    return [
        inner,
        fossil(what, x, y - 0.02 * size, 0.3 * size),
        number,
        eye(x, y - 0.52 * size, 0.2 * size, peeked_by),
    ]


def _boulders(cell: CellView, present: set[int], size: float) -> Markup:
    """The boulders of a tile that lie towards another one."""
    sides = tuple([side for side in cell.boulders if BESIDE[cell.cell][side] in present])
    return _drawn_boulders(cell.cell, sides, size)


@lru_cache(4096)
def _drawn_boulders(cell: int, sides: tuple[int, ...], size: float) -> Markup:
    x, y = _centre(cell, size)
    corners = pointy_corners(x, y, size)
    middles = [_middle(corners[side], corners[(side + 1) % SIDES]) for side in sides]
    return group(*(boulder(x + 0.66 * (mx - x), y + 0.66 * (my - y), 0.14 * size) for mx, my in middles))


def _middle(start: Point, end: Point) -> Point:
    return (start[0] + end[0]) / 2, (start[1] + end[1]) / 2


def _caption(table: Table, cell: CellView) -> str:
    tile = table.say("board-unseen-tile") if cell.tile is None else table.tile(cell.tile)
    said = [table.say("board-cell-up" if cell.is_up else "board-cell-down", cell=cell.cell, tile=tile)]
    if cell.peeked_by is not None:
        said.append(table.say("board-seen-by", name=table.names[cell.peeked_by]))
    if cell.boulders:
        said.append(table.say("board-boulders", n=len(cell.boulders)))
    return ", ".join(said)


def _part(table: Table, lowest: int, size: float) -> Markup:
    """A part that may break off, with an outline round all its tiles."""
    cells = foresee(table.view).part_of_choice(lowest).cells
    inside = set(cells)
    sides = []
    for cell in cells:
        corners = pointy_corners(*_centre(cell, size), 0.9 * size)
        for side in range(SIDES):
            if BESIDE[cell][side] not in inside:
                (ax, ay), (bx, by) = corners[side], corners[(side + 1) % SIDES]
                sides.append(f"M{ax:.2f},{ay:.2f}L{bx:.2f},{by:.2f}")
    rooms = [polygon(pointy_corners(*_centre(cell, size), size), fill="#ffffff", fill_opacity=0) for cell in cells]
    rim = path(
        "".join(sides), fill="none", stroke=ALERT, stroke_width=4, stroke_linecap="round", stroke_dasharray="9 5"
    )
    title = element("title", table.say("board-part-of-slab", n=len(cells), cells=[str(cell) for cell in cells]))
    return group(title, *rooms, rim, data_target=f"part:{lowest}")


def _ends(edge: str, size: float) -> tuple[Point, Point]:
    """The corners between which an edge runs."""
    side = EDGE[edge].side.bit_length() - 1
    corners = pointy_corners(*_centre(EDGE[edge].a, size), size)
    return corners[side], corners[(side + 1) % SIDES]


def _free_edge(table: Table, edge: str, size: float) -> Markup:
    return _drawn_free_edge(edge, size, table.say("board-edge", edge=edge))


@lru_cache(4096)
def _drawn_free_edge(edge: str, size: float, caption: str) -> Markup:
    start, end = _ends(edge, size)
    return group(element("title", caption), free_edge(start, end, 0.2 * size), data_target=f"edge:{edge}")


def _chisel(table: Table, edge: str, size: float) -> Markup:
    owner = table.view.chisels[edge]
    caption = table.say("board-chisel", edge=edge, name=table.names[owner])
    return _drawn_chisel(edge, size, owner, caption, f"edge:{edge}" in table.offered)


@lru_cache(4096)
def _drawn_chisel(edge: str, size: float, owner: Seat, caption: str, is_offered: bool) -> Markup:
    start, end = _ends(edge, size)
    x, y = _middle(start, end)
    ring = circle(x, y, 0.19 * size, fill="none", stroke=INK, stroke_width=2.2, stroke_dasharray="4 2")
    return group(
        element("title", caption),
        chisel(owner, start, end, 0.2 * size),
        *([ring] if is_offered else []),
        data_target=f"edge:{edge}",
    )

"""The slab: every tile with its number and face or back, boulders on their sides, chisels on the edges."""

from __future__ import annotations

from collections.abc import Sequence

from strata.domain.games.jurassic_parts.board_marks import (
    ALERT,
    FACES,
    INK,
    PIT,
    SHORT_NAMES,
    STONE,
    STONE_EDGE,
    boulder,
    chisel,
    eye,
    fossil,
    pips,
    species_or_kind,
    tile_caption,
)
from strata.domain.games.jurassic_parts.components import BOX, EDGE, EDGE_ORDER, SIDES
from strata.domain.games.jurassic_parts.view import CellView, View
from strata.domain.toolkit.svg import (
    Markup,
    Point,
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


def slab(view: View, names: Sequence[str], width: float, height: float) -> Markup:
    """The pit with what is left of the slab, always at the same place."""
    corners = [corner for cell in BOX.cells for corner in pointy_corners(*pointy_centre(cell.q, cell.r, 1), 1)]
    left, right = min(x for x, _ in corners), max(x for x, _ in corners)
    top, bottom = min(y for _, y in corners), max(y for _, y in corners)
    size = min((width - 2 * _MARGIN) / (right - left), (height - 2 * _MARGIN) / (bottom - top))
    origin = ((width - (left + right) * size) / 2, (height - (top + bottom) * size) / 2)
    outline = [
        polygon(pointy_corners(*pointy_centre(BOX.cells[cell.cell].q, BOX.cells[cell.cell].r, size), size))
        for cell in view.slab
    ]
    present = {cell.cell for cell in view.slab}
    holes = [
        text(*_below(pointy_centre(cell.q, cell.r, size)), number, 0.26 * size, "middle", fill="#a08c73")
        for number, cell in enumerate(BOX.cells)
        if number not in present
    ]
    edges = sorted(view.chisels, key=EDGE_ORDER.__getitem__)
    return group(
        panel(0, 0, width, height, 14, fill=PIT),
        group(
            *holes,
            group(*outline, fill="#3d3226", stroke="#3d3226", stroke_width=0.3 * size, stroke_linejoin="round"),
            *(_cell(view, names, cell, size) for cell in view.slab),
            *(_chisel(view, edge, size) for edge in edges),
            at=origin,
        ),
    )


def _below(point: Point) -> Point:
    return point[0], point[1] + 4


def _cell(view: View, names: Sequence[str], cell: CellView, size: float) -> Markup:
    x, y = pointy_centre(BOX.cells[cell.cell].q, BOX.cells[cell.cell].r, size)
    corners = pointy_corners(x, y, size)
    if cell.is_up and cell.tile is not None:
        what = species_or_kind(cell.tile)
        parts = [
            polygon(corners, fill=FACES[what], stroke=STONE_EDGE, stroke_width=1.4),
            text(x, y - 0.41 * size, SHORT_NAMES[what], 0.22 * size, "middle", "600", fill=INK),
            fossil(what, x, y + 0.01 * size, 0.4 * size),
            pips(cell.tile, x, y + 0.44 * size, 0.075 * size),
            text(x, y + 0.77 * size, cell.cell, 0.24 * size, "middle", "600", fill=INK),
        ]
    else:
        parts = [polygon(corners, fill=STONE, stroke=STONE_EDGE, stroke_width=1.4), _grain(x, y, size)]
        parts += _peeked(cell, x, y, size)
        is_face_shown = cell.tile is not None
        low, large = (0.91, 0.22) if is_face_shown else (0.12, 0.34)
        parts.append(text(x, y + low * size, cell.cell, large * size, "middle", "600", fill=INK))
    for side in cell.boulders:
        (ax, ay), (bx, by) = corners[side], corners[(side + 1) % SIDES]
        middle = ((ax + bx) / 2, (ay + by) / 2)
        parts.append(boulder(x + 0.86 * (middle[0] - x), y + 0.86 * (middle[1] - y), 0.17 * size))
    if cell.cell in view.choices:
        parts.append(polygon(pointy_corners(x, y, 0.9 * size), fill="none", stroke=ALERT, stroke_width=4))
    return group(element("title", _caption(cell, names)), *parts, data_cell=str(cell.cell))


def _grain(x: float, y: float, size: float) -> Markup:
    """The rough back of a tile."""
    strokes = ((-0.5, -0.3, 0.34), (0.12, -0.52, 0.3), (-0.72, 0.08, 0.22), (-0.55, 0.4, 0.3), (0.2, 0.42, 0.36))
    data = "".join(
        f"M{x + dx * size:.2f},{y + dy * size:.2f}l{length * size:.2f},{-0.08 * size:.2f}" for dx, dy, length in strokes
    )
    return path(data, fill="none", stroke="#8d8478", stroke_width=2, stroke_linecap="round")


def _peeked(cell: CellView, x: float, y: float, size: float) -> list[Markup]:
    """A tile that somebody has looked at, with its face where the viewer knows it."""
    if cell.peeked_by is None:
        return []
    if cell.tile is None:
        return [eye(x, y - 0.42 * size, 0.24 * size, cell.peeked_by)]
    what = species_or_kind(cell.tile)
    return [
        polygon(pointy_corners(x, y, 0.66 * size), fill=FACES[what], stroke=INK, stroke_dasharray="4 3"),
        fossil(what, x, y - 0.02 * size, 0.34 * size),
        pips(cell.tile, x, y + 0.36 * size, 0.06 * size),
        eye(x, y - 0.55 * size, 0.2 * size, cell.peeked_by),
    ]


def _caption(cell: CellView, names: Sequence[str]) -> str:
    face = tile_caption(cell.tile) if cell.tile is not None else "unseen"
    said = [face if cell.is_up else f"face down, {face}"]
    if cell.peeked_by is not None:
        said.append(f"seen by {names[cell.peeked_by]}")
    if cell.boulders:
        said.append(f"{len(cell.boulders)} boulder side{'' if len(cell.boulders) == 1 else 's'}")
    return f"Cell {cell.cell}: {', '.join(said)}"


def _chisel(view: View, edge: str, size: float) -> Markup:
    here = BOX.cells[EDGE[edge].a]
    corners = pointy_corners(*pointy_centre(here.q, here.r, size), size)
    side = EDGE[edge].side.bit_length() - 1
    owner = view.chisels[edge]
    return group(
        element("title", f"Edge {edge}: a chisel of seat {owner}"),
        chisel(owner, corners[side], corners[(side + 1) % SIDES], 0.2 * size),
        data_edge=edge,
    )

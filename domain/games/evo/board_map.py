"""The island: terrain, climate zone and id of every hex, start stars and dinos."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from strata.domain.games.evo.board_marks import (
    ALERT,
    INK,
    SEA,
    SHALLOWS,
    TERRAINS,
    ZONE_WORDS,
    dino,
    terrain_sign,
    zone_sign,
)
from strata.domain.games.evo.components import DEADLY, ISLANDS, Zone
from strata.domain.games.evo.state import Phase
from strata.domain.games.evo.view import View
from strata.domain.toolkit.hexes import axial
from strata.domain.toolkit.svg import Markup, Point, element, group, hex_centre, hex_corners, panel, polygon, star, text

_MARGIN = 16


def island_in_the_sea(view: View, names: Sequence[str], width: float, height: float) -> Markup:
    """The map, as large as the panel allows."""
    size, origin = _size_and_origin(view.map, width, height)
    hexes = (_hex(view, names, hex_, size) for hex_ in ISLANDS[view.map].hexes)
    return group(panel(0, 0, width, height, 14, fill=SEA), group(_coast(view.map, size), *hexes, at=origin))


@cache
def _size_and_origin(map_id: str, width: float, height: float) -> tuple[float, Point]:
    """The size of a hex and where hex 0,0 lies, so that a map fills a panel."""
    corners = [corner for hex_ in ISLANDS[map_id].hexes for corner in hex_corners(*axial(hex_), 1)]
    left, right = min(x for x, _ in corners), max(x for x, _ in corners)
    top, bottom = min(y for _, y in corners), max(y for _, y in corners)
    size = min((width - 2 * _MARGIN) / (right - left), (height - 2 * _MARGIN) / (bottom - top))
    return size, ((width - (left + right) * size) / 2, (height - (top + bottom) * size) / 2)


@cache
def _coast(map_id: str, size: float) -> Markup:
    shores = (polygon(hex_corners(*axial(hex_), size)) for hex_ in ISLANDS[map_id].hexes)
    return group(*shores, fill=SHALLOWS, stroke=SHALLOWS, stroke_width=size * 0.55, stroke_linejoin="round")


@cache
def _land(terrain: str, zone: Zone, hex_: str, size: float) -> Markup:
    """A hex as such: the colour and sign of its terrain, darkened where deadly, the sign of its zone, its id."""
    (x, y), corners = hex_centre(*axial(hex_), size), hex_corners(*axial(hex_), size)
    is_deadly = zone in DEADLY
    ink = "#ffffff" if is_deadly else INK
    return group(
        polygon(corners, fill=TERRAINS[terrain], stroke="#ffffff", stroke_width=1.5),
        *([polygon(corners, fill="#1d1a2b", opacity=0.5)] if is_deadly else []),
        terrain_sign(terrain, x + size * 0.26, y - size * 0.64, size * 0.15, ink),
        *([] if zone is Zone.TEMPERATE else [zone_sign(zone, x - size * 0.2, y - size * 0.63, size * 0.19)]),
        text(x, y + size * 0.77, hex_, size * 0.29, "middle", "600", fill=ink),
    )


def _hex(view: View, names: Sequence[str], hex_: str, size: float) -> Markup:
    island = ISLANDS[view.map]
    terrain, zone = island.terrain[hex_], island.zones[view.climate_terrain][hex_]
    q, r = axial(hex_)
    x, y = hex_centre(q, r, size)
    parts = [_land(terrain, zone, hex_, size)]
    about = [terrain, ZONE_WORDS[zone], *(["start"] if hex_ in island.stars else [])]
    if hex_ in view.board:
        seat, described = view.board[hex_], _describe_dino(view, hex_)
        parts += [
            *_frame(described, q, r, size),
            dino(seat, x - size * 0.02, y + size * 0.09, size * 0.47),
            *_egg(described, x - size * 0.52, y + size * 0.42, size),
        ]
        about.append(f"{described} of {names[seat]}")
    elif hex_ in island.stars:
        parts.append(polygon(star(x, y, size * 0.42, size * 0.17), fill="#ffffff", stroke=INK, stroke_width=1.2))
    return group(element("title", f"{hex_}: {', '.join(about)}"), *parts, data_hex=hex_)


def _describe_dino(view: View, hex_: str) -> str:
    """What a dino is: about to jump, newborn, a parent of the births that are being placed, or just a dino."""
    seat = view.board[hex_]
    if hex_ == view.jumping:
        return "jumping dino"
    if hex_ in view.seats[seat].newborns:
        return "newborn dino"
    is_parent = view.phase == Phase.BIRTHS and seat == view.asked and hex_ in view.seats[seat].adults
    return "parent dino" if is_parent else "dino"


def _frame(described: str, q: int, r: int, size: float) -> list[Markup]:
    """Parents stand in a framed hex, a dino about to jump in a dashed one."""
    if described not in ("parent dino", "jumping dino"):
        return []
    x, y = hex_centre(q, r, size)
    corners = [(x + 0.96 * (cx - x), y + 0.96 * (cy - y)) for cx, cy in hex_corners(q, r, size)]
    dashes = "7 4" if described == "jumping dino" else None
    return [polygon(corners, fill="none", stroke=ALERT, stroke_width=3, stroke_dasharray=dashes)]


def _egg(described: str, x: float, y: float, size: float) -> list[Markup]:
    if described != "newborn dino":
        return []
    return [
        element("ellipse", cx=x, cy=y, rx=size * 0.13, ry=size * 0.17, fill="#fffdf2", stroke=INK, stroke_width=1.2)
    ]

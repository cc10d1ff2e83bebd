"""The island: terrain, climate zone and id of every hex, start stars, dinos, and which hexes are offered."""

from __future__ import annotations

from functools import cache, lru_cache

from strata.domain.games.evo.board_drawing import Drawing
from strata.domain.games.evo.board_marks import (
    ALERT,
    DEADLY_INK,
    INK,
    SEA,
    SHALLOWS,
    TERRAINS,
    dino,
    terrain_sign,
    zone_sign,
)
from strata.domain.games.evo.components import DEADLY, ISLANDS, Zone
from strata.domain.games.evo.state import Phase
from strata.domain.games.evo.view import View
from strata.domain.kernel import Seat
from strata.domain.toolkit.hexes import axial
from strata.domain.toolkit.svg import Markup, Point, element, group, hex_centre, hex_corners, panel, polygon, star, text

_MARGIN = 16


def island_in_the_sea(drawing: Drawing, width: float, height: float) -> Markup:
    """The map, as large as the panel allows."""
    map_id = drawing.view.map
    size, origin = _size_and_origin(map_id, width, height)
    hexes = (_hex(drawing, hex_, size) for hex_ in ISLANDS[map_id].hexes)
    return group(panel(0, 0, width, height, 14, fill=SEA), group(_coast(map_id, size), *hexes, at=origin))


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
def _land(terrain: str, zone: Zone | None, hex_: str, size: float, is_offered: bool) -> Markup:
    """A hex as such: colour and sign of its terrain, a dark rim where deadly, a bright one where offered, zone, id."""
    (x, y), corners = hex_centre(*axial(hex_), size), hex_corners(*axial(hex_), size)
    parts = [polygon(corners, fill=TERRAINS[terrain], stroke="#ffffff", stroke_width=1.5)]
    if zone in DEADLY:
        rim = _shrunk(hex_, size, 0.92)
        parts += [
            polygon(corners, fill=DEADLY_INK, opacity=0.2),
            polygon(
                rim, fill="none", stroke=DEADLY_INK, stroke_width=size * 0.12, stroke_linejoin="round", opacity=0.62
            ),
        ]
    if is_offered:
        inner = _shrunk(hex_, size, 0.93)
        parts.append(polygon(inner, fill="#ffffff", fill_opacity=0.45, stroke=ALERT, stroke_width=3))
    parts.append(terrain_sign(terrain, x + size * 0.26, y - size * 0.6, size * 0.15))
    if zone not in (None, Zone.TEMPERATE):
        parts.append(zone_sign(zone, x - size * 0.2, y - size * 0.59, size * 0.19))
    parts.append(text(x, y + size * 0.67, hex_, size * 0.28, "middle", "600", fill=INK))
    return group(*parts)


def _shrunk(hex_: str, size: float, scale: float) -> list[Point]:
    """The corners of a smaller hex inside a hex."""
    x, y = hex_centre(*axial(hex_), size)
    return [(x + scale * (cx - x), y + scale * (cy - y)) for cx, cy in hex_corners(*axial(hex_), size)]


def _hex(drawing: Drawing, hex_: str, size: float) -> Markup:
    view, island = drawing.view, ISLANDS[drawing.view.map]
    terrain, target = island.terrain[hex_], f"hex:{hex_}"
    zone = None if view.ending is not None else island.zones[view.climate_terrain][hex_]
    about = [drawing.say(f"terrain-{terrain}")]
    if zone is not None:
        about.append(drawing.say(f"zone-{zone}"))
    if hex_ in island.stars:
        about.append(drawing.say("board-star"))
    standing = None
    if hex_ in view.board:
        standing = view.board[hex_], _describe_dino(view, hex_)
        about.append(drawing.say("board-dino", kind=standing[1], seat=drawing.names[standing[0]]))
    land = _land(terrain, zone, hex_, size, target in drawing.offered)
    return _drawn_hex(hex_, size, land, standing, hex_ in island.stars, f"{hex_}: {', '.join(about)}")


@lru_cache(4096)
def _drawn_hex(
    hex_: str, size: float, land: Markup, standing: tuple[Seat, str] | None, is_star: bool, caption: str
) -> Markup:
    """A hex with whoever stands there: the seat, and what its dino is."""
    x, y = hex_centre(*axial(hex_), size)
    parts = [land]
    if standing is not None:
        seat, described = standing
        parts += [
            *_frame(described, hex_, size),
            dino(seat, x - size * 0.02, y + size * 0.03, size * 0.45),
            *_egg(described, x - size * 0.5, y + size * 0.38, size),
        ]
    elif is_star:
        parts.append(polygon(star(x, y, size * 0.4, size * 0.16), fill="#ffffff", stroke=INK, stroke_width=1.2))
    return group(element("title", caption), *parts, data_target=f"hex:{hex_}")


def _describe_dino(view: View, hex_: str) -> str:
    """What a dino is: about to jump; while births are placed, newborn or a parent of them; or just a dino."""
    seat = view.board[hex_]
    if hex_ == view.jumping:
        return "jumping"
    if view.phase != Phase.BIRTHS:
        return "plain"
    if hex_ in view.seats[seat].newborns:
        return "newborn"
    return "parent" if seat == view.asked and hex_ in view.seats[seat].adults else "plain"


def _frame(described: str, hex_: str, size: float) -> list[Markup]:
    """Parents stand in a framed hex, a dino about to jump in a dashed one."""
    if described not in ("parent", "jumping"):
        return []
    dashes = "7 4" if described == "jumping" else None
    return [polygon(_shrunk(hex_, size, 0.86), fill="none", stroke=INK, stroke_width=2.5, stroke_dasharray=dashes)]


def _egg(described: str, x: float, y: float, size: float) -> list[Markup]:
    if described != "newborn":
        return []
    return [
        element("ellipse", cx=x, cy=y, rx=size * 0.13, ry=size * 0.17, fill="#fffdf2", stroke=INK, stroke_width=1.2)
    ]

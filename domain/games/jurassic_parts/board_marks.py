"""The colours of the table and its small signs: fossils, stone, boulders, chisels, amber and seat tokens.

No sign rests on colour alone: seats and species have a shape of their own, parts carry their number, and what is on
offer has a dashed outline.
"""

from __future__ import annotations

from functools import lru_cache
from math import atan2, degrees, sqrt

from strata.domain.games.jurassic_parts.components import BOX
from strata.domain.kernel import Seat
from strata.domain.toolkit.svg import (
    Markup,
    Point,
    circle,
    element,
    group,
    line,
    panel,
    path,
    polygon,
    star,
)

INK, FADED, PAPER, CARD, RULE = "#2b2620", "#655c50", "#f2ece0", "#fffdf7", "#d9cfbd"
PIT, STONE, STONE_EDGE, BOULDER = "#6d5a45", "#a79f93", "#7d756a", "#4d443a"
AMBER, ALERT, GAIN, CRACK = "#f2a516", "#b3261e", "#1c6b3c", "#1d1712"

FACES = {
    "brachiosaurus": "#a9cdea",
    "tyrannosaurus": "#f0a795",
    "triceratops": "#f4d179",
    "velociraptor": "#cdb3e6",
    "pterodactyl": "#9fdccb",
    "plant": "#b4dc86",
    "bone_pile": "#f6eedd",
}
_SEATS = {
    "red": ("#c2321d", "#ffffff"),
    "blue": ("#0b5fae", "#ffffff"),
    "green": ("#177245", "#ffffff"),
    "yellow": ("#ffdc1f", "#2b2620"),
    "purple": ("#7b3fa0", "#ffffff"),
    "orange": ("#c65a00", "#ffffff"),
}

_SHAPES = {
    "brachiosaurus": (
        "M-1,.3C-.8,.1 -.6,-.2 -.2,-.25C.1,-.28 .3,-.25 .42,-.5C.5,-.75 .6,-.95 .8,-.95C.95,-.95 1,-.82 .95,-.76C.85,"
        "-.7 .72,-.75 .68,-.6C.62,-.3 .62,0 .5,.2L.5,.65L.28,.65L.24,.35C.05,.4 -.15,.4 -.3,.33L-.34,.65L-.56,.65"
        "L-.56,.25C-.7,.2 -.85,.22 -1,.3Z"
    ),
    "tyrannosaurus": (
        "M-1,-.1C-.7,0 -.5,-.05 -.3,-.2C-.1,-.35 .05,-.45 .2,-.75C.3,-.95 .75,-1 .95,-.8L.98,-.62L.6,-.52L.9,-.42"
        "L.85,-.3L.5,-.28C.45,-.15 .4,-.05 .35,.05L.58,.1L.56,.2L.3,.18C.25,.3 .15,.38 .1,.42L.2,.72L.4,.8L-.05,.8"
        "L-.1,.5C-.2,.45 -.3,.35 -.35,.25L-.45,.5L-.35,.8L-.6,.8L-.68,.5L-.55,.15C-.7,.12 -.9,.05 -1,-.1Z"
    ),
    "triceratops": (
        "M-1,.3C-.8,-.1 -.5,-.35 -.1,-.35C.05,-.35 .12,-.35 .16,-.45L.22,-.78L.46,-.5L.86,-.78L.74,-.34L1.02,-.2"
        "L.96,.08L.75,.2C.6,.25 .45,.22 .38,.2L.36,.66L.14,.66L.1,.4L-.3,.42L-.34,.66L-.56,.66L-.6,.3C-.75,.2 -.9,"
        ".25 -1,.3Z"
    ),
    "velociraptor": (
        "M-1,-.45C-.7,-.2 -.4,-.15 -.15,-.2C.1,-.25 .25,-.4 .35,-.65C.42,-.82 .6,-.85 .95,-.62L.7,-.5C.6,-.45 .55,"
        "-.35 .5,-.2L.7,-.05L.6,.04L.4,-.03C.3,.1 .2,.15 .12,.2L.3,.45L.14,.66L.32,.74L-.06,.74L.04,.48L-.14,.25"
        "C-.5,.12 -.8,-.12 -1,-.45Z"
    ),
    "pterodactyl": (
        "M0,.1L-.3,-.25L-1,-.5L-.6,.1L-.2,.25L0,.75L.2,.25L.6,.1L1,-.5L.3,-.25L.1,-.1L.14,-.45L.4,-.7L-.08,-.55Z"
    ),
    "plant": (
        "M0,.75C-.06,.3 -.06,.1 0,-.15C.06,.1 .06,.3 0,.75ZM0,.3C-.5,.35 -.8,.05 -.9,-.3C-.45,-.25 -.1,0 0,.3ZM0,.3"
        "C.5,.35 .8,.05 .9,-.3C.45,-.25 .1,0 0,.3ZM0,-.05C-.3,-.3 -.3,-.65 0,-.95C.3,-.65 .3,-.3 0,-.05Z"
    ),
}


def colours(seat: Seat) -> tuple[str, str]:
    """The colour of a seat, and that of writing on it."""
    return _SEATS[BOX.seat_colours[seat]]


@lru_cache(2048)
def sign(seat: Seat, x: float, y: float, size: float) -> Markup:
    """The shape by which a seat is known, in the colour of writing: disc, square, triangle, diamond, star."""
    ink = colours(seat)[1]
    match seat % 5:
        case 0:
            return circle(x, y, 0.8 * size, fill=ink)
        case 1:
            return panel(x - 0.75 * size, y - 0.75 * size, 1.5 * size, 1.5 * size, 0, fill=ink)
        case 2:
            return polygon(
                [(x, y - size), (x + 0.95 * size, y + 0.7 * size), (x - 0.95 * size, y + 0.7 * size)], fill=ink
            )
        case 3:
            return polygon(
                [(x, y - 1.1 * size), (x + 0.8 * size, y), (x, y + 1.1 * size), (x - 0.8 * size, y)], fill=ink
            )
        case _:
            return polygon(star(x, y, 1.15 * size, 0.5 * size), fill=ink)


@lru_cache(2048)
def token(seat: Seat, x: float, y: float, radius: float) -> Markup:
    """A disc with the sign of a seat."""
    return group(
        circle(x, y, radius, fill=colours(seat)[0], stroke=INK, stroke_width=1.2), sign(seat, x, y, 0.5 * radius)
    )


@lru_cache(2048)
def fossil(what: str, x: float, y: float, size: float, ink: str = INK) -> Markup:
    """What a tile shows, drawn ``size`` to each side."""
    placed = f"translate({x:.2f} {y:.2f}) scale({size:.3f})"
    if what == "bone_pile":
        return element("g", *(_bone(angle) for angle in (24, -24)), transform=placed, fill=ink)
    return path(_SHAPES[what], transform=placed, fill=ink, stroke_linejoin="round")


def _bone(angle: float) -> Markup:
    knobs = [circle(dx, dy, 0.2) for dx in (-0.78, 0.78) for dy in (-0.15, 0.15)]
    return element("g", panel(-0.8, -0.12, 1.6, 0.24, 0.1), *knobs, transform=f"rotate({angle})")


@lru_cache(2048)
def boulder(x: float, y: float, size: float) -> Markup:
    """A lump of rock."""
    lump = [(-1, 0.45), (-0.8, -0.35), (-0.25, -0.75), (0.45, -0.65), (0.95, -0.1), (0.85, 0.55), (0, 0.75)]
    return group(
        polygon([(x + dx * size, y + dy * size) for dx, dy in lump], fill=BOULDER, stroke="#ffffff", stroke_width=1),
        path(
            f"M{x - 0.45 * size:.2f},{y - 0.2 * size:.2f}l{0.4 * size:.2f},{-0.25 * size:.2f}",
            stroke="#b9aea0",
            stroke_width=1.4,
            fill="none",
        ),
    )


@lru_cache(2048)
def chisel(seat: Seat, start: Point, end: Point, width: float) -> Markup:
    """A chisel along an edge, over the crack it makes, with the sign of its seat."""
    colour, _ = colours(seat)
    x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    length = sqrt((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2)
    turn = degrees(atan2(end[1] - start[1], end[0] - start[0]))
    half, blade = 0.5 * length * 0.8, 0.35 * width
    bar = [(-half, -blade), (0.3 * half, -blade), (0.3 * half, -0.55 * width), (half, -0.55 * width)]
    outline = bar + [(dx, -dy) for dx, dy in reversed(bar)]
    return group(
        line(start, end, stroke=CRACK, stroke_width=0.55 * width, stroke_linecap="round"),
        polygon(
            outline,
            fill=colour,
            stroke="#ffffff",
            stroke_width=1.2,
            transform=f"translate({x:.2f} {y:.2f}) rotate({turn:.2f})",
        ),
        circle(x, y, 0.75 * width, fill=colour, stroke="#ffffff", stroke_width=1.2),
        sign(seat, x, y, 0.42 * width),
    )


@lru_cache(2048)
def free_edge(start: Point, end: Point, width: float) -> Markup:
    """An edge where a chisel may be placed: a dashed line, and room round it to point at."""
    (ax, ay), (bx, by) = start, end
    inner = ((0.75 * ax + 0.25 * bx, 0.75 * ay + 0.25 * by), (0.25 * ax + 0.75 * bx, 0.25 * ay + 0.75 * by))
    return group(
        line(*inner, stroke="#ffffff", stroke_opacity=0, stroke_width=1.6 * width),
        line(*inner, stroke=INK, stroke_width=0.42 * width, stroke_linecap="round"),
        line(*inner, stroke="#ffffff", stroke_width=0.22 * width, stroke_dasharray="4 3"),
    )


@lru_cache(2048)
def offer(x: float, y: float, width: float, height: float, radius: float = 5) -> Markup:
    """Round what may be pointed at."""
    return panel(x, y, width, height, radius, fill="none", stroke=ALERT, stroke_width=2, stroke_dasharray="5 3")


@lru_cache(2048)
def flag(x: float, y: float) -> Markup:
    """The first player's."""
    return group(
        line((x, y - 9), (x, y + 9), stroke=INK, stroke_width=2),
        polygon([(x, y - 9), (x + 13, y - 5), (x, y - 1)], fill=ALERT, stroke=INK, stroke_width=1),
    )


@lru_cache(2048)
def amber(x: float, y: float, size: float) -> Markup:
    """A drop of amber."""
    drop = (
        f"M{x:.2f},{y - size:.2f}c{0.5 * size:.2f},{0.6 * size:.2f} {0.8 * size:.2f},{0.9 * size:.2f} {0.8 * size:.2f},"
        f"{1.3 * size:.2f}a{0.8 * size:.2f},{0.7 * size:.2f} 0 0 1 {-1.6 * size:.2f},0c0,{-0.4 * size:.2f} "
        f"{0.3 * size:.2f},{-0.7 * size:.2f} {0.8 * size:.2f},{-1.3 * size:.2f}Z"
    )
    return path(drop, fill=AMBER, stroke=INK, stroke_width=1.1)


@lru_cache(2048)
def eye(x: float, y: float, size: float, seat: Seat) -> Markup:
    """A seat has looked at this tile."""
    colour, _ = colours(seat)
    lens = (
        f"M{x - size:.2f},{y:.2f}Q{x:.2f},{y - 1.1 * size:.2f} {x + size:.2f},{y:.2f}"
        f"Q{x:.2f},{y + 1.1 * size:.2f} {x - size:.2f},{y:.2f}Z"
    )
    return group(path(lens, fill="#ffffff", stroke=INK, stroke_width=1.2), circle(x, y, 0.4 * size, fill=colour))

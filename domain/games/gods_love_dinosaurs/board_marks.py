"""The colours of the table and its small signs: figures, terrains, eggs and the hexes they stand on.

No sign rests on colour alone: figures and terrains have shapes of their own, seats carry their number.
"""

from __future__ import annotations

from functools import cache, lru_cache

from strata.domain.kernel import Seat
from strata.domain.toolkit.svg import Markup, Value, circle, element, group, path, pointy_corners, polygon, text

INK, FADED, PAPER, CARD, RULE = "#2b2a33", "#666472", "#f4efe4", "#fffdf8", "#dcd4c4"
ALERT, GAIN = "#c2185b", "#1c6b3c"

TERRAINS = {
    "lake": "#8ecae6",
    "plain": "#f2d77e",
    "forest": "#86b56b",
    "universal": "#d9b8e6",
    "mountain": "#b3aca5",
}

_SEATS = (
    ("#1d5fa8", "#ffffff"),
    ("#c8501e", "#ffffff"),
    ("#2a7f4f", "#ffffff"),
    ("#8d3fa0", "#ffffff"),
    ("#f0bb2c", "#2b2a33"),
)

_REX = (
    "M-1.1,.12C-.8,.3 -.62,.1 -.42,-.2C-.22,-.5 .02,-.46 .2,-.6C.24,-.92 .46,-1.08 .76,-1.02C1.06,-.96 1.14,-.76 "
    "1.06,-.62L.76,-.54L1,-.42C.9,-.32 .68,-.3 .54,-.34C.54,-.16 .5,-.04 .42,.06L.62,.18L.54,.3L.3,.22C.2,.36 .16,.5 "
    ".2,.66L.4,.76L.4,.88L-.06,.88L-.06,.56C-.14,.46 -.22,.44 -.3,.5L-.36,.72L-.2,.8L-.2,.9L-.6,.9L-.6,.5C-.66,.36 "
    "-.86,.42 -1.1,.12Z"
)


def colours(seat: Seat) -> tuple[str, str]:
    """The colour of a seat, and that of writing on it."""
    return _SEATS[seat]


@lru_cache(4096)
def land(terrain: str, x: float, y: float, size: float) -> Markup:
    return polygon(pointy_corners(x, y, size), fill=TERRAINS[terrain], stroke="#ffffff", stroke_width=size * 0.06)


@lru_cache(4096)
def token(seat: Seat, x: float, y: float, radius: float) -> Markup:
    """A disc with the number of a seat."""
    colour, ink = colours(seat)
    return group(
        circle(x, y, radius, fill=colour, stroke=INK, stroke_width=1.2),
        text(x, y + 0.38 * radius, seat, 1.1 * radius, "middle", "bold", fill=ink),
    )


@lru_cache(4096)
def figure(kind: str, x: float, y: float, size: float) -> Markup:
    """A figure within ``size`` of a point: prey on a light disc, predators on a dark one, dinosaurs on none."""
    return _scaled(_figure(kind), x, y, size)


@lru_cache(4096)
def terrain_sign(terrain: str, x: float, y: float, size: float) -> Markup:
    """Waves, blades of grass, trees, a ring of all three or peaks."""
    return group(_scaled(_terrain_sign(terrain), x, y, size), opacity=0.62)


@lru_cache(4096)
def egg(x: float, y: float, size: float, is_golden: bool) -> Markup:
    fill, rim = ("#f4b81e", "#8a5a00") if is_golden else ("#fffaf0", INK)
    return path(
        f"M{x:.2f},{y - size:.2f}c{0.5 * size:.2f},0 {0.78 * size:.2f},{0.75 * size:.2f} {0.78 * size:.2f},"
        f"{1.15 * size:.2f}c0,{0.55 * size:.2f} {-0.35 * size:.2f},{0.85 * size:.2f} {-0.78 * size:.2f},"
        f"{0.85 * size:.2f}c{-0.43 * size:.2f},0 {-0.78 * size:.2f},{-0.3 * size:.2f} {-0.78 * size:.2f},"
        f"{-0.85 * size:.2f}c0,{-0.4 * size:.2f} {0.28 * size:.2f},{-1.15 * size:.2f} {0.78 * size:.2f},"
        f"{-1.15 * size:.2f}Z",
        fill=fill,
        stroke=rim,
        stroke_width=1.3,
    )


def _scaled(drawing: Markup, x: float, y: float, size: float) -> Markup:
    return element("g", drawing, transform=f"translate({x:.2f} {y:.2f}) scale({size:.2f})")


def _ellipse(x: float, y: float, across: float, down: float, fill: str, **attributes: Value) -> Markup:
    return element("ellipse", cx=x, cy=y, rx=across, ry=down, fill=fill, **attributes)


def _eyes(apart: float, y: float, radius: float) -> list[Markup]:
    return [circle(side * apart, y, radius, fill=INK) for side in (-1, 1)]


@cache
def _figure(kind: str) -> Markup:
    match kind:
        case "frog":
            return group(*_disc("#f3fbe6", "#4b7a24"), *_frog())
        case "hare":
            return group(*_disc("#fff6dc", "#8a6a22"), *_hare())
        case "rat":
            return group(*_disc("#eef1f5", "#566070"), *_rat())
        case "tiger":
            return group(*_disc("#4a2412", "#ffffff"), *_tiger())
        case "eagle":
            return group(*_disc("#1e3350", "#ffffff"), *_eagle())
        case "dino":
            halo = path(_REX, fill="#ffffff", stroke="#ffffff", stroke_width=0.3, stroke_linejoin="round")
            body = path(_REX, fill="#c8323c", stroke="#4f0c14", stroke_width=0.08, stroke_linejoin="round")
            return group(halo, body, circle(0.72, -0.82, 0.08, fill="#ffffff"))
        case _:
            raise ValueError(f"no drawing of the figure {kind}")


def _disc(fill: str, rim: str) -> list[Markup]:
    return [circle(0, 0, 1, fill=fill, stroke=rim, stroke_width=0.09)]


def _frog() -> list[Markup]:
    pen: dict[str, Value] = {"fill": "none", "stroke": "#22400c", "stroke_width": 0.09, "stroke_linecap": "round"}
    return [
        *(circle(side * 0.4, -0.36, 0.26, fill="#5c9c2f") for side in (-1, 1)),
        _ellipse(0, 0.12, 0.74, 0.5, "#5c9c2f"),
        *(circle(side * 0.4, -0.38, 0.15, fill="#ffffff") for side in (-1, 1)),
        *_eyes(0.4, -0.38, 0.08),
        path("M-.42,.2Q0,.52 .42,.2", **pen),
    ]


def _hare() -> list[Markup]:
    return [
        *(
            _ellipse(side * 0.24, -0.44, 0.15, 0.46, "#a9793c", transform=f"rotate({side * 10} {side * 0.24} -.1)")
            for side in (-1, 1)
        ),
        *(
            _ellipse(side * 0.24, -0.44, 0.07, 0.3, "#f3c9b8", transform=f"rotate({side * 10} {side * 0.24} -.1)")
            for side in (-1, 1)
        ),
        _ellipse(0, 0.3, 0.48, 0.46, "#a9793c"),
        _ellipse(0, 0.5, 0.24, 0.2, "#f2e3c8"),
        *_eyes(0.2, 0.18, 0.07),
        circle(0, 0.4, 0.07, fill="#8a2f3a"),
    ]


def _rat() -> list[Markup]:
    tail: dict[str, Value] = {"fill": "none", "stroke": "#b5787a", "stroke_width": 0.12, "stroke_linecap": "round"}
    return [
        path("M-.42,.32C-.95,.3 -.62,-.5 -.3,-.62", **tail),
        path("M-.55,.42C-.6,-.1 -.1,-.3 .2,-.22C.5,-.2 .8,.12 .86,.3C.8,.44 .5,.46 .3,.46Z", fill="#6b7280"),
        circle(0.22, -0.24, 0.2, fill="#6b7280", stroke="#e8b4b8", stroke_width=0.08),
        circle(0.52, 0.08, 0.07, fill=INK),
        circle(0.86, 0.3, 0.07, fill="#d9838a"),
    ]


def _tiger() -> list[Markup]:
    stripes = "M0,-.62L.1,-.3L-.1,-.3ZM-.3,-.54L-.1,-.34L-.26,-.28ZM.3,-.54L.1,-.34L.26,-.28Z"
    cheeks = "M-.68,.02L-.36,.08L-.66,.18ZM-.6,.34L-.34,.26L-.5,.48ZM.68,.02L.36,.08L.66,.18ZM.6,.34L.34,.26L.5,.48Z"
    return [
        *(circle(side * 0.44, -0.48, 0.2, fill="#ee8b1f", stroke="#fff0d8", stroke_width=0.08) for side in (-1, 1)),
        circle(0, 0.04, 0.66, fill="#ee8b1f"),
        path(stripes + cheeks, fill="#2b1408"),
        _ellipse(0, 0.4, 0.28, 0.22, "#fff4e0"),
        *(circle(side * 0.25, 0, 0.12, fill="#ffffff") for side in (-1, 1)),
        *_eyes(0.25, 0, 0.07),
        path("M-.1,.26L.1,.26L0,.38Z", fill="#2b1408"),
    ]


def _eagle() -> list[Markup]:
    left = (
        "C-.2,-.5 -.6,-.62 -.92,-.34C-.76,-.3 -.72,-.2 -.78,-.08C-.62,-.08 -.56,0 -.58,.12"
        "C-.44,.08 -.36,.14 -.34,.26C-.24,.2 -.16,.24 -.16,.34L-.22,.74L0,.62"
    )
    right = (
        "L.22,.74L.16,.34C.16,.24 .24,.2 .34,.26C.36,.14 .44,.08 .58,.12"
        "C.56,0 .62,-.08 .78,-.08C.72,-.2 .76,-.3 .92,-.34C.6,-.62 .2,-.5 0,-.12Z"
    )
    return [
        path(f"M0,-.12{left}{right}", fill="#c98b4a"),
        circle(0, -0.32, 0.22, fill="#ffffff"),
        path("M-.1,-.26L.1,-.26L0,-.02Z", fill="#f4b81e"),
        *_eyes(0.09, -0.36, 0.045),
    ]


@cache
def _terrain_sign(terrain: str) -> Markup:
    pen: dict[str, Value] = {"fill": "none", "stroke": INK, "stroke_width": 0.16, "stroke_linecap": "round"}
    match terrain:
        case "lake":
            wave = "q.25,-.35 .5,0t.5,0t.5,0t.5,0"
            return path("".join(f"M-1,{y}{wave}" for y in (-0.45, 0.05, 0.55)), **pen)
        case "plain":
            return path("M-.6,.7Q-.7,0 -.95,-.3M-.6,.7Q-.55,0 -.4,-.6M.4,.7Q.2,0 0,-.2M.4,.7Q.5,0 .8,-.6", **pen)
        case "forest":
            trees = ((-0.5, 0.0), (0.5, 0.0), (0.0, -0.3))
            return group(
                *(
                    polygon([(x - 0.42, y + 0.6), (x, y - 0.5), (x + 0.42, y + 0.6)], fill="#1f4a16", stroke="#86b56b")
                    for x, y in trees
                ),
                stroke_width=0.08,
            )
        case "universal":
            return group(
                circle(0, -0.42, 0.4, fill="#2f86b5"),
                circle(-0.4, 0.3, 0.4, fill="#b98a10"),
                circle(0.4, 0.3, 0.4, fill="#2f6b20"),
                stroke="#ffffff",
                stroke_width=0.1,
            )
        case "mountain":
            return group(
                polygon([(-1, 0.7), (-0.3, -0.7), (0.25, 0.2), (0.5, -0.2), (1, 0.7)], fill="#4a443f"),
                polygon([(-0.3, -0.7), (-0.52, -0.26), (-0.3, -0.36), (-0.06, -0.2)], fill="#ffffff"),
            )
        case _:
            raise ValueError(f"no sign for the terrain {terrain}")

"""The colours of the table and its small signs: dinos, seat tokens, terrains, zones and the meteor.

No sign rests on colour alone: seats carry their number, terrains and zones a shape of their own.
"""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from strata.domain.games.evo.components import BOX, DEADLY, Zone
from strata.domain.kernel import Seat
from strata.domain.toolkit.svg import Markup, Value, circle, group, line, path, polygon, star, text

INK, FADED, PAPER, CARD, RULE = "#22303c", "#5c6b78", "#f3efe6", "#fffdf8", "#d8d1c2"
SEA, SHALLOWS, ALERT, GAIN = "#a9cfe4", "#cfe6f1", "#b3261e", "#1c6b3c"
DEADLY_INK, OFFERED = "#1d1a2b", "#fff3a8"

TERRAINS = {"desert": "#f1d98a", "plain": "#a5cf78", "hills": "#c0905c", "mountain": "#a4abb5"}
_SEATS = {
    "blue": ("#0068b3", "#ffffff"),
    "pink": ("#e58fc0", "#22303c"),
    "yellow": ("#ffe11a", "#22303c"),
    "green": ("#00805c", "#ffffff"),
    "red": ("#c83a10", "#ffffff"),
}

_SAUROPOD = (
    "M-1.08,.1C-.85,0 -.7,-.48 -.1,-.52C.25,-.54 .4,-.5 .47,-.75C.53,-1.02 .68,-1.1 .85,-1.07C1.04,-1.03 1.1,-.86 "
    "1.02,-.79C.96,-.75 .84,-.8 .8,-.72C.72,-.4 .8,0 .56,.22L.54,.64L.24,.64L.21,.36C.05,.42 -.1,.42 -.24,.36L-.27,.64"
    "L-.57,.64L-.59,.22C-.7,.08 -.9,.08 -1.08,.1Z"
)


def colours(seat: Seat) -> tuple[str, str]:
    """The colour of a seat, and that of writing on it."""
    return _SEATS[BOX.seats[seat]]


@lru_cache(2048)
def dino(seat: Seat, x: float, y: float, size: float) -> Markup:
    """A dino of a seat, ``size`` from its middle to its tail, with the seat's number on its body."""
    colour, ink = colours(seat)
    scaled = f"translate({x:.2f} {y:.2f}) scale({size:.2f})"
    halo = path(
        _SAUROPOD, transform=scaled, fill="#ffffff", stroke="#ffffff", stroke_width=0.3, stroke_linejoin="round"
    )
    body = path(_SAUROPOD, transform=scaled, fill=colour, stroke=INK, stroke_width=0.09, stroke_linejoin="round")
    number = text(x, y + 0.22 * size, seat, 0.82 * size, "middle", "bold", fill=ink)
    return group(halo, body, number)


@lru_cache(2048)
def token(seat: Seat, x: float, y: float, radius: float, opacity: float | None = None) -> Markup:
    """A disc with the number of a seat."""
    colour, ink = colours(seat)
    return group(
        circle(x, y, radius, fill=colour, stroke=INK, stroke_width=1.2),
        text(x, y + 0.38 * radius, seat, 1.1 * radius, "middle", "bold", fill=ink),
        opacity=opacity,
    )


@lru_cache(2048)
def terrain_sign(terrain: str, x: float, y: float, size: float, ink: str = INK) -> Markup:
    """What the land looks like: dots of sand, blades of grass, two humps or a peak."""
    pen: dict[str, Value] = {"stroke": ink, "stroke_width": size * 0.22, "stroke_linecap": "round", "fill": "none"}
    match terrain:
        case "desert":
            dots = [(-0.75, 0.35), (0.0, -0.35), (0.75, 0.35)]
            return group(*(circle(x + dx * size, y + dy * size, 0.2 * size) for dx, dy in dots), fill=ink, opacity=0.6)
        case "plain":
            blades = [(0.0, -0.9), (-0.7, -0.55), (0.7, -0.55)]
            root = (x, y + 0.7 * size)
            return group(*(line(root, (x + dx * size, y + dy * size), **pen) for dx, dy in blades), opacity=0.6)
        case "hills":
            humps = f"M{x - size:.2f},{y + 0.5 * size:.2f}q{0.5 * size:.2f},{-1.5 * size:.2f} {size:.2f},0"
            return group(path(f"{humps}q{0.5 * size:.2f},{-1.5 * size:.2f} {size:.2f},0", **pen), opacity=0.6)
        case "mountain":
            peak = [(x - 0.85 * size, y + 0.6 * size), (x, y - 0.8 * size), (x + 0.85 * size, y + 0.6 * size)]
            return polygon(peak, fill=ink, opacity=0.6)
        case _:
            raise ValueError(f"no sign for the terrain {terrain}")


@lru_cache(2048)
def zone_sign(zone: Zone, x: float, y: float, size: float) -> Markup:
    """A snowflake, a sun, a cross for what is deadly, a tick for what is temperate."""
    if zone is Zone.COLD:
        arms = [(size * 0.8 * cos(pi / 3 * arm), size * 0.8 * sin(pi / 3 * arm)) for arm in range(3)]
        flake = [
            line((x - dx, y - dy), (x + dx, y + dy), stroke="#0b5fa5", stroke_width=size * 0.26) for dx, dy in arms
        ]
        return group(circle(x, y, size, fill="#ffffff", stroke="#0b5fa5", stroke_width=1), *flake)
    if zone is Zone.WARM:
        sun = polygon(star(x, y, size * 0.95, size * 0.5, 8), fill="#e06c00")
        return group(circle(x, y, size, fill="#fff6c9", stroke="#e06c00", stroke_width=1), sun)
    if zone in DEADLY:
        reach = size * 0.45
        cross = [
            line((x - reach, y + up * reach), (x + reach, y - up * reach), stroke="#ffffff", stroke_width=size * 0.34)
            for up in (1, -1)
        ]
        return group(circle(x, y, size, fill="#1d1a2b", stroke="#ffffff", stroke_width=1), *cross)
    tick = f"M{x - 0.45 * size:.2f},{y:.2f}l{0.32 * size:.2f},{0.38 * size:.2f}l{0.6 * size:.2f},{-0.75 * size:.2f}"
    return group(
        circle(x, y, size, fill="#ffffff", stroke=GAIN, stroke_width=1),
        path(tick, fill="none", stroke=GAIN, stroke_width=size * 0.28),
    )


@lru_cache(2048)
def meteor(x: float, y: float, size: float) -> Markup:
    """A rock with a tail of fire."""
    tail = [(x - 0.4 * size, y - 0.75 * size), (x + 1.7 * size, y - 1.9 * size), (x + 0.75 * size, y + 0.3 * size)]
    return group(
        polygon(tail, fill="#f08a1d"),
        circle(x, y, size, fill="#4a3b35", stroke="#f08a1d", stroke_width=2),
        circle(x - 0.3 * size, y - 0.25 * size, 0.22 * size, fill="#7a655b"),
        circle(x + 0.3 * size, y + 0.25 * size, 0.16 * size, fill="#7a655b"),
    )

"""SVG in small pieces: elements, text, panels, hexes and stars, and the picture that holds them.

Whatever is not ``Markup`` is escaped, numbers are written to two places, attributes stand in the order given: equal
calls give equal bytes. A picture refers to nothing outside itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from html import escape
from math import cos, pi, sin, sqrt
from textwrap import wrap
from unicodedata import east_asian_width

Point = tuple[float, float]
Value = str | float | None

FONTS = "Inter, Segoe UI, Roboto, Helvetica Neue, Arial, DejaVu Sans, sans-serif"

_NOT_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


class Markup(str):
    """Text that is SVG already."""

    __slots__ = ()


def element(tag: str, *children: str, **attributes: Value) -> Markup:
    """An element. ``stroke_width`` is written ``stroke-width``, ``class_`` is ``class``; None leaves one out."""
    for child in children:
        if isinstance(child, Markup):
            return _written(tag, _attributes(**attributes), _inside(children))
    return _leaf(tag, *children, **attributes)


@lru_cache(16384, typed=True)
def _leaf(tag: str, *children: str, **attributes: Value) -> Markup:
    """An element that holds no others. From one picture to the next most of them are the same."""
    return _written(tag, _attributes(**attributes), _inside(children))


def _inside(children: tuple[str, ...]) -> list[str]:
    return [child if isinstance(child, Markup) else _escaped(child) for child in children]


def _written(tag: str, attributes: str, inside: list[str]) -> Markup:
    """Joined at once: what is near the root is long, and each step more would copy all of it."""
    if any(inside):
        return Markup("".join([f"<{tag}{attributes}>", *inside, f"</{tag}>"]))
    return Markup(f"<{tag}{attributes}/>")


@lru_cache(4096, typed=True)
def _attributes(**attributes: Value) -> str:
    return "".join(f' {_name(name)}="{_value(value)}"' for name, value in attributes.items() if value is not None)


def group(*children: str, at: Point | None = None, **attributes: Value) -> Markup:
    """Elements that belong together; ``at`` is where their origin lies."""
    placed = "" if at is None else _translation(*at)
    return _written("g", placed + _attributes(**attributes) if attributes else placed, _inside(children))


@lru_cache(4096)
def _translation(x: float, y: float) -> str:
    return f' transform="translate({_number(x)} {_number(y)})"'


def text(
    x: float,
    y: float,
    words: object,
    size: float = 14,
    anchor: str = "start",
    weight: str = "normal",
    **attributes: Value,
) -> Markup:
    """A line of text on the baseline ``y``; ``anchor`` says which end of it is at ``x``: start, middle or end."""
    return element(
        "text",
        str(words),
        x=x,
        y=y,
        font_size=size,
        text_anchor=None if anchor == "start" else anchor,
        font_weight=None if weight == "normal" else weight,
        **attributes,
    )


def circle(x: float, y: float, radius: float, **attributes: Value) -> Markup:
    return element("circle", cx=x, cy=y, r=radius, **attributes)


def panel(x: float, y: float, width: float, height: float, radius: float = 10, **attributes: Value) -> Markup:
    """A rectangle with round corners."""
    return element("rect", x=x, y=y, width=width, height=height, rx=radius, **attributes)


def line(start: Point, end: Point, **attributes: Value) -> Markup:
    return element("line", x1=start[0], y1=start[1], x2=end[0], y2=end[1], **attributes)


def path(data: str, **attributes: Value) -> Markup:
    return element("path", d=data, **attributes)


def polygon(points: Iterable[Point], **attributes: Value) -> Markup:
    return element("polygon", points=_points(tuple(points)), **attributes)


@lru_cache(4096)
def _points(points: tuple[Point, ...]) -> str:
    return " ".join(f"{_number(x)},{_number(y)}" for x, y in points)


def hex_centre(q: int, r: int, size: float) -> Point:
    """The middle of a flat-top hex in axial coordinates; ``size`` is from there to a corner."""
    return 1.5 * size * q, sqrt(3) * size * (r + q / 2)


@lru_cache(4096)
def hex_corners(q: int, r: int, size: float) -> tuple[Point, ...]:
    """The corners of a flat-top hex, from the right one on."""
    x, y = hex_centre(q, r, size)
    return tuple([(x + size * cos(pi / 3 * corner), y + size * sin(pi / 3 * corner)) for corner in range(6)])


def pointy_centre(q: int, r: int, size: float) -> Point:
    """The middle of a pointy-top hex in axial coordinates; ``size`` is from there to a corner."""
    return sqrt(3) * size * (q + r / 2), 1.5 * size * r


@lru_cache(4096)
def pointy_corners(x: float, y: float, size: float) -> tuple[Point, ...]:
    """The corners of a pointy-top hex round a point; its neighbour in direction d lies between corners d and d + 1."""
    turns = [pi / 6 - pi / 3 * corner for corner in range(6)]
    return tuple([(x + size * cos(turn), y + size * sin(turn)) for turn in turns])


def star(x: float, y: float, outer: float, inner: float, tips: int = 5) -> list[Point]:
    """The corners of a star, one tip upwards."""
    return [
        (x + reach * sin(pi * corner / tips), y - reach * cos(pi * corner / tips))
        for corner in range(2 * tips)
        for reach in [inner if corner % 2 else outer]
    ]


@lru_cache(4096)
def shorten(words: str, most: int) -> str:
    """At most so many columns, of which wide characters take two; an ellipsis stands for the rest."""
    if _columns(words) <= most:
        return words
    kept = words[: most - 1]
    while _columns(kept) >= most:
        kept = kept[:-1]
    return kept.rstrip() + "…"


@lru_cache(4096)
def wrapped(words: str, columns: int, most: int | None = None) -> Sequence[str]:
    """Words in lines of so many characters; of at most so many lines, where an ellipsis stands for the rest."""
    return tuple(wrap(words, columns, max_lines=most, placeholder=" …"))


def picture(width: float, height: float, title: str, *children: str, background: str = "#ffffff") -> str:
    """A whole document, of a size of its own and to be scaled at will; ``title`` is what a screen reader says."""
    return element(
        "svg",
        element("title", title),
        element("rect", width=width, height=height, fill=background),
        *children,
        xmlns="http://www.w3.org/2000/svg",
        width=width,
        height=height,
        viewBox=f"0 0 {_number(width)} {_number(height)}",
        role="img",
        font_family=FONTS,
    )


def _columns(words: str) -> int:
    return sum(2 if east_asian_width(character) in "WF" else 1 for character in words)


@cache
def _name(attribute: str) -> str:
    return attribute.rstrip("_").replace("_", "-")


def _value(value: str | float) -> str:
    return _escaped(value) if isinstance(value, str) else _number(value)


def _number(value: float) -> str:
    if isinstance(value, int):
        return str(value)
    written = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if written == "-0" else written


@lru_cache(4096)
def _escaped(words: str) -> str:
    return escape(_NOT_XML.sub("\ufffd", words))

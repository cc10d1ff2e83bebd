"""The places of a board, read from its picture: what is marked with a hex or a cell, else the largest titled pieces.

A title says in words what a place is and what is on it, as a screen reader would read it.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple
from xml.etree import ElementTree

_SVG = "{http://www.w3.org/2000/svg}"
_MOVED = re.compile(r"translate\(\s*(-?[\d.]+)[ ,]+(-?[\d.]+)\s*\)")
_MAPPED = re.compile(r"(?:hex|cell):(?:(\d+)/)?.+")
"""Targets that lie on a map, of a seat or of all."""


class Place(NamedTuple):
    """Where it lies (its middle) and how large it is on the picture, its colour, its name and the words about it."""

    x: float
    y: float
    width: float
    height: float
    fill: str | None
    name: str
    words: tuple[str, ...]


def maps(picture: str) -> dict[str, list[Place]]:
    """The maps of a picture by their owner: one for each seat, or one for all under an empty name."""
    marked: dict[str, list[Place]] = defaultdict(list)
    others: dict[tuple[int, int], list[Place]] = defaultdict(list)
    for element, place in _places(ElementTree.fromstring(picture), 0, 0):
        target = _MAPPED.fullmatch(element.get("data-target", ""))
        if target is not None:
            marked[target[1] or ""].append(place)
        else:
            others[round(place.width), round(place.height)].append(place)
    if marked or not others:
        return dict(marked)
    return {"": max(others.values(), key=lambda places: sum(place.width * place.height for place in places))}


def title(picture: str) -> str:
    """What a picture says of itself."""
    return ElementTree.fromstring(picture).findtext(f"{_SVG}title", "")


def _places(element: ElementTree.Element, x: float, y: float) -> Iterator[tuple[ElementTree.Element, Place]]:
    moved = _MOVED.search(element.get("transform", ""))
    if moved is not None:
        x, y = x + float(moved[1]), y + float(moved[2])
    title = element.findtext(f"{_SVG}title")
    shape = None if title is None or element.tag != f"{_SVG}g" else _shape(element)
    if title is not None and shape is not None:
        left, top, right, bottom = _box(shape)
        name, *words = re.split(r": |, ", title)
        middle = x + (left + right) / 2, y + (top + bottom) / 2
        yield element, Place(*middle, right - left, bottom - top, shape.get("fill"), name, tuple(words))
    for child in element:
        yield from _places(child, x, y)


def _shape(element: ElementTree.Element) -> ElementTree.Element | None:
    """The outline that a piece begins with, if it does."""
    first = next((child for child in element if child.tag != f"{_SVG}title"), None)
    if first is not None and first.tag == f"{_SVG}g":
        return _shape(first)
    return first if first is not None and first.tag in (f"{_SVG}polygon", f"{_SVG}rect") else None


def _box(shape: ElementTree.Element) -> tuple[float, float, float, float]:
    if shape.tag == f"{_SVG}rect":
        left, top, width, height = (float(shape.get(name, "0")) for name in ("x", "y", "width", "height"))
        return left, top, left + width, top + height
    corners = [corner.split(",") for corner in shape.get("points", "").split()]
    across, down = [float(x) for x, _ in corners], [float(y) for _, y in corners]
    return min(across), min(down), max(across), max(down)

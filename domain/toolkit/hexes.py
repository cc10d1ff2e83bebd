"""Hexes in axial coordinates. In states and on the wire a hex is the string ``"q,r"``."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from functools import cache

DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


@cache
def axial(hex_: str) -> tuple[int, int]:
    """The coordinates of a hex."""
    q, r = hex_.split(",")
    return int(q), int(r)


def hex_id(q: int, r: int) -> str:
    return f"{q},{r}"


@cache
def around(hex_: str) -> tuple[str, ...]:
    """The six hexes next to a hex, whether or not they are on any map."""
    q, r = axial(hex_)
    return tuple(hex_id(q + dq, r + dr) for dq, dr in DIRECTIONS)


def all_around(hexes: Iterable[str]) -> set[str]:
    """The hexes next to some hexes, which may be next to each other."""
    return set[str]().union(*map(ring, hexes))


@cache
def ring(hex_: str) -> frozenset[str]:
    """The six hexes next to a hex, where their order does not matter."""
    return frozenset(around(hex_))


def in_order(hexes: Iterable[str]) -> list[str]:
    """Sorted by q, then r, as numbers."""
    return sorted(hexes, key=_rank)


@cache
def _rank(hex_: str) -> int:
    """The coordinates as one number, since numbers are compared faster than pairs."""
    q, r = axial(hex_)
    assert abs(r) < 1 << 14, "a map of a reasonable size"
    return (q << 15) + r


def distances(start: str, neighbours: Callable[[str], Iterable[str]], limit: int) -> dict[str, int]:
    """Every hex within ``limit`` steps of ``start``, with its distance; ``start`` itself at 0."""
    reached = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        if reached[here] == limit:
            continue
        for there in neighbours(here):
            if there not in reached:
                reached[there] = reached[here] + 1
                queue.append(there)
    return reached

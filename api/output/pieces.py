"""Pictures that follow one another, each told by what it has in common with the one before.

A picture is cut in front of every ``<``. The next one is told in parts: pieces to take from the one before, and a text
that follows them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from operator import eq
from typing import TypedDict


class Part(TypedDict):
    """``count`` pieces from ``first`` on, then ``text``."""

    first: int
    count: int
    text: str


def pieces(picture: str) -> list[str]:
    start, *rest = picture.split("<")
    return [*filter(None, [start]), *(f"<{piece}" for piece in rest)]


def changed(before: Sequence[str], after: Sequence[str]) -> list[Part]:
    """The parts of the picture after; the longer stretches are the same, the fewer there are."""
    same = _same_at_start(before, after)
    same_at_end = _same_at_start(before[same:][::-1], after[same:][::-1])
    parts = [Part(first=0, count=same, text="")]
    last = len(before) - same_at_end
    pairs = _pairs(before[:last], same)
    at = here = same
    while at < len(after) - same_at_end:
        start = here if before[here : here + 1] == after[at : at + 1] else _nearest(pairs, after[at : at + 2], here)
        if start is None:
            parts[-1]["text"] += after[at]
            at, here = at + 1, here + 1
            continue
        count = _same_at_start(before[start:], after[at : len(after) - same_at_end])
        parts.append(Part(first=start, count=count, text=""))
        at, here = at + count, start + count
    if same_at_end:
        parts.append(Part(first=last, count=same_at_end, text=""))
    return parts


def restored(before: Sequence[str], parts: Sequence[Part]) -> str:
    """The picture that the parts make."""
    return "".join(
        text for part in parts for text in (*before[part["first"] : part["first"] + part["count"]], part["text"])
    )


def _same_at_start(before: Sequence[str], after: Sequence[str]) -> int:
    return sum(1 for _ in takewhile(bool, map(eq, before, after)))


def _pairs(before: Sequence[str], first: int) -> dict[tuple[str, ...], list[int]]:
    """Where each two pieces follow one another, from a place on."""
    found: dict[tuple[str, ...], list[int]] = {}
    for place, pair in enumerate(zip(before[first:], before[first + 1 :], strict=False), first):
        found.setdefault(pair, []).append(place)
    return found


def _nearest(pairs: dict[tuple[str, ...], list[int]], pair: Sequence[str], here: int) -> int | None:
    return min(pairs.get(tuple(pair), ()), key=lambda place: abs(place - here), default=None)

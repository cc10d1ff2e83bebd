"""A map as text: each place a block of words where it lies on the picture, in the picture's colour."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Sequence
from itertools import pairwise
from textwrap import wrap

from strata.domain.toolkit.language import Language
from strata.runtime.play.canvas import Canvas, Style
from strata.runtime.play.lines import fitted
from strata.runtime.play.places import Place
from strata.runtime.play.words import ENGLISH

NARROWEST, WIDEST = 7, 18
LOOSE, TALLEST = 3, 7
"""Up to how many lines each thing about a place gets a line of its own, and how many lines there are at most."""

LARGE = 20
"""From how many places on, what most have in common is written once."""


def draw(places: Sequence[Place], names: Sequence[str], own: int, width: int, words: Language = ENGLISH) -> list[str]:
    """The lines of a map. Seats are written as ``#2``, places with something of one's own are bold, and what is true
    of most places is written once."""
    across, step_x = _axis([place.x for place in places], places[0].width)
    down, step_y = _axis([place.y for place in places], places[0].height)
    room = int(min(WIDEST, max(NARROWEST, (width - 2) // (max(across) * step_x + 1)))) - 1
    usual = _usual(places)
    texts = [_words(place, usual, names, room) for place in places]
    tall = max(len(text) for text in texts) + 1
    tall += tall % 2 if step_y < 1 else 0
    canvas = Canvas()
    for place, text, column, row in zip(places, texts, across, down, strict=True):
        is_own = any(re.search(rf"#{own}\b", line) for line in text)
        top, left = int(row * step_y * tall), 2 + int(column * step_x * (room + 1))
        lines = [place.name.removeprefix("Cell "), *text]
        for number, line in enumerate([*lines, *[""] * (tall - len(lines))]):
            canvas.write(top + number, left, fitted(line, room), Style(place.fill, number == 0 or is_own))
    legend = [f"  {words.say('unless-noted', what=', '.join(usual))}"] if usual else []
    return [*legend, *canvas.lines()]


def _axis(middles: Sequence[float], size: float) -> tuple[list[int], float]:
    """Each place's number along one axis, and how much of a place lies between two numbers: one, or half of it."""
    known = sorted(middles)
    gap = min((after - before for before, after in pairwise(known) if after - before > 0.2 * size), default=size)
    return [round((middle - known[0]) / gap) for middle in middles], 0.5 if gap < 0.6 * size else 1


def _usual(places: Sequence[Place]) -> list[str]:
    """On a large map, what more than two places in five have in common."""
    counts = Counter(word for place in places for word in place.words)
    commonest = max(counts, key=lambda word: counts[word], default="")
    together = Counter(word for place in places if commonest in place.words for word in place.words)
    return [word for word, count in together.items() if len(places) >= LARGE and 5 * count > 2 * len(places)]


def _words(place: Place, usual: Collection[str], names: Sequence[str], room: int) -> list[str]:
    """The words about a place, in lines: a line for each thing if there are few, else as dense as need be, and without
    what is in brackets where it is still too much."""
    if not place.words and usual:
        return ["–"]
    things = [_brief(word, names, room) for word in place.words if word not in usual]
    bare = [re.sub(r" \([^)]*\)", "", thing) for thing in things]
    ways = [_wrapped(way, room) for way in (things, [", ".join(things)], bare, [", ".join(bare)])]
    limits = [LOOSE, TALLEST, TALLEST, len(ways[-1])]
    lines = next(way for way, most in zip(ways, limits, strict=True) if len(way) <= most)
    return lines if len(lines) <= TALLEST else [*lines[: TALLEST - 1], "…"]


def _wrapped(things: Sequence[str], room: int) -> list[str]:
    lines = [line for thing in things for line in wrap(thing, room, break_long_words=False)]
    return [line if len(line) <= room else line.removesuffix(",") for line in lines]


def _brief(word: str, names: Sequence[str], room: int) -> str:
    """Seats by their number, and without small words where there is no room for them."""
    for seat in sorted(range(len(names)), key=lambda seat: -len(names[seat])):
        word = re.sub(rf"(?<!\w){re.escape(names[seat])}(?!\w)", f"#{seat}", word)
    return word if len(word) <= room else re.sub(r"\b(of|by|a|the|is) ", "", word)

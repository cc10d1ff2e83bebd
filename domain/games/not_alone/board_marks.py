"""The colours of the table and its small signs: seats, tokens, the Sanctuary, hearts, cards and labels.

No sign rests on colour alone: seats carry their number, tokens their name, labels their words.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from textwrap import wrap
from typing import NamedTuple

from strata.domain.games.not_alone.view import HuntedView, View
from strata.domain.kernel import Seat
from strata.domain.toolkit.svg import Markup, circle, group, line, panel, path, polygon, shorten, text

INK, FADED, CARD, RULE = "#1b2634", "#536172", "#fbf8f0", "#d6cfbf"
NIGHT, DUSK, STARLIGHT, HAZE = "#101a2b", "#1d2c45", "#f3f1e8", "#b9c6da"
ALERT, GAIN, GOLD = "#b3261e", "#1c6b3c", "#ffcf4a"
TOKENS = {
    "creature": ("#a3161c", "#ffffff", "Creature"),
    "artemia": ("#6a2c91", "#ffffff", "Artemia"),
    "target": ("#f2a01e", "#1b2634", "Target"),
}

_SEATS = (
    ("#0068b3", "#ffffff"),
    ("#f08a24", "#1b2634"),
    ("#00805c", "#ffffff"),
    ("#ffe11a", "#1b2634"),
    ("#b04a8f", "#ffffff"),
    ("#7cc7ee", "#1b2634"),
    ("#8a5a33", "#ffffff"),
)
_WIDTH_OF_A_LETTER = 0.52

Pill = tuple[str, str, str]
"""Words, the colour of the pill and that of the words."""


class Block(NamedTuple):
    """Something drawn from 0,0 on, and how high it is."""

    height: float
    drawn: Markup


class Entry(NamedTuple):
    """A card as it is shown: its name, a short tag and what it does."""

    name: str
    tag: str
    words: str
    fill: str = "#ffffff"
    edge: str = FADED


def colours(seat: Seat) -> tuple[str, str]:
    """The colour of a seat, and that of writing on it."""
    return _SEATS[seat % len(_SEATS)]


def hunted_of(view: View, seat: Seat | None) -> HuntedView | None:
    return next((hunted for hunted in view.hunted if hunted.seat == seat), None)


def is_revealed(view: View) -> bool:
    """Whether this turn's Place cards lie open."""
    return any(hunted.locations for hunted in view.hunted)


@lru_cache(2048)
def fitted(words: str, width: float, size: float, most: int = 9) -> tuple[str, ...]:
    """The words in lines of a width; an ellipsis stands for what is beyond the last line."""
    columns = max(8, int(width / (size * _WIDTH_OF_A_LETTER)))
    lines = wrap(words, columns, break_on_hyphens=False)
    if len(lines) > most:
        lines[most - 1 :] = [shorten(" ".join(lines[most - 1 :]), columns)]
    return tuple(lines)


def paragraph(x: float, y: float, lines: Sequence[str], size: float, step: float, fill: str = INK) -> Markup:
    """Lines of text, the first on the baseline ``y``."""
    return group(*(text(x, y + step * row, words, size, fill=fill) for row, words in enumerate(lines)))


def label_width(words: str, size: float = 10.5) -> float:
    return len(words) * size * 0.6 + 12


@lru_cache(1024)
def label(x: float, y: float, words: str, fill: str, ink: str = "#ffffff", size: float = 10.5) -> Markup:
    """A pill with words in it, its upper left corner at ``x``, ``y``."""
    width, height = label_width(words, size), size + 7.5
    return group(
        panel(x, y, width, height, height / 2, fill=fill, stroke=INK, stroke_width=0.8),
        text(x + width / 2, y + height / 2 + size * 0.36, words, size, "middle", "bold", fill=ink),
    )


def labels(x: float, y: float, width: float, pills: Iterable[Pill], size: float = 10.5) -> Block:
    """Pills in rows of a given width."""
    parts: list[Markup] = []
    left, row = 0.0, 0
    for words, fill, ink in pills:
        wide = label_width(words, size)
        if left and left + wide > width:
            left, row = 0.0, row + 1
        parts.append(label(x + left, y + row * (size + 10.5), words, fill, ink, size))
        left += wide + 4
    return Block((row + 1) * (size + 10.5) if parts else 0, group(*parts))


@lru_cache(1024)
def disc(seat: Seat, x: float, y: float, radius: float, faint: bool = False) -> Markup:
    """A disc with the number of a seat; its outline is broken where the seat is not known to be."""
    colour, ink = colours(seat)
    dashes, opacity = ("3 2", 0.82) if faint else (None, None)
    return group(
        circle(x, y, radius, fill=colour, stroke=INK, stroke_width=1.2, stroke_dasharray=dashes, opacity=opacity),
        text(x, y + 0.38 * radius, seat, 1.1 * radius, "middle", "bold", fill=ink),
    )


@lru_cache(1024)
def eye(x: float, y: float, size: float) -> Markup:
    """The Creature: an eye with a slit."""
    upper = f"M{x - size:.2f},{y:.2f}Q{x:.2f},{y - 1.25 * size:.2f} {x + size:.2f},{y:.2f}"
    lower = f"Q{x:.2f},{y + 1.25 * size:.2f} {x - size:.2f},{y:.2f}Z"
    slit = [(x, y - 0.6 * size), (x + 0.2 * size, y), (x, y + 0.6 * size), (x - 0.2 * size, y)]
    return group(
        path(upper + lower, fill=GOLD, stroke="#4d0b0e", stroke_width=2),
        polygon(slit, fill="#4d0b0e"),
    )


@lru_cache(1024)
def heart(x: float, y: float, size: float, is_full: bool) -> Markup:
    shape = (
        f"M{x:.2f},{y + 0.9 * size:.2f}C{x - 1.7 * size:.2f},{y - 0.2 * size:.2f} {x - 0.8 * size:.2f},"
        f"{y - 1.3 * size:.2f} {x:.2f},{y - 0.4 * size:.2f}C{x + 0.8 * size:.2f},{y - 1.3 * size:.2f} "
        f"{x + 1.7 * size:.2f},{y - 0.2 * size:.2f} {x:.2f},{y + 0.9 * size:.2f}Z"
    )
    return path(shape, fill="#d3263b" if is_full else "#ffffff", stroke=INK if is_full else FADED, stroke_width=1.2)


def verdict(x: float, y: float, is_good: bool) -> Markup:
    """A tick where a place has been used, a cross where somebody was caught."""
    colour = GAIN if is_good else ALERT
    tick = f"M{x - 3:.2f},{y:.2f}l2.2,2.8l4,-5.4"
    cross = f"M{x - 2.8:.2f},{y - 2.8:.2f}l5.6,5.6m0,-5.6l-5.6,5.6"
    return group(
        circle(x, y, 6.5, fill="#ffffff", stroke=colour, stroke_width=1.4),
        path(tick if is_good else cross, fill="none", stroke=colour, stroke_width=2),
    )


@lru_cache(1024)
def city(x: float, y: float, size: float) -> Markup:
    """The Sanctuary: towers on a floating disc."""
    towers = [(-0.75, 0.75, 0.4), (-0.2, 1.25, 0.45), (0.4, 0.95, 0.4)]
    hull = f"M{x - 1.15 * size:.2f},{y:.2f}h{2.3 * size:.2f}l{-0.7 * size:.2f},{0.6 * size:.2f}h{-0.9 * size:.2f}Z"
    return group(
        *(
            panel(x + left * size, y - tall * size, wide * size, tall * size, 1, fill="#d9f3ff", stroke=INK)
            for left, tall, wide in towers
        ),
        path(hull, fill="#2f86b5", stroke=INK),
    )


def cross_out(x: float, y: float, width: float, height: float, stroke: str) -> Markup:
    return line((x, y + height), (x + width, y), stroke=stroke, stroke_width=1.6)


@lru_cache(1024)
def entry(card: Entry, width: float, height: float) -> Markup:
    """A card with its name, its tag and what it does."""
    words = fitted(card.words, width - 20, 12, int((height - 30) / 15))
    return group(
        panel(0, 0, width, height, 8, fill=card.fill, stroke=card.edge, stroke_width=1.6),
        text(10, 19, shorten(card.name, 24), 13.5, weight="bold", fill=INK),
        text(10, 33, card.tag, 10.5, weight="600", fill=card.edge),
        paragraph(10, 49, words, 12, 14.5),
    )


def entries(cards: Sequence[Entry], width: float, columns: int, height: float = 92) -> Block:
    """Cards side by side, in as many rows as they need."""
    wide = (width - 8 * (columns - 1)) / columns
    rows = -(-len(cards) // columns)
    parts = (
        group(entry(card, wide, height), at=(place % columns * (wide + 8), place // columns * (height + 8)))
        for place, card in enumerate(cards)
    )
    return Block(max(0, rows * (height + 8) - 8), group(*parts))


def titled(width: float, title: str, inside: Block, note: str = "", least: float = 0) -> Block:
    """A panel with a title and something below it, at least so high."""
    height = max(inside.height + 44, least)
    return Block(
        height,
        group(
            panel(0, 0, width, height, fill=CARD, stroke=RULE),
            text(14, 22, title, 15, weight="bold", fill=INK),
            text(width - 14, 22, note, 12, "end", fill=FADED),
            group(inside.drawn, at=(14, 32)),
        ),
    )

"""The colours of the table and its small signs: seats, tokens, the Sanctuary, hearts, cards and labels.

No sign rests on colour alone: seats carry their number, tokens their name, labels their words.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import NamedTuple
from unicodedata import east_asian_width

from strata.domain.games.not_alone.board_sheet import Pen
from strata.domain.kernel import Seat
from strata.domain.toolkit.svg import Markup, circle, group, line, panel, path, polygon, shorten, text

INK, FADED, CARD, RULE = "#1b2634", "#536172", "#fbf8f0", "#d6cfbf"
NIGHT, DUSK, STARLIGHT, HAZE = "#101a2b", "#1d2c45", "#f3f1e8", "#b9c6da"
ALERT, GAIN, GOLD = "#b3261e", "#1c6b3c", "#ffcf4a"
TOKENS = {"creature": ("#a3161c", "#ffffff"), "artemia": ("#6a2c91", "#ffffff"), "target": ("#f2a01e", "#1b2634")}
"""The colour of a token, and that of writing on it."""

_SEATS = (
    ("#0068b3", "#ffffff"),
    ("#f08a24", "#1b2634"),
    ("#00805c", "#ffffff"),
    ("#ffe11a", "#1b2634"),
    ("#b04a8f", "#ffffff"),
    ("#7cc7ee", "#1b2634"),
    ("#8a5a33", "#ffffff"),
)

_NARROW = frozenset("iIjlftr.,:;'’!|()[]·-–—«»/… \u00a0іїІЇ")
_WIDE = frozenset("mwMWшщжюфыЖШЩЮФЫМм@%→")


class Pill(NamedTuple):
    """Words, the colour of the pill and that of the words, and what it is to point at."""

    words: str
    fill: str
    ink: str
    target: str | None = None


class Block(NamedTuple):
    """Something drawn from 0,0 on, and how high it is."""

    height: float
    drawn: Markup


class Entry(NamedTuple):
    """A card as it is shown: its name, a short tag, what it does and what it is to point at."""

    name: str
    tag: str
    words: str
    fill: str = "#ffffff"
    edge: str = FADED
    target: str | None = None


def colours(seat: Seat) -> tuple[str, str]:
    """The colour of a seat, and that of writing on it."""
    return _SEATS[seat % len(_SEATS)]


@lru_cache(4096)
def breadth(words: str, size: float, is_bold: bool = False) -> float:
    """How wide words are in the widest of the fonts."""
    return sum(map(_width, words)) * size * (1.13 if is_bold else 1.0)


@cache
def _width(letter: str) -> float:
    if east_asian_width(letter) in "WF":
        return 1.0
    if letter in _NARROW:
        return 0.38
    if letter in _WIDE:
        return 0.92
    return 0.7 if letter.isupper() else 0.62


def shrunk(words: str, width: float, size: float, is_bold: bool = True) -> float:
    """The size at which words fit a width: the one given, or smaller."""
    return min(size, size * width / max(breadth(words, size, is_bold), 1))


@lru_cache(4096)
def fitted(words: str, width: float, size: float, most: int = 9) -> tuple[str, ...]:
    """The words in lines of a width; an ellipsis stands for what is beyond the last line."""
    lines: list[str] = []
    for word in words.split():
        if lines and breadth(f"{lines[-1]} {word}", size) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    if len(lines) > most:
        lines[most - 1 :] = [shorten(" ".join(lines[most - 1 :]), max(8, len(lines[most - 1])))]
    return tuple(lines)


@lru_cache(2048)
def filling(words: str, width: float, height: float, sizes: tuple[float, ...] = (13, 12, 11, 10)) -> Block:
    """Words as large as a width and a height allow."""
    for size in sizes:
        lines = fitted(words, width, size, 99)
        if len(lines) * size * 1.17 <= height:
            break
    else:
        lines = fitted(words, width, size, max(1, int(height / (size * 1.17))))
    return Block(len(lines) * size * 1.17, paragraph(0, size, lines, size, size * 1.17))


@lru_cache(2048)
def paragraph(x: float, y: float, lines: tuple[str, ...], size: float, step: float, fill: str = INK) -> Markup:
    """Lines of text, the first on the baseline ``y``."""
    return group(*(text(x, y + step * row, words, size, fill=fill) for row, words in enumerate(lines)))


def label_width(words: str, size: float = 10.5) -> float:
    return breadth(words, size, is_bold=True) + 12


@lru_cache(1024)
def label(x: float, y: float, words: str, fill: str, ink: str = "#ffffff", size: float = 10.5) -> Markup:
    """A pill with words in it, its upper left corner at ``x``, ``y``."""
    width, height = label_width(words, size), size + 7.5
    return group(
        panel(x, y, width, height, height / 2, fill=fill, stroke=INK, stroke_width=0.8),
        text(x + width / 2, y + height / 2 + size * 0.36, words, size, "middle", "bold", fill=ink),
    )


def labels(x: float, y: float, width: float, pills: Iterable[Pill], pen: Pen, size: float = 10.5) -> Block:
    """Pills in rows of a given width."""
    shown = tuple(pills)
    return _rows(x, y, width, shown, pen.over(pill.target for pill in shown), size) if shown else Block(0, group())


@lru_cache(2048)
def _rows(x: float, y: float, width: float, pills: tuple[Pill, ...], pen: Pen, size: float) -> Block:
    parts: list[Markup] = []
    left, row = 0.0, 0
    for words, fill, ink, target in pills:
        wide = label_width(words, size)
        if left and left + wide > width:
            left, row = 0.0, row + 1
        at = (x + left, y + row * (size + 10.5))
        pill = label(0, 0, words, fill, ink, size)
        if target is None:
            parts.append(group(pill, at=at))
        else:
            parts.append(pen.pointed(target, wide, size + 7.5, pill, at=at))
        left += wide + 4
    return Block((row + 1) * (size + 10.5), group(*parts))


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


@lru_cache(1024)
def verdict(x: float, y: float, is_good: bool) -> Markup:
    """A tick where a place is done with, a cross where somebody was caught."""
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
    words = filling(card.words, width - 18, height - 42, (12, 11, 10))
    return group(
        panel(0, 0, width, height, 8, fill=card.fill, stroke=card.edge, stroke_width=1.6),
        text(10, 19, card.name, shrunk(card.name, width - 18, 13.5), weight="bold", fill=INK),
        text(10, 33, card.tag, shrunk(card.tag, width - 18, 10.5), weight="600", fill=card.edge),
        group(words.drawn, at=(10, 37)),
    )


def entries(cards: Sequence[Entry], width: float, columns: int, pen: Pen) -> Block:
    """Cards side by side, in as many rows as they need."""
    return _entries(tuple(cards), width, columns, pen.over(card.target for card in cards))


@lru_cache(512)
def _entries(cards: tuple[Entry, ...], width: float, columns: int, pen: Pen, height: float = 98) -> Block:
    wide = (width - 8 * (columns - 1)) / columns
    rows = -(-len(cards) // columns)
    parts = []
    for place, card in enumerate(cards):
        at = (place % columns * (wide + 8), place // columns * (height + 8))
        drawn = entry(card, wide, height)
        if card.target is None:
            parts.append(group(drawn, at=at))
        else:
            parts.append(pen.pointed(card.target, wide, height, drawn, at=at))
    return Block(max(0, rows * (height + 8) - 8), group(*parts))


@lru_cache(512)
def titled(width: float, title: str, inside: Block, note: str = "", least: float = 0) -> Block:
    """A panel with a title and something below it, at least so high."""
    height = max(inside.height + 44, least)
    return Block(
        height,
        group(
            panel(0, 0, width, height, fill=CARD, stroke=RULE),
            text(14, 22, title, 15, weight="bold", fill=INK),
            text(width - 14, 22, note, _note_size(title, note, width), "end", fill=FADED),
            group(inside.drawn, at=(14, 32)),
        ),
    )


def _note_size(title: str, note: str, width: float) -> float:
    """Small enough to leave the title its room."""
    return shrunk(note, width - 44 - breadth(title, 15, is_bold=True), 12, is_bold=False)

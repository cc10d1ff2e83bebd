"""Text at places: a sheet of characters, each with its colours, printed as lines."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from strata.runtime.inspect.terminal import has_colours

_HEX_COLOUR = re.compile(r"#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})", re.IGNORECASE)


class Ink(NamedTuple):
    """How characters look: the colour behind them, and whether they stand out."""

    paper: str | None = None
    is_bold: bool = False


class Canvas:
    """Grows to hold whatever is written on it."""

    def __init__(self) -> None:
        self._rows: list[list[tuple[str, Ink]]] = []

    def write(self, row: int, column: int, text: str, ink: Ink) -> None:
        while len(self._rows) <= row:
            self._rows.append([])
        line = self._rows[row]
        line.extend([(" ", Ink())] * (column + len(text) - len(line)))
        line[column : column + len(text)] = [(sign, ink) for sign in text]

    def lines(self) -> list[str]:
        lines = ["".join(_inked(run, ink) for run, ink in _runs(row)).rstrip() for row in self._rows]
        while lines and not lines[-1]:
            lines.pop()
        return lines


def _runs(row: Sequence[tuple[str, Ink]]) -> Iterator[tuple[str, Ink]]:
    """Characters that look alike, together."""
    for ink, run in groupby(row, key=itemgetter(1)):
        yield "".join(sign for sign, _ in run), ink


def _inked(text: str, ink: Ink) -> str:
    if not has_colours() or ink == Ink():
        return text
    codes = ["1"] if ink.is_bold else []
    rgb = _HEX_COLOUR.fullmatch(ink.paper or "")
    if rgb is not None:
        red, green, blue = (int(part, 16) for part in rgb.groups())
        is_light = 299 * red + 587 * green + 114 * blue > 128_000
        codes += [f"38;5;{16 if is_light else 231}", f"48;5;{_of_256(red, green, blue)}"]
    return f"\033[{';'.join(codes)}m{text}\033[0m"


def _of_256(*parts: int) -> int:
    """The nearest colour of the 6 × 6 × 6 cube that terminals have."""
    red, green, blue = (0 if part < 48 else max(1, (part - 35) // 40) for part in parts)
    return 16 + 36 * red + 6 * green + blue

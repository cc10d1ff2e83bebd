"""A grid of characters, each with its style, printed as lines."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from strata.runtime.inspect.terminal import has_colours

_HEX_COLOUR = re.compile(r"#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})", re.IGNORECASE)


class Style(NamedTuple):
    """How characters look: their background colour, and whether they are bold."""

    background: str | None = None
    is_bold: bool = False


class Canvas:
    """Grows to hold whatever is written on it."""

    def __init__(self) -> None:
        self._rows: list[list[tuple[str, Style]]] = []

    def write(self, row: int, column: int, text: str, style: Style) -> None:
        while len(self._rows) <= row:
            self._rows.append([])
        line = self._rows[row]
        line.extend([(" ", Style())] * (column + len(text) - len(line)))
        line[column : column + len(text)] = [(sign, style) for sign in text]

    def lines(self) -> list[str]:
        lines = ["".join(_styled(run, style) for run, style in _runs(row)).rstrip() for row in self._rows]
        while lines and not lines[-1]:
            lines.pop()
        return lines


def _runs(row: Sequence[tuple[str, Style]]) -> Iterator[tuple[str, Style]]:
    """Characters that look alike, together."""
    for style, run in groupby(row, key=itemgetter(1)):
        yield "".join(sign for sign, _ in run), style


def _styled(text: str, style: Style) -> str:
    if not has_colours() or style == Style():
        return text
    codes = ["1"] if style.is_bold else []
    rgb = _HEX_COLOUR.fullmatch(style.background or "")
    if rgb is not None:
        red, green, blue = (int(part, 16) for part in rgb.groups())
        is_light = 299 * red + 587 * green + 114 * blue > 128_000
        codes += [f"38;5;{16 if is_light else 231}", f"48;5;{_of_256(red, green, blue)}"]
    return f"\033[{';'.join(codes)}m{text}\033[0m"


def _of_256(*parts: int) -> int:
    """The nearest colour of the 6 × 6 × 6 cube that terminals have."""
    red, green, blue = (0 if part < 48 else max(1, (part - 35) // 40) for part in parts)
    return 16 + 36 * red + 6 * green + blue

"""A view as tidy text: figures in a line, seats side by side; what is empty, long or on the map is left to ``v``."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from textwrap import wrap
from typing import Any

from strata.runtime.inspect.outline import inline
from strata.runtime.inspect.terminal import paint
from strata.runtime.play.lines import fitted, visible_length

_SHOWN_ELSEWHERE = {"viewer", "options", "asked", "decision", "seat"}
_TURNS = {"active", "first", "order", "passed", "queue", "ranking", "start"}
"""Under these names, numbers are seats."""
_COPY = re.compile(r"(?<=\w)#\d+\b")
_HEX = re.compile(r"-?\d+,-?\d+")
_SIDE_BY_SIDE, _MOST_RECORDS = 8, 20
_MOST_LINES = 4


def sheet(view: Mapping[str, Any], names: Sequence[str], width: int) -> Iterator[str]:
    """The lines of a view."""
    figures, lists, tables = [], [], []
    for name, value in view.items():
        if name in _SHOWN_ELSEWHERE or _is_nothing(value) or _is_map(value):
            continue
        said = _said(name, value, names)
        if not isinstance(value, Mapping | list):
            figures.append(f"{_plain(name)} {paint(said, 'bold')}")
        elif records := _records(name, value, names):
            tables.append((name, records))
        elif not isinstance(value, list) or not any(isinstance(child, Mapping) for child in value):
            lists.append((name, said))
    yield from _flowing(figures, width)
    column = max((len(_plain(name)) for name, _ in lists), default=0)
    for name, said in lists:
        first, *others = _shortened(wrap(said, max(20, width - column - 4)))
        yield f"  {_plain(name):<{column}}  {first}"
        yield from (f"  {'':<{column}}  {line}" for line in others)
    for name, records in tables:
        yield from ("", *_table(_plain(name), records, width))


def _records(name: str, value: Any, names: Sequence[str]) -> list[tuple[str, Mapping[str, Any]]]:
    """Things of one kind, each with what to call it; none if they are too many, or of several kinds."""
    members = list(value.items()) if isinstance(value, Mapping) else list(enumerate(value, 1))
    are_records = all(isinstance(record, Mapping) for _, record in members)
    if not are_records or len(members) > _MOST_RECORDS or len({frozenset(record) for _, record in members}) > 1:
        return []
    found = []
    for key, record in members:
        seat = record.get("seat", key - 1 if name == "seats" else None)
        who = f"#{seat} {names[seat]}" if isinstance(seat, int) and 0 <= seat < len(names) else None
        what = None if isinstance(key, int) and who else _plain(str(key))
        found.append((" ".join(part for part in (what, who) if part), record))
    return found


def _table(title: str, records: Sequence[tuple[str, Mapping[str, Any]]], width: int) -> Iterator[str]:
    """A few records side by side, with a line for each member that says something of any of them; many in lines."""
    members = [row for row in _rows([record for _, record in records]) if not all(_is_nothing(cell) for cell in row[1])]
    heads = [head for head, _ in records]
    lines = [(name, [_cell(value) for value in values]) for name, values in members]
    if len(heads) > _SIDE_BY_SIDE:
        columns = [cells for _, cells in lines]
        lines = [(head, [cells[number] for cells in columns]) for number, head in enumerate(heads)]
        heads = [name for name, _ in members]
    label = max(len(name) for name, _ in [(title, []), *lines])
    most = max(8, (width - label - 2) // max(1, len(heads)) - 2)
    widths = [
        min(most, max(len(text) for text in (head, *(cells[number] for _, cells in lines))))
        for number, head in enumerate(heads)
    ]
    yield paint(_line(title, heads, label, widths), "bold")
    yield from (_line(name, cells, label, widths) for name, cells in lines)


def _cell(value: Any) -> str:
    return "–" if _is_nothing(value) else _plain(inline(value))


def _rows(records: Sequence[Mapping[str, Any]]) -> Iterator[tuple[str, list[Any]]]:
    """The members of records; one that is itself an object of figures gives a row for each that is not nought."""
    for name in records[0]:
        cells = [record[name] for record in records]
        if name in _SHOWN_ELSEWHERE or any(_is_map(cell) for cell in cells):
            continue
        if all(isinstance(cell, Mapping) for cell in cells):
            for inner in dict.fromkeys(key for cell in cells for key in cell):
                values = [cell.get(inner) for cell in cells]
                if any(values):
                    yield f"{_plain(name)} {_plain(inner)}", values
        elif any(isinstance(cell, list) and any(isinstance(child, Mapping) for child in cell) for cell in cells):
            yield _plain(name), [len(cell or ()) for cell in cells]
        else:
            yield _plain(name), cells


def _line(name: str, cells: Sequence[str], label: int, columns: Sequence[int]) -> str:
    fitting = (fitted(cell, column) for cell, column in zip(cells, columns, strict=True))
    return f"  {name:<{label}}  {'  '.join(fitting)}".rstrip()


def _flowing(pieces: Sequence[str], width: int) -> Iterator[str]:
    """Pieces one after the other, on as many lines as they take."""
    line = ""
    for piece in pieces:
        if line and visible_length(line) + visible_length(piece) + 3 > width - 2:
            yield f"  {line}"
            line = ""
        line = f"{line} · {piece}" if line else piece
    if line:
        yield f"  {line}"


def _shortened(lines: list[str]) -> list[str]:
    return lines if len(lines) <= _MOST_LINES else [*lines[: _MOST_LINES - 1], f"{lines[_MOST_LINES - 1]} …"]


def _plain(text: str) -> str:
    """Words instead of ids: of ``long_jump#2``, long jump."""
    return _COPY.sub("", text).replace("_", " ")


def _said(name: str, value: Any, names: Sequence[str]) -> str:
    """A value in words, seats by their names."""
    seats = value if isinstance(value, list) else [value]
    if name in _TURNS and all(seat in range(len(names)) for seat in seats):
        return ", ".join(names[seat] for seat in seats)
    return _plain(inline(value))


def _is_nothing(value: Any) -> bool:
    """Says nothing: empty, or not so. A nought does say something, unless it is one of many."""
    if isinstance(value, Mapping):
        return not any(value.values())
    return value is None or value is False or value in ("", [])


def _is_map(value: Any) -> bool:
    return isinstance(value, Mapping) and bool(value) and all(_HEX.fullmatch(str(key)) for key in value)

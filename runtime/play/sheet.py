"""A view as tidy text: figures in a line, seats side by side; what is empty, long or on the map is left to ``v``."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from textwrap import wrap
from typing import Any

from strata.runtime.inspect.terminal import paint
from strata.runtime.play.lines import fitted, visible_length
from strata.runtime.play.vocabulary import Vocabulary

_SHOWN_ELSEWHERE = {"viewer", "options", "asked", "decision", "seat"}
_SEATS = {"active", "creature", "first", "holder", "order", "passed", "queue", "ranking", "start", "victim"}
"""Under these names, numbers are seats."""
_HEX = re.compile(r"-?\d+,-?\d+")
_SIDE_BY_SIDE, _MOST_RECORDS = 8, 20
_MOST_LINES = 4
_MOST_EXPLAINED = 8
"""A list of at most so many things that have a text gets a line for each."""


def sheet(view: Mapping[str, Any], names: Sequence[str], width: int, vocabulary: Vocabulary) -> Iterator[str]:
    """The lines of a view."""
    yield from _Sheet(names, width, vocabulary).lines(view)


class _Sheet:
    def __init__(self, names: Sequence[str], width: int, vocabulary: Vocabulary) -> None:
        self._names, self._width, self._vocabulary = names, width, vocabulary

    def lines(self, view: Mapping[str, Any]) -> Iterator[str]:
        figures, lists, tables = [], [], []
        for name, title in self._members(view):
            value = view[name]
            if _is_nothing(value) or _is_map(value):
                continue
            if not isinstance(value, Mapping | list):
                figures.append(f"{title} {paint(self._said(name, value), 'bold')}")
            elif records := self._records(name, value):
                tables.append((title, records))
            elif not isinstance(value, list) or not any(isinstance(child, Mapping) for child in value):
                lists.append((title, self._explained(value, view) or [self._said(name, value)]))
        yield from self._flowing(figures)
        column = max((len(title) for title, _ in lists), default=0)
        for title, said in lists:
            room = max(20, self._width - column - 4)
            first, *others = [line for piece in said for line in _shortened(wrap(piece, room))]
            yield f"  {title:<{column}}  {first}"
            yield from (f"  {'':<{column}}  {line}" for line in others)
        for title, records in tables:
            yield from ("", *self._table(title, records))

    def _members(self, record: Mapping[str, Any]) -> list[tuple[str, str]]:
        """Those to be shown, with what they are called."""
        return [named for named in self._vocabulary.members(record).items() if named[0] not in _SHOWN_ELSEWHERE]

    def _explained(self, value: Any, view: Mapping[str, Any]) -> list[str]:
        """A few things that have a text, each with it, unless they have columns of their own in a table."""
        if not isinstance(value, list) or len(value) > _MOST_EXPLAINED:
            return []
        texts = {thing: self._vocabulary.text(thing) for thing in value if isinstance(thing, str)}
        if len(texts) < len(value) or not all(texts.values()):
            return []
        if any(isinstance(other, Mapping) and texts.keys() <= other.keys() for other in view.values()):
            return []
        return [f"{self._vocabulary.thing(thing)}: {text}" for thing, text in texts.items()]

    def _records(self, name: str, value: Any) -> list[tuple[str, Mapping[str, Any]]]:
        """Things of one kind, each with what to call it; none if they are too many, or of several kinds."""
        members = list(value.items()) if isinstance(value, Mapping) else list(enumerate(value, 1))
        are_records = all(isinstance(record, Mapping) for _, record in members)
        if not are_records or len(members) > _MOST_RECORDS or len({frozenset(record) for _, record in members}) > 1:
            return []
        found = []
        for key, record in members:
            seat = record.get("seat", key - 1 if name == "seats" else None)
            who = f"#{seat} {self._names[seat]}" if self._is_seat(seat) else None
            what = None if isinstance(key, int) and who else self._vocabulary.thing(str(key))
            found.append((" ".join(part for part in (what, who) if part), record))
        return found

    def _table(self, title: str, records: Sequence[tuple[str, Mapping[str, Any]]]) -> Iterator[str]:
        """A few records side by side, with a line for each member; many in lines."""
        members = list(self._rows([record for _, record in records]))
        heads = [head for head, _ in records]
        lines = members
        if len(heads) > _SIDE_BY_SIDE:
            lines = [(head, [cells[number] for _, cells in members]) for number, head in enumerate(heads)]
            heads = [name for name, _ in members]
        label = max(len(name) for name, _ in [(title, []), *lines])
        most = max(8, (self._width - label - 2) // max(1, len(heads)) - 2)
        widths = [
            min(most, max(len(text) for text in (head, *(cells[number] for _, cells in lines))))
            for number, head in enumerate(heads)
        ]
        yield paint(_line(title, heads, label, widths), "bold")
        yield from (_line(name, cells, label, widths) for name, cells in lines)

    def _rows(self, records: Sequence[Mapping[str, Any]]) -> Iterator[tuple[str, list[str]]]:
        """The members of records in words; one that is itself an object of figures gives a row for each of them.

        Where the game does not say what is worth showing, that is what says something of any of the records.
        """
        for name, title in self._members(records[0]):
            cells = [record[name] for record in records]
            if any(_is_map(cell) for cell in cells):
                continue
            rows = [(title, cells)]
            if all(isinstance(cell, Mapping) for cell in cells):
                inner = dict.fromkeys(key for cell in cells for key in cell)
                rows = [(f"{title}: {self._vocabulary.thing(key)}", [cell.get(key) for cell in cells]) for key in inner]
            elif any(isinstance(cell, list) and any(isinstance(child, Mapping) for child in cell) for cell in cells):
                rows = [(title, [len(cell or ()) for cell in cells])]
            for label, values in rows:
                says_something = any(values) if len(rows) > 1 else not all(map(_is_nothing, values))
                if self._vocabulary.chooses or says_something:
                    yield label, [self._said(name, value) for value in values]

    def _said(self, name: str, value: Any) -> str:
        """A value in words, seats by their names."""
        seats = value if isinstance(value, list) else [value]
        if name in _SEATS and seats and all(map(self._is_seat, seats)):
            return ", ".join(self._names[seat] for seat in seats)
        return "–" if _is_nothing(value) else self._vocabulary.value(value)

    def _is_seat(self, value: Any) -> bool:
        return type(value) is int and 0 <= value < len(self._names)

    def _flowing(self, pieces: Sequence[str]) -> Iterator[str]:
        """Pieces one after the other, on as many lines as they take."""
        line = ""
        for piece in pieces:
            if line and visible_length(line) + visible_length(piece) + 3 > self._width - 2:
                yield f"  {line}"
                line = ""
            line = f"{line} · {piece}" if line else piece
        if line:
            yield f"  {line}"


def _line(name: str, cells: Sequence[str], label: int, columns: Sequence[int]) -> str:
    fitting = (fitted(cell, column) for cell, column in zip(cells, columns, strict=True))
    return f"  {name:<{label}}  {'  '.join(fitting)}".rstrip()


def _shortened(lines: list[str]) -> list[str]:
    return lines if len(lines) <= _MOST_LINES else [*lines[: _MOST_LINES - 1], f"{lines[_MOST_LINES - 1]} …"]


def _is_nothing(value: Any) -> bool:
    """Says nothing: empty, or not so. A nought does say something, unless it is one of many."""
    if isinstance(value, Mapping):
        return not any(value.values())
    return value is None or value is False or value in ("", [])


def _is_map(value: Any) -> bool:
    return isinstance(value, Mapping) and bool(value) and all(_HEX.fullmatch(str(key)) for key in value)

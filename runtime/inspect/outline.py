"""JSON as readable text, by the names of the API: what fits a line stays on it, the rest is indented below its name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from strata.runtime.inspect.terminal import paint


def outline(value: Any, width: int, indent: int = 2) -> Iterator[str]:
    """The lines of an object or an array."""
    members = _members(value)
    column = min(24, max((len(name) for name, _ in members), default=0))
    margin = " " * indent
    for name, child in members:
        label = paint(f"{name:<{column}}", "cyan")
        room = width - indent - max(column, len(name)) - 2
        if not isinstance(child, Mapping | list) or len(inline(child)) <= room:
            yield f"{margin}{label}  {inline(child)}"
        elif _is_flat(child):
            first, *others = _filled(_pieces(child), max(20, room))
            yield f"{margin}{label}  {first}"
            yield from (f"{margin}{' ' * column}  {line}" for line in others)
        else:
            yield f"{margin}{label.rstrip()}"
            yield from outline(child, width, indent + 2)


def without_zeros(value: Any) -> Any:
    """The same without what says nothing: in tables of counts the zeros, and all of a table in which nothing is set."""
    if isinstance(value, list):
        return [without_zeros(child) for child in value]
    if not isinstance(value, Mapping):
        return value
    if all(isinstance(child, int) for child in value.values()):
        return {name: child for name, child in value.items() if child}
    return {name: without_zeros(child) for name, child in value.items()}


def inline(value: Any, is_inner: bool = False) -> str:
    """A value on one line; nothing is written as –."""
    if value is None or value == "":
        return "–"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Mapping | list):
        text = ", ".join(_pieces(value)) or "–"
        if is_inner:
            return f"{{{text}}}" if isinstance(value, Mapping) else f"[{text}]"
        return text
    return str(value)


def _pieces(value: Any) -> list[str]:
    if isinstance(value, Mapping):
        return [f"{name}: {inline(child, True)}" for name, child in value.items()]
    return [inline(child, True) for child in value]


def _members(value: Any) -> Sequence[tuple[str, Any]]:
    if isinstance(value, Mapping):
        return [(str(name), child) for name, child in value.items()]
    return [(str(index), child) for index, child in enumerate(value)]


def _is_flat(value: Any) -> bool:
    return not any(isinstance(child, Mapping | list) for _, child in _members(value))


def _filled(pieces: Sequence[str], width: int) -> Iterator[str]:
    """Pieces with commas between, as many to a line as fit."""
    line = ""
    for piece in pieces:
        if line and len(line) + len(piece) + 3 > width:
            yield f"{line},"
            line = ""
        line = f"{line}, {piece}" if line else piece
    yield line

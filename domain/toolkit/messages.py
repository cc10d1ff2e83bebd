"""Messages of Fluent files, each compiled when it is first said, with those that it refers to.

Compiling all that a game can say takes as long as all else that a command does; a log says a tenth of it. Who says more
than that, as a service does, will say the rest too: then all of it is compiled, which is cheaper than one by one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from typing import Any

from fluent_compiler.bundle import FluentBundle
from fluent_compiler.resource import FtlResource
from fluent_compiler.types import FluentInt, fluent_number

Message = Callable[[Mapping[str, Any], list[Exception]], str]
"""Says a message with its arguments; what is wrong with these is added to the list."""

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The name of a message, or of a term, before what it says."""
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
_PLURALS = "plural_form_for_number"

SINGLY = 60
"""So many messages are compiled one by one, and then all others at once."""


class Messages(Mapping[str, Message]):
    """By name. Terms, of which messages are made, are not among them."""

    def __init__(self, tag: str, texts: Sequence[str]) -> None:
        self._tag, self._entries, self._compiled = tag, dict[str, str](), dict[str, Message]()
        for text in texts:
            starts = [*_ENTRY.finditer(text)]
            ends = [start.start() for start in starts[1:]] + [len(text)]
            self._entries |= {start[1]: text[start.start() : end] for start, end in zip(starts, ends, strict=True)}

    def __getitem__(self, name: str) -> Message:
        message = self._compiled.get(name)
        if message is None:
            if name not in self:
                raise KeyError(name)
            if len(self._compiled) < SINGLY:
                self._compiled[name] = self._compile(self._with_references(name))[name]
            else:
                self._compiled = self._compile(self._entries)
            message = self._compiled[name]
        return message

    def __contains__(self, name: object) -> bool:
        return name in self._entries and not str(name).startswith("-")

    def __iter__(self) -> Iterator[str]:
        return (name for name in self._entries if not name.startswith("-"))

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def number(self, value: float) -> Any:
        """A number as the argument of a message; a fraction has one decimal."""
        return _whole(value) if isinstance(value, int) else _fraction(value)

    def _compile(self, entries: Mapping[str, str]) -> dict[str, Message]:
        bundle = FluentBundle(self._tag, [FtlResource.from_string("\n".join(entries.values()))], use_isolating=False)
        if flaws := bundle.check_messages():
            message, error = flaws[0]
            raise ValueError(f"{self._tag}: {message}: {error}")
        compiled: dict[str, Message] = bundle._compiled_messages
        # All messages of a bundle share their globals. Babel works a plural form out again for every number, at ten
        # times the cost of the rest of a message.
        functions = next(iter(compiled.values())).__globals__
        functions[_PLURALS] = _remembered(functions[_PLURALS])
        return compiled

    def _with_references(self, name: str) -> dict[str, str]:
        """An entry, and all that it refers to."""
        entries, names = dict[str, str](), [name]
        while names:
            name = names.pop()
            if name in self._entries and name not in entries:
                entries[name] = self._entries[name]
                names += _REFERENCE.findall(entries[name])
        return entries


def _remembered(form: Callable[[int], str]) -> Callable[[Any], str | None]:
    """Plural forms, worked out once for each number; a text that is selected by has none."""
    known = lru_cache(4096)(form)
    return lambda selected: known(selected) if isinstance(selected, int) else None


class _Number(FluentInt):  # type: ignore[misc]  # the library has no types
    """A whole number, written in digits alone."""

    def format(self, locale: Any) -> str:
        return str(int(self))


_whole = lru_cache(1024)(_Number)
_fraction = partial(fluent_number, minimumFractionDigits=1, maximumFractionDigits=1)

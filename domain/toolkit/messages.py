"""Messages of Fluent files, each read when it is first said, with those that it refers to.

Plain ones are read here. What is more than plain is compiled by the library for Fluent, which is imported when it is
needed: that takes as long as all else that a command does.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from strata.domain.toolkit.plain_messages import Message, NotPlain, PlainReader
from strata.domain.toolkit.plurals import PLURALS

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The name of a message, or of a term, before what it says."""
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Messages(Mapping[str, Message]):
    """By name. Terms, of which messages are made, are not among them."""

    def __init__(self, tag: str, texts: Sequence[str]) -> None:
        self._tag, self._entries, self._read = tag, dict[str, str](), dict[str, Message]()
        for text in texts:
            starts = [*_ENTRY.finditer(text)]
            ends = [start.start() for start in starts[1:]] + [len(text)]
            self._entries |= {start[1]: text[start.start() : end] for start, end in zip(starts, ends, strict=True)}

    def __getitem__(self, name: str) -> Message:
        message = self._read.get(name)
        return self._message(name, ()) if message is None else message

    def __contains__(self, name: object) -> bool:
        return name in self._entries and not str(name).startswith("-")

    def __iter__(self) -> Iterator[str]:
        return (name for name in self._entries if not name.startswith("-"))

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def _message(self, name: str, within: tuple[str, ...]) -> Message:
        if name not in self:
            raise KeyError(name)
        try:
            self._read[name] = message = self._plain(name, within)
        except NotPlain:
            from strata.domain.toolkit.compiled_messages import compile_messages

            self._read[name] = message = compile_messages(self._tag, self._with_references(name))[name]
        return message

    def _plain(self, name: str, within: tuple[str, ...]) -> Message:
        """A message that is read within others, which refer to it one by the other. Raises ``NotPlain``."""
        if self._tag not in PLURALS:
            raise NotPlain
        reader = PlainReader(PLURALS[self._tag], self._fraction, partial(self._refer, within=(*within, name)))
        return reader.read(self._entries[name])

    def _refer(self, name: str, within: tuple[str, ...]) -> Message:
        if name not in self or name in within:
            raise NotPlain
        return self._read.get(name) or self._message(name, within)

    def _fraction(self, value: float) -> str:
        from babel.numbers import format_decimal

        return str(format_decimal(value, "#,##0.0", self._tag))

    def _with_references(self, name: str) -> str:
        """An entry, and all that it refers to."""
        entries, names = dict[str, str](), [name]
        while names:
            name = names.pop()
            if name in self._entries and name not in entries:
                entries[name] = self._entries[name]
                names += _REFERENCE.findall(entries[name])
        return "\n".join(entries.values())

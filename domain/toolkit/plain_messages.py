"""The plain part of Fluent's syntax, read at a small part of what a parser of all of it costs.

A plain message is text, literals, arguments, other messages, and choices by an argument, with text on one line each.
That is all that most messages are made of. The rest (terms, attributes, functions, text of several lines) is left to
the library for Fluent, and so is what is wrong.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from strata.domain.toolkit.plurals import Plural

Arguments = Mapping[str, str | int | float]
Message = Callable[[Arguments], str]
"""Says a message with its arguments. An argument that is missing is a ``KeyError``."""

_NAME = r"[a-zA-Z][a-zA-Z0-9_-]*"
_HEAD = re.compile(rf"{_NAME} *= *(( *\n)+ +(?=[^ \n}}.\[*]))?")
"""What a message says begins after its name, or on the next line."""
_TEXT = re.compile(r"[^{}\n\r]+")
_LITERAL = re.compile(r'\{[ \n]*"([^"\\\n\r]*)"[ \n]*\}')
_REFERENCE = re.compile(rf"\{{[ \n]*(\$?)({_NAME})[ \n]*\}}")
_CHOICE = re.compile(rf"\{{[ \n]*\$({_NAME})[ \n]*-> *\n")
_VARIANT = re.compile(rf"[ \n]*(\*?)\[[ \n]*({_NAME}|[0-9]+)[ \n]*\] *")
_END_OF_CHOICE = re.compile(r"[ \n]*\}")
_REST = re.compile(r"( *(\n|\Z)|#.*(\n|\Z))*\Z")
"""Empty lines and comments, of which those that head the next message are the last."""


class NotPlain(ValueError):
    """More than plain, or flawed."""


class PlainReader:
    """Reads messages of one language; those that they refer to are asked for by name."""

    def __init__(self, plural: Plural, fraction: Callable[[float], str], refer: Callable[[str], Message]) -> None:
        self._plural, self._fraction, self._refer = plural, fraction, refer

    def read(self, entry: str) -> Message:
        """A message from its name to the next one. Raises ``NotPlain``."""
        message, end = self._pattern(entry, _match(_HEAD, entry, 0).end())
        _match(_REST, entry, end)
        return message

    def _pattern(self, entry: str, at: int) -> tuple[Message, int]:
        """What the rest of a line says; returns where it ends too."""
        parts: list[str | Message] = []
        while at < len(entry) and entry[at] != "\n":
            if text := _TEXT.match(entry, at):
                parts.append(text[0])
                at = text.end()
            else:
                part, at = self._placeable(entry, at)
                parts.append(part)
        if parts and isinstance(last := parts[-1], str):
            parts[-1:] = [last.rstrip(" ")] if last.strip(" ") else []
        if not parts:
            raise NotPlain
        return _joined(parts), at

    def _placeable(self, entry: str, at: int) -> tuple[Message, int]:
        if reference := _REFERENCE.match(entry, at):
            sigil, name = reference.groups()
            return self._argument(name) if sigil else self._refer(name), reference.end()
        if choice := _CHOICE.match(entry, at):
            return self._choice(entry, choice.end(), choice[1])
        literal = _match(_LITERAL, entry, at)
        return _constant(literal[1]), literal.end()

    def _argument(self, name: str) -> Message:
        def say(arguments: Arguments) -> str:
            value = arguments[name]
            return value if isinstance(value, str) else str(value) if isinstance(value, int) else self._fraction(value)

        return say

    def _choice(self, entry: str, at: int, name: str) -> tuple[Message, int]:
        variants, default = list[tuple[str | int, Message]](), None
        while variant := _VARIANT.match(entry, at):
            is_default, key = variant.groups()
            said, at = self._pattern(entry, variant.end())
            if not is_default:
                variants.append((int(key) if key.isdecimal() else key, said))
            elif default is None:
                default = said
            else:
                raise NotPlain
            if not entry.startswith("\n", at):
                raise NotPlain
        if default is None:
            raise NotPlain
        return _chosen(name, variants, default, self._plural), _match(_END_OF_CHOICE, entry, at).end()


def _constant(text: str) -> Message:
    return lambda _: text


def _joined(parts: Sequence[str | Message]) -> Message:
    if len(parts) == 1:
        only = parts[0]
        return _constant(only) if isinstance(only, str) else only
    return lambda arguments: "".join([part if isinstance(part, str) else part(arguments) for part in parts])


def _chosen(name: str, variants: Sequence[tuple[str | int, Message]], default: Message, plural: Plural) -> Message:
    """The first variant whose key is the argument, or its plural form."""

    def say(arguments: Arguments) -> str:
        value = arguments[name]
        form = plural(value) if isinstance(value, int) else None
        for key, said in variants:
            if key in (value, form):
                return said(arguments)
        return default(arguments)

    return say


def _match(pattern: re.Pattern[str], entry: str, at: int) -> re.Match[str]:
    match = pattern.match(entry, at)
    if match is None:
        raise NotPlain
    return match

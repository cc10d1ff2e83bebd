"""What a game calls the members of its view and the things that stand in it, in the language of the table."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from strata_client import GlossaryEntry

from strata.domain.toolkit.language import Language
from strata.runtime.play.words import ENGLISH

_COPY = re.compile(r"(?<=\w)#\d+$")
_PART = re.compile(r"(\w+)[- ](\w+)")


class Vocabulary:
    """The terms of a game, which name the members of its view that are worth showing, and its glossary.

    A game that names none shows all of them, under the names of the API.
    """

    def __init__(
        self, terms: Mapping[str, str], glossary: Sequence[GlossaryEntry] = (), words: Language = ENGLISH
    ) -> None:
        self._members = {name.removeprefix("view-"): term for name, term in terms.items() if name.startswith("view-")}
        self._things: dict[str, GlossaryEntry] = {}
        for entry in glossary:
            self._things.setdefault(entry["id"], entry)
        self._words = words

    @property
    def chooses(self) -> bool:
        """Whether the game says what is worth showing."""
        return bool(self._members)

    def members(self, record: Mapping[str, Any]) -> dict[str, str]:
        """The members of a record that are to be shown, with what they are called, in the order of the terms."""
        if self.chooses:
            return {name: title for name, title in self._members.items() if name in record}
        return {name: plain(name) for name in record}

    def thing(self, id_: str) -> str:
        """What a thing is called: ``long_jump#2`` is a Long Jump, ``triceratops-2a`` is Triceratops 2a."""
        known = self._entry(id_)
        if known is not None:
            return known["title"]
        part = _PART.fullmatch(id_)
        if part is not None and part[1] in self._things:
            return f"{self._things[part[1]]['title']} {part[2]}"
        return plain(id_)

    def text(self, id_: str) -> str:
        """What a thing does, if it does anything of its own."""
        known = self._entry(id_)
        return "" if known is None else known["text"]

    def value(self, value: Any) -> str:
        """A value in words; nothing is written as –."""
        match value:
            case None | "" | []:
                return "–"
            case bool():
                return self._words.say("yes" if value else "no")
            case str():
                return self.thing(value)
            case list():
                return ", ".join(map(self.value, value))
            case Mapping():
                is_plain = not any(isinstance(child, Mapping | list) for child in value.values())
                pieces = (f"{self.thing(str(name))}: {self.value(child)}" for name, child in value.items())
                return (", " if is_plain else "; ").join(pieces)
        return str(value)

    def _entry(self, id_: str) -> GlossaryEntry | None:
        return self._things.get(_COPY.sub("", id_))


def plain(name: str) -> str:
    """Words instead of an id: of ``long_jump#2``, long jump."""
    return _COPY.sub("", name).replace("_", " ")

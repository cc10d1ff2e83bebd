"""What every part of the picture is drawn from: a view, the names of the seats, a language, and what is on offer."""

from __future__ import annotations

from typing import NamedTuple

from strata.domain.games.jurassic_parts.naming import NAMED, copy_of
from strata.domain.games.jurassic_parts.view import View
from strata.domain.kernel import Seat
from strata.domain.toolkit.language import Argument, phrase
from strata.domain.toolkit.narration import FluentNarrator
from strata.domain.toolkit.svg import shorten


class Table(NamedTuple):
    view: View
    names: list[str]
    words: FluentNarrator
    offered: frozenset[str]

    def say(self, message: str, /, **arguments: Argument) -> str:
        return self.words.say(message, **arguments)

    def called(self, seat: Seat, most: int) -> str:
        """The name of a seat, cut to the room there is."""
        return shorten(self.names[seat], most)

    def tile(self, tile: str) -> str:
        """What a tile shows."""
        return self.words.phrase(NAMED[tile])

    def copy(self, tile: str) -> str:
        """What a tile shows, and which of those alike it is."""
        return self.say("board-copy", tile=self.tile(tile), copy=copy_of(tile))

    def short(self, what: str) -> str:
        """A species, a plant or a bone pile, where there is little room."""
        return self.say("board-short", species=what)

    def part(self, tile: str) -> str:
        """Which part a tile is, by name and number; empty where it is none."""
        named = dict(NAMED[tile].arguments)
        return self.words.phrase(phrase("board-part", **named)) if named["kind"] == "part" else ""

    def listed(self, things: list[str]) -> str:
        return " · ".join(thing for thing in things if thing)

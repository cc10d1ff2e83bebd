"""A match that a command inspects, as one viewer may see it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from strata.domain.kernel import Decision, Narrator, Viewer
from strata.domain.match.events import UnreadableEvent
from strata.domain.match.match import GameNotInstalled, Match
from strata.domain.match.narration import narrate, scene_of
from strata.domain.match.refusals import NotAllowed, Refused
from strata.domain.match.seats import show_seats
from strata.domain.match.turns import first_version_of
from strata.domain.toolkit.language import Language
from strata.runtime.command_error import CommandError
from strata.runtime.play.words import WORDS
from strata.store.matches import Matches, NoSuchMatch, NoSuchVersion


@dataclass(frozen=True)
class InspectedMatch:
    """A match in the record, as one viewer may know it."""

    matches: Matches
    id: str
    viewer: Viewer = None
    language: str = "en"

    @property
    def head(self) -> Match:
        return self.matches.load(self.id)

    @property
    def readable(self) -> Match:
        """As far as it can be read."""
        return self.matches.load_readable(self.id)

    def at(self, version: int | None) -> Match:
        return self.head if version is None else self.matches.at(self.id, version)

    def at_turn(self, turn: int) -> Match:
        """As a turn began."""
        past = self.matches.past(self.id)
        version = first_version_of(self.head, past, turn)
        if version is None:
            raise CommandError(f"The match has not come to turn {turn}.")
        return past(version)

    def events(self, after: int, limit: int | None = None) -> list[dict[str, Any]]:
        """Events after a version, with lines in plain words: as a seat was told them, or as anybody may read them."""
        stored = self.matches.journal.read(self.id, after, limit)
        shown = self.matches.show(self.readable, stored, self.viewer, is_as_told=self.viewer is not None)
        narrator, language, names = self.narrator, self.language_told, self.names()
        return [
            {**event, "lines": narrate(event, narrator, language, scene_of(before, then, self.viewer, names))}
            for event, (before, then) in zip(shown, self.matches.walk(self.id, stored), strict=True)
        ]

    def seats(self, match: Match) -> list[dict[str, Any]]:
        """Who sat where at a version of the match, with their current names."""
        return show_seats(match.ledger, self.matches.journal.names(self.id))

    def names(self) -> list[str]:
        rows = self.seats(self.readable)
        return [row["name"] or self.words.say("seat-without-name", seat=row["seat"]) for row in rows]

    @property
    def words(self) -> Language:
        return WORDS[self.language]

    @property
    def language_told(self) -> str:
        """The language asked for where the game has it, else English."""
        return self.language if self.language in self.readable.game.narrators else "en"

    @property
    def narrator(self) -> Narrator:
        return self.readable.game.narrators[self.language_told]

    def decision(self, match: Match) -> Decision | None:
        """What the viewer is asked at a version of the match."""
        if match.position is None or self.viewer is None or match.ledger.status != "playing":
            return None
        return match.position.decision_of(self.viewer)

    @property
    def eyes(self) -> str:
        """Whose view it is, for messages."""
        return "spectator" if self.viewer is None else str(self.viewer)


@contextmanager
def inspect_match(
    matches: Matches, match: str, seat: int | None = None, language: str = "en"
) -> Iterator[InspectedMatch]:
    """A match by its id or its address; refusals become errors of the command."""
    id_ = match.rstrip("/").rpartition("/")[2]
    inspected = InspectedMatch(matches, id_, seat, language)
    try:
        seats = len(matches.load_readable(id_).ledger.seats)
        if seat is not None and seat >= seats:
            raise CommandError(f"There is no seat {seat}: the match has seats 0 to {seats - 1}.")
        yield inspected
    except NoSuchMatch:
        raise CommandError(f"There is no match {id_!r}.") from None
    except NoSuchVersion as error:
        raise CommandError(f"There is no such version: {error}.") from error
    except (Refused, NotAllowed, UnreadableEvent, GameNotInstalled) as error:
        sentence = str(error)
        raise CommandError(f"{sentence[:1].upper()}{sentence[1:]}.") from error

"""How a request looks at a match: at which version, with whose eyes, in which language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from strata.api.access.callers import require_viewer
from strata.api.http.problems import Problem, invalid_parameter
from strata.api.input.languages import language_for
from strata.api.services import names_in, services
from strata.domain.kernel import Narrator, Position, Viewer
from strata.domain.match.events import UnreadableEvent
from strata.domain.match.match import Match
from strata.domain.match.seats import display_names
from strata.domain.match.turns import first_version_of

SPECTATOR = "spectator"


@dataclass(frozen=True)
class Look:
    """``match`` is at the version looked at, ``head`` at the latest."""

    head: Match
    match: Match
    viewer: Viewer
    language: str
    names: list[str]
    is_stopped: bool = False
    """The next event cannot be read."""

    @property
    def narrator(self) -> Narrator:
        return self.match.game.narrators[self.language]

    @property
    def position(self) -> Position[Any]:
        if self.match.position is None:
            raise Problem(409, "match_not_started", "The match is waiting for its seats to be taken.")
        return self.match.position

    @property
    def eyes(self) -> tuple[object, ...]:
        """All that the same version may look different by."""
        return self.viewer, self.language, *self.names, self.head.ledger.is_unsealed


def look_at(match_id: str, query: Mapping[str, Any], after: int | None = None) -> Look:
    """What a request with ``version``, ``as`` and ``lang`` looks at; ``after`` is where it begins to read events."""
    head, is_stopped = _head(match_id, query.get("version"), after)
    viewer = require_viewer(head)
    if "as_" in query:
        viewer = _eyes(head, viewer, query["as_"])
    match = head
    if "version" in query:
        match = services().matches.at(match_id, query["version"])
    elif "turn" in query:
        match = _at_turn(head, query["turn"], query.get("phase"))
    names = display_names(head.ledger, names_in(match_id))
    return Look(head, match, viewer, language_for(head.game), names, is_stopped)


def look_after(match: Match, viewer: Viewer) -> Look:
    """A look at a match that the request has just changed."""
    names = display_names(match.ledger, names_in(match.ledger.id))
    return Look(match, match, viewer, language_for(match.game), names)


def _head(match_id: str, version: int | None, after: int | None) -> tuple[Match, bool]:
    """The match as far as it is asked for or can be read, and whether a reader of events will come to its stop."""
    matches = services().matches
    if after is None:
        return matches.load_to_look_at(match_id, version), False
    try:
        return matches.load(match_id), False
    except UnreadableEvent as error:
        if version is None and after >= error.version - 1:
            raise
        return matches.load_readable(match_id), version is None


def _at_turn(head: Match, turn: int, phase: str | None) -> Match:
    past = services().matches.past(head.ledger.id)
    version = first_version_of(head, past, turn, phase)
    if version is None:
        raise Problem(404, "unknown_turn", "The match has not come to that turn, or that phase of it.")
    return past(version)


def _eyes(match: Match, own: Viewer, asked: str) -> Viewer:
    """A viewer may look as a spectator, and once the seed is out with the eyes of every seat."""
    if asked == SPECTATOR:
        return None
    seats = len(match.ledger.seats)
    if not asked.isdecimal() or int(asked) >= seats:
        raise invalid_parameter("as", f"a seat of this match, 0 to {seats - 1}, or {SPECTATOR}")
    if int(asked) != own and not match.ledger.is_unsealed:
        raise Problem(403, "sealed", "What another seat sees is secret until the match is over.")
    return int(asked)

"""The stream of a match: its events as they happen, redacted for the listener.

The id of a message is its version. A stream resumes after ``Last-Event-ID`` (or ``?after=``): first the gap, then what
happens, nothing twice and nothing left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple

import msgspec
from flask import Response, request

from strata.api.access.callers import may_still_view, require_viewer
from strata.api.http.blueprint import Blueprint
from strata.api.http.problems import Problem
from strata.api.input.languages import language_for
from strata.api.input.requests import VERSION
from strata.api.output.clocks import clock_of
from strata.api.output.events import of_match as event_of_match
from strata.api.schemas.record import StreamQuery
from strata.api.services import Services, names_in, services
from strata.api.streams.hub import of_match
from strata.api.streams.push import Format, broadcasts, content, stream_response
from strata.domain.kernel import Viewer
from strata.domain.kernel.codec import decode
from strata.domain.match.events import Event, SeatLeft, SeedRevealed, TokenIssued, UnreadableEvent
from strata.domain.match.match import Match
from strata.domain.match.narration import narrate, scene_of
from strata.domain.match.record import show_event
from strata.domain.match.seats import display_names
from strata.store.journal import DELETED

blueprint = Blueprint("stream", __name__, url_prefix="/v1/matches/<string:match_id>", description="Following a match")

PAGE = 200
"""How many events of the gap are read at once."""


@blueprint.get("/stream")
@blueprint.doc(
    operationId="streamEvents",
    responses={
        200: {
            "description": "Events as they happen, each as GET events shows it; with a clock, also the time",
            "content": content("MatchMessage", "MatchMessage"),
        }
    },
)
@blueprint.arguments(StreamQuery, location="query")
def stream_events(query: dict[str, Any], match_id: str) -> Response:
    """Follow a match: what was missed, then what happens

    Ends when nothing can happen any more, or when you may no longer look: your seat was left, your key revoked.
    """
    match = services().matches.load(match_id)
    viewer = require_viewer(match)
    after = _after(query)
    using = services()
    words = None
    if "lang" in query:
        words = Words(language_for(match.game), display_names(match.ledger, names_in(match_id)))
    return stream_response(lambda form: _MatchStream(using, match, viewer, form, words).chunks(after), query["named"])


class Words(NamedTuple):
    """In which language events are told too, with which names."""

    language: str
    names: Sequence[str]


class _MatchStream:
    """What one listener gets of one match."""

    def __init__(self, using: Services, match: Match, viewer: Viewer, form: Format, words: Words | None) -> None:
        self._words, self._narrators = words, match.game.narrators
        self._matches, self._hub = using.matches, using.hub
        self._id, self._game, self._viewer, self._form = match.ledger.id, match.ledger.game, viewer, form
        self._seed = using.matches.seed(self._id)
        self._is_unsealed, self._is_timed = match.ledger.is_unsealed, match.ledger.clock is not None

    def chunks(self, after: int) -> Iterator[bytes]:
        """Up to the end of the match, or to an event that cannot be read."""
        with suppress(UnreadableEvent):
            yield from self._chunks(after)

    def _chunks(self, after: int) -> Iterator[bytes]:
        with self._hub.following(of_match(self._id)) as follower:
            yield self._form.opening
            while gap := self._matches.journal.read(self._id, after, PAGE):
                for event in gap:
                    yield self._message(event)
                after = gap[-1].version
                if self._ends(gap):
                    return
            if self._is_unsealed:
                return
            if self._is_timed:
                yield self._clock(min(after, self._matches.load(self._id).ledger.version))
            for broadcast in broadcasts(follower):
                if broadcast is None:
                    if not self._may_still_view():
                        return
                    yield self._form.heartbeat
                    continue
                if broadcast.entry.types == (DELETED,):
                    return
                fresh = [event for event in broadcast.events if event.version > after]
                for event in fresh:
                    language = None if self._words is None else self._words.language
                    key = (event.version, self._viewer, self._form, language)
                    yield broadcast.once(key, partial(self._message, event))
                    after = event.version
                if self._ends(fresh):
                    return
                if fresh and self._is_timed:
                    yield broadcast.once(("clock", self._form), partial(self._clock, after))

    def _message(self, event: Event) -> bytes:
        self._is_unsealed = self._is_unsealed or event.type == SeedRevealed.type
        shown = show_event(self._id, event, self._viewer, self._seed, self._is_unsealed)
        told = event_of_match(self._id, self._game, shown)
        if self._words is not None:
            told["lines"] = self._lines(event, self._words)
        return self._form.message(event.type, msgspec.json.encode(told), str(event.version))

    def _lines(self, event: Event, words: Words) -> list[str]:
        """The event in words, as it was told when it happened."""
        [(before, after)] = self._matches.walk(self._id, [event])
        scene = scene_of(before, after, self._viewer, words.names)
        shown = show_event(self._id, event, self._viewer, self._seed, False)
        return narrate(shown, self._narrators[words.language], words.language, scene)

    def _may_still_view(self) -> bool:
        return may_still_view(self._matches.load(self._id))

    def _clock(self, version: int) -> bytes:
        body = {"type": "clock", "version": version, **(clock_of(self._matches.at(self._id, version)) or {})}
        return self._form.message("clock", msgspec.json.encode(body))

    def _ends(self, events: list[Event]) -> bool:
        """Nothing follows the seed, and nothing is for a token whose holder has left the seat or has another one."""
        types = {event.type for event in events}
        has_left = any(
            event.type == SeatLeft.type and decode(event.data, SeatLeft).seat == self._viewer for event in events
        )
        is_replaced = TokenIssued.type in types and not self._may_still_view()
        return SeedRevealed.type in types or has_left or is_replaced


def _after(query: dict[str, Any]) -> int:
    header = request.headers.get("Last-Event-ID")
    if header is None:
        after: int = query["after"]
        return after
    if not VERSION.fullmatch(header):
        raise Problem(400, "bad_last_event_id", "Last-Event-ID must be a version.")
    return int(header)

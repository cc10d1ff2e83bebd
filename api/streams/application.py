"""The stream of an application: the events of all its matches as they happen, as a spectator may see them.

The id of a message is opaque. A stream resumes after ``Last-Event-ID`` (or ``?after=``) for as long as the feeds hold
what came since: an hour at least. First the gap, then what happens, nothing twice and nothing left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from flask import Response, request

from strata.api.access.callers import bearer, require_key
from strata.api.http.blueprint import Blueprint
from strata.api.http.problems import Problem
from strata.api.output.events import of_match
from strata.api.schemas.record import FeedQuery
from strata.api.services import Services, services
from strata.api.streams.cursor import BadCursor, Cursor
from strata.api.streams.hub import ALL, Broadcast, Follower, of_application, topics
from strata.api.streams.push import Format, broadcasts, content, stream_response
from strata.domain.match.events import Event, SeedRevealed, UnreadableEvent
from strata.domain.match.record import show_event
from strata.store.api_keys import ApiKey
from strata.store.journal import SHARDS, order

blueprint = Blueprint("feed", __name__, url_prefix="/v1/stream", description="Following all matches of an application")


@blueprint.get("")
@blueprint.doc(
    operationId="streamAllMatches",
    responses={
        200: {
            "description": "Events of all matches as they happen, each as GET events shows it to a spectator, with the "
            "id of its match and the id to resume from; where nothing happens for a while, the latter alone",
            "content": content("Event", "ApplicationLine"),
        }
    },
)
@blueprint.arguments(FeedQuery, location="query")
def stream_all_matches(query: dict[str, Any]) -> Response:
    """Follow all matches of your application, or as an administrator all there are

    Starts from now, or after the last id received. Matches have no common order; the events of each come in theirs.
    """
    key = require_key("read")
    after = request.headers.get("Last-Event-ID", query.get("after"))
    cursor = Cursor(services().hub.offsets()) if after is None else _resumed(after)
    using, token = services(), bearer() or ""
    return stream_response(lambda form: _ApplicationStream(using, key, token, cursor, form).chunks(), query["named"])


def _resumed(after: str) -> Cursor:
    try:
        cursor = Cursor.read(after)
    except BadCursor:
        raise Problem(400, "bad_last_event_id", "The id to resume after must be one that this stream sent.") from None
    if not _is_kept(services(), cursor):
        detail = "What came after this id is no longer kept. Start again without an id, then list the matches."
        raise Problem(410, "stream_gone", detail)
    return cursor


def _is_kept(using: Services, cursor: Cursor) -> bool:
    """Whether the feeds still hold everything after a cursor."""
    journal = using.matches.journal
    return all(order(journal.feed_start(shard)) <= order(cursor.offsets[shard]) for shard in range(SHARDS))


class _ApplicationStream:
    """What one listener gets of all matches of an application, or of all there are."""

    def __init__(self, using: Services, key: ApiKey, secret: str, cursor: Cursor, form: Format) -> None:
        self._services, self._matches = using, using.matches
        self._key, self._secret = key, secret
        self._cursor, self._form = cursor, form

    def chunks(self) -> Iterator[bytes]:
        topic = ALL if self._key.is_admin else of_application(self._key.application)
        with self._services.hub.following(topic) as follower:
            yield self._form.opening + self._form.bookmark(str(self._cursor))
            while gap := self._matches.journal.feed(self._cursor.offsets):
                if not _is_kept(self._services, self._cursor):
                    return
                for entry in sorted(gap, key=lambda entry: order(entry.offset)):
                    passed = {entry.shard: entry.offset}
                    if topic in topics(entry):
                        with suppress(UnreadableEvent):
                            yield from self._messages(Broadcast(self._matches.journal, entry, passed))
                    self._cursor.move_to(passed)
            for broadcast in broadcasts(follower):
                if broadcast is None:
                    if self._services.api_keys.find(self._secret) is None:
                        return
                    self._catch_up(follower)
                    yield self._form.bookmark(str(self._cursor))
                elif self._cursor.is_before(broadcast.entry):
                    self._cursor.move_to(broadcast.offsets)
                    yield from self._messages(broadcast)

    def _messages(self, broadcast: Broadcast) -> Iterator[bytes]:
        for event in self._cursor.unsent(broadcast.entry, broadcast.events):
            shown = broadcast.once((event.version, "of a match"), partial(self._shown, broadcast.entry.match, event))
            id_ = str(self._cursor)
            yield self._form.message(event.type, b'{"id":"%s",%s' % (id_.encode(), shown[1:]), id_)

    def _shown(self, match: str, event: Event) -> bytes:
        seed, is_open = self._matches.seed(match), event.type == SeedRevealed.type
        shown = show_event(match, event, None, seed, is_open)
        return msgspec.json.encode(of_match(match, self._matches.game(match), shown))

    def _catch_up(self, follower: Follower) -> None:
        """Move past what went to others alone, so that a client that resumes after a long silence need not read it."""
        offsets = self._services.hub.offsets()
        if follower.empty():
            self._cursor.move_to(offsets)

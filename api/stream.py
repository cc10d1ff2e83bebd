"""Streams: the events of a match as they happen, redacted for who listens.

Server-sent events with ``id:`` = version, or a line of JSON each with ``Accept: application/x-ndjson``. A stream goes
on behind ``Last-Event-ID`` (or ``?after=``): first the gap, then what happens, nothing twice and nothing left out.
"""

from __future__ import annotations

import queue
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from flask import Response, request, stream_with_context

from api.blueprint import Blueprint
from api.callers import look
from api.problems import Problem
from api.record import NDJSON
from api.schemas import StreamQuery
from api.services import Services, services
from domain.kernel import Viewer
from domain.kernel.codec import decode
from domain.match.events import Event, SeatLeft, SeedRevealed
from domain.match.match import Match
from domain.match.record import show_event

blueprint = Blueprint("stream", __name__, url_prefix="/v1/matches/<string:match_id>", description="Push")

SSE = "text/event-stream"
HEARTBEAT = 15.0
"""After how many seconds of silence a sign of life is sent."""
PAGE = 200
"""How many events of the gap are read at once."""


@blueprint.get("/stream")
@blueprint.doc(
    operationId="streamEvents",
    responses={
        200: {
            "description": "Events as they happen, each as GET events shows it",
            "content": {SSE: {"schema": {"type": "string"}}, NDJSON: {"schema": {"type": "string"}}},
        }
    },
)
@blueprint.arguments(StreamQuery, location="query")
def stream_events(query: dict[str, Any], match_id: str) -> Response:
    """Follow a match: what was missed, then what happens

    Ends when nothing can happen any more, or when your seat is no longer yours.
    """
    match = services().matches.load(match_id)
    viewer = look(match)
    after = _after(query)
    as_lines = request.accept_mimetypes.best_match([SSE, NDJSON]) == NDJSON
    follow = _Follow(services(), match, viewer)
    body = stream_with_context(follow.told(after, _line if as_lines else _message))
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return Response(body, mimetype=NDJSON if as_lines else SSE, headers=headers)


class _Follow:
    """One listener of one match."""

    def __init__(self, using: Services, match: Match, viewer: Viewer) -> None:
        self._matches, self._hub = using.matches, using.hub
        self._id, self._viewer = match.ledger.id, viewer
        self._seed = using.matches.seed(self._id)
        self._is_open = match.ledger.is_open

    def told(self, after: int, write: Callable[[dict[str, Any]], bytes]) -> Iterator[bytes]:
        with self._hub.following(self._id) as appends:
            yield b"\n" if write is _line else b"retry: 1000\n\n"
            while gap := self._matches.journal.read(self._id, after, PAGE):
                for event in gap:
                    yield write(self._show(event))
                after = gap[-1].version
                if self._ends(gap):
                    return
            while True:
                try:
                    batch = appends.get(timeout=HEARTBEAT)
                except queue.Empty:
                    yield b"\n" if write is _line else b":\n\n"
                    continue
                if batch is None:
                    return
                fresh = [event for event in batch if event.version > after]
                if fresh and fresh[0].version > after + 1:
                    fresh = self._matches.journal.read(self._id, after, fresh[-1].version - after)
                for event in fresh:
                    yield write(self._show(event))
                    after = event.version
                if self._ends(fresh):
                    return

    def _show(self, event: Event) -> dict[str, Any]:
        self._is_open = self._is_open or event.type == SeedRevealed.type
        return show_event(self._id, event, self._viewer, self._seed, self._is_open)

    def _ends(self, events: list[Event]) -> bool:
        """Nothing follows the seed, and nothing is for a seat that its holder has left."""
        return any(
            event.type == SeedRevealed.type
            or (event.type == SeatLeft.type and decode(event.data, SeatLeft).seat == self._viewer)
            for event in events
        )


def _after(query: dict[str, Any]) -> int:
    header = request.headers.get("Last-Event-ID")
    if header is None:
        after: int = query["after"]
        return after
    if not header.isdecimal():
        raise Problem(400, "bad_last_event_id", "Last-Event-ID must be a version.")
    return int(header)


def _message(event: dict[str, Any]) -> bytes:
    return b"id: %d\nevent: %s\ndata: %s\n\n" % (event["version"], event["type"].encode(), msgspec.json.encode(event))


def _line(event: dict[str, Any]) -> bytes:
    return msgspec.json.encode(event) + b"\n"

"""What all streams have in common: the two formats they take, and how they become responses.

Server-sent events, or a line of JSON each with ``Accept: application/x-ndjson``.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any, Protocol

from flask import Response, request, stream_with_context

from strata.api.access.limits import key_or_address
from strata.api.http.media_types import NDJSON, SSE
from strata.api.http.problems import Problem
from strata.api.services import services
from strata.api.streams.counts import TooManyStreams
from strata.api.streams.hub import HEARTBEAT, Broadcast, Follower, Signal
from strata.store.journal import MatchDeleted
from strata.store.outages import REDIS_ERRORS


def content(message: str, line: str) -> dict[str, Any]:
    """How a stream is documented: the schemas of a message, and of a line where there are lines."""
    schemas = {SSE: message, NDJSON: line}
    return {media_type: {"schema": {"$ref": f"#/components/schemas/{name}"}} for media_type, name in schemas.items()}


class Format(Protocol):
    """How a stream is written."""

    opening: bytes
    heartbeat: bytes

    def message(self, type_: str, data: bytes, id_: str | None = None) -> bytes:
        """One message; with an id, a stream can resume after it."""

    def bookmark(self, id_: str) -> bytes:
        """No message, but an id that a stream can resume after."""


class _ServerSentEvents:
    opening = b"retry: 1000\n\n"
    heartbeat = b":\n\n"

    def message(self, type_: str, data: bytes, id_: str | None = None) -> bytes:
        place = b"" if id_ is None else b"id: %s\n" % id_.encode()
        return b"%s%sdata: %s\n\n" % (place, self.name(type_), data)

    def name(self, type_: str) -> bytes:
        """By which name a listener is called."""
        return b"event: %s\n" % type_.encode()

    def bookmark(self, id_: str) -> bytes:
        return b"id: %s\n\n" % id_.encode()


class _UnnamedEvents(_ServerSentEvents):
    """All come to ``onmessage``; their type is in the data."""

    def name(self, type_: str) -> bytes:
        return b""


class _Lines:
    opening = heartbeat = b"\n"

    def message(self, type_: str, data: bytes, id_: str | None = None) -> bytes:
        return data + b"\n"

    def bookmark(self, id_: str) -> bytes:
        return b'{"id":"%s"}\n' % id_.encode()


_NAMED, _UNNAMED, _LINES = _ServerSentEvents(), _UnnamedEvents(), _Lines()


def broadcasts(follower: Follower) -> Iterator[Broadcast | None]:
    """What a follower gets until it is disconnected; None is a heartbeat, which comes however much there is to read."""
    last_heartbeat = time.monotonic()
    while (item := follower.get()) is not Signal.DISCONNECTED:
        if isinstance(item, Broadcast):
            yield item
        if not isinstance(item, Broadcast) or time.monotonic() - last_heartbeat > HEARTBEAT:
            last_heartbeat = time.monotonic()
            yield None


def stream_response(chunks_in: Callable[[Format], Iterator[bytes]], are_named: bool) -> Response:
    """A response that stays open, in the format the caller accepts; server-sent events have names or not."""
    counts, (kind, name) = services().streams, key_or_address()
    try:
        counts.open(kind, name)
    except TooManyStreams as error:
        whose = "key" if kind == "key" else "address"
        detail = f"Your {whose} has {error.most} streams open, and may have no more; close one first."
        raise Problem(429, "too_many_streams", detail, {"Retry-After": "30"}) from error
    mimetype = request.accept_mimetypes.best_match([SSE, NDJSON], SSE)
    form: Format = _LINES if mimetype == NDJSON else _NAMED if are_named else _UNNAMED
    body = stream_with_context(_while_reachable(chunks_in(form)))
    response = Response(body, mimetype=mimetype, headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})
    response.call_on_close(lambda: counts.close(kind, name))
    return response


def _while_reachable(chunks: Iterator[bytes]) -> Iterator[bytes]:
    """A stream that cannot be read any further ends; a client that comes back resumes where it stopped."""
    try:
        yield from chunks
    except REDIS_ERRORS as error:
        if not services().incidents.note_outage(error):
            raise
    except MatchDeleted:
        return

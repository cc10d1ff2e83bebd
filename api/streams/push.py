"""What all streams have in common: the two forms they take, and how they are answered.

Server-sent events, or a line of JSON each with ``Accept: application/x-ndjson``.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator
from typing import Protocol

from flask import Response, request, stream_with_context

from strata.api.http.media_types import NDJSON, SSE
from strata.api.streams.hub import HEARTBEAT, Follower, Signal, Told
from strata.store.on_redis import UNREACHABLE

log = logging.getLogger(__name__)

CONTENT = {SSE: {"schema": {"type": "string"}}, NDJSON: {"schema": {"type": "string"}}}


class Form(Protocol):
    """How a stream says what it has to say."""

    hello: bytes
    alive: bytes

    def message(self, type_: str, data: bytes, id_: str | None = None) -> bytes:
        """One message; with an id, a stream can go on behind it."""

    def mark(self, id_: str) -> bytes:
        """No message, but an id behind which a stream can go on."""


class _ServerSentEvents:
    hello = b"retry: 1000\n\n"
    alive = b":\n\n"

    def message(self, type_: str, data: bytes, id_: str | None = None) -> bytes:
        named = b"" if id_ is None else b"id: %s\n" % id_.encode()
        return b"%sevent: %s\ndata: %s\n\n" % (named, type_.encode(), data)

    def mark(self, id_: str) -> bytes:
        return b"id: %s\n\n" % id_.encode()


class _Lines:
    hello = alive = b"\n"

    def message(self, type_: str, data: bytes, id_: str | None = None) -> bytes:
        return data + b"\n"

    def mark(self, id_: str) -> bytes:
        return b'{"id":"%s"}\n' % id_.encode()


_FORMS: dict[str, Form] = {SSE: _ServerSentEvents(), NDJSON: _Lines()}


def heard(follower: Follower) -> Iterator[Told | None]:
    """What a follower is told, until it is let go; None is a sign of life, which comes however much is told."""
    alive = time.monotonic()
    while (said := follower.get()) is not Signal.LET_GO:
        if isinstance(said, Told):
            yield said
        if not isinstance(said, Told) or time.monotonic() - alive > HEARTBEAT:
            alive = time.monotonic()
            yield None


def pushed(told: Callable[[Form], Iterator[bytes]]) -> Response:
    """An answer that goes on, in the form the caller accepts."""
    mimetype = request.accept_mimetypes.best_match([SSE, NDJSON], SSE)
    body = stream_with_context(_while_reachable(told(_FORMS[mimetype])))
    return Response(body, mimetype=mimetype, headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})


def _while_reachable(told: Iterator[bytes]) -> Iterator[bytes]:
    """A stream that cannot be read on ends; who comes back goes on where it stood."""
    try:
        yield from told
    except UNREACHABLE as error:
        log.warning("redis is away", extra={"error": str(error)})

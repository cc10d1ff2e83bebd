"""Bodies are compressed where the client takes that: boards shrink to a tenth, and a page over a phone feels it."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from functools import lru_cache, partial

import zstandard
from flask import Request, Response
from werkzeug.datastructures import Accept
from werkzeug.http import parse_accept_header

SMALLEST = 1024
"""Bytes below which it is not worth it."""
LARGE = 50_000
"""Bytes from which on, as boards have them, a tenth less is worth half a millisecond."""
_TYPES = ("application/json", "application/problem+json", "image/svg+xml", "text/")


def _zstd(data: bytes) -> bytes:
    return zstandard.compress(data, level=6 if len(data) >= LARGE else 3)


_ENCODINGS: dict[str, Callable[[bytes], bytes]] = {
    "zstd": _zstd,
    "gzip": partial(gzip.compress, compresslevel=5, mtime=0),
}
"""The better first: of those a client takes equally, it is used."""


def compress(response: Response, request: Request) -> None:
    """With zstd or gzip, as the client prefers. Streams and files that are sent piece by piece are left alone."""
    if not (response.mimetype or "").startswith(_TYPES) or response.is_streamed:
        return
    response.vary.add("Accept-Encoding")
    if response.direct_passthrough or "Content-Encoding" in response.headers or not _is_large(response):
        return
    encoding = encoding_for(request.headers.get("Accept-Encoding", ""))
    if encoding is not None:
        response.set_data(compressed(response.get_data(), encoding))
        response.headers["Content-Encoding"] = encoding


@lru_cache(maxsize=1000)
def encoding_for(accepted: str) -> str | None:
    """How to compress for a client that accepts this, if at all."""
    return parse_accept_header(accepted, Accept).best_match(_ENCODINGS)


def compressed(data: bytes, encoding: str) -> bytes:
    return _ENCODINGS[encoding](data)


def _is_large(response: Response) -> bool:
    length = response.calculate_content_length()
    return length is not None and length >= SMALLEST

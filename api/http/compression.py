"""Bodies are compressed where the client takes that: boards shrink to a tenth, and a page over a phone feels it."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from functools import partial

import zstandard
from flask import Request, Response

SMALLEST = 1024
"""Bytes below which it is not worth it."""
_TYPES = ("application/json", "application/problem+json", "image/svg+xml", "text/")
_ENCODINGS: dict[str, Callable[[bytes], bytes]] = {
    "zstd": partial(zstandard.compress, level=3),
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
    encoding = request.accept_encodings.best_match(_ENCODINGS)
    if encoding is not None:
        response.set_data(_ENCODINGS[encoding](response.get_data()))
        response.headers["Content-Encoding"] = encoding


def _is_large(response: Response) -> bool:
    length = response.calculate_content_length()
    return length is not None and length >= SMALLEST

"""What a request may carry: JSON of up to 64 KiB, or a match to import."""

from __future__ import annotations

from typing import NamedTuple

from flask import request

from strata.api.problems import Problem

NDJSON = "application/x-ndjson"


class Body(NamedTuple):
    """The body that an endpoint takes: its media type, what to call that, and how many bytes."""

    media_type: str
    name: str
    most: int


_JSON = Body("application/json", "JSON", 64 * 1024)
_OTHERS = {"exchange.import_match": Body(NDJSON, "ndjson", 16 * 1024 * 1024)}


def check_body() -> None:
    """Refuse a body of another type; one that is too large is refused when it is read."""
    if request.endpoint is None:
        # The address or the method is refused, whatever the body.
        return
    body = _OTHERS.get(request.endpoint, _JSON)
    request.max_content_length = body.most
    if request.content_length and request.mimetype != body.media_type:
        told = request.mimetype or "untyped"
        detail = f"The body must be {body.name} (Content-Type: {body.media_type}), not {told}."
        raise Problem(415, "unsupported_media_type", detail)

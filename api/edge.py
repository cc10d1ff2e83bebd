"""What every answer carries beside its content: its request's id, rules for browsers, and CORS by allow-list."""

from __future__ import annotations

from flask import Flask, Response, request

from strata.api.request_ids import HEADER, request_id
from strata.api.services import services

ANY = "*"
"""Allows every origin."""

_PREFLIGHT = {
    "Access-Control-Allow-Methods": "GET, HEAD, POST, PUT, PATCH, DELETE",
    "Access-Control-Allow-Headers": (
        "Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, Last-Event-ID, X-Request-Id"
    ),
    "Access-Control-Max-Age": "7200",
}
_EXPOSED = "ETag, Location, Retry-After, RateLimit, RateLimit-Policy, X-Request-Id"
_NOTHING = "default-src 'none'; frame-ancestors 'none'"
"""What an answer may load where a browser shows it; a page that needs more says so itself."""


def register(app: Flask) -> None:
    """Before the limits and checks: a preflight passes none of them, and their refusals carry these headers too."""
    app.before_request(_preflight)
    app.after_request(_finish)


def _preflight() -> Response | None:
    """Answer a browser that asks whether a page of an allowed origin may send a request."""
    if request.method != "OPTIONS" or "Access-Control-Request-Method" not in request.headers or not _allowed():
        return None
    return Response(status=204, headers=_PREFLIGHT)


def _finish(response: Response) -> Response:
    headers, origins = response.headers, services().origins
    headers[HEADER] = request_id()
    headers["X-Content-Type-Options"] = "nosniff"
    headers["Referrer-Policy"] = "no-referrer"
    headers["Cross-Origin-Resource-Policy"] = "cross-origin" if origins else "same-origin"
    headers.setdefault("Content-Security-Policy", _NOTHING)
    if origins and ANY not in origins:
        response.vary.add("Origin")
    if allowed := _allowed():
        headers["Access-Control-Allow-Origin"] = allowed
        headers["Access-Control-Expose-Headers"] = _EXPOSED
    return response


def _allowed() -> str | None:
    """The origin to allow: the one that asks if it is listed, or any."""
    origin, origins = request.headers.get("Origin"), services().origins
    if origin is not None and ANY in origins:
        return ANY
    return origin if origin in origins else None

"""What happens before and after every request, whatever it asks for.

Before: a browser's preflight gets its response, the caller's allowance is spent, the caller, body and headers are
checked. After: the response gets its validators, its limits, its rules for browsers, and is counted.
"""

from __future__ import annotations

import logging
import re
import secrets
import time
from contextvars import ContextVar
from typing import NamedTuple

from flask import Flask, Response, g, has_request_context, request
from werkzeug.exceptions import NotFound

from strata.api.access.callers import ON_BEHALF_OF, caller, may_create, require_token
from strata.api.access.limits import show_allowance, spend
from strata.api.http.compression import compress
from strata.api.http.media_types import NDJSON
from strata.api.http.metrics import note_request
from strata.api.http.problems import Problem
from strata.api.input.requests import idempotency_key
from strata.api.services import Services, services
from strata.store.rate_limits import Allowance

log = logging.getLogger(__name__)

REQUEST_ID = "X-Request-Id"
"""The client's own, or one made here. Responses, problem documents and log lines carry it."""
_HARMLESS = re.compile(r"[A-Za-z0-9.~-]{1,64}")
"""What a client may choose as an id. No token has this form: they all hold underscores."""
ANY_ORIGIN = "*"
"""Allows pages of every site to call."""

_ON_METRICS_PORT = ("/metrics", "/healthz")
_UNSAFE = ("POST", "PUT", "PATCH", "DELETE")
_TAKE_ANYBODY = {"seats.take", "turns.find_turns"}
_TAKE_MAKERS = {
    "matches.create_match",
    "import_export.import_match",
    "forks.fork_match",
    "analysis.analyse_match",
}
"""Operations that change something and need no token: everywhere, and where matches are made without a key."""

_PREFLIGHT = {
    "Access-Control-Allow-Methods": "GET, HEAD, POST, PUT, PATCH, DELETE",
    "Access-Control-Allow-Headers": (
        "Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, Last-Event-ID, Strata-Seat, "
        "X-Request-Id"
    ),
    "Access-Control-Max-Age": "7200",
}
_EXPOSED = "ETag, Location, Retry-After, RateLimit, RateLimit-Policy, X-Request-Id"
_NOTHING = "default-src 'none'; frame-ancestors 'none'"
"""What a response may load where a browser shows it; a page that needs more says so itself."""


class Body(NamedTuple):
    """The body that an endpoint takes: its media type, what to call that, and how many bytes at most."""

    media_type: str
    name: str
    most: int


_JSON = Body("application/json", "JSON", 64 * 1024)
_OTHER_BODIES = {"import_export.import_match": Body(NDJSON, "ndjson", 16 * 1024 * 1024)}


class Attempt(NamedTuple):
    """A request that failed on the short way (``api.http.hot``): what is known of it, and why it failed."""

    started: float
    request_id: str
    policy: str
    allowance: Allowance | None
    failure: Exception


ATTEMPT = "strata.attempt"
"""Where an attempt is in the environment of a request."""

hot_request_id: ContextVar[str | None] = ContextVar("hot_request_id", default=None)
"""The id of a request on the short way, for log lines."""


def register(app: Flask) -> None:
    app.before_request(_before)
    app.after_request(_after)


def request_id_for(given: str) -> str:
    """The id that a client gave its request, or another where it gave none that can be kept."""
    return given if _HARMLESS.fullmatch(given) else secrets.token_hex(8)


def _before() -> Response | None:
    attempt: Attempt | None = request.environ.get(ATTEMPT)
    if attempt is not None:
        g.started, g.request_id = attempt.started, attempt.request_id
        g.policy, g.allowance = attempt.policy, attempt.allowance
        raise attempt.failure
    g.started = time.perf_counter()
    g.request_id = request_id_for(request.headers.get(REQUEST_ID, ""))
    if request.method == "OPTIONS" and "Access-Control-Request-Method" in request.headers and _allowed_origin():
        return Response(status=204, headers=_PREFLIGHT)
    if is_on_metrics_port() and request.path not in _ON_METRICS_PORT:
        raise NotFound
    if request.path.startswith("/v1/"):
        spend()
        if request.endpoint is not None and request.method in _UNSAFE:
            _check_caller()
    _check_body()
    if request.method == "POST":
        # A POST's Idempotency-Key must be valid, also where an operation is the same however often it is sent.
        idempotency_key()
    return None


def _after(response: Response) -> Response:
    response.vary.update(("Authorization", ON_BEHALF_OF))
    headers = response.headers
    headers.setdefault("Cache-Control", "no-cache, private")
    if "Content-Language" in headers:
        response.vary.add("Accept-Language")
    if request.method == "GET" and response.status_code in (200, 304) and "ETag" in headers:
        response.vary.add("Accept")
        response.make_conditional(request)
    compress(response, request)
    show_allowance(response)
    _set_browser_rules(response)
    _count(response)
    return response


def is_on_metrics_port() -> bool:
    """Whether the request came in at the port that is for metrics alone."""
    return services().metrics_port is not None and request.environ.get("SERVER_PORT") == str(services().metrics_port)


def _check_caller() -> None:
    """Who lacks a key or a token is refused before anything of a body is read."""
    if request.endpoint in _TAKE_MAKERS and caller() is None:
        may_create()
    elif request.endpoint in _TAKE_ANYBODY or request.endpoint in _TAKE_MAKERS:
        caller()
    else:
        require_token()


def _check_body() -> None:
    """Refuse a body of another type; one that is too large is refused when it is read."""
    if request.endpoint is None:
        # The address or the method is refused, whatever the body.
        return
    body = _OTHER_BODIES.get(request.endpoint, _JSON)
    request.max_content_length = body.most
    if request.content_length and request.mimetype != body.media_type:
        given = request.mimetype or "untyped"
        detail = f"The body must be {body.name} (Content-Type: {body.media_type}), not {given}."
        raise Problem(415, "unsupported_media_type", detail)


def browser_rules(services: Services) -> dict[str, str]:
    """What browsers are told about every response, unless it says otherwise itself."""
    return {
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        "Cross-Origin-Resource-Policy": "cross-origin" if services.origins else "same-origin",
        "Content-Security-Policy": _NOTHING,
    }


def varies_by_origin(services: Services) -> bool:
    return bool(services.origins) and ANY_ORIGIN not in services.origins


def _set_browser_rules(response: Response) -> None:
    headers = response.headers
    headers[REQUEST_ID] = g.request_id
    for name, rule in browser_rules(services()).items():
        headers.setdefault(name, rule)
    if varies_by_origin(services()):
        response.vary.add("Origin")
    if allowed := _allowed_origin():
        headers["Access-Control-Allow-Origin"] = allowed
        headers["Access-Control-Expose-Headers"] = _EXPOSED


def _allowed_origin() -> str | None:
    """The origin to allow: that of the request if it is listed, or any."""
    origin, origins = request.headers.get("Origin"), services().origins
    if origin is not None and ANY_ORIGIN in origins:
        return ANY_ORIGIN
    return origin if origin in origins else None


def _count(response: Response) -> None:
    started = g.get("started", time.perf_counter())
    count(request.endpoint or "unknown", request.method, request.path, response.status_code, started)


def count(operation: str, method: str, path: str, status: int, started: float) -> None:
    """A request that was served, in the metrics and in the log."""
    seconds = time.perf_counter() - started
    note_request(operation, status, seconds)
    level = logging.DEBUG if method == "GET" and status < 400 else logging.INFO
    if log.isEnabledFor(level):
        extra = {"method": method, "path": path, "status": status, "ms": round(seconds * 1000, 1)}
        log.log(level, "served", extra=extra)


def note_request_id(record: logging.LogRecord) -> bool:
    """A filter for log handlers: adds the request's id to each line that is written during a request."""
    request_id = hot_request_id.get()
    if request_id is not None:
        record.request_id = request_id
    elif has_request_context() and "request_id" in g:
        record.request_id = g.request_id
    return True

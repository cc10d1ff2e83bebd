"""The short way for the busiest requests: a seat lists its options, looks at its view, or plays a move.

They are served without Flask, by the same functions as on the ordinary way. Only requests of the usual form come this
way: with a seat's token, and with headers, a query and a body that need no second look. All others take the ordinary
way, which also tells what is wrong with them. A request that fails here is handed over to it with the reason, so
whatever goes wrong, the response is the same.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from io import BytesIO
from typing import Any, NamedTuple

import msgspec
from flask import Flask
from werkzeug.exceptions import RequestTimeout
from werkzeug.http import HTTP_STATUS_CODES

from strata.api.access.callers import ON_BEHALF_OF
from strata.api.access.limits import allowance_headers, bucket, require_allowance
from strata.api.access.tokens import SeatToken
from strata.api.http.compression import SMALLEST, compressed, encoding_for
from strata.api.http.request_cycle import (
    ATTEMPT,
    REQUEST_ID,
    Attempt,
    browser_rules,
    count,
    hot_request_id,
    request_id_for,
    varies_by_origin,
)
from strata.api.input.languages import accepted_languages, nearest_language
from strata.api.input.look import Look
from strata.api.input.requests import ETAG, read_action, repeatable_as, version_in
from strata.api.output.matches import etag, move, worded
from strata.api.output.table import actions, parts_of, view
from strata.api.services import EXTENSION, Services
from strata.domain.games.registry import GAMES
from strata.domain.match.commands import PlayMove, SeatGrant, require_seat
from strata.domain.match.match import Match
from strata.domain.match.seats import display_names
from strata.store.rate_limits import Allowance

Environ = dict[str, Any]
StartResponse = Callable[..., Any]

_PATH = re.compile(r"/v1/matches/([a-z0-9]{1,40})/(actions|moves|view)")
_BEARER = "Bearer strata_seat_"
_THEN = re.compile(r"(?:then=((?:actions|view|undo)(?:,(?:actions|view|undo))*))?")
"""A query of the usual form. A board has another price, so it goes the ordinary way."""
_UNUSUAL = frozenset(
    f"HTTP_{name}"
    for name in (
        *("STRATA_SEAT", "TRANSFER_ENCODING", "CONTENT_ENCODING"),
        *("IF_NONE_MATCH", "IF_MODIFIED_SINCE", "IF_UNMODIFIED_SINCE", "RANGE", "IF_RANGE"),
    )
)
_LARGEST = 64 * 1024
_OPTION = {"action", "label", "targets"}


class Asked(NamedTuple):
    """A request of the usual form."""

    method: str
    path: str
    query: str
    match: str
    what: str
    who: SeatToken
    token: str
    headers: Environ
    body: bytes
    option: dict[str, Any]

    @property
    def grant(self) -> SeatGrant:
        return SeatGrant(self.who.seat, self.who.granted_at)


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: dict[str, Any]


class Application(Flask):
    """Flask, and a short way past it."""

    def wsgi_app(self, environ: Environ, start_response: StartResponse) -> Iterable[bytes]:
        services: Services | None = self.extensions[EXTENSION]
        asked = None if services is None else _usual(environ, services)
        if asked is None or services is None:
            return super().wsgi_app(environ, start_response)
        served = _serve(asked, services, environ, start_response)
        return super().wsgi_app(environ, start_response) if served is None else served


def _usual(environ: Environ, services: Services) -> Asked | None:
    """The request, if it is of the usual form."""
    found = _PATH.fullmatch(environ["PATH_INFO"])
    if found is None or environ.get("SCRIPT_NAME"):
        return None
    match, what = found.groups()
    method, query = environ["REQUEST_METHOD"], environ.get("QUERY_STRING", "")
    authorization = environ.get("HTTP_AUTHORIZATION", "")
    if method != ("POST" if what == "moves" else "GET") or not authorization.startswith(_BEARER):
        return None
    if not _UNUSUAL.isdisjoint(environ) or (services.origins and "HTTP_ORIGIN" in environ):
        return None
    if services.metrics_port is not None and environ.get("SERVER_PORT") == str(services.metrics_port):
        return None
    token = authorization.removeprefix("Bearer ")
    who = services.tokens.read(token)
    if not isinstance(who, SeatToken) or who.match != match:
        return None
    if what != "moves":
        is_bare = not query and "HTTP_IF_MATCH" not in environ and environ.get("CONTENT_LENGTH", "0") in ("", "0")
        return Asked(method, environ["PATH_INFO"], "", match, what, who, token, environ, b"", {}) if is_bare else None
    if _THEN.fullmatch(query) is None or not _are_usual_for_moves(environ):
        return None
    try:
        body = environ["wsgi.input"].read(int(environ["CONTENT_LENGTH"]))
    except RequestTimeout as late:
        environ[ATTEMPT] = Attempt(time.perf_counter(), _request_id(environ), "", None, late)
        return None
    environ["wsgi.input"] = BytesIO(body)
    option = _option(body)
    if option is None:
        return None
    return Asked(method, environ["PATH_INFO"], query, match, what, who, token, environ, body, option)


def _request_id(environ: Environ) -> str:
    return request_id_for(environ.get("HTTP_X_REQUEST_ID", ""))


def _are_usual_for_moves(environ: Environ) -> bool:
    length = environ.get("CONTENT_LENGTH", "")
    return (
        environ.get("CONTENT_TYPE") == "application/json"
        and length.isdecimal()
        and 0 < int(length) <= _LARGEST
        and 1 <= len(environ.get("HTTP_IDEMPOTENCY_KEY", "-")) <= 255
        and ETAG.fullmatch(environ.get("HTTP_IF_MATCH", "0").strip('"')) is not None
    )


def _option(body: bytes) -> dict[str, Any] | None:
    """A whole option or its action, as ``schemas.play.MoveRequest`` has it."""
    try:
        option = msgspec.json.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    if not isinstance(option, dict) or not option.keys() <= _OPTION or not isinstance(option.get("action"), dict):
        return None
    targets = option.get("targets", [])
    is_told = isinstance(option.get("label", ""), str) and isinstance(targets, list)
    return option if is_told and all(isinstance(target, str) for target in targets) else None


def _serve(asked: Asked, services: Services, environ: Environ, start_response: StartResponse) -> Iterable[bytes] | None:
    """The response; None where the request failed, and the ordinary way is to tell why."""
    started, request_id = time.perf_counter(), _request_id(environ)
    told = hot_request_id.set(request_id)
    policy, name = bucket(asked.who)
    allowance: Allowance | None = None
    try:
        if services.rate_limit is not None:
            allowance = services.rate_buckets.spend(f"{policy}:{name}", services.rate_limit)
            require_allowance(allowance, price=1)
        answer = _ROUTES[asked.what](asked, services)
        body = msgspec.json.encode(answer.body)
        headers = _headers(answer, asked, services)
        encoding = encoding_for(environ.get("HTTP_ACCEPT_ENCODING", "")) if len(body) >= SMALLEST else None
        if encoding is not None:
            body = compressed(body, encoding)
            headers.append(("Content-Encoding", encoding))
        if allowance is not None:
            headers += allowance_headers(policy, allowance)
        headers += [("Content-Length", str(len(body))), (REQUEST_ID, request_id)]
    except Exception as failure:
        environ[ATTEMPT] = Attempt(started, request_id, policy, allowance, failure)
        return None
    finally:
        hot_request_id.reset(told)
    start_response(f"{answer.status} {HTTP_STATUS_CODES[answer.status].upper()}", headers)
    return _sent(body, asked, answer.status, started, request_id)


def _sent(body: bytes, asked: Asked, status: int, started: float, request_id: str) -> Iterator[bytes]:
    """The body. The request is counted once that is sent, so nobody waits for its line in the log."""
    try:
        yield body
    finally:
        told = hot_request_id.set(request_id)
        count(_OPERATIONS[asked.what], asked.method, asked.path, status, started)
        hot_request_id.reset(told)


def _headers(answer: Answer, asked: Asked, services: Services) -> list[tuple[str, str]]:
    language = ", Accept-Language" if "Content-Language" in answer.headers else ""
    representation = ", Accept" if asked.method == "GET" else ""
    vary = f"Authorization, {ON_BEHALF_OF}{language}{representation}, Accept-Encoding"
    return [
        ("Content-Type", "application/json"),
        *answer.headers.items(),
        ("Vary", f"{vary}, Origin" if varies_by_origin(services) else vary),
        ("Cache-Control", "no-cache, private"),
        *browser_rules(services).items(),
    ]


def _get_actions(asked: Asked, services: Services) -> Answer:
    look = _look(asked, services, services.matches.load(asked.match))
    headers = worded(look.match, look.language, *look.eyes)
    return Answer(200, headers, actions(look))


def _get_view(asked: Asked, services: Services) -> Answer:
    look = _look(asked, services, services.matches.load(asked.match))
    return Answer(200, etag(look.match, look.viewer), view(look))


def _play_move(asked: Asked, services: Services) -> Answer:
    matches, key = services.matches, asked.headers.get("HTTP_IDEMPOTENCY_KEY")
    action = read_action(GAMES[matches.recent(asked.match).ledger.game], asked.option["action"])
    if_match = asked.headers.get("HTTP_IF_MATCH")
    repeatable = None
    if key is not None:
        scoped = services.tokens.scope(asked.token, key)
        repeatable = repeatable_as(scoped, asked.method, f"{asked.path}?{asked.query}", asked.body)
    command = PlayMove(by=asked.grant, action=action)
    changed = matches.change(asked.match, command, None if if_match is None else version_in(if_match), repeatable)
    body, headers = move(changed, asked.who.seat), etag(changed.match)
    if asked.query:
        look = _look(asked, services, changed.match)
        body |= parts_of(look, asked.query.removeprefix("then=").split(","))
        headers["Content-Language"] = look.language
    return Answer(201, headers, body)


def _look(asked: Asked, services: Services, match: Match) -> Look:
    viewer = require_seat(match.ledger, asked.grant)
    accepted: Sequence[str] = accepted_languages(asked.headers.get("HTTP_ACCEPT_LANGUAGE", ""))
    names = display_names(match.ledger, services.names.of(asked.match))
    return Look(match, match, viewer, nearest_language(match.game, accepted), names)


_ROUTES = {"actions": _get_actions, "view": _get_view, "moves": _play_move}
_OPERATIONS = {"actions": "play.get_actions", "view": "play.get_view", "moves": "play.play_move"}

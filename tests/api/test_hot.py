"""The short way of the busiest requests gives the same responses as the ordinary way, and the same errors."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from functools import partial
from types import MethodType
from typing import Any

import fakeredis
import msgspec
import pytest
import redis
import zstandard
from flask import Flask
from werkzeug.test import TestResponse

from strata.store.keys import match_prefix
from tests.api.conftest import Service, Table

OF_THE_MOMENT = {"X-Request-Id", "RateLimit", "Date"}
JSON = "application/json"


_UNPACK: dict[str, Callable[[bytes], bytes]] = {"": bytes, "gzip": gzip.decompress, "zstd": zstandard.decompress}


class Ways:
    """Two services on one record: one has the short way, the other the ordinary way alone."""

    def __init__(self, **wiring: Any) -> None:
        server = fakeredis.FakeServer()
        self.hot = Service(fakeredis.FakeRedis(server=server), **wiring)
        self.cold = Service(fakeredis.FakeRedis(server=server), **wiring)
        self.cold.app.wsgi_app = MethodType(Flask.wsgi_app, self.cold.app)  # type: ignore[method-assign]

    def both(self, method: str, path: str, **request: Any) -> TestResponse:
        """The response, which is the same on both ways."""
        responses = [service.http.open(path, method=method, **request) for service in (self.hot, self.cold)]
        first, second = ((r.status_code, _body(r), _headers(r)) for r in responses)
        assert first == second
        return responses[0]


def _body(response: TestResponse) -> Any:
    data = _UNPACK[response.content_encoding or ""](response.data)
    if not data or not response.is_json:
        return data
    return {name: value for name, value in msgspec.json.decode(data).items() if name != "request_id"}


def _headers(response: TestResponse) -> dict[str, str]:
    shown = {name: value for name, value in response.headers.items() if name not in OF_THE_MOMENT}
    if response.mimetype == "application/problem+json" or response.content_encoding:
        shown.pop("Content-Length")  # the order of members, of which there is none, may make a byte's difference
    return shown


@pytest.fixture
def ways() -> Ways:
    return Ways()


@pytest.fixture
def table(ways: Ways) -> Table:
    table = Table(ways.hot)
    for turn in range(8):
        table.play_for_first(turn)
    return table


def _bearer(token: str, **headers: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}", **{name.replace("_", "-"): value for name, value in headers.items()}}


def _mover(table: Table) -> tuple[str, dict[str, Any]]:
    seat = table.pending()[0]
    return table.tokens[seat], table.options(seat)[0]


@pytest.mark.parametrize("encoding", ["", "gzip", "br, zstd;q=0.5"])
@pytest.mark.parametrize("language", ["", "uk", "de, ru;q=0.3"])
@pytest.mark.parametrize("what", ["actions", "view"])
def test_looking(ways: Ways, table: Table, what: str, language: str, encoding: str) -> None:
    for token in table.tokens:
        headers = _bearer(token, Accept_Language=language, Accept_Encoding=encoding)
        assert ways.both("GET", f"{table.path}/{what}", headers=headers).status_code == 200


@pytest.mark.parametrize("query", ["", "?then=actions", "?then=undo,view", "?then=board", "?then=view&lang=uk"])
def test_a_move_gets_the_same_response_on_both_ways(ways: Ways, table: Table, query: str) -> None:
    token, action = _mover(table)
    headers = _bearer(token, Idempotency_Key="once")
    for _ in range(2):
        moved = ways.both("POST", f"{table.path}/moves{query}", json={"action": action}, headers=headers)
        assert moved.status_code == 201


def test_the_usual_requests_do_without_flask(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    token, action = _mover(table)

    def refuse(*_: object) -> None:
        raise AssertionError("it went the ordinary way")

    monkeypatch.setattr(Flask, "wsgi_app", refuse)
    for what in ("actions", "view"):
        assert table.service.get(f"{table.path}/{what}", token, Accept_Encoding="gzip").status_code == 200
    option = {"action": action, "label": "as listed", "targets": ["a"]}
    moved = table.service.post(f"{table.path}/moves?then=actions", option, token, Idempotency_Key="k", If_Match='"10"')
    assert moved.status_code == 201


BODIES = {
    "unknown kind": b'{"action":{"kind":"fly"}}',
    "no kind": b'{"action":{}}',
    "unknown field": b'{"action":{"kind":"pass_bid","height":3}}',
    "field of another type": b'{"action":{"kind":"place_bid","amount":"one"}}',
    "fraction": b'{"action":{"kind":"place_bid","amount":1.5}}',
    "whole float": b'{"action":{"kind":"place_bid","amount":77.0}}',
    "illegal": b'{"action":{"kind":"place_bid","amount":77}}',
    "an option inside": b'{"action":{"action":{"kind":"pass_bid"}}}',
    "no action": b"{}",
    "null": b'{"action":null}',
    "a list": b"[]",
    "a number": b"7",
    "malformed": b'{"action":',
    "not UTF-8": b'{"action":{"kind":"\xff"}}',
    "nested deeply": b'{"action":' + b"[" * 20000 + b"]" * 20000 + b"}",
    "empty": b"",
    "a label that is no text": b'{"action":{"kind":"pass_bid"},"label":7}',
    "no label": b'{"action":{"kind":"pass_bid"},"label":null}',
    "targets that are no texts": b'{"action":{"kind":"pass_bid"},"targets":[1]}',
    "targets that are no list": b'{"action":{"kind":"pass_bid"},"targets":"a"}',
    "another field": b'{"action":{"kind":"pass_bid"},"seat":1}',
    "too large": b'{"action":{"kind":"' + b"x" * 70000 + b'"}}',
}


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES.keys())
def test_bodies_that_cannot_be_accepted(ways: Ways, table: Table, body: bytes) -> None:
    token, _ = _mover(table)
    refused = ways.both("POST", f"{table.path}/moves", data=body, content_type=JSON, headers=_bearer(token))
    assert refused.status_code in (400, 409, 413, 422)


HEADERS: dict[str, dict[str, str]] = {
    "a stale version": {"If-Match": '"3"'},
    "a version to come": {"If-Match": '"99"'},
    "a digest with it": {"If-Match": '"3.0123456789ab"'},
    "a fraction": {"If-Match": "0.5"},
    "since then": {"If-Unmodified-Since": "Thu, 01 Jan 1970 00:00:00 GMT", "If-Match": "soon"},
    "a range": {"Range": "bytes=0-3", "If-Match": "soon"},
    "a weak version": {"If-Match": 'W/"3"'},
    "no version": {"If-Match": "soon"},
    "a long key": {"Idempotency-Key": "k" * 256},
    "another type": {"Content-Type": "text/plain"},
    "no token": {"Authorization": ""},
    "another scheme": {"Authorization": "Basic strata_seat_x"},
    "a forged token": {"Authorization": "Bearer strata_seat_x_0_1_" + "0" * 40},
    "an unknown key": {"Authorization": "Bearer strata_key_nobody"},
}


@pytest.mark.parametrize("headers", HEADERS.values(), ids=HEADERS.keys())
def test_headers_that_cannot_be_accepted(ways: Ways, table: Table, headers: dict[str, str]) -> None:
    token, action = _mover(table)
    data = msgspec.json.encode({"action": action})
    asked = {"Content-Type": JSON, **_bearer(token), **headers}
    for path in ("/moves?then=view", "/moves"):
        assert ways.both("POST", f"{table.path}{path}", data=data, headers=asked).status_code >= 400
    for path in ("/actions", "/view", "/view?version=99", "/view?seat=1", "/actions?version=x", "/actions?as=2"):
        ways.both("GET", f"{table.path}{path}", headers=_bearer(token) | headers)


@pytest.mark.parametrize("query", ["?then=", "?then=all", "?then=view,", "?x=1", "?then=view&then=undo", "?lang=%"])
def test_queries_of_another_form(ways: Ways, table: Table, query: str) -> None:
    token, _ = _mover(table)
    body = {"action": {"kind": "place_bid", "amount": 77}}
    assert ways.both("POST", f"{table.path}/moves{query}", json=body, headers=_bearer(token)).status_code >= 400


@pytest.mark.parametrize("method", ["HEAD", "PUT", "DELETE", "OPTIONS"])
def test_other_methods(ways: Ways, table: Table, method: str) -> None:
    token, _ = _mover(table)
    for path in ("/moves", "/actions", "/view"):
        ways.both(method, f"{table.path}{path}", headers=_bearer(token))


def _left(table: Table) -> None:
    assert table.service.delete(f"{table.path}/seats/0", table.tokens[0]).status_code == 200


def _over(table: Table) -> None:
    table.play_to_the_end()


def _scored(table: Table) -> None:
    table.play_to_the_end()
    table.score()


def _damaged(table: Table) -> None:
    table.service.redis.xadd(f"{match_prefix(table.id)}events", {"event": b"\x00"}, id="11-0")


STATES: dict[str, Callable[[Table], None]] = {
    "nothing happened": lambda table: None,
    "the seat is left": _left,
    "the match is over": _over,
    "the match is scored": _scored,
    "an event cannot be read": _damaged,
}


@pytest.mark.parametrize("change", STATES.values(), ids=STATES.keys())
def test_matches_in_every_state(ways: Ways, table: Table, change: Callable[[Table], None]) -> None:
    change(table)
    body = {"action": {"kind": "place_bid", "amount": 77}}
    for token in table.tokens:
        ways.both("POST", f"{table.path}/moves", json=body, headers=_bearer(token))
        for what in ("actions", "view"):
            ways.both("GET", f"{table.path}/{what}", headers=_bearer(token))


def test_before_the_match_has_begun(ways: Ways) -> None:
    seats = [{"kind": "human"}, {"kind": "open"}, {"kind": "open"}]
    made = ways.hot.post("/v1/matches", {"game": "evo", "seats": seats}).get_json()
    path, headers = f"/v1/matches/{made['id']}", _bearer(made["seats"][0]["token"])
    assert ways.both("GET", f"{path}/actions", headers=headers).get_json()["decisions"] == []
    assert ways.both("GET", f"{path}/view", headers=headers).status_code == 409
    assert ways.both("POST", f"{path}/moves", json={"action": {"kind": "pass_bid"}}, headers=headers).status_code == 409


def test_a_seat_named_beside_a_token(ways: Ways, table: Table) -> None:
    for what in ("actions", "view"):
        assert ways.both("GET", f"{table.path}/{what}", headers=_bearer(table.tokens[0], Strata_Seat="0")).is_json


def test_tokens_of_others(ways: Ways, table: Table) -> None:
    other = Table(ways.hot)
    key, _ = ways.hot.keys.create("application", "app")
    tokens = [other.tokens[0], ways.hot.tokens.spectator(table.id), ways.hot.tokens.invitation(table.id, 0), key]
    for token in [*tokens, ways.hot.tokens.seat("nosuchmatch", 0, 1)]:
        body = {"action": {"kind": "pass_bid"}}
        for path in (table.path, "/v1/matches/nosuchmatch", f"{table.path}%20", f"{table.path}/"):
            assert ways.both("POST", f"{path}/moves", json=body, headers=_bearer(token)).status_code >= 400
            ways.both("GET", f"{path}/actions", headers=_bearer(token))


def test_a_key_used_for_another_request(ways: Ways, table: Table) -> None:
    token, action = _mover(table)
    headers = _bearer(token, Idempotency_Key="mine")
    assert ways.hot.http.post(f"{table.path}/moves", json={"action": action}, headers=headers).status_code == 201
    reused = ways.both("POST", f"{table.path}/moves?then=view", json={"action": action}, headers=headers)
    assert reused.get_json()["code"] == "idempotency_key_reused"


def test_too_many_requests() -> None:
    ways = Ways(rate_limit=60)
    table = Table(ways.hot)

    def until_refused(service: Service) -> TestResponse:
        """A slow machine is allowed one more request now and then."""
        responses = (service.get(f"{table.path}/view", table.tokens[0]) for _ in range(500))
        return next(response for response in responses if response.status_code == 429)

    refused = [until_refused(service) for service in (ways.hot, ways.cold)]
    assert all("RateLimit" in response.headers for response in refused)
    assert len({response.get_json()["detail"] for response in refused}) == 1


@pytest.mark.parametrize("error", [redis.exceptions.ConnectionError("gone"), redis.exceptions.TimeoutError("late")])
def test_an_outage(ways: Ways, table: Table, monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    token, action = _mover(table)

    def fail(*_: object, **__: object) -> None:
        raise error

    for service in (ways.hot, ways.cold):
        monkeypatch.setattr(service.journal, "append", fail)
        monkeypatch.setattr(service.journal, "read", fail)
    body = {"action": action}
    assert ways.both("POST", f"{table.path}/moves", json=body, headers=_bearer(token)).status_code == 503
    assert ways.both("GET", f"{table.path}/actions", headers=_bearer(token)).status_code == 503


def test_an_append_that_fails_is_not_tried_again(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    token, action = _mover(table)
    tries = []

    def fail(*_: object) -> None:
        tries.append(1)
        raise redis.exceptions.TimeoutError("it may have been done")

    monkeypatch.setattr(table.service.journal, "append", fail)
    assert table.service.post(f"{table.path}/moves", {"action": action}, token).status_code == 503
    assert len(tries) == 1


def test_what_nobody_expected_is_told_the_same(ways: Ways, table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    token, _ = _mover(table)
    for service in (ways.hot, ways.cold):
        monkeypatch.setattr(service.matches, "load", partial(int, "not a match"))
    assert ways.both("GET", f"{table.path}/view", headers=_bearer(token)).get_json()["code"] == "internal_error"


def test_sites_that_may_call() -> None:
    ways = Ways(origins=frozenset({"https://app.example"}))
    table = Table(ways.hot)
    for origin in ("https://app.example", "https://evil.example"):
        ways.both("GET", f"{table.path}/view", headers=_bearer(table.tokens[0], Origin=origin))
    ways.both("GET", f"{table.path}/view", headers=_bearer(table.tokens[0]))

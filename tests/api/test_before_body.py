"""Who may not do something is refused before anything of a body is read."""

from __future__ import annotations

import io
from typing import Any

import fakeredis
import pytest
from werkzeug.test import TestResponse

from tests.api.conftest import Service, Table


class Body(io.RawIOBase):
    """Knows whether it was touched."""

    was_read = False

    def readinto(self, buffer: Any) -> int:
        self.was_read = True
        return 0

    def readable(self) -> bool:
        return True


@pytest.fixture
def guarded() -> Service:
    """A service that others reach."""
    return Service(fakeredis.FakeRedis(server=fakeredis.FakeServer()), needs_key=True)


def _post(service: Service, path: str, method: str = "POST", token: str | None = None) -> tuple[TestResponse, Body]:
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    media_type = "application/x-ndjson" if path.endswith("/import") else "application/json"
    body = Body()
    sent = {"wsgi.input": body, "CONTENT_LENGTH": "60000", "CONTENT_TYPE": media_type}
    return service.http.open(path, method=method, headers=headers, environ_overrides=sent), body


def test_on_every_operation_that_takes_a_body(guarded: Service) -> None:
    key, _ = guarded.keys.create("application", "club")
    table = Table(guarded, key=key)
    webhook = guarded.post("/v1/webhooks", {"url": "https://hooks.example/"}, key).get_json()["id"]
    tried = 0
    for rule in guarded.app.url_map.iter_rules():
        path = rule.rule.replace("<string:match_id>", table.id).replace("<string:webhook_id>", webhook)
        path = path.replace("<int:seat>", "0").replace("<string:delivery_id>", "msg_1")
        for method in (rule.methods or set()) & {"POST", "PATCH", "PUT"}:
            if rule.endpoint in ("seats.take", "turns.find_turns"):
                continue
            tried += 1
            for token in (None, "strata_key_made-up"):
                refused, body = _post(guarded, path, method, token)
                assert (refused.status_code, refused.get_json()["code"]) == (401, "unauthenticated"), path
                assert not body.was_read, path
    assert tried > 12


def test_where_no_key_is_needed_the_body_is_read(service: Service) -> None:
    _, body = _post(service, "/v1/matches")
    assert body.was_read


@pytest.mark.parametrize("length", [1, 31])
def test_an_idempotency_key_that_others_may_guess_is_refused(service: Service, table: Table, length: int) -> None:
    body = {"game": "evo", "seats": [{"kind": "human"}, {"kind": "human"}, {"kind": "open"}]}
    watch = service.tokens.spectator(table.id)
    for path, token in (("/v1/matches", None), (f"{table.path}/fork", watch)):
        refused = service.post(path, body, token, Idempotency_Key="k" * length)
        assert (refused.status_code, refused.get_json()["code"]) == (400, "short_idempotency_key")
    made = service.post("/v1/matches", body, Idempotency_Key="k" * 32).get_json()
    refused = service.post(f"/v1/matches/{made['id']}/seats/2", {}, Idempotency_Key="k" * length)
    assert refused.get_json()["code"] == "short_idempotency_key"
    key, _ = service.keys.create("application", "club")
    assert service.post("/v1/matches", body, key, Idempotency_Key="k" * length).status_code == 201
    seat = table.pending()[0]
    action = table.options(seat)[0]
    moved = service.post(f"{table.path}/moves", {"action": action}, table.tokens[seat], Idempotency_Key="k" * length)
    assert moved.status_code == 201


def test_metrics_take_a_key_or_their_own_port_where_others_reach_the_service(service: Service) -> None:
    assert service.get("/metrics").status_code == 200, "on loopback they are open"
    outside = Service(fakeredis.FakeRedis(server=fakeredis.FakeServer()), needs_key=True, metrics_port=9100)
    keys = {scope: outside.keys.create(scope, "club")[0] for scope in ("application", "read", "metrics", "admin")}
    assert outside.get("/metrics").status_code == 401
    assert {scope: outside.get("/metrics", key).status_code for scope, key in keys.items()} == {
        "application": 403,
        "read": 403,
        "metrics": 200,
        "admin": 200,
    }
    apart = {"SERVER_PORT": "9100"}
    for path, status in (("/metrics", 200), ("/healthz", 200), ("/v1/games", 404), ("/docs", 404)):
        assert outside.http.get(path, environ_overrides=apart).status_code == status, path
    assert outside.http.get("/metrics", headers={"Host": "strata:9100"}).status_code == 401, "a name is no port"

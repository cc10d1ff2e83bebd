"""What every response carries: request ids, rules for browsers, CORS for those who are listed."""

from __future__ import annotations

import logging
import re

import fakeredis
import pytest

from strata.api.http.request_cycle import note_request_id
from tests.api.conftest import Service, Table

ORIGIN = "https://app.example"
NOTHING = "default-src 'none'; frame-ancestors 'none'"


@pytest.fixture
def open_to_app() -> Service:
    return Service(fakeredis.FakeRedis(), origins=frozenset({ORIGIN, "https://other.example"}))


def preflight(service: Service, origin: str, path: str = "/v1/matches") -> dict[str, str]:
    headers = {
        "Origin": origin,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "authorization,content-type,idempotency-key",
    }
    response = service.http.options(path, headers=headers)
    return {"status": str(response.status_code), **{name.lower(): value for name, value in response.headers.items()}}


def test_a_page_of_a_listed_site_may_call(open_to_app: Service) -> None:
    asked = preflight(open_to_app, ORIGIN)
    assert (asked["status"], asked["access-control-allow-origin"]) == ("204", ORIGIN)
    assert {"GET", "POST", "DELETE", "PATCH"} <= set(asked["access-control-allow-methods"].split(", "))
    assert {"authorization", "content-type", "idempotency-key", "if-match", "last-event-id"} <= set(
        asked["access-control-allow-headers"].lower().split(", ")
    )
    for path, status in (("/v1/games", 200), ("/v1/games/go", 404), ("/v1/nothing", 404)):
        response = open_to_app.get(path, Origin=ORIGIN)
        assert (response.status_code, response.headers["Access-Control-Allow-Origin"]) == (status, ORIGIN)
        exposed = response.headers["Access-Control-Expose-Headers"].split(", ")
        assert {"ETag", "Location", "Retry-After", "RateLimit", "X-Request-Id"} <= set(exposed)
        assert "Access-Control-Allow-Credentials" not in response.headers


@pytest.mark.parametrize("origin", ["https://evil.example", "http://app.example", "https://app.example:444", "null"])
def test_a_page_of_another_site_may_not(open_to_app: Service, origin: str) -> None:
    asked = preflight(open_to_app, origin)
    response = open_to_app.get("/v1/games", Origin=origin)
    assert not [name for name in (*asked, *response.headers.keys()) if name.lower().startswith("access-control")]
    assert "Origin" in response.headers["Vary"], "a cache must not give this response to a listed site"


def test_by_default_no_site_is_listed(service: Service) -> None:
    asked = preflight(service, ORIGIN)
    assert (asked["status"], "access-control-allow-origin" in asked) == ("200", False)
    response = service.get("/v1/games", Origin=ORIGIN)
    assert "Access-Control-Allow-Origin" not in response.headers
    assert response.headers["Cross-Origin-Resource-Policy"] == "same-origin"


def test_all_sites_may_be_allowed() -> None:
    service = Service(fakeredis.FakeRedis(), origins=frozenset({"*"}))
    assert preflight(service, ORIGIN)["access-control-allow-origin"] == "*"
    response = service.get("/v1/games", Origin=ORIGIN)
    assert response.headers["Access-Control-Allow-Origin"] == "*"
    assert "Origin" not in response.headers["Vary"]
    assert "Access-Control-Allow-Origin" not in service.get("/v1/games").headers


def test_a_preflight_is_not_counted_and_needs_no_token() -> None:
    service = Service(fakeredis.FakeRedis(), needs_key=True, rate_limit=1, origins=frozenset({ORIGIN}))
    assert [preflight(service, ORIGIN)["status"] for _ in range(3)] == ["204"] * 3


def test_browsers_are_told_to_load_nothing(table: Table) -> None:
    for path in (
        table.path,
        f"{table.path}/board.svg",
        f"{table.path}/events",
        "/v1/nothing",
        "/openapi.json",
        "/healthz",
    ):
        headers = table.service.get(path).headers
        assert headers["Content-Security-Policy"] == NOTHING, path
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "no-referrer"


def test_the_documentation_loads_its_own_files_alone(service: Service) -> None:
    page = service.get("/docs")
    policy = page.headers["Content-Security-Policy"]
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert not re.search(rb"<script>|\son\w+=|javascript:", page.data), "what the policy would forbid"


def test_a_board_needs_nothing_that_is_forbidden(table: Table) -> None:
    drawn = table.service.get(f"{table.path}/board.svg", table.tokens[0]).data
    assert not re.search(rb"<script|<style|\sstyle=|<image|\shref=.https?:", drawn)


def test_a_sane_request_id_is_kept_and_another_is_made() -> None:
    service = Service(fakeredis.FakeRedis())
    assert service.get("/v1/games", X_Request_Id="trace-7.a~b").headers["X-Request-Id"] == "trace-7.a~b"
    made = [service.get("/v1/games").headers["X-Request-Id"] for _ in range(2)]
    assert len(set(made)) == 2
    token = service.tokens.spectator("match")
    for insane in ("", "a b", "x" * 65, "<script>", token):
        assert re.fullmatch(r"[0-9a-f]{16}", service.get("/v1/games", X_Request_Id=insane).headers["X-Request-Id"])


def test_problems_tell_the_request_id(service: Service) -> None:
    for path in ("/v1/matches/none", "/v1/nothing", "/v1/matches?limit=x"):
        response = service.get(path, X_Request_Id="mine")
        assert response.get_json()["request_id"] == response.headers["X-Request-Id"] == "mine"


def test_every_log_line_of_a_request_tells_its_id(
    service: Service, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.handler.addFilter(note_request_id)
    caplog.set_level(logging.INFO)
    monkeypatch.setattr(service.matches, "load", _fail)
    key, _ = service.keys.create("application", "club")
    assert service.get("/v1/matches/none", key, X_Request_Id="mine").status_code == 500
    logged = {line.getMessage(): vars(line)["request_id"] for line in caplog.records}
    assert logged == {"unexpected failure": "mine", "served": "mine"}
    assert not [line for line in caplog.records if key in str(vars(line))]
    logging.getLogger("elsewhere").warning("alone")
    assert "request_id" not in vars(caplog.records[-1])


def _fail(*_: object) -> None:
    raise RuntimeError("broken")

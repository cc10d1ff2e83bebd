"""To everybody who asks, a deleted match is one that never was."""

from __future__ import annotations

from contextvars import copy_context
from datetime import UTC, datetime

import pytest

from strata.api.streams import hub
from strata.projections.deletion import delete_match
from strata.workers.queue import JobQueue
from strata.workers.relay import Relay
from strata.workers.webhooks.publisher import WebhookPublisher
from tests.api.conftest import Service, Table


def _delete(table: Table) -> None:
    delete_match(table.service.journal, table.id, datetime.now(UTC))


def test_it_is_on_no_route_and_in_no_list(service: Service, table: Table) -> None:
    service.project()
    for route in ("", "/view", "/audit", "/export"):
        assert service.get(table.path + route).status_code == 200
    seat = table.pending()[0]
    action = table.options(seat)[0]
    _delete(table)
    service.project()
    moved = service.post(f"{table.path}/moves", {"action": action}, table.tokens[seat])
    assert (moved.status_code, moved.get_json()["code"]) == (404, "unknown_match")
    for token in (None, table.tokens[0]):
        for route in ("", "/view", "/actions", "/events", "/audit", "/export", "/stream", "/forks", "/board.svg"):
            response = service.get(table.path + route, token)
            assert (response.status_code, response.get_json()["code"]) == (404, "unknown_match"), route
    assert service.get("/v1/matches").get_json()["data"] == []
    assert service.get("/v1/players/p0").status_code == 404


def test_a_stream_of_it_ends(service: Service, table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "BLOCK", 10)
    monkeypatch.setattr(hub, "HEARTBEAT", 0.0)
    run = copy_context().run
    chunks = run(service.get, f"{table.path}/stream").iter_encoded()
    while run(next, chunks) != b":\n\n":
        pass
    _delete(table)
    heard = run(list, chunks)
    assert set(heard) <= {b":\n\n"}


def test_nobody_is_notified_of_it_any_more(service: Service, table: Table) -> None:
    url = "https://hooks.example/strata"
    made = service.post("/v1/webhooks", {"url": url}, table.tokens[0])
    assert made.status_code == 201
    hooks, queue = service.webhooks, JobQueue(service.redis)
    publisher = WebhookPublisher(service.matches, hooks.subscriptions, hooks.deliveries)
    relay = Relay(service.matches, queue, publisher=publisher)
    table.move()
    _delete(table)
    relay.relay()
    assert hooks.subscriptions.get(made.get_json()["id"]) is None

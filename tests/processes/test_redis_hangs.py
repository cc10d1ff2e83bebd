"""A Redis that hangs: everybody is told in time, and nothing is done twice when it goes on."""

from __future__ import annotations

import signal
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.processes.stack import Client, Stack, persistently, until


def test_a_hanging_redis_is_told_and_nothing_is_doubled(stack: Stack) -> None:
    client = Client(stack.port)
    seats = [{"kind": "human"}] * 3
    _, made = client.post("/v1/matches", {"game": "evo", "options": {"event_deck": "none"}, "seats": seats})
    path, tokens = f"/v1/matches/{made['id']}", [seat["token"] for seat in made["seats"]]
    seat = client.get(path)[1]["pending"][0]["seat"]
    options = client.get(f"{path}/actions", tokens[seat])[1]["decisions"][0]["options"]
    body = {"action": options[0]["action"]}
    version = client.get(path)[1]["version"]

    def get(page: str) -> tuple[int, Any]:
        return Client(stack.port).get(page)

    def move() -> tuple[int, Any]:
        key = "one move, sent again and again"
        return Client(stack.port).post(f"{path}/moves", body, tokens[seat], Idempotency_Key=key)

    stack.send("redis-server", signal.SIGSTOP)
    try:
        with ThreadPoolExecutor() as people:
            asked = [people.submit(get, "/readyz"), people.submit(get, path), *(people.submit(move) for _ in range(3))]
            told = [each.result() for each in asked]
        assert client.get("/healthz")[0] == 200
    finally:
        stack.send("redis-server", signal.SIGCONT)
    assert [(status, problem["code"]) for status, problem in told] == [(503, "unavailable")] * 5
    status, moved = persistently(move)
    assert (status, moved["version"]) == (201, version + 1)
    until(stack.is_ready, "the service is ready")
    events = client.get(f"{path}/events")[1]["data"]
    assert [event["actor"] for event in events if event["type"] == "move_played"] == [f"seat:{seat}"]

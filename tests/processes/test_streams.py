"""Streams on a running service: first the gap, then what happens; nothing twice, nothing left out."""

from __future__ import annotations

from strata.api.routes.record import NDJSON
from strata.api.streams.push import SSE
from tests.processes.listener import Listener
from tests.processes.stack import PATIENCE, Client, Stack, persistently, until


def _make(stack: Stack, key: str | None = None) -> tuple[str, str]:
    """A short match of a person and two bots: its address, and the person's token."""
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    body = {"game": "evo", "options": {"event_deck": "none"}, "seats": seats}
    _, made = Client(stack.port).post("/v1/matches", body, key)
    return f"/v1/matches/{made['id']}", made["seats"][0]["token"]


def _play_out(stack: Stack, path: str, token: str) -> None:
    """Leave the seat to a bot; where an answer got lost, it may turn out that the seat is left already."""
    status, _ = persistently(lambda: Client(stack.port).delete(f"{path}/seats/0?bot=random", token))
    assert status in (200, 403)


def _check(listener: Listener) -> None:
    listener.join(PATIENCE)
    assert listener.events[-1]["type"] == "seed_revealed"
    assert listener.versions == list(range(1, len(listener.events) + 1))


def test_many_listeners_hear_every_event_once_in_order(stack: Stack) -> None:
    path, token = _make(stack)
    listeners = [Listener(stack.port, f"{path}/stream", accept=accept) for accept in (SSE, NDJSON) for _ in range(15)]
    for listener in listeners:
        listener.start()
    _play_out(stack, path, token)
    for listener in listeners:
        _check(listener)
    late = Listener(stack.port, f"{path}/stream")
    late.start()
    _check(late)
    assert [event["hash"] for event in late.events] == [event["hash"] for event in listeners[0].events]


def test_streams_resume_across_a_kill_of_the_server(stack: Stack) -> None:
    key = stack.key("club")
    of_application = Listener(stack.port, "/v1/stream", key)
    of_application.start()
    until(lambda: of_application.last_id, "the application listens")
    path, token = _make(stack, key)
    of_match = Listener(stack.port, f"{path}/stream")
    of_match.start()
    until(lambda: of_match.events, "the first events are heard")
    stack.kill("strata.runtime.cli api")
    until(stack.is_ready, "the service is up again")
    _play_out(stack, path, token)
    for listener in (of_match, of_application):
        _check(listener)
        assert listener.reconnected > 0

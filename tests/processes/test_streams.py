"""Streams on a running service: first the gap, then what happens; nothing twice, nothing left out."""

from __future__ import annotations

import http.client
import json
import threading
from pathlib import Path
from typing import Any

from api.record import NDJSON
from api.stream import SSE
from tests.processes.stack import UNREACHED, Client, Stack, persistently, until


class Listener(threading.Thread):
    """Follows a match, and comes back with the last version it saw whenever the stream breaks."""

    def __init__(self, port: int, path: str, token: str | None = None, accept: str = SSE) -> None:
        super().__init__(daemon=True)
        self._port, self._path, self._accept = port, path, accept
        self._token = token
        self.events: list[dict[str, Any]] = []
        self.reconnected = -1

    def run(self) -> None:
        while not (self.events and self.events[-1]["type"] == "seed_revealed"):
            self.reconnected += 1
            try:
                self._listen()
            except UNREACHED:
                threading.Event().wait(0.05)

    def _listen(self) -> None:
        headers = {"Accept": self._accept}
        if self._token is not None:
            headers["Authorization"] = f"Bearer {self._token}"
        if self.events:
            headers["Last-Event-ID"] = str(self.events[-1]["version"])
        connection = http.client.HTTPConnection("127.0.0.1", self._port, timeout=30)
        connection.request("GET", f"{self._path}/stream", headers=headers)
        answer = connection.getresponse()
        assert answer.status == 200
        for line in answer:
            data = line.removeprefix(b"data: ").strip()
            if data.startswith(b"{"):
                self.events.append(json.loads(data))

    @property
    def versions(self) -> list[int]:
        return [event["version"] for event in self.events]


def _leave(stack: Stack, path: str, token: str) -> None:
    """Leave the seat to a bot; where an answer got lost, it may turn out that the seat is left already."""
    status, _ = persistently(lambda: Client(stack.port).delete(f"{path}/seats/0?bot=random", token))
    assert status in (200, 403)


def test_many_listeners_hear_every_event_once_in_order(tmp_path: Path) -> None:
    with Stack(tmp_path) as stack:
        client = Client(stack.port)
        seats = [{"kind": "human"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
        _, made = client.post("/v1/matches", {"game": "evo", "options": {"event_deck": "none"}, "seats": seats})
        path, token = f"/v1/matches/{made['id']}", made["seats"][0]["token"]
        listeners = [Listener(stack.port, path, accept=accept) for accept in (SSE, NDJSON) for _ in range(15)]
        for listener in listeners:
            listener.start()
        _leave(stack, path, token)
        until(lambda: client.get(path)[1]["status"] == "scored", "the bots have played it out")
        late = Listener(stack.port, path)
        late.start()
        for listener in [*listeners, late]:
            listener.join(20)
            assert listener.versions == list(range(1, len(listener.events) + 1))
            assert listener.events[-1]["type"] == "seed_revealed"


def test_a_stream_resumes_across_a_kill_of_the_server(tmp_path: Path) -> None:
    with Stack(tmp_path) as stack:
        client = Client(stack.port)
        seats = [{"kind": "human"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
        _, made = client.post("/v1/matches", {"game": "evo", "options": {"event_deck": "none"}, "seats": seats})
        path, token = f"/v1/matches/{made['id']}", made["seats"][0]["token"]
        listener = Listener(stack.port, path)
        listener.start()
        until(lambda: listener.events, "the first events are heard")
        stack.kill("runtime.cli api")
        until(stack.is_ready, "the service is up again")
        _leave(stack, path, token)
        until(lambda: persistently(lambda: client.get(path))[1]["status"] == "scored", "the bots have played it out")
        listener.join(20)
        assert listener.reconnected > 0
        assert listener.versions == list(range(1, len(listener.events) + 1))

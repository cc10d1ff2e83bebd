"""A client that follows a stream, and comes back with the last id it saw whenever the stream breaks."""

from __future__ import annotations

import http.client
import json
import threading
from typing import Any

from strata.api.streams.push import SSE
from tests.processes.stack import UNREACHED


class Listener(threading.Thread):
    """Listens until a match is over."""

    def __init__(self, port: int, path: str, token: str | None = None, accept: str = SSE) -> None:
        super().__init__(daemon=True)
        self._port, self._path = port, path
        self._headers = {"Accept": accept}
        if token is not None:
            self._headers["Authorization"] = f"Bearer {token}"
        self.events: list[dict[str, Any]] = []
        self.last_id = ""
        self.reconnected = -1

    def run(self) -> None:
        while not self._has_heard_all:
            self.reconnected += 1
            try:
                self._listen()
            except UNREACHED:
                threading.Event().wait(0.05)

    def _listen(self) -> None:
        connection = http.client.HTTPConnection("127.0.0.1", self._port, timeout=30)
        headers = {**self._headers, "Last-Event-ID": self.last_id} if self.last_id else self._headers
        connection.request("GET", self._path, headers=headers)
        response = connection.getresponse()
        if response.status == 503:
            raise ConnectionError(response.read())
        assert response.status == 200, response.read()
        fields: dict[bytes, bytes] = {}
        for line in response:
            if line.startswith(b"{"):
                self.events.append(json.loads(line))
                self.last_id = str(self.events[-1]["version"])
            elif line != b"\n":
                name, _, value = line.strip().partition(b": ")
                fields[name] = value
            else:
                if b"data" in fields:
                    self.events.append(json.loads(fields[b"data"]))
                self.last_id = fields.get(b"id", b"").decode() or self.last_id
                fields = {}
            if self._has_heard_all:
                return

    @property
    def _has_heard_all(self) -> bool:
        return bool(self.events) and self.events[-1]["type"] == "seed_revealed"

    @property
    def versions(self) -> list[int]:
        return [event["version"] for event in self.events]

"""The service under attack, and somebody who plays there meanwhile."""

from __future__ import annotations

import http.client
import json
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from tests.processes.stack import UNREACHED, Stack

HOST = "127.0.0.1"
NDJSON = "application/x-ndjson"
EVO = {"game": "evo", "seats": [{"kind": "human"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]}


class Reply(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body or b"null")


@dataclass(frozen=True)
class Target:
    """Where the service listens; the processes that make it up, if they are ours."""

    port: int
    stack: Stack | None = None
    key: str | None = None
    """Of an application that is not the attacker."""
    receiver_ports: tuple[int, int] = (0, 0)
    """Where webhooks may go, if that is known: the attacker's and the other application's."""

    def ask(
        self,
        method: str,
        path: str,
        body: Any = None,
        token: str | None = None,
        source: str = HOST,
        media_type: str = "application/json",
        **headers: str,
    ) -> Reply:
        """One request on a connection of its own, from an address of this machine."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        if token is not None:
            named["Authorization"] = f"Bearer {token}"
        if body is not None:
            named["Content-Type"] = media_type
        data = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
        connection = http.client.HTTPConnection(HOST, self.port, timeout=60, source_address=(source, 0))
        try:
            connection.request(method, path, data, named)
            response = connection.getresponse()
            return Reply(response.status, dict(response.headers), response.read())
        finally:
            connection.close()

    def memory(self, process: str) -> float:
        """Of the processes of a name, in MB."""
        return 0.0 if self.stack is None else sum(_resident(pid) for pid in self.stack.pids(process))


def _resident(pid: int) -> float:
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * 4096 / 1e6
    except (OSError, IndexError):
        return 0.0


class Player(threading.Thread):
    """Looks at a match of its own, again and again, and notes how long that takes."""

    def __init__(self, target: Target) -> None:
        super().__init__(daemon=True)
        made = target.ask("POST", "/v1/matches", EVO).json()
        self._path, self._token = f"/v1/matches/{made['id']}/view", made["seats"][0]["token"]
        self._target, self._ended = target, threading.Event()
        self.seconds: list[float] = []
        self.failures: list[str] = []

    def run(self) -> None:
        while not self._ended.wait(0.15):
            began = time.perf_counter()
            try:
                reply = self._target.ask("GET", self._path, token=self._token)
            except UNREACHED as error:
                self.failures.append(repr(error))
                continue
            self.seconds.append(time.perf_counter() - began)
            if reply.status != 200:
                self.failures.append(str(reply.status))

    def end(self) -> None:
        self._ended.set()
        self.join()


@contextmanager
def playing(target: Target) -> Iterator[Player]:
    player = Player(target)
    player.start()
    try:
        yield player
    finally:
        player.end()


def percentile(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(int(len(ordered) * share), len(ordered) - 1)] if ordered else float("inf")


def milliseconds(seconds: float) -> str:
    return f"{seconds * 1000:.0f} ms"


def at_a_rate(per_second: float, seconds: float, act: Callable[[int], object]) -> None:
    """Start something so often, whether or not what was started before has ended; waits for all of it."""
    started, began = [], time.monotonic()
    for number in range(round(per_second * seconds)):
        time.sleep(max(began + number / per_second - time.monotonic(), 0))
        started.append(threading.Thread(target=act, args=(number,), daemon=True))
        started[-1].start()
    for thread in started:
        thread.join(70)

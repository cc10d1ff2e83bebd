"""Durable moves per second over HTTP on one keep-alive connection, against the bare floor.

The floor is the same server and the same append script on the same Redis (fsync on every write), with neither rules
nor rendering: it appends an event of a move's size and answers a few bytes. Batches of both alternate in one run.
"""

from __future__ import annotations

import http.client
import multiprocessing
import socket
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from bench.matches import rate, ratio
from runtime.embedded import EmbeddedRedis

BATCH = 50
ROUNDS = 12


def measure() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder, EmbeddedRedis(Path(folder)) as server:
        port = _free_port()
        process = multiprocessing.get_context("spawn").Process(target=_serve, args=(server.url, port))
        process.start()
        try:
            yield from _measure(port)
        finally:
            process.terminate()
            process.join()


def _measure(port: int) -> Iterator[str]:
    connection = _connect(port)
    table = _Table(connection)
    floor = moves = 0.0
    for number in range(ROUNDS + 1):
        batch_floor = sum(_timed(connection, "/bench/floor", {"number": n})[0] for n in range(BATCH))
        batch_moves = sum(table.move() for _ in range(BATCH))
        if number:  # the first round warms up
            floor += batch_floor
            moves += batch_moves
    count = BATCH * ROUNDS
    yield f"moves {rate(count, moves)}, floor {rate(count, floor)}"
    yield ratio("moves / floor", floor / moves, "at least 0.6")


class _Table:
    """A match of three people, all of them us; a fresh one whenever it is over."""

    def __init__(self, connection: http.client.HTTPConnection) -> None:
        self._connection = connection
        self._open()

    def _open(self) -> None:
        _, made = _timed(self._connection, "/v1/matches", {"game": "evo", "seats": [{"kind": "human"}] * 3})
        self._path = f"/v1/matches/{made['id']}"
        self._tokens = [seat["token"] for seat in made["seats"]]
        self._pending = _get(self._connection, self._path)["pending"]

    def move(self) -> float:
        """Play the middle option of whoever is asked; answers how long the move took."""
        if not self._pending:
            self._open()
        token = self._tokens[self._pending[0]["seat"]]
        options = _get(self._connection, self._path + "/actions", token)["decisions"][0]["options"]
        body = {"action": options[len(options) // 2]["action"]}
        seconds, answer = _timed(self._connection, self._path + "/moves", body, token)
        self._pending = answer["pending"]
        return seconds


def _timed(connection: http.client.HTTPConnection, path: str, body: Any, token: str = "") -> tuple[float, Any]:
    data = msgspec.json.encode(body)
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    start = time.perf_counter()
    connection.request("POST", path, data, headers)
    response = connection.getresponse()
    answer = response.read()
    seconds = time.perf_counter() - start
    if response.status != 201:
        raise RuntimeError(f"{path}: {response.status} {answer!r}")
    return seconds, msgspec.json.decode(answer)


def _get(connection: http.client.HTTPConnection, path: str, token: str = "") -> Any:
    connection.request("GET", path, headers={"Authorization": f"Bearer {token}"} if token else {})
    return msgspec.json.decode(connection.getresponse().read())


def _connect(port: int) -> http.client.HTTPConnection:
    deadline = time.monotonic() + 20
    while True:
        connection = http.client.HTTPConnection("127.0.0.1", port)
        try:
            connection.request("GET", "/healthz")
            connection.getresponse().read()
        except ConnectionError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.05)
        else:
            return connection


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _serve(url: str, port: int) -> None:
    from gevent import monkey

    monkey.patch_all()
    import redis

    from api.server import serve
    from bench.floor import app_with_floor

    serve(lambda: app_with_floor(redis.Redis.from_url(url)), "127.0.0.1", port, 1)

"""A client that does not read, or that has died, is let go without harm to anyone."""

from __future__ import annotations

import json
import socket
import struct
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
import redis

from strata.runtime.embedded import EmbeddedRedis
from tests.processes.listener import Listener
from tests.processes.serving import impatient_server
from tests.processes.stack import Client, until


@pytest.fixture
def port(redis_server: EmbeddedRedis, real_redis: redis.Redis, tmp_path: Path) -> Iterator[int]:
    """Where a server listens that has little patience."""
    with impatient_server(redis_server.url, tmp_path) as port:
        yield port


def _open_streams(port: int) -> int:
    lines = Client(port).text("/metrics").splitlines()
    return int(float(next(line for line in lines if line.startswith("strata_streams ")).split()[1]))


def _connect(port: int, path: str) -> socket.socket:
    """An open stream, of which nothing was read."""
    client = socket.socket()
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    client.connect(("127.0.0.1", port))
    client.sendall(f"GET {path}/stream HTTP/1.1\r\nHost: strata\r\n\r\n".encode())
    return client


class _Table:
    """A match of three people, all of them us."""

    def __init__(self, port: int) -> None:
        self._client, self._rng = Client(port), Random(0)
        _, made = self._client.post("/v1/matches", {"game": "evo", "seats": [{"kind": "human"}] * 3})
        self.path = f"/v1/matches/{made['id']}"
        self._tokens = [seat["token"] for seat in made["seats"]]

    def move(self) -> int:
        token = self._tokens[self._client.get(self.path)[1]["pending"][0]["seat"]]
        _, listed = self._client.get(f"{self.path}/actions", token)
        action = self._rng.choice(listed["decisions"][0]["options"])["action"]
        status, response = self._client.post(f"{self.path}/moves", {"action": action}, token)
        assert status == 201
        version: int = response["version"]
        return version


def test_who_does_not_read_or_is_dead_is_let_go(port: int) -> None:
    table = _Table(port)
    listener = Listener(port, f"{table.path}/stream")
    listener.start()
    idle, dead = _connect(port, table.path), _connect(port, table.path)
    until(lambda: _open_streams(port) == 3, "all three listen")
    dead.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    dead.close()
    until(lambda: _open_streams(port) == 2, "the dead one is noticed")
    version = 0

    def is_let_go() -> bool:
        nonlocal version
        version = table.move()
        return _open_streams(port) == 1

    until(is_let_go, "who does not read is let go")
    until(lambda: listener.versions[-1:] == [version], "who does has heard all")
    assert listener.versions == list(range(1, version + 1))
    assert listener.reconnected == 0
    idle.close()


@pytest.mark.parametrize(
    ("request_", "status", "code"),
    [
        (f"GET /{'x' * 5000} HTTP/1.1\r\nHost: strata\r\n\r\n", 414, "uri_too_long"),
        (f"GET / HTTP/1.1\r\nHost: strata\r\nX-Long: {'x' * 9000}\r\n\r\n", 431, "headers_too_large"),
        ("GET / HTTP/1.1\r\nHost: strata\r\nX-Nul: \0\r\n\r\n", 400, "bad_request"),
        ("hello\r\n\r\n", 400, "bad_request"),
    ],
    ids=["a long address", "a large header", "an invalid header", "no request at all"],
)
def test_what_is_no_request_gets_a_problem_like_any_other(port: int, request_: str, status: int, code: str) -> None:
    with socket.create_connection(("127.0.0.1", port), timeout=60) as client:
        client.sendall(request_.encode())
        head, _, body = b"".join(iter(lambda: client.recv(65536), b"")).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 %d " % status)
    assert b"Content-Type: application/problem+json" in head
    assert b"Retry-After" not in head
    problem = json.loads(body)
    assert (problem["status"], problem["code"]) == (status, code)
    assert problem["detail"]
    assert f"X-Request-Id: {problem['request_id']}".encode() in head

"""Connections that are held open for nothing cost their holder, and nobody else."""

from __future__ import annotations

import json
import os
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
import redis

from strata.runtime.embedded import EmbeddedRedis
from tests.processes.serving import impatient_server, is_up
from tests.processes.stack import UNREACHED, Client, until

ROOM = 40
"""How many connections the server takes."""
BURSTS, BURST = 8, 30


@pytest.fixture
def port(redis_server: EmbeddedRedis, real_redis: redis.Redis, tmp_path: Path) -> Iterator[int]:
    with impatient_server(redis_server.url, tmp_path) as port:
        yield port


def _send(port: int, text: str) -> socket.socket:
    client = socket.create_connection(("127.0.0.1", port), timeout=60)
    client.sendall(text.encode())
    return client


def _read(client: socket.socket) -> tuple[str, dict[str, object]]:
    """The first line and the body of a response."""
    data = b"".join(iter(lambda: client.recv(65536), b""))
    head, _, body = data.partition(b"\r\n\r\n")
    return head.split(b"\r\n")[0].decode(), json.loads(body or b"{}")


def test_more_unfinished_heads_than_there_is_room_for_keep_nobody_out(port: int) -> None:
    half = [_send(port, "GET /healthz HTTP/1.1\r\nHost: strata\r\nX-") for _ in range(3 * ROOM)]
    for path in ("/healthz", "/v1/games/evo"):
        assert Client(port).get(path)[0] == 200
    for client in half:
        assert client.recv(1) == b"", "each is let go without a word"


def test_a_body_that_does_not_come_is_not_waited_for(port: int) -> None:
    head = "POST /v1/matches HTTP/1.1\r\nHost: strata\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"
    status, problem = _read(_send(port, head))
    assert (status.split()[1], problem["code"]) == ("408", "request_timeout")


def test_when_all_room_is_taken_the_service_still_tells_how_it_is(port: int) -> None:
    made = Client(port).post("/v1/matches", {"game": "evo", "seats": [{"kind": "human"}] * 3})[1]
    stream = f"GET /v1/matches/{made['id']}/stream HTTP/1.1\r\nHost: strata\r\n\r\n"
    streams = [_send(port, stream) for _ in range(ROOM)]
    for client in streams:
        assert client.recv(12) == b"HTTP/1.1 200"
    for path in ("/healthz", "/readyz"):
        assert Client(port).get(path)[0] == 200
    status, problem = _read(_send(port, "GET /v1/games/evo HTTP/1.1\r\nHost: strata\r\n\r\n"))
    assert (status.split()[1], problem["code"]) == ("503", "busy")
    for client in streams[:5]:
        client.close()
    until(lambda: _serves(port), "there is room again")


def _serves(port: int) -> bool:
    try:
        return Client(port).get("/v1/games/evo")[0] == 200
    except (*UNREACHED, ValueError):
        return False


def test_an_address_has_only_so_many(redis_server: EmbeddedRedis, real_redis: redis.Redis, tmp_path: Path) -> None:
    with impatient_server(redis_server.url, tmp_path, "5") as port:
        half = [_send(port, "GET /") for _ in range(5)]
        status, problem = _read(_send(port, "GET /healthz HTTP/1.1\r\nHost: strata\r\n\r\n"))
        assert (status.split()[1], problem["code"]) == ("429", "too_many_connections")
        half[0].close()
        until(lambda: is_up(port), "it may have another")
        for client in half[1:]:
            client.close()


@pytest.mark.skipif(not Path("/proc/net/tcp").exists(), reason="only Linux tells whose connections are open")
def test_processes_share_connections_evenly(
    redis_server: EmbeddedRedis, real_redis: redis.Redis, tmp_path: Path
) -> None:
    """Bursts of connections, for on a busy machine a process may sleep through one."""
    with impatient_server(redis_server.url, tmp_path, "80", "2") as port:
        early: list[socket.socket] = []

        def are_both_up() -> bool:
            early.append(_serve(_send(port, "")))
            return len(_connections_of_each_process(port)) == 2

        until(are_both_up, "both processes serve")
        _close(early, port)
        fewest = 0
        for _ in range(BURSTS):
            held = [_send(port, "") for _ in range(BURST)]
            for client in held:
                _serve(client)
            counts = _connections_of_each_process(port)
            assert sum(counts) == BURST
            fewest += min(counts) if len(counts) == 2 else 0
            _close(held, port)
        assert fewest >= BURSTS * BURST / 3, "on average neither has more than twice as many as the other"


def _close(clients: list[socket.socket], port: int) -> None:
    for client in clients:
        client.close()
    until(lambda: not _connections_of_each_process(port), "nobody is connected")


def _serve(client: socket.socket) -> socket.socket:
    """A request over a connection that stays open."""
    client.sendall(b"GET /healthz HTTP/1.1\r\nHost: strata\r\n\r\n")
    assert client.recv(65536).startswith(b"HTTP/1.1 200")
    return client


def _connections_of_each_process(port: int) -> list[int]:
    """How many of those to this port each process has that serves it."""
    established, mine = "01", f":{port:04X}"
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    inodes = {line[9] for line in lines if line[1].endswith(mine) and line[3] == established}
    counts = []
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            links = {os.readlink(file) for file in (process / "fd").iterdir()}
            counts.append(len(links & {f"socket:[{inode}]" for inode in inodes}))
    return [count for count in counts if count]

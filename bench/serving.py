"""A server of its own on a Redis, and one keep-alive connection to it."""

from __future__ import annotations

import http.client
import multiprocessing
import socket
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from flask import Flask

from strata.runtime.embedded import EmbeddedRedis

LIMIT = 30_000
"""Requests a minute: seats are limited, as they are in public, but not held up."""


@contextmanager
def service() -> Iterator[http.client.HTTPConnection]:
    """The API on a Redis of its own, which is gone afterwards."""
    with (
        tempfile.TemporaryDirectory() as folder,
        EmbeddedRedis(Path(folder)) as server,
        serving(server.url) as connection,
    ):
        yield connection


@contextmanager
def serving(redis_url: str) -> Iterator[http.client.HTTPConnection]:
    """The API in one process."""
    port = free_port()
    process = multiprocessing.get_context("spawn").Process(target=_serve, args=(redis_url, port))
    process.start()
    try:
        yield connect(port)
    finally:
        process.terminate()
        process.join()


def post(connection: http.client.HTTPConnection, path: str, body: Any, token: str = "") -> tuple[float, Any]:
    """How long a POST took, in seconds, and its response."""
    return _timed(connection, "POST", path, msgspec.json.encode(body), token)


def get(connection: http.client.HTTPConnection, path: str, token: str = "") -> tuple[float, Any]:
    """How long a GET took, in seconds, and its response."""
    return _timed(connection, "GET", path, None, token)


def _timed(
    connection: http.client.HTTPConnection, method: str, path: str, body: bytes | None, token: str
) -> tuple[float, Any]:
    headers = {} if body is None else {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    start = time.perf_counter()
    connection.request(method, path, body, headers)
    response = connection.getresponse()
    content = response.read()
    seconds = time.perf_counter() - start
    if response.status not in (200, 201):
        raise RuntimeError(f"{path}: {response.status} {content!r}")
    return seconds, msgspec.json.decode(content)


def connect(port: int) -> http.client.HTTPConnection:
    """A connection to a service, once it listens."""
    deadline = time.monotonic() + 60
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


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _serve(url: str, port: int) -> None:
    from gevent import monkey

    monkey.patch_all()
    from strata.api.application import create_app
    from strata.api.http.server import serve
    from strata.api.services import services_on
    from strata.runtime.connections import redis_client
    from strata.runtime.settings import Settings

    def make_app() -> Flask:
        client = redis_client(Settings(redis_url=url))
        return create_app(services_on(client, b"bench" * 8, needs_key=False, rate_limit=LIMIT))

    serve(make_app, "127.0.0.1", [port], 1)

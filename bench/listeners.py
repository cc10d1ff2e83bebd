"""Many listeners of one match, in a process of their own."""

from __future__ import annotations

import asyncio
import multiprocessing
import re
import resource
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection

TIMEOUT = 60.0
_ID = re.compile(rb"^id: (\d+)\n", re.MULTILINE)


class Listeners:
    """Open streams, at the other end of a pipe."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe

    def heard(self, version: int) -> int:
        """How many have heard every version up to this one, once and in order."""
        self._pipe.send(version)
        heard: int = self._pipe.recv()
        return heard


@contextmanager
def listening(port: int, path: str, count: int) -> Iterator[Listeners]:
    """So many open streams of a match, from its beginning."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_run, args=(port, path, count, theirs))
    process.start()
    try:
        listeners = Listeners(ours)
        assert listeners.heard(1) == count
        yield listeners
    finally:
        process.terminate()
        process.join()


class _Listener(asyncio.Protocol):
    def __init__(self, request: bytes) -> None:
        self._request, self._heard = request, bytearray()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self._heard += data

    def versions(self) -> list[int]:
        return [int(version) for version in _ID.findall(self._heard)]


def _run(port: int, path: str, count: int, pipe: Connection) -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    asyncio.run(_listen(port, path, count, pipe))


async def _listen(port: int, path: str, count: int, pipe: Connection) -> None:
    loop = asyncio.get_running_loop()
    request = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode()
    made = [await loop.create_connection(lambda: _Listener(request), "127.0.0.1", port) for _ in range(count)]
    listeners = [listener for _, listener in made]
    while True:
        version = await asyncio.to_thread(pipe.recv)
        expected, deadline = list(range(1, version + 1)), time.monotonic() + TIMEOUT
        while any(version not in listener.versions() for listener in listeners) and time.monotonic() < deadline:
            await asyncio.sleep(0.1)
        pipe.send(sum(listener.versions()[:version] == expected for listener in listeners))

"""The connections of one process: how many there are, whose they are, and how long each may take for a request.

A connection that has yet to send a whole request head costs its sender nothing, so it is the first to go when there
is no room: the one that has waited longest makes way for the next. Beyond all others there is a reserve, in which
only the health of the service can be asked for.
"""

from __future__ import annotations

import random
import socket
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from werkzeug.exceptions import RequestTimeout

from strata.api.access.limits import network

HEAD_SECONDS = 10.0
"""How long the head of a request may take from its first byte to its last, and the first byte of a connection.

Each connection has at least half of that: thousands that were opened together are then not closed together.
"""
IDLE_SECONDS = 75.0
"""How long a connection may be idle between two requests."""
BODY_SECONDS = 20.0
"""How long the body may take, and a second more for each ``BODY_RATE`` bytes that have arrived."""
BODY_RATE = 64 * 1024


class Client:
    """A client's socket that gives up on a client that is too slow: it then reads like one that was closed."""

    def __init__(self, connection: Any) -> None:
        self._socket = connection
        self._deadline = _head_deadline()
        self._is_idle = self._is_in_body = self._is_ended = False
        self._received = 0
        self._head: bytes | None = None
        """The head of a response that waits for the body: None where there is none to wait for."""

    def __getattr__(self, name: str) -> Any:
        return getattr(self._socket, name)

    def expect_head(self, is_first: bool) -> None:
        """From here on the head of a request is read, or what is left of a body that nobody wanted."""
        self._is_in_body, self._is_idle, self._received = False, not is_first, 0
        self._deadline = _head_deadline() if is_first else time.monotonic() + IDLE_SECONDS

    def expect_body(self) -> None:
        self._is_in_body, self._is_idle, self._received = True, False, 0
        self._deadline = time.monotonic() + BODY_SECONDS
        self._head = b""

    def sendall(self, data: bytes) -> None:
        """A head that tells the length of its body goes out together with it, and that of a stream at once."""
        if self._head == b"" and b"\r\nContent-Length: " in data:
            self._head = data
            return
        if self._head:
            data = self._head + data
        self._head = None
        self._socket.sendall(data)

    def flush(self) -> None:
        """The response is whole: a head without a body goes out too."""
        if self._head:
            self._socket.sendall(self._head)
        self._head = None

    def recv(self, size: int) -> bytes:
        if self._is_ended:
            return b""
        left = self._deadline + self._received / BODY_RATE - time.monotonic()
        if left <= 0:
            return self._give_up()
        before = self._socket.gettimeout()
        self._socket.settimeout(left)
        try:
            data: bytes = self._socket.recv(size)
        except TimeoutError:
            return self._give_up()
        except OSError:
            if self._is_ended:
                return b""
            raise
        finally:
            self._socket.settimeout(before)
        if self._is_idle:
            self._is_idle, self._deadline = False, _head_deadline()
        if self._is_in_body:
            self._received += len(data)
        return data

    def _give_up(self) -> bytes:
        self._is_ended = True
        if self._is_in_body:
            raise RequestTimeout
        return b""

    def end(self) -> None:
        """Has whoever waits for this client read its end."""
        self._is_ended = True
        with suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)


def _head_deadline() -> float:
    return time.monotonic() + HEAD_SECONDS * random.uniform(0.5, 1.0)


class TooMany(Exception):
    """The address has as many connections as it may have."""


class Connections:
    """Those of one process. All of its code runs in one thread and waits nowhere, so nothing is locked."""

    def __init__(self, most: int, most_each: int | None) -> None:
        self._most, self._most_each = most, most_each
        self._by_network: Counter[str] = Counter()
        self._open = 0
        self._waiting: OrderedDict[Client, None] = OrderedDict()

    @contextmanager
    def counted(self, client: Client, address: str) -> Iterator[None]:
        """One more. Raises ``TooMany``."""
        whose = network(address)
        if self._most_each is not None and self._by_network[whose] >= self._most_each:
            raise TooMany
        if self._open >= self._most and self._waiting:
            longest, _ = self._waiting.popitem(last=False)
            longest.end()
        self._open += 1
        self._by_network[whose] += 1
        try:
            yield
        finally:
            self._open -= 1
            self._by_network[whose] -= 1
            if not self._by_network[whose]:
                del self._by_network[whose]
            self._waiting.pop(client, None)

    def is_waiting(self, client: Client) -> None:
        """It has yet to send a request, and may be ended to make room."""
        self._waiting[client] = None

    def is_served(self, client: Client) -> None:
        self._waiting.pop(client, None)

    @property
    def is_full(self) -> bool:
        """Whether the reserve is in use."""
        return self._open > self._most

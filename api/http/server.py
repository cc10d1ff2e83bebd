"""The HTTP server: gunicorn with gevent, so that a connection that waits costs no thread.

With gunicorn's threads every open stream would take one for itself; once all are taken, nobody else is served.
"""

from __future__ import annotations

import errno
import gc
import os
import resource
import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from functools import partial
from typing import Any

import msgspec
from flask import Flask
from gevent.local import local
from gevent.server import StreamServer
from gunicorn.app.base import BaseApplication
from gunicorn.arbiter import Arbiter
from gunicorn.glogging import Logger
from gunicorn.http.errors import (
    InvalidResponseHeader,
    InvalidResponseHeaderName,
    LimitRequestHeaders,
    LimitRequestLine,
    ParseException,
)
from gunicorn.workers.ggevent import GeventWorker
from prometheus_client.multiprocess import mark_process_dead
from werkzeug.http import HTTP_STATUS_CODES

from strata.api.http.connections import IDLE_SECONDS, Client, Connections, TooMany
from strata.api.http.request_cycle import REQUEST_ID, request_id_for

READ_TIMEOUT = 30.0
"""For how many seconds a client may read nothing before it is cut off."""
CONNECTIONS = 5000
"""How many may be open at once, in each process."""
RESERVE = 100
"""How many more may be open to ask for the health of the process."""
OTHER_FILES = 400
"""How many files a process needs beside its connections."""
HANG_SECONDS = 30
"""After how many seconds without a sign of life a process is replaced."""
LAST_WORDS = 0.2
"""For how many seconds a client that is refused is listened to: closed at once, it would not get the reason."""
GARBAGE_EVERY = 20_000
"""After how many more objects a process looks for garbage. Python's own 700 are as many as a few requests make."""
STEP_BACK, LONGEST_STEP_BACK = 0.00005, 0.005
"""For how many seconds a process lets others accept a connection first, for each that it has, and at most."""
_RESERVED = ("/healthz", "/readyz", "/metrics")
_OWN_FAULTS = (InvalidResponseHeader, InvalidResponseHeaderName)
_PASSING = (429, 503)
"""The statuses after which it is worth trying again."""


class _Listener(StreamServer):  # type: ignore[misc]
    """Accepts connections after the processes that have fewer of them.

    All processes are told of a new connection. Without this the quickest of those at rest, which is mostly the same,
    accepts one after another, and keeps its clients waiting while the others have nothing to do.
    """

    max_accept = 1
    _is_its_turn = False

    def do_read(self) -> Any:
        """A connection; none if another process has accepted it, or may do so first."""
        if self._is_its_turn or not self.pool:
            return super().do_read()
        self.stop_accepting()
        self._timer = self.loop.timer(min(STEP_BACK * len(self.pool), LONGEST_STEP_BACK))
        self._timer.start(self._accept)
        return None

    def _accept(self) -> None:
        self.stop_accepting()
        self._is_its_turn = True
        self._do_read()
        self._is_its_turn = False
        if self._timer is None:  # where accepting failed, the server has set itself a time to try again
            self._start_accepting_if_started()


class _Worker(GeventWorker):  # type: ignore[misc]
    """Cuts off clients that do not read, that do not send, and those that vanished without closing."""

    most_each: int | None = None
    """How many connections an address may have."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.connections = Connections(self.cfg.worker_connections - RESERVE, self.most_each)
        self._served = local()
        if self.cfg.workers > 1:
            self.server_class = self._listen

    def _listen(self, listener: Any, spawn: Any, **_: Any) -> StreamServer:
        return _Listener(listener, handle=partial(self.handle, listener), spawn=spawn)

    def handle(self, listener: Any, client: Any, addr: Any) -> None:
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            client.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(READ_TIMEOUT * 1000))
        patient = Client(client)
        self._served.client, self._served.is_first = patient, True
        try:
            with self.connections.counted(patient, addr[0] if isinstance(addr, tuple) else ""):
                super().handle(listener, patient, addr)
        except TooMany:
            _refuse(client, 429, "too_many_connections", "Your address has as many connections as it may have.")

    def timeout_ctx(self) -> AbstractContextManager[None]:
        """While the next request is waited for."""
        return self._waiting(self._served.client)

    @contextmanager
    def _waiting(self, client: Client) -> Iterator[None]:
        client.expect_head(self._served.is_first)
        self._served.is_first = False
        self.connections.is_waiting(client)
        try:
            yield
        finally:
            self.connections.is_served(client)

    def handle_error(self, req: Any, client: Any, addr: Any, exc: BaseException) -> None:
        """What cannot be read as a request is refused like any other, without a word in the log."""
        if not isinstance(exc, ParseException) or isinstance(exc, _OWN_FAULTS):
            super().handle_error(req, client, addr, exc)
        elif isinstance(exc, LimitRequestLine):
            _refuse(client, 414, "uri_too_long", str(exc))
        elif isinstance(exc, LimitRequestHeaders):
            _refuse(client, 431, "headers_too_large", str(exc))
        else:
            _refuse(client, 400, "bad_request", str(exc))

    def handle_request(self, listener_name: Any, req: Any, sock: Any, addr: Any) -> None:
        if self.connections.is_full and req.path not in _RESERVED:
            _refuse(sock, 503, "busy", "As many connections are open as there can be. Try again.")
            raise StopIteration
        sock.expect_body()
        sock.settimeout(READ_TIMEOUT)
        try:
            try:
                super().handle_request(listener_name, req, sock, addr)
            finally:
                sock.flush()
        except TimeoutError as late:
            raise ConnectionResetError(errno.ECONNRESET, "the client has stopped reading") from late
        finally:
            sock.settimeout(None)


def _refuse(client: Any, status: int, code: str, detail: str) -> None:
    """Tell a client why it is not served, in as few words as that takes, and close."""
    request_id = request_id_for("")
    body = msgspec.json.encode(
        {
            "type": f"urn:strata:problem:{code}",
            "title": HTTP_STATUS_CODES[status],
            "status": status,
            "code": code,
            "detail": detail,
            "request_id": request_id,
        }
    )
    retry = "Retry-After: 5\r\n" if status in _PASSING else ""
    head = (
        f"HTTP/1.1 {status} {HTTP_STATUS_CODES[status]}\r\nContent-Type: application/problem+json\r\n"
        f"Content-Length: {len(body)}\r\n{REQUEST_ID}: {request_id}\r\n{retry}Connection: close\r\n\r\n"
    )
    with suppress(OSError):
        client.settimeout(LAST_WORDS)
        client.sendall(head.encode() + body)
        client.shutdown(socket.SHUT_WR)
        client.recv(65536)
    client.close()


class ServerLog(Logger):  # type: ignore[misc]
    """The server's own lines go where all others go, in the same form."""

    def setup(self, cfg: Any) -> None:
        super().setup(cfg)
        self.error_log.handlers.clear()
        self.error_log.propagate = True


class _Arbiter(Arbiter):  # type: ignore[misc]
    """The process that starts those that serve, and replaces one that hangs."""

    def __init__(self, app: BaseApplication, beat: Callable[[], None]) -> None:
        self._beat = beat
        super().__init__(app)

    def murder_workers(self) -> None:
        """Called once a second."""
        self._beat()
        super().murder_workers()


class _Server(BaseApplication):  # type: ignore[misc]
    def __init__(self, make_app: Callable[[], Flask], options: dict[str, Any], beat: Callable[[], None]) -> None:
        self._make_app, self._options, self._beat = make_app, options, beat
        super().__init__()

    def run(self) -> None:
        _Arbiter(self, self._beat).run()

    def load_config(self) -> None:
        for name, value in self._options.items():
            self.cfg.set(name, value)

    def load(self) -> Flask:
        app = self._make_app()
        _spare_what_stays()
        return app


def _spare_what_stays() -> None:
    """What a process has before it serves, it keeps: that is not looked through for garbage again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE_EVERY)


def serve(
    make_app: Callable[[], Flask],
    host: str,
    ports: Sequence[int],
    processes: int,
    connections_per_address: int | None = None,
    beat: Callable[[], None] = lambda: None,
) -> None:
    """Serve requests until a signal stops it; those under way are finished first. Each process makes its own app.

    One that hangs is replaced; whether this one does, ``beat`` tells whoever started it, with a sign of life a second.
    """
    address = f"[{host}]" if ":" in host else host
    _Worker.most_each = connections_per_address
    options = {
        "bind": [f"{address}:{port}" for port in ports],
        "workers": processes,
        "worker_class": _Worker,
        "worker_connections": _allowed_connections(),
        "keepalive": int(IDLE_SECONDS),
        "graceful_timeout": 3,
        "timeout": HANG_SECONDS,
        "logger_class": ServerLog,
        "loglevel": "warning",
        "proc_name": "strata",
        "control_socket_disable": True,
        "child_exit": _forget,
    }
    _Server(make_app, options, beat).run()


def _allowed_connections() -> int:
    """Every connection is a file, of which a process is often allowed no more than 1024 unless it asks."""
    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = CONNECTIONS + RESERVE + OTHER_FILES
    if most != resource.RLIM_INFINITY:
        wanted = min(wanted, most)
    if resource.RLIM_INFINITY != allowed < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    return max(wanted - OTHER_FILES, RESERVE + 1)


def _forget(_: Any, worker: Any) -> None:
    """The streams of a process that has ended are no longer open."""
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        mark_process_dead(worker.pid)  # type: ignore[no-untyped-call]

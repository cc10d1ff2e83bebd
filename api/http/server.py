"""The HTTP server: gunicorn with gevent, so that a connection that waits costs no thread.

With gunicorn's threads every open stream would take one for itself; once all are taken, nobody else is served.
"""

from __future__ import annotations

import errno
import os
import resource
import socket
from collections.abc import Callable
from typing import Any

from flask import Flask
from gunicorn.app.base import BaseApplication
from gunicorn.glogging import Logger
from gunicorn.workers.ggevent import GeventWorker
from prometheus_client.multiprocess import mark_process_dead

READ_TIMEOUT = 30.0
"""For how many seconds a client may read nothing before it is cut off."""
CONNECTIONS = 5000
"""How many may be open at once, in each process."""
FILES = CONNECTIONS + 500
"""How many files that takes."""


class _Worker(GeventWorker):  # type: ignore[misc]
    """Cuts off clients that do not read, and those that vanished without closing."""

    def handle(self, listener: Any, client: Any, addr: Any) -> None:
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            client.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(READ_TIMEOUT * 1000))
        super().handle(listener, client, addr)

    def handle_request(self, listener_name: Any, req: Any, sock: Any, addr: Any) -> None:
        sock.settimeout(READ_TIMEOUT)
        try:
            super().handle_request(listener_name, req, sock, addr)
        except TimeoutError as late:
            raise ConnectionResetError(errno.ECONNRESET, "the client has stopped reading") from late
        finally:
            sock.settimeout(None)


class ServerLog(Logger):  # type: ignore[misc]
    """The server's own lines go where all others go, in the same form."""

    def setup(self, cfg: Any) -> None:
        super().setup(cfg)
        self.error_log.handlers.clear()
        self.error_log.propagate = True


class _Server(BaseApplication):  # type: ignore[misc]
    def __init__(self, make_app: Callable[[], Flask], options: dict[str, Any]) -> None:
        self._make_app, self._options = make_app, options
        super().__init__()

    def load_config(self) -> None:
        for name, value in self._options.items():
            self.cfg.set(name, value)

    def load(self) -> Flask:
        return self._make_app()


def serve(make_app: Callable[[], Flask], host: str, port: int, processes: int) -> None:
    """Serve requests until a signal stops it; those under way are finished first. Each process makes its own app."""
    _allow_connections()
    address = f"[{host}]" if ":" in host else host
    options = {
        "bind": f"{address}:{port}",
        "workers": processes,
        "worker_class": _Worker,
        "worker_connections": CONNECTIONS,
        "keepalive": 75,
        "graceful_timeout": 3,
        "timeout": 60,
        "logger_class": ServerLog,
        "loglevel": "warning",
        "proc_name": "strata",
        "control_socket_disable": True,
        "child_exit": _forget,
    }
    _Server(make_app, options).run()


def _allow_connections() -> None:
    """Every connection is a file, of which a process is often allowed no more than 1024 unless it asks."""
    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if most == resource.RLIM_INFINITY else min(FILES, most)
    if resource.RLIM_INFINITY != allowed < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def _forget(_: Any, worker: Any) -> None:
    """The streams of a process that has ended are no longer open."""
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        mark_process_dead(worker.pid)  # type: ignore[no-untyped-call]

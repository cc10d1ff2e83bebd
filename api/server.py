"""The HTTP server: gunicorn with gevent, so that a connection that waits costs no thread."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flask import Flask
from gunicorn.app.base import BaseApplication


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
    """Answer requests until told to stop; those under way are answered first. Each process makes its own app."""
    address = f"[{host}]" if ":" in host else host
    options = {
        "bind": f"{address}:{port}",
        "workers": processes,
        "worker_class": "gevent",
        "worker_connections": 5000,
        "keepalive": 75,
        "graceful_timeout": 3,
        "timeout": 60,
        "loglevel": "warning",
        "proc_name": "strata",
        "control_socket_disable": True,
    }
    _Server(make_app, options).run()

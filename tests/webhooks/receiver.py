"""A receiver of webhooks on loopback that answers as it is told."""

from __future__ import annotations

import ssl
import threading
from collections import deque
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, NamedTuple, Self

import msgspec
from standardwebhooks.webhooks import Webhook

CERTIFICATE = Path(__file__).parent / "hooks.example.pem"
"""Of a host hooks.example, signed by itself."""


class Received(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def message(self) -> Any:
        return msgspec.json.decode(self.body)

    def verified_by(self, secret: str) -> Any:
        """The message, if the secret signed it; raises if not."""
        return Webhook(secret).verify(self.body, self.headers)


class Receiver:
    """Answers 200, or what it was told to answer next: a status with headers, ``hang`` or ``drip``."""

    def __init__(self, tls: bool = False, port: int = 0) -> None:
        self.received: list[Received] = []
        self.next: deque[tuple[int, dict[str, str]] | str] = deque()
        self.closing = threading.Event()
        self._server = ThreadingHTTPServer(("127.0.0.1", port), _handler_of(self))
        self._server.daemon_threads = True
        if tls:
            context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
            context.load_cert_chain(CERTIFICATE)
            self._server.socket = context.wrap_socket(self._server.socket, server_side=True)
        self.port: int = self._server.server_address[1]
        self.url = f"http://127.0.0.1:{self.port}/hook"

    def __enter__(self) -> Self:
        threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.closing.set()
        self._server.shutdown()
        self._server.server_close()

    def of_type(self, type_: str) -> list[Received]:
        return [each for each in self.received if each.message["type"] == type_]


def _handler_of(receiver: Receiver) -> Callable[..., BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            length = int(self.headers["Content-Length"])
            body = self.rfile.read(length)
            if len(body) < length:
                # Whoever sent it was killed meanwhile.
                return
            headers = {name.lower(): value for name, value in self.headers.items()}
            receiver.received.append(Received(self.path, headers, body))
            match receiver.next.popleft() if receiver.next else (200, {}):
                case "hang":
                    receiver.closing.wait(30)
                case "drip":
                    self._drip()
                case (status, headers):
                    self.send_response(status)
                    for name, value in headers.items():
                        self.send_header(name, value)
                    self.send_header("Content-Length", "0")
                    self.end_headers()

        def _drip(self) -> None:
            """An answer that never ends: always soon the next byte, so that no single read takes long."""
            try:
                self.wfile.write(b"HTTP/1.1 200 OK\r\nX-Slow: ")
                while not receiver.closing.wait(0.02):
                    self.wfile.write(b".")
            except OSError:
                pass

        def log_message(self, *_: object) -> None:
            """Tests say what happened."""

    return Handler

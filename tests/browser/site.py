"""A page of somebody else, of another origin, and a service that lets itself be framed there."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import NamedTuple

from tests.npm_tools import ROOT
from tests.processes.stack import Stack

SERVICES = "http://127.0.0.1:*"
POLICY = f"default-src 'none'; script-src 'self' {SERVICES}; style-src 'self'; frame-src {SERVICES}; img-src 'self'"


class QuietHandler(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass

    def end_headers(self) -> None:
        """A page that is careful itself: its policy is no hindrance."""
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()


class Site(NamedTuple):
    origin: str
    folder: Path
    stack: Stack


def point_at(page: Path, stack: Stack) -> None:
    """Let a page that is written for the usual port use this service."""
    page.write_text(page.read_text().replace("http://127.0.0.1:8080", f"http://127.0.0.1:{stack.port}"))


@contextmanager
def example_site(folder: Path, data: Path) -> Iterator[Site]:
    """The example of embedding, in a folder, with a service that keeps its data in another."""
    shutil.copytree(ROOT / "examples/embed", folder, dirs_exist_ok=True)
    (folder / "favicon.ico").write_bytes(b"")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(QuietHandler, directory=str(folder)))
    origin = f"http://127.0.0.1:{server.server_port}"
    with Stack(data, STRATA_EMBED_ORIGINS=f"{origin},https://other.example") as stack:
        point_at(folder / "index.html", stack)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield Site(origin, folder, stack)
        server.shutdown()
        server.server_close()

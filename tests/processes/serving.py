"""The API's server alone, with little patience, in a process of its own."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.ports import free_port
from tests.processes.stack import PATIENCE, UNREACHED, Client, until


@contextmanager
def impatient_server(redis_url: str, folder: Path, *more: str) -> Iterator[int]:
    """The port it listens on. Nothing that clients do is worth a word in its log."""
    port, log = free_port(), folder / "log"
    with log.open("wb") as output:
        command = [sys.executable, "-m", "tests.processes.impatient", redis_url, str(port), *more]
        process = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT)
    try:
        until(lambda: is_up(port), "the server is up")
        yield port
        assert log.read_text() == ""
    finally:
        process.send_signal(signal.SIGQUIT)
        process.wait(PATIENCE)


def is_up(port: int) -> bool:
    try:
        return Client(port).get("/healthz")[0] == 200
    except UNREACHED:
        return False

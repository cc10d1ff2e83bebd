"""Services as their commands start them, each a process of its own on a Redis of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import redis

from bench.serving import connect, free_port
from strata.runtime.embedded import EmbeddedRedis

LIMIT = 1_000_000
"""Requests a minute: seats are limited, as they are in public, but not held up."""

SHARED_MEMORY = Path("/dev/shm")
"""Where files lie in memory, on Linux."""

OURS = (sys.executable, "-P", "-m", "strata.runtime.cli", "api")


class Running(NamedTuple):
    address: tuple[str, int]
    pid: int

    def processor_seconds(self) -> float:
        """What the processes that serve have used so far."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        return sum(_seconds(int(pid)) for pid in children)


@contextmanager
def running(
    command: Sequence[str | Path], processes: int = 1, fsync: str = "always", has_disk: bool = True
) -> Iterator[Running]:
    """A service that listens where ``STRATA_PORT`` says and keeps its record where ``STRATA_REDIS_URL`` says.

    Without a disk Redis keeps its files in memory, where that is possible: they are synced all the same, in no time.
    """
    place = None if has_disk or not SHARED_MEMORY.is_dir() else SHARED_MEMORY
    with TemporaryDirectory(dir=place) as folder, EmbeddedRedis(Path(folder)) as server:
        with redis.Redis.from_url(server.url) as client:
            client.config_set("appendfsync", fsync)
        port = free_port()
        environ = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | {
            "STRATA_REDIS_URL": server.url,
            "STRATA_PORT": str(port),
            "STRATA_DATA": folder,
            "STRATA_RATE_LIMIT": str(LIMIT),
            "STRATA_API_PROCESSES": str(processes),
        }
        with Path(folder, "log").open("wb") as log:
            process = subprocess.Popen(command, env=environ, stderr=log, cwd=Path(__file__).parent.parent)
        try:
            connect(port).close()
            yield Running(("127.0.0.1", port), process.pid)
        finally:
            process.terminate()
            process.wait()


def _seconds(pid: int) -> float:
    """User and system time of a process (Linux)."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def settle() -> None:
    """Let what was started come to rest."""
    time.sleep(1)

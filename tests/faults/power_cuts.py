"""Power cuts: Redis dies in the midst of writing, and its file is cut back to what had reached the disk.

What reached the disk is noted by a small library in front of the system's fsync, which a C compiler makes.
"""

from __future__ import annotations

import os
import random
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import redis

from strata.runtime.embedded import EmbeddedRedis
from strata.store.journal import SHARDS
from tests.api.conftest import Service, Table
from tests.processes.stack import until

WRITERS = 3


@dataclass
class Cuts:
    """What was seen in a number of power cuts."""

    made: int = 0
    receipts: int = 0
    lost: int = 0
    torn: int = 0
    """Matches whose head is not where their stream ends, or whose chain is broken."""
    bytes_cut: int = 0
    dirty: int = 0
    """Cuts in which something had been written that had not reached the disk."""


@dataclass
class Writer(threading.Thread):
    """Plays moves until Redis is gone, and keeps the receipts of those that were acknowledged."""

    url: str
    receipts: list[tuple[str, int, str]] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__(daemon=True)

    def run(self) -> None:
        service = Service(redis.Redis.from_url(self.url))
        while True:
            try:
                table = Table(service)
                while (moved := table.move()).status_code == 201:
                    receipt = moved.get_json()
                    self.receipts.append((table.id, receipt["version"], receipt["hash"]))
            except (redis.RedisError, KeyError, TypeError):
                pass
            if service.get("/readyz").status_code == 503:
                return

    __hash__ = threading.Thread.__hash__


def cut_power(folder: Path, times: int, rng: random.Random) -> Cuts:
    """Cut the power so many times, each at a random moment, and compare all receipts each time."""
    noted, cuts = folder / "last_fsync", Cuts()
    receipts: list[tuple[str, int, str]] = []
    with noting(folder, noted), EmbeddedRedis(folder / "data") as server:
        for _ in range(times):
            writers = [Writer(server.url) for _ in range(WRITERS)]
            for writer in writers:
                writer.start()
            until(lambda writers=writers: any(writer.receipts for writer in writers), "somebody has moved")
            threading.Event().wait(rng.uniform(0.0, 0.3))
            unwritten = cut_off(server, noted)
            for writer in writers:
                writer.join()
                receipts += writer.receipts
            cuts.made += 1
            cuts.bytes_cut += unwritten
            cuts.dirty += unwritten > 0
            server.start()
            _compare(server.url, receipts, cuts)
    cuts.receipts = len(receipts)
    return cuts


def cut_off(server: EmbeddedRedis, noted: Path) -> int:
    """Cut the power of a server; returns how many bytes it had written that had not reached the disk."""
    server.kill()
    file = server.directory / "appendonly.aof"
    written, on_disk = file.stat().st_size, int(noted.read_text()) if noted.exists() else 0
    os.truncate(file, on_disk)
    return written - on_disk


def _compare(url: str, receipts: list[tuple[str, int, str]], cuts: Cuts) -> None:
    with redis.Redis.from_url(url) as client:
        service = Service(client)
        hashes: dict[tuple[str, int], str] = {}
        for shard in range(SHARDS):
            for match in service.journal.matches(shard):
                events = service.journal.read(match, 0)
                hashes |= {(match, event.version): event.hash for event in events}
                cuts.torn += service.journal.head(match) != len(events) or not events
    cuts.lost += sum(hashes.get((match, version)) != hash_ for match, version, hash_ in receipts)


@contextmanager
def noting(folder: Path, noted: Path) -> Iterator[None]:
    """Every process started here notes what reached the disk."""
    library = folder / "last_fsync.so"
    source = Path(__file__).with_name("last_fsync.c")
    subprocess.run(["cc", "-shared", "-fPIC", "-O2", "-o", library, source, "-ldl"], check=True)
    os.environ |= {"LD_PRELOAD": str(library), "LAST_FSYNC": str(noted)}
    try:
        yield
    finally:
        del os.environ["LD_PRELOAD"], os.environ["LAST_FSYNC"]

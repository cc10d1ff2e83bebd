"""The Redis servers that tests run against: the embedded one, and each other that is on PATH."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import fakeredis
import redis

from strata.runtime.embedded import EmbeddedRedis
from strata.runtime.redis_binary import redis_binary
from strata.store.in_memory import MemoryJournal
from strata.store.journal import NOWHERE, Journal, ReadArchived
from strata.store.on_redis import RedisJournal

EMBEDDED = "redis"
SERVERS = {EMBEDDED: redis_binary()} | {
    f"{name} on PATH": Path(found)
    for name in ("redis-server", "valkey-server")
    if (found := shutil.which(name)) is not None and Path(found) != redis_binary()
}
"""A test that names them all is a test for each."""
JOURNALS = ("memory", "fakeredis", *SERVERS)


class Servers:
    """Starts each server when it is first asked for."""

    def __init__(self, folder: Path, running: ExitStack) -> None:
        self._folder, self._running = folder, running
        self._started: dict[str, EmbeddedRedis] = {}

    def __getitem__(self, name: str) -> EmbeddedRedis:
        if name not in self._started:
            server = EmbeddedRedis(self._folder / name.replace(" ", "-"), SERVERS[name])
            self._started[name] = self._running.enter_context(server)
        return self._started[name]

    @contextmanager
    def empty(self, name: str) -> Iterator[redis.Redis]:
        """A client of a server with nothing in it; of a fake, if it is called that."""
        if name == "fakeredis":
            yield fakeredis.FakeRedis(server=fakeredis.FakeServer())
            return
        with redis.Redis.from_url(self[name].url) as client:
            client.flushall()
            yield client

    @contextmanager
    def journal(self, kind: str, archive: ReadArchived = NOWHERE) -> Iterator[Journal]:
        """An empty journal: in memory, on a fake, or on a server."""
        if kind == "memory":
            yield MemoryJournal(archive)
            return
        with self.empty(kind) as client:
            yield RedisJournal(client, archive)

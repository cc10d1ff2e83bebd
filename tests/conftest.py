"""What many tests stand on: a real Redis of this process's own, and the journal in its three kinds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import fakeredis
import pytest
import redis

from runtime.embedded import EmbeddedRedis
from store.in_memory import MemoryJournal
from store.journal import Journal
from store.on_redis import RedisJournal


@pytest.fixture(scope="session")
def redis_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[EmbeddedRedis]:
    """A redis-server that only the tests of this process see; with xdist every worker has one."""
    with EmbeddedRedis(tmp_path_factory.mktemp("redis")) as server:
        yield server


@pytest.fixture
def real_redis(redis_server: EmbeddedRedis) -> Iterator[redis.Redis]:
    """A client of a real Redis with nothing in it."""
    with redis.Redis.from_url(redis_server.url) as client:
        client.flushall()
        yield client


@pytest.fixture(params=["memory", "fakeredis", "redis"])
def journal(request: Any) -> Journal:
    """An empty journal of each kind."""
    match request.param:
        case "memory":
            return MemoryJournal()
        case "fakeredis":
            return RedisJournal(fakeredis.FakeRedis(server=fakeredis.FakeServer()))
        case _:
            return RedisJournal(request.getfixturevalue("real_redis"))

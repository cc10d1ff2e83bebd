"""What many tests stand on: chance that repeats itself, a real Redis, a whole service, the journal in three kinds."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from random import Random
from typing import Any

import fakeredis
import pytest
import redis

from strata.runtime.embedded import EmbeddedRedis
from strata.store.in_memory import MemoryJournal
from strata.store.journal import Journal
from strata.store.on_redis import RedisJournal
from tests.processes.stack import Stack, until


@pytest.fixture(autouse=True)
def _chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seeds, ids and keys drawn in a test follow from its name: what fails once fails again."""
    rng = Random(request.node.nodeid)
    monkeypatch.setattr(secrets, "token_bytes", lambda length=32: rng.randbytes(length))
    monkeypatch.setattr(secrets, "randbits", rng.getrandbits)


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


@pytest.fixture(scope="session")
def _service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stack]:
    with Stack(tmp_path_factory.mktemp("service"), STRATA_WEBHOOK_PRIVATE="allow") as stack:
        yield stack


@pytest.fixture
def stack(_service: Stack) -> Stack:
    """A running service, shared by the tests of this process; what one of them killed is up again for the next."""
    until(_service.is_ready, "the service is up")
    return _service


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

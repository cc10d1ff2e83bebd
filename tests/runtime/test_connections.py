"""Connections to Redis are shared by all who need one."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from strata.runtime import connections
from strata.runtime.connections import redis_client
from strata.runtime.embedded import EmbeddedRedis
from strata.runtime.settings import Settings

MANY = 150


def test_many_at_once_wait_for_a_connection(redis_server: EmbeddedRedis, monkeypatch: pytest.MonkeyPatch) -> None:
    """More than the driver opens at most: a thousand streams may come back in the same moment."""
    monkeypatch.setattr(connections, "CONNECTION_SECONDS", 60.0)
    settings = Settings(redis_url=redis_server.url)
    with redis_client(settings) as client, ThreadPoolExecutor(MANY) as pool:
        answers = list(pool.map(lambda _: client.blpop(["nothing"], timeout=0.1), range(MANY)))
    assert answers == [None] * MANY

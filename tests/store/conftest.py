"""Every real server is tried; pebbles is a game like any other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import redis

from strata.domain.games.registry import GAMES
from strata.store.journal import Journal
from tests.kernel.pebbles import PEBBLES
from tests.servers import SERVERS, Servers


@pytest.fixture(autouse=True)
def _pebbles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "pebbles", PEBBLES)


@pytest.fixture(params=SERVERS)
def real_redis(request: Any, servers: Servers) -> Iterator[redis.Redis]:
    with servers.empty(request.param) as client:
        yield client


@pytest.fixture(params=["memory", *SERVERS])
def shared(request: Any, servers: Servers) -> Iterator[Journal]:
    """A journal that several may write to at once, which a fake does not take."""
    with servers.journal(request.param) as journal:
        yield journal

"""What many tests stand on: chance that repeats itself, real servers, a whole service, the journal in each kind."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
import redis

from strata.runtime.embedded import EmbeddedRedis
from strata.store.journal import Journal
from tests.processes.stack import Stack, until
from tests.servers import EMBEDDED, JOURNALS, Servers

LONGEST = ("processes", "browser", "exam")
"""Folders whose tests take longest: they come first, so that short ones are left when the workers of xdist finish."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    order = {Path(__file__).parent / name: place for place, name in enumerate(LONGEST)}
    items.sort(key=lambda item: order.get(item.path.parent, len(order)))


@pytest.fixture(autouse=True)
def _chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seeds, ids and keys drawn in a test follow from its name: what fails once fails again."""
    rng = Random(request.node.nodeid)
    monkeypatch.setattr(secrets, "token_bytes", lambda length=32: rng.randbytes(length))
    monkeypatch.setattr(secrets, "randbits", rng.getrandbits)


@pytest.fixture(scope="session")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    """Redis servers that only the tests of this process see; with xdist every worker has its own."""
    with ExitStack() as running:
        yield Servers(tmp_path_factory.mktemp("servers"), running)


@pytest.fixture(scope="session")
def redis_server(servers: Servers) -> EmbeddedRedis:
    return servers[EMBEDDED]


@pytest.fixture
def real_redis(servers: Servers) -> Iterator[redis.Redis]:
    """A client of a real Redis with nothing in it."""
    with servers.empty(EMBEDDED) as client:
        yield client


@pytest.fixture(scope="session")
def _service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stack]:
    allowed = {"STRATA_WEBHOOK_PRIVATE": "allow", "STRATA_CORS_ORIGINS": "http://127.0.0.1:8000"}
    with Stack(tmp_path_factory.mktemp("service"), **allowed) as stack:
        yield stack


@pytest.fixture
def stack(_service: Stack) -> Stack:
    """A running service, shared by the tests of this process; what one of them killed is up again for the next."""
    until(_service.is_ready, "the service is up")
    return _service


@pytest.fixture(params=JOURNALS)
def journal(request: Any, servers: Servers) -> Iterator[Journal]:
    """An empty journal of each kind."""
    with servers.journal(request.param) as journal:
        yield journal

"""Both clients at a service in this process, on a Redis in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import fakeredis
import httpx
import pytest
from strata_client import Strata, aio

from tests.api.conftest import Service
from tests.client.blocking import AsyncTransport, Blocking

Connect = Callable[..., Strata]


@pytest.fixture
def service() -> Service:
    return Service(fakeredis.FakeRedis())


@pytest.fixture(params=["sync", "aio"])
def open_client(request: pytest.FixtureRequest) -> Iterator[Connect]:
    """Makes a client of one kind and of the other, on a transport that the test gives."""
    with ExitStack() as opened:
        loop = opened.enter_context(asyncio.Runner()).get_loop()

        def connect(transport: httpx.BaseTransport, url: str = "http://strata.test", **more: Any) -> Strata:
            if request.param == "sync":
                client: Any = Strata(url, transport=transport, **more)
            else:
                client = Blocking(aio.Strata(url, transport=AsyncTransport(transport), **more), loop)
            opened.callback(client.close)
            return client

        yield connect


@pytest.fixture
def connect(open_client: Connect) -> Connect:
    """Makes a client of a service."""
    return lambda service, **more: open_client(httpx.WSGITransport(service.app), **more)


@pytest.fixture
def strata(service: Service, connect: Connect) -> Strata:
    return connect(service)

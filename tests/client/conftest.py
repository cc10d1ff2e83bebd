"""The client at a service in this process, on a Redis in memory."""

from __future__ import annotations

from collections.abc import Iterator

import fakeredis
import httpx
import pytest
from strata_client import Strata

from tests.api.conftest import Service


@pytest.fixture
def service() -> Service:
    return Service(fakeredis.FakeRedis())


@pytest.fixture
def strata(service: Service) -> Iterator[Strata]:
    with Strata("http://strata.test", transport=httpx.WSGITransport(service.app)) as client:
        yield client

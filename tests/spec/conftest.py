"""The documents as the code makes them, and the story of their examples, run once."""

from __future__ import annotations

from typing import Any

import fakeredis
import pytest

from strata.api.application import create_app
from strata.api.spec.asyncapi import async_document
from strata.api.spec.openapi import document
from strata.domain.games.registry import BUILT_IN
from tests.api.conftest import Service
from tests.spec.story import Story, tell_everything


@pytest.fixture(scope="session")
def openapi() -> dict[str, Any]:
    return document(create_app(None), BUILT_IN)


@pytest.fixture(scope="session")
def asyncapi() -> dict[str, Any]:
    return async_document(create_app(None), BUILT_IN)


@pytest.fixture
def service() -> Service:
    return Service(fakeredis.FakeRedis(server=fakeredis.FakeServer()))


@pytest.fixture(scope="session")
def story() -> Story:
    return tell_everything()

"""Requests made up from the document get the documented responses; ``make fuzz`` makes up many more."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.config import SchemathesisConfig

from strata.api.application import create_app
from strata.api.spec.openapi import document
from tests.spec.world import World

RULES = tomllib.loads((Path(__file__).parent / "schemathesis.toml").read_text())
RULES["generation"] |= {"deterministic": True, "database": "none"}
# Every kind of right request, for it gets deepest, and a few of any. Examples have a test of their own.
RULES["phases"] = {"examples": {"enabled": False}, "coverage": {"generation": {"mode": "positive"}}}
# To go through all kinds of actions of all games takes as long as all the rest.
RULES["operations"].append(
    {"include-operation-id": ["playMove", "checkMove"], "phases": {"coverage": {"enabled": False}}}
)

SCHEMA = schemathesis.openapi.from_dict(document(create_app(None)), config=SchemathesisConfig.from_dict(RULES))


class _Way:
    """To the service of the test that runs."""

    world: World

    def __call__(self, environ: Any, start_response: Any) -> Any:
        return self.world.service.app(environ, start_response)


WAY = SCHEMA.app = _Way()


@pytest.fixture
def world() -> World:
    """The same at the beginning of each test, whatever others have asked."""
    WAY.world = World()
    return WAY.world


@SCHEMA.parametrize()
@settings(max_examples=2, deadline=None, suppress_health_check=list(HealthCheck))
def test_a_response_is_as_documented(case: Case, world: World) -> None:
    # Called without a server in between, it does not unpack what it says it takes.
    case.call_and_validate(headers={**world.place(case), "Accept-Encoding": "identity"})

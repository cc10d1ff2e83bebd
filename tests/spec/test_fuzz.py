"""Requests made up from the document get the documented responses; ``make fuzz`` makes up many more."""

from __future__ import annotations

import tomllib
from pathlib import Path

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


@pytest.fixture
def world(monkeypatch: pytest.MonkeyPatch) -> World:
    """The same at the beginning of each test, whatever others have asked."""
    world = World()
    monkeypatch.setattr(SCHEMA, "app", world.service.app)
    return world


@SCHEMA.parametrize()
@settings(max_examples=2, deadline=None, suppress_health_check=list(HealthCheck))
def test_a_response_is_as_documented(case: Case, world: World) -> None:
    # Called without a server in between, it does not unpack what it says it takes.
    headers = {**world.place(case), "Accept-Encoding": "identity"}
    case.call_and_validate(headers=headers, app=world.service.app)

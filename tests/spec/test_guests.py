"""The documents describe the games they are asked to, and no two schemas of them have the same name."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from strata.api.application import create_app
from strata.api.spec import openapi
from strata.api.spec.asyncapi import async_document
from strata.api.spec.game_schemas import game_schemas
from strata.api.spec.openapi import document
from strata.domain.games.registry import BUILT_IN, GAMES
from strata.runtime.cli import main
from tests.kernel.pebbles import PEBBLES

Json = dict[str, Any]


def test_a_guest_is_described_where_it_is_asked_for(monkeypatch: pytest.MonkeyPatch, openapi: Json) -> None:
    monkeypatch.setitem(GAMES, "pebbles", PEBBLES)
    app = create_app(None)
    described = document(app)["components"]["schemas"]
    assert {"Pebbles.View", "Pebbles.Options", "Pebbles.Action", "Pebbles.Hide", "Pebbles.CharmDealt"} <= set(described)
    assert {"$ref": "#/components/schemas/Pebbles.Action"} in described["Action"]["anyOf"]
    for envelope in ("MatchRequest", "MatchSummary", "ViewAnswer", "Actions", "Move", "MovePlayedEvent"):
        mapping = described[envelope]["discriminator"]["mapping"]
        assert mapping["pebbles"] == f"#/components/schemas/{envelope}.Pebbles"
        assert described[f"{envelope}.Pebbles"]["properties"]["game"] == {"type": "string", "const": "pebbles"}
    assert document(app, BUILT_IN) == openapi
    assert "Pebbles.CharmDealt" in async_document(app)["components"]["schemas"]
    assert "Pebbles.CharmDealt" not in async_document(app, BUILT_IN)["components"]["schemas"]


@pytest.mark.parametrize("slug", ["not", "match", "match-created", "e", "evo-2", "problem"])
def test_no_guest_takes_the_name_of_a_schema(slug: str, openapi: Json) -> None:
    taken = {name.lower() for name in openapi["components"]["schemas"]}
    assert not any(name.lower() in taken for name in game_schemas(replace(PEBBLES, slug=slug)))


@pytest.mark.parametrize("form", ["3.1", "3.0", "asyncapi"])
def test_the_command_describes_guests_if_told_to(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], form: str
) -> None:
    monkeypatch.setitem(GAMES, "pebbles", PEBBLES)
    monkeypatch.setattr(openapi, "as_yaml", json.dumps)
    assert main(["openapi", "--as", form]) == 0
    assert "Pebbles." not in capsys.readouterr().out
    assert main(["openapi", "--as", form, "--installed"]) == 0
    assert "Pebbles.CharmDealt" in capsys.readouterr().out

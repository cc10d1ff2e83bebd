"""openapi.yaml is true: the responses are what it says."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator

from strata.api.spec.game_schemas import game_prefix
from strata.domain.games.registry import BUILT_IN, GAMES
from tests.api.conftest import Service, Table
from tests.spec.committed import committed_document


@pytest.mark.parametrize("game", BUILT_IN.values(), ids=lambda game: game.slug)
def test_a_game_has_one_union_of_actions_and_of_facts_by_kind(game: Any) -> None:
    prefix = "".join(word.capitalize() for word in game.slug.split("-"))
    for name, structs in (("Action", game.actions), ("Fact", game.facts)):
        union = committed_document()["components"]["schemas"][f"{prefix}{name}"]
        assert set(union["discriminator"]["mapping"]) == {struct.__struct_config__.tag for struct in structs}
        assert len(union["oneOf"]) == len(structs)


def _is_by_game(schema: dict[str, Any]) -> bool:
    """What guests add to."""
    return bool(schema.get("discriminator", {}).get("propertyName") == "game")


def _check(response: Any, path: str, method: str) -> None:
    """A response is of a documented status and form."""
    responses = committed_document()["paths"][path][method]["responses"]
    assert str(response.status_code) in responses, (path, response.status_code)
    documented = responses[str(response.status_code)]
    name = documented.get("$ref", "").removeprefix("#/components/responses/")
    content = committed_document()["components"]["responses"].get(name, documented).get("content", {})
    if response.mimetype.endswith("json") and content:
        _validator(content[response.mimetype]["schema"]["$ref"]).validate(response.get_json())


@cache
def _validator(reference: str) -> Draft202012Validator:
    return Draft202012Validator({"$ref": reference, "components": committed_document()["components"]})


def test_answers_are_of_the_documented_form(table: Table) -> None:
    service, match = table.service, "/v1/matches/{match_id}"
    for step in range(60):
        seat = table.pending()[0]
        _check(service.get(f"{table.path}/actions", table.tokens[seat]), f"{match}/actions", "get")
        _check(table.move(step * 5), f"{match}/moves", "post")
    for route in ("", "/view", "/events", "/narration", "/score", "/board.svg"):
        for token in (None, table.tokens[0], "unknown"):
            _check(service.get(table.path + route, token), match + route, "get")
    for query in ("from=2&to=40", "from=40&to=2", "from=1", "from=999", ""):
        _check(service.get(f"{table.path}/diff?{query}", table.tokens[1]), f"{match}/diff", "get")
    table.play_to_the_end()
    table.score()
    service.project()
    _check(service.get(f"{table.path}/score"), f"{match}/score", "get")
    _check(service.get(f"{table.path}/events?limit=1000"), f"{match}/events", "get")
    _check(service.get(table.path), match, "get")
    _check(service.get("/v1/matches"), "/v1/matches", "get")
    _check(service.get("/v1/games"), "/v1/games", "get")
    _check(service.get("/v1/games/evo"), "/v1/games/{game}", "get")
    _check(service.get("/v1/games/go"), "/v1/games/{game}", "get")
    _check(service.get("/v1/players/p0"), "/v1/players/{player}", "get")
    _check(service.get("/v1/leaderboards/evo"), "/v1/leaderboards/{game}", "get")
    _check(service.post("/v1/matches", {"game": "evo"}), "/v1/matches", "post")


def test_going_back_and_aside_is_answered_in_the_documented_form(table: Table) -> None:
    service, match = table.service, "/v1/matches/{match_id}"
    for step in range(20):
        table.move(step * 5)
    mover = next(seat for seat in range(3) if service.matches.load(table.id).ledger.moved[seat])
    for route, body in (
        ("/undo", {}),
        ("/undo/answer", {"agrees": False}),
        ("/redo", {}),
        ("/rewind", {"to_version": 5}),
        ("/fork", {}),
        ("/fork", {"version": 1}),
    ):
        for token in (table.tokens[mover], table.tokens[0], service.keys.create("admin", "operator")[0], None):
            _check(service.post(table.path + route, body, token), match + route, "post")
            _check(service.post(table.path + route, body, token, If_Match="3"), match + route, "post")
    service.project()
    for route in ("/forks", "/score?version=5", "/score?version=1", "/actions?version=5", "/narration?version=5"):
        for token in (table.tokens[0], service.keys.create("admin", "operator")[0], None):
            _check(service.get(table.path + route, token), match + route.split("?")[0], "get")


def test_the_service_tells_about_itself(service: Service) -> None:
    served = service.get("/openapi.json").get_json()
    assert served.pop("servers") == [{"url": "/", "description": "Where this document is served"}]
    schemas, documented = served["components"].pop("schemas"), committed_document()["components"]["schemas"]
    assert documented.keys() <= schemas.keys()
    unions = {name for name, schema in documented.items() if schemas[name] != schema}
    assert unions <= {name for name, schema in documented.items() if name == "Action" or _is_by_game(schema)}
    assert len(schemas["Action"]["anyOf"]) == len(schemas["ViewAnswer"]["oneOf"]) == len(GAMES)
    rest = {part: value for part, value in committed_document().items() if part != "servers"}
    assert {**served, "components": {**served["components"], "schemas": documented}} == rest
    page = service.get("/docs")
    assert page.mimetype == "text/html"
    assert b"http" not in page.data.replace(b"<!doctype html>", b""), "the page loads nothing from elsewhere"
    for asset in ("swagger-ui.css", "swagger-ui-bundle.js", "start.js"):
        assert service.get(f"/docs/{asset}").status_code == 200
    assert service.get("/docs/../secret").status_code == 404
    assert service.get("/healthz").get_json() == {"status": "ok"}
    assert service.http.get("/health", follow_redirects=True).get_json() == {"status": "ok"}
    assert service.get("/readyz").get_json() == {"status": "ready"}
    assert b"strata_requests_total" in service.get("/metrics").data


def test_the_page_reads_a_document_without_what_games_define(service: Service) -> None:
    slim, whole = (service.get(path).get_json() for path in ("/docs/openapi.json", "/openapi.json"))
    assert slim["paths"].keys() == whole["paths"].keys()
    named = slim["components"]["schemas"].keys()
    assert {"Move", "TableAnswer", "MatchRequest"} <= named
    assert not [name for name in named for game in BUILT_IN if name.startswith(game_prefix(GAMES[game]))]
    assert "/v1/games" in slim["components"]["schemas"]["Move"]["properties"]["view"]["description"]
    for name in re.findall(r"#/components/schemas/([^\"]+)", msgspec.json.encode(slim).decode()):
        assert name in named

"""The OpenAPI document: it is what the code says, valid in both versions, and leaves nothing unsaid."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from openapi_spec_validator import validate

from strata.api.application import create_app
from strata.api.spec.openapi import as_yaml
from strata.api.spec.openapi_3_0 import to_3_0
from strata.api.spec.problem_codes import CODES
from strata.domain.games.registry import BUILT_IN
from tests.spec.story import operations

ROOT = Path(__file__).parents[2]
NOT_SHOWN = {
    *("getHealthRedirect", "getDocs", "getDocsAsset", "getClient"),
    *("getOpenapi", "getOpenapi30", "getAsyncapi", "getBoardPng"),
}
"""Pages, documents and pictures, of which an example would be no help."""

Json = dict[str, Any]


def test_the_committed_documents_are_what_the_code_says(openapi: Json, asyncapi: Json) -> None:
    for name, made in (("openapi.yaml", openapi), ("asyncapi.yaml", asyncapi)):
        assert (ROOT / name).read_text() == as_yaml(made), "run: make openapi"


def test_it_is_valid(openapi: Json) -> None:
    assert openapi["openapi"] == "3.1.0"
    validate(openapi)


def test_it_is_valid_for_older_generators(openapi: Json) -> None:
    older = to_3_0(openapi)
    assert older["openapi"] == "3.0.3"
    validate(older)


def test_every_route_is_documented(openapi: Json) -> None:
    routes = {
        (re.sub(r"<\w+:(\w+)>", r"{\1}", rule.rule), method.lower())
        for rule in create_app(None).url_map.iter_rules()
        for method in rule.methods or ()
        if method not in ("HEAD", "OPTIONS") and not rule.endpoint.startswith("pages.")
    }
    documented = [(operation.path, operation.method) for operation in operations(openapi).values()]
    assert set(documented) == routes
    assert len(documented) == len(routes), "an operation has a name of its own"


def test_every_operation_says_what_it_is_for_and_shows_it(openapi: Json) -> None:
    for name, operation in operations(openapi).items():
        spec = operation.spec
        assert spec["summary"], name
        assert spec["description"], name
        assert not spec["summary"].endswith("."), name
        if name not in NOT_SHOWN:
            bodies = [spec["requestBody"]] if "requestBody" in spec else []
            successes = [shown for status, shown in spec["responses"].items() if status < "300" and status != "204"]
            assert all(_is_shown(body) for body in bodies), name
            assert name == "deleteWebhook" or any(_is_shown(response) for response in successes), name


def _is_shown(body: Json) -> bool:
    return any("example" in content for content in body["content"].values())


def test_everything_has_a_description(openapi: Json) -> None:
    assert openapi["info"]["description"]
    tags = {tag["name"]: tag["description"] for tag in openapi["tags"]}
    assert all(tags.values())
    for operation in operations(openapi).values():
        assert set(operation.spec["tags"]) <= tags.keys()
        path = openapi["paths"][operation.path].get("parameters", [])
        for parameter in [*path, *operation.spec.get("parameters", [])]:
            assert parameter["description"], (operation.name, parameter["name"])
        for status, response in operation.spec["responses"].items():
            assert "$ref" in response or response["description"], (operation.name, status)


def test_every_operation_of_the_api_tells_how_it_can_fail(openapi: Json) -> None:
    for operation in operations(openapi).values():
        statuses = operation.spec["responses"].keys()
        if operation.path.startswith("/v1/"):
            assert {"429", "503"} <= statuses, operation.name
        if "match_id" in operation.path or "webhook_id" in operation.path:
            assert {"401", "403", "404"} <= statuses, operation.name
        if "requestBody" in operation.spec:
            assert {"400", "413", "415", "422"} <= statuses, operation.name
        if any(parameter["in"] == "query" for parameter in operation.spec.get("parameters", [])):
            assert "422" in statuses, operation.name


def test_every_code_of_a_problem_is_documented_and_every_documented_one_is_used() -> None:
    documented = {code for codes in CODES.values() for code in codes}
    sources = "\n".join(
        path.read_text()
        for package in ("api", "domain/match", "store")
        for path in (ROOT / package).rglob("*.py")
        if path.name != "problem_codes.py"
    )
    raised = set(re.findall(r'\b(?:Refused|NotAllowed|Problem|_not_found)\(\s*(?:\d{3}, )?"(\w+)"', sources))
    assert raised - documented == set()
    assert {code for code in documented if f'"{code}"' not in sources} == set()


def test_no_schema_is_unused(openapi: Json) -> None:
    used = {reference.rpartition("/")[2] for reference in _references(openapi)}
    assert openapi["components"]["schemas"].keys() - used == set()


def test_nothing_that_may_be_left_out_has_a_default(openapi: Json) -> None:
    """Generators take it for something that is always there."""
    for name, schema in openapi["components"]["schemas"].items():
        for field, about in schema.get("properties", {}).items():
            assert "default" not in about, f"{name}.{field}"


def test_every_time_is_said_to_be_one(openapi: Json) -> None:
    times = [
        (f"{name}.{field}", about)
        for name, schema in openapi["components"]["schemas"].items()
        for field, about in schema.get("properties", {}).items()
        if field in ("at", "deadline", "failing_since") or field.endswith("_at")
    ]
    assert len(times) > 30
    assert [where for where, about in times if about.get("format") != "date-time"] == []


def test_what_a_game_defines_is_told_apart_by_the_game(openapi: Json) -> None:
    schemas = openapi["components"]["schemas"]
    by_game = {name for name, schema in schemas.items() if _discriminator(schema) == "game"}
    assert by_game == {
        *("MatchRequest", "MatchSummary", "LobbyRow", "ViewAnswer", "Actions", "Move", "DiffAnswer"),
        *("TableAnswer", "ChangedMatch"),
        *("HistoryPage", "AlternativesPage"),
        *("Analysis", "Hint"),
        *("MatchCreatedEvent", "MatchForkedEvent", "MatchStartedEvent", "MovePlayedEvent"),
    }
    for name in by_game:
        mapping = schemas[name]["discriminator"]["mapping"]
        assert list(mapping) == list(BUILT_IN)
        for slug, reference in mapping.items():
            envelope = schemas[reference.rpartition("/")[2]]
            assert envelope["properties"]["game"] == {"type": "string", "const": slug}
            assert "game" in envelope["required"]


def _discriminator(schema: Json) -> str:
    return str(schema.get("discriminator", {}).get("propertyName", ""))


def test_no_reference_leads_nowhere(openapi: Json) -> None:
    for reference in _references(openapi):
        target: Any = openapi
        for step in reference.removeprefix("#/").split("/"):
            target = target[step]


def _references(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        if isinstance(node.get("$ref"), str):
            yield node["$ref"]
        if isinstance(node.get("mapping"), dict) and "propertyName" in node:
            yield from node["mapping"].values()
        node = list(node.values())
    if isinstance(node, list):
        for value in node:
            yield from _references(value)

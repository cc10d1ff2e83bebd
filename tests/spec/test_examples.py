"""The examples of the document are what the service returns, and what its schemas say, in both versions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from jsonschema import Draft202012Validator
from openapi_schema_validator import OAS30Validator

from strata.api.spec.openapi_3_0 import to_3_0
from tests.spec.story import EXAMPLES, Story, examples, operations

Json = dict[str, Any]


def test_they_are_real_requests_and_responses(story: Story) -> None:
    assert all(call.response.status_code < 300 for call in story.calls.values())
    assert msgspec.yaml.decode(EXAMPLES.read_bytes()) == examples(story), "run: make openapi"


def test_they_are_of_the_documented_form(openapi: Json) -> None:
    for spec, validator in ((openapi, Draft202012Validator), (to_3_0(openapi), OAS30Validator)):
        shown = list(_shown(spec))
        assert len(shown) > 60
        for where, schema, example in shown:
            errors = [
                error.message for error in validator({**schema, "components": spec["components"]}).iter_errors(example)
            ]
            assert errors == [], where


def _shown(spec: Json) -> Iterator[tuple[str, Json, Any]]:
    """Every example of a document, with where it stands and its schema."""
    bodies = {f"Problem {name}": body for name, body in spec["components"]["responses"].items()}
    for name, operation in operations(spec).items():
        bodies |= {f"{name} {status}": body for status, body in operation.spec["responses"].items()}
        bodies |= {name: operation.spec["requestBody"]} if "requestBody" in operation.spec else {}
    for where, body in bodies.items():
        for content in body.get("content", {}).values():
            values = [each["value"] for each in content.get("examples", {}).values()]
            for example in values + ([content["example"]] if "example" in content else []):
                yield where, content["schema"], example


def test_responses_carry_the_documented_headers(story: Story, openapi: Json) -> None:
    for name, operation in operations(openapi).items():
        if name in story.calls:
            response = story.calls[name].response
            documented = operation.spec["responses"][str(response.status_code)].get("headers", {})
            assert documented.keys() <= set(response.headers.keys()), name
            for header in ("ETag", "Location"):
                assert (header in documented) == (header in response.headers), (name, header)


def test_a_token_is_needed_where_the_document_says_so(story: Story, openapi: Json) -> None:
    for name, operation in operations(openapi).items():
        if operation.spec["security"] == [{"token": []}]:
            call = story.calls[name]
            response = story.send(operation.method, call.path, {}, call.body)
            assert response.status_code == 401 or response.get_json()["code"] == "unknown_match", name

"""The AsyncAPI document names every message that the service pushes, and they are what it says."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from jsonschema import Draft7Validator as AnySchema
from jsonschema_rs import Draft7Validator

from strata.api.spec.event_schemas import PAYLOADS
from strata.domain.kernel.codec import to_builtins
from strata.store.webhooks.messages import EVENTS, TEST, Message, MessageData, Trial, TrialData
from tests.api.conftest import Service
from tests.spec.story import Story

Json = dict[str, Any]

FIELDS = {
    "document": ({"asyncapi", "info", "channels", "operations", "components"}, {"servers", "defaultContentType"}),
    "info": ({"title", "version"}, {"description"}),
    "server": ({"host", "protocol"}, {"description"}),
    "channel": ({"address", "messages"}, {"description", "parameters"}),
    "parameter": (set(), {"description"}),
    "message": ({"payload"}, {"name", "summary", "headers"}),
    "operation": ({"action", "channel"}, {"summary", "security", "bindings"}),
    "components": (set(), {"schemas", "securitySchemes"}),
}
"""Of each object of AsyncAPI 3.0: the fields it must have, and those of the others that are used here."""


def test_its_structure_is_that_of_asyncapi_3(asyncapi: Json) -> None:
    assert asyncapi["asyncapi"] == "3.0.0"
    _require("document", asyncapi)
    for kind, objects in (
        ("info", [asyncapi["info"]]),
        ("server", asyncapi["servers"].values()),
        ("channel", asyncapi["channels"].values()),
        ("operation", asyncapi["operations"].values()),
        ("components", [asyncapi["components"]]),
    ):
        for object_ in objects:
            _require(kind, object_)
    for channel in asyncapi["channels"].values():
        for name, parameter in channel.get("parameters", {}).items():
            assert f"{{{name}}}" in channel["address"]
            _require("parameter", parameter)
        for name, message in channel["messages"].items():
            _require("message", message)
            assert message["name"] == name
    assert {operation["action"] for operation in asyncapi["operations"].values()} == {"send"}


def _require(kind: str, object_: Json) -> None:
    must, may = FIELDS[kind]
    assert must <= object_.keys() <= must | may, kind


def test_every_reference_leads_somewhere_and_every_schema_is_one(asyncapi: Json) -> None:
    references = set(_references(asyncapi))
    for reference in references:
        target: Any = asyncapi
        for step in reference.removeprefix("#/").split("/"):
            target = target[step]
    schemas = asyncapi["components"]["schemas"]
    assert {f"#/components/schemas/{name}" for name in schemas} <= references
    for schema in schemas.values():
        AnySchema.check_schema(schema)
        assert isinstance(schema.get("discriminator", ""), str)


def _references(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        if isinstance(node.get("$ref"), str):
            yield node["$ref"]
        node = list(node.values())
    if isinstance(node, list):
        for value in node:
            yield from _references(value)


def test_it_names_every_message(asyncapi: Json) -> None:
    types = {payload.type for payload in PAYLOADS}
    channels = asyncapi["channels"]
    assert channels["match"]["messages"].keys() == {*types, "clock"}
    assert channels["application"]["messages"].keys() == types
    assert channels["webhook"]["messages"].keys() == {*EVENTS, TEST}


def test_it_says_the_same_of_events_as_the_openapi_document(asyncapi: Json, openapi: Json) -> None:
    schemas = openapi["components"]["schemas"]
    mapping = schemas["Event"]["discriminator"]["mapping"]
    messages = asyncapi["channels"]["match"]["messages"]
    for type_, message in ((type_, messages[type_]) for type_ in mapping):
        assert message["payload"]["$ref"] == mapping[type_]
        name = mapping[type_].rpartition("/")[2]
        told, said = asyncapi["components"]["schemas"][name], schemas[name]
        assert told == {**said, **({"discriminator": "game"} if "oneOf" in said else {})}


@pytest.mark.parametrize(("operation", "channel"), [("streamEvents", "match"), ("streamAllMatches", "application")])
def test_streams_send_what_it_says(story: Story, asyncapi: Json, operation: str, channel: str) -> None:
    sent = story.calls[operation].response.get_data(as_text=True)
    messages = [
        dict(line.split(": ", 1) for line in each.splitlines()) for each in sent.split("\n\n") if "data: " in each
    ]
    assert messages
    for type_ in {message["event"] for message in messages}:
        sent = [json.loads(message["data"]) for message in messages if message["event"] == type_]
        assert _errors(asyncapi, channel, type_, *sent) == []


def test_a_match_with_a_clock_tells_of_it(service: Service, asyncapi: Json) -> None:
    body = {"game": "evo", "seats": [{"kind": "human"}] * 3, "clock": {"move_seconds": 60}}
    made = service.post("/v1/matches", body).get_json()
    response = service.get(f"/v1/matches/{made['id']}/stream")
    message = next(message.decode() for message in islice(response.response, 10) if b"event: clock" in message)
    response.close()
    assert _errors(asyncapi, "match", "clock", json.loads(message.partition("data: ")[2])) == []


def test_webhooks_say_what_it_says(asyncapi: Json) -> None:
    at = "2026-01-02T12:00:00Z"
    data = MessageData(match="m", game="evo", version=3, status="playing", seat=1, player="ann")
    for type_ in EVENTS:
        assert _errors(asyncapi, "webhook", type_, to_builtins(Message(type_, at, data))) == []
    assert _errors(asyncapi, "webhook", TEST, to_builtins(Trial(at, TrialData("wh_1")))) == []
    assert _errors(asyncapi, "webhook", "your_turn", to_builtins(Message("match_scored", at, data))) != []


def _errors(asyncapi: Json, channel: str, type_: str, *messages: Json) -> list[str]:
    payload = asyncapi["channels"][channel]["messages"][type_]["payload"]
    # In this draft nothing beside a reference counts, so the reference is put a level down.
    validator = Draft7Validator({"allOf": [payload], "components": asyncapi["components"]})
    return [error.message for message in messages for error in validator.iter_errors(message)]

"""The schemas of what streams send: events, the time of all people, and where to resume from."""

from __future__ import annotations

from strata.api.spec.game_schemas import union_of
from strata.api.spec.references import REF, Json, reference

CLOCK_TOLD = "ClockTold"


def stream_schemas(schemas: Json) -> Json:
    """What the streams send, made of the schemas of events and of the clock."""
    clock = schemas["MatchClock"]
    events = schemas["Event"]["discriminator"]["mapping"]
    told: Json = {
        "type": {"type": "string", "const": "clock"},
        "version": {"type": "integer", "description": "The version after which it was sent"},
    }
    messages = {type_: name.removeprefix(REF) for type_, name in events.items()} | {"clock": CLOCK_TOLD}
    return {
        CLOCK_TOLD: {
            **clock,
            "properties": {**told, **clock["properties"]},
            "required": [*told, *clock["required"]],
        },
        "MatchMessage": {"description": "A message of the stream of a match", **union_of(messages, "type")},
        "Bookmark": {
            "description": "Where to resume from, alone, where nothing happens for a while",
            "type": "object",
            "properties": {"id": {"type": "string"}},
            "required": ["id"],
            "additionalProperties": False,
        },
        "ApplicationLine": {
            "description": "A line of the stream of an application",
            "anyOf": [reference("Event"), reference("Bookmark")],
        },
    }

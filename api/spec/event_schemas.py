"""The schemas of a match's events: an envelope for each type, round the struct that an event of the type carries."""

from __future__ import annotations

from typing import Any

from strata.api.spec.game_schemas import Json, reference, schemas_of, union_of
from strata.domain.match import events
from strata.domain.match.events import Payload
from strata.domain.match.record import NEVER_READ

PAYLOADS: list[type[Payload]] = [
    struct
    for struct in vars(events).values()
    if isinstance(struct, type) and issubclass(struct, Payload) and "type" in vars(struct)
]
"""What events carry, one struct for each type of event."""

_SEALED = {*(pointer.removeprefix("/") for pointer in NEVER_READ), "state"}
"""Fields that are missing until the seed is out."""

_PLAYED_ACTION = {
    "description": "The action as it was chosen, without what is secret of it",
    "type": "object",
    "properties": {"kind": {"type": "string"}},
    "required": ["kind"],
}


def event_schemas(envelope: Json) -> Json:
    """An event of any type and of each, after the envelope that all have in common."""
    schemas = schemas_of(PAYLOADS, _name)
    del schemas["Fact"]
    schemas["PlayedAction"] = _PLAYED_ACTION
    members: dict[str, str] = {}
    for payload in PAYLOADS:
        data = schemas[_name(payload.__name__)]
        data["required"] = [field for field in data.get("required", []) if field not in _SEALED]
        members[payload.type] = f"{payload.__name__}Event"
        schemas[members[payload.type]] = _event(envelope, payload)
    schemas["Event"] = {"description": "One immutable entry of a match's record", **union_of(members, "type")}
    return schemas


def _event(envelope: Json, payload: type[Payload]) -> Json:
    properties: dict[str, Any] = {
        **envelope["properties"],
        "type": {"type": "string", "const": payload.type},
        "data": reference(_name(payload.__name__)),
    }
    return {**envelope, "properties": properties}


def _name(struct: str) -> str:
    if struct == "Action":
        return "PlayedAction"
    return f"{struct}Data" if struct in {payload.__name__ for payload in PAYLOADS} else struct

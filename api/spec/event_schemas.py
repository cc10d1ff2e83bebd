"""The schemas of a match's events: an envelope for each type, round the struct that an event of the type carries."""

from __future__ import annotations

from typing import Any

from strata.api.spec.game_envelopes import FORM, SLUG
from strata.api.spec.game_schemas import schemas_of, union_of
from strata.api.spec.references import REF, Json, reference
from strata.domain.match import events
from strata.domain.match.events import MatchCreated, Payload
from strata.domain.match.record import NEVER_READ

PAYLOADS: list[type[Payload]] = [
    struct
    for struct in vars(events).values()
    if isinstance(struct, type) and issubclass(struct, Payload) and "type" in vars(struct)
]
"""What events carry, one struct for each type of event."""

_SEALED = {*(pointer.removeprefix("/") for pointer in NEVER_READ), "state"}
"""Fields that are missing until the seed is out."""

_FORMS = {"Action": "PlayedAction", "Fact": "Fact"}
"""What a game defines, where the record holds it."""


def event_schemas(envelope: Json) -> Json:
    """An event of any type and of each, after the envelope that all have in common."""
    schemas = {name: _marked(schema) for name, schema in schemas_of(PAYLOADS, _name).items() if name not in _FORMS}
    members: dict[str, str] = {}
    for payload in PAYLOADS:
        data = schemas[_name(payload.__name__)]
        data["required"] = [field for field in data.get("required", []) if field not in _SEALED]
        if issubclass(payload, MatchCreated):
            data["properties"] |= {"game": {SLUG: "any"}, "options": {FORM: "Options"}}
        members[payload.type] = f"{payload.__name__}Event"
        schemas[members[payload.type]] = _event(envelope, payload)
    schemas["Event"] = {"description": "One immutable entry of a match's record", **union_of(members, "type")}
    return schemas


def _marked(node: Any) -> Any:
    """What a game defines, marked as such."""
    if isinstance(node, list):
        return [_marked(value) for value in node]
    if not isinstance(node, dict):
        return node
    form = _FORMS.get(str(node.get("$ref", "")).removeprefix(REF))
    return {FORM: form} if form is not None else {key: _marked(value) for key, value in node.items()}


def _event(envelope: Json, payload: type[Payload]) -> Json:
    properties: dict[str, Any] = {
        **envelope["properties"],
        "type": {"type": "string", "const": payload.type},
        "data": reference(_name(payload.__name__)),
    }
    return {**envelope, "properties": properties}


def _name(struct: str) -> str:
    return f"{struct}Data" if struct in {payload.__name__ for payload in PAYLOADS} else struct

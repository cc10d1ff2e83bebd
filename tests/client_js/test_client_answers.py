"""The types of strata.js have the members of openapi.yaml: all of them, optional and null where these are."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.client_js.declarations import PACKAGE
from tests.spec.committed import committed_schemas

UNTYPED = {"Action", "Fact", "Json", "SeatKind", "Status", "UndoPolicy"}
"""What games define themselves, and words."""
SCHEMA_OF = {
    "SeatPlan": "SeatRequest",
    "ClockPlan": "ClockRequest",
    "Game": "GameRow",
    "LogProof": "LogProofAnswer",
    "SeatRow": "Seat",
    "Score": "ScoreAnswer",
    "Summary": "MatchSummary",
    "MatchRow": "LobbyRow",
    "TurnsOf": "TurnsAnswer",
    "Table": "TableAnswer",
    "View": "ViewAnswer",
    "ScoreHistory": "ScoreHistoryAnswer",
    "FieldChange": r"FieldChange[A-Z]\w+",
    "Alternative": r"Alternative(?!sPage)[A-Z]\w+",
    "Change": r"Change[A-Z]\w+",
    "Diff": "DiffAnswer",
    "Option": r"Option[A-Z]\w+",
    "Decision": r"Decision[A-Z]\w+",
    "ValuedOption": r"ValuedOption[A-Z]\w+",
    "JudgementOfMove": r"JudgementOfMove[A-Z]\w+",
    "AnalysedMove": r"AnalysedMove[A-Z]\w+",
}
"""Types that are named otherwise than their schemas; a pattern where each game has a schema of its own."""

Member = tuple[bool, bool, str]
"""Whether it may be left out, whether it may be null, and what it is otherwise."""

SOURCE = (PACKAGE / "answers.js").read_text()
TYPES = {
    name: block
    for block in SOURCE.split("/**")
    for name in re.findall(r"@typedef \{(?:object|\w+ & \{.*?\})\} (\w+)", block, re.DOTALL)
}


def _typed(name: str) -> dict[str, Member]:
    """The members of a type; of one that extends another, with those of the other."""
    extended = re.search(r"@typedef \{(\w+) & \{$", TYPES[name], re.MULTILINE)
    if extended is not None:
        own = re.findall(r"^ \*   (\w+)(\??): (.+),$", TYPES[name], re.MULTILINE)
        assert len(own) == TYPES[name].count(" *   "), name
        return _typed(extended[1]) | {member: _member(type_, optional) for member, optional, type_ in own}
    found = re.findall(r"@property \{(.+)\} (\[?)(\w+)\]?$", TYPES[name], re.MULTILINE)
    assert len(found) == TYPES[name].count("@property"), name
    return {member: _member(type_, optional) for type_, optional, member in found}


def _member(type_: str, optional: str) -> Member:
    return bool(optional), "null" in type_.split(" | "), _kind(type_)


def _kind(type_: str) -> str:
    """What a type is in JSON."""
    named = [part for part in type_.split(" | ") if part != "null"]
    if all(part.startswith('"') for part in named) or named[0] in ("SeatKind", "Status", "UndoPolicy"):
        return "string"
    [single] = named
    if single.endswith("[]"):
        return "array"
    return single if single in ("string", "number", "boolean") else "object"


def _objects(schema: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The schemas of objects that a schema stands for."""
    if "$ref" in schema:
        yield from _objects(committed_schemas()[schema["$ref"].rsplit("/")[-1]])
    elif "properties" in schema:
        yield schema
    else:
        for part in schema.get("oneOf", schema.get("anyOf", [])):
            yield from _objects(part)


def _told(schema: dict[str, Any]) -> dict[str, Member]:
    required = schema.get("required", [])
    kinds = {name: _json_kinds(member) for name, member in schema["properties"].items()}
    return {name: (name not in required, "null" in found, *(found - {"null"})) for name, found in kinds.items()}


def _json_kinds(schema: dict[str, Any]) -> set[str]:
    if "$ref" in schema:
        return _json_kinds(committed_schemas()[schema["$ref"].rsplit("/")[-1]])
    if not schema.keys() & {"type", "oneOf", "anyOf"}:
        return {"object"}  # it may be anything
    if "type" not in schema:
        return set().union(*(_json_kinds(part) for part in schema.get("oneOf", schema.get("anyOf", []))))
    types = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
    return {"number" if type_ == "integer" else type_ for type_ in types}


@pytest.mark.parametrize("name", TYPES)
def test_a_type_says_what_the_schema_says(name: str) -> None:
    pattern = SCHEMA_OF.get(name, name)
    named = [about for found, about in committed_schemas().items() if re.fullmatch(pattern, found)]
    schemas = [part for about in named for part in _objects(about)]
    assert schemas
    for schema in schemas:
        assert _typed(name) == _told(schema)


def test_every_type_is_held_to_a_schema() -> None:
    declared = re.findall(r"(?:@typedef \{.+|^ \* \})\} (\w+)", SOURCE, re.MULTILINE)
    assert set(declared) == TYPES.keys() | UNTYPED

"""The OpenAPI document: the envelopes from marshmallow, what games define from msgspec.

Schemas of a game are named ``<Game><Struct>``. A game's actions, and its facts, form one union discriminated by
``kind``; across games, where kinds repeat, the union is a plain ``anyOf``.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
import yaml
from flask import Flask
from flask_smorest import Api

from api.schemas import ProblemSchema
from domain.games.registry import GAMES
from domain.kernel import Fact, Game

REF = "#/components/schemas/"

_DESCRIPTION = """\
Board games as a service: the API tells who must decide, lists every legal action ready to be posted, and keeps every
move as an immutable event. Unofficial: names of games belong to their owners.

A match is created with `POST /v1/matches`; the answer holds a token for each human seat. With a seat's token
`GET …/actions` lists what may be done and `POST …/moves` does it. Without a token one is a spectator.
"""

_PROBLEMS = {
    400: "Malformed JSON or header",
    401: "No token, or an unknown one",
    403: "A token without this right",
    404: "No such game, match, version or page",
    409: "Not possible now: an illegal action, not your turn, the match is over or not started",
    412: "If-Match names another version; the events missed are in the answer",
    413: "The body is larger than 64 KiB (an import: 16 MiB)",
    415: "The body is not JSON (an import: ndjson)",
    422: "Wrong types, unknown fields, or an Idempotency-Key used for another request",
    503: "The record cannot be reached; try again",
}

_PROBLEMS_OF = {
    "listGames": [503],
    "getGame": [404],
    "createMatch": [400, 401, 403, 404, 413, 415, 422, 503],
    "listMatches": [401, 422, 503],
    "getMatch": [401, 403, 404, 503],
    "cancelMatch": [401, 403, 404, 409, 422, 503],
    "takeSeat": [400, 401, 403, 404, 409, 413, 415, 422, 503],
    "leaveSeat": [401, 403, 404, 409, 422, 503],
    "getView": [401, 403, 404, 409, 422, 503],
    "getBoard": [401, 403, 404, 409, 422, 503],
    "getActions": [401, 403, 404, 422, 503],
    "playMove": [400, 401, 403, 404, 409, 412, 413, 415, 422, 503],
    "listEvents": [401, 403, 404, 422, 503],
    "streamEvents": [400, 401, 403, 404, 422, 503],
    "getDiff": [401, 403, 404, 409, 422, 503],
    "getNarration": [401, 403, 404, 422, 503],
    "getScore": [401, 403, 404, 409, 422, 503],
    "undo": [400, 401, 403, 404, 409, 412, 413, 415, 422, 503],
    "answerUndo": [400, 401, 403, 404, 409, 412, 413, 415, 422, 503],
    "redo": [400, 401, 403, 404, 409, 412, 413, 415, 422, 503],
    "rewind": [400, 401, 403, 404, 409, 412, 413, 415, 422, 503],
    "forkMatch": [400, 401, 403, 404, 409, 413, 415, 422, 503],
    "listForks": [401, 403, 404, 422, 503],
    "auditMatch": [401, 403, 404, 422, 503],
    "exportMatch": [401, 403, 404, 503],
    "importMatch": [401, 403, 409, 413, 415, 422, 503],
    "getPlayer": [401, 404, 422, 503],
    "getLeaderboard": [401, 404, 422, 503],
}

_IDEMPOTENCY_KEY = {
    "name": "Idempotency-Key",
    "in": "header",
    "description": "Any string of up to 255 characters; a repeated request with it gets the first answer for a day",
    "schema": {"type": "string", "minLength": 1, "maxLength": 255},
}
_IF_MATCH = {
    "name": "If-Match",
    "in": "header",
    "description": "The version to insist on, as in ETag",
    "schema": {"type": "string"},
}


class StrataApi(Api):  # type: ignore[misc]
    """flask-smorest, with our problem document for all errors."""

    ERROR_SCHEMA = ProblemSchema

    def __init__(self, app: Flask) -> None:
        app.config.update(API_TITLE="Strata", API_VERSION="v1", OPENAPI_VERSION="3.1.0")
        super().__init__(app)
        app.extensions["strata-api"] = self


def document(app: Flask) -> dict[str, Any]:
    """The OpenAPI document of an application."""
    spec: dict[str, Any] = app.extensions["strata-api"].spec.to_dict()
    spec["info"]["description"] = _DESCRIPTION
    schemas = spec["components"].setdefault("schemas", {})
    for game in GAMES.values():
        schemas.update(game_schemas(game))
    for union in ("Action", "Fact", "View"):
        schemas[union] = {"anyOf": [{"$ref": f"{REF}{_prefix(game)}{union}"} for game in GAMES.values()]}
    spec["components"]["securitySchemes"] = {
        "token": {"type": "http", "scheme": "bearer", "description": "The token of a seat, or an application's key"}
    }
    spec["components"]["responses"] = {
        "Problem": {
            "description": "A failure",
            "content": {"application/problem+json": {"schema": {"$ref": REF + "Problem"}}},
        }
    }
    for path in spec["paths"].values():
        for method, operation in path.items():
            if method != "parameters":
                _complete(method, operation)
    answer: dict[str, Any] = _with_games(spec)
    return answer


def as_yaml() -> str:
    """The document as ``openapi.yaml`` holds it."""
    from api import create_app

    return yaml.safe_dump(document(create_app(None)), sort_keys=False, allow_unicode=True, width=120)


def game_schemas(game: Game[Any, Any]) -> dict[str, Any]:
    """The schemas of what a game defines, under their names in the document."""
    prefix = _prefix(game)
    types: list[Any] = [*game.actions, *game.facts, game.options, game.view_type]
    _, components = msgspec.json.schema_components(types, ref_template="{name}")
    named = {_name(prefix, name): _renamed(schema, prefix) for name, schema in components.items()}
    for fact in game.facts:
        _loosen(named[prefix + fact.__name__], fact)
    named[_name(prefix, "Action")] = _union(prefix, game.actions)
    named[_name(prefix, "Fact")] = _union(prefix, game.facts)
    return named


def _complete(method: str, operation: dict[str, Any]) -> None:
    """Add what every operation of its kind has: headers, security, failures."""
    operation["security"] = [{}, {"token": []}]
    parameters = operation.setdefault("parameters", [])
    if method == "post":
        parameters.append(_IDEMPOTENCY_KEY)
    if 412 in _PROBLEMS_OF.get(operation.get("operationId", ""), []):
        parameters.append(_IF_MATCH)
    responses = operation["responses"]
    for status in [status for status in responses if status == "default" or int(status) >= 400]:
        del responses[status]
    for status in _PROBLEMS_OF.get(operation.get("operationId", ""), []):
        responses[str(status)] = {
            "description": _PROBLEMS[status],
            "content": {"application/problem+json": {"schema": {"$ref": REF + "Problem"}}},
        }
    for response in responses.values():
        response.setdefault("description", "OK")
    if not parameters:
        del operation["parameters"]


def _with_games(node: Any) -> Any:
    """Put the games' unions where an envelope says that a game defines the content."""
    if isinstance(node, dict):
        if "x-game-schema" in node:
            return {"$ref": REF + node["x-game-schema"], "description": node["description"]}
        return {key: _with_games(value) for key, value in node.items()}
    if isinstance(node, list):
        return [_with_games(value) for value in node]
    return node


def _prefix(game: Game[Any, Any]) -> str:
    return "".join(word.capitalize() for word in game.slug.split("-"))


def _name(prefix: str, name: str) -> str:
    return name if name.startswith(prefix) else prefix + name


def _renamed(node: Any, prefix: str) -> Any:
    if isinstance(node, dict):
        renamed = {key: _renamed(value, prefix) for key, value in node.items()}
        if isinstance(node.get("$ref"), str):
            renamed["$ref"] = REF + _name(prefix, node["$ref"])
        return renamed
    if isinstance(node, list):
        return [_renamed(value, prefix) for value in node]
    return node


def _union(prefix: str, structs: Iterable[Any]) -> dict[str, Any]:
    references = {struct.__struct_config__.tag: f"{REF}{prefix}{struct.__name__}" for struct in structs}
    return {
        "oneOf": [{"$ref": reference} for reference in references.values()],
        "discriminator": {"propertyName": "kind", "mapping": references},
    }


def _loosen(schema: dict[str, Any], fact: type[Fact]) -> None:
    """A secret field may be missing, for those who may not read it."""
    required = [name for name in schema.get("required", []) if name not in fact.secret]
    schema["required"] = required

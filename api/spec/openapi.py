"""The OpenAPI document: the envelopes from marshmallow, what games and events define from msgspec."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import deepcopy
from importlib.resources import files
from typing import Any

import msgspec
import yaml
from flask import Flask
from flask_smorest import Api
from werkzeug.http import HTTP_STATUS_CODES

from strata.api.release import RELEASE
from strata.api.schemas.problems import ProblemSchema
from strata.api.spec.defaults import told_in_words
from strata.api.spec.event_schemas import event_schemas
from strata.api.spec.game_envelopes import linked_to_games, split_by_game
from strata.api.spec.game_schemas import schemas_of_games
from strata.api.spec.operations import (
    HEADERS,
    HEADERS_OF_PROBLEMS,
    IDEMPOTENCY_KEY,
    IF_MATCH,
    IF_NONE_MATCH,
    LAST_EVENT_ID,
    LOCATED,
    NEEDS_TOKEN,
    ON_BEHALF,
    PATH_PARAMETERS,
    PROBLEMS,
    PROBLEMS_OF,
    STRATA_SEAT,
    UNLIMITED,
    VERSIONED,
)
from strata.api.spec.problem_codes import CODES
from strata.api.spec.references import REF, Json, reachable
from strata.api.spec.stream_schemas import stream_schemas
from strata.domain.games.registry import GAMES
from strata.domain.kernel import Game

_DESCRIPTION = """\
Board games as a service: the API says who must decide, lists every legal action ready to be posted, and keeps every
move as an immutable event. Unofficial: names of games belong to their owners.

A match is created with `POST /v1/matches`; the response holds a token for each human seat. With a seat's
token `GET …/actions` lists what may be done and `POST …/moves` does it. Without a token you are a spectator.

What a game defines (options, view, actions, facts) stands in an envelope with `game`, which tells the forms apart.
`openapi.yaml` describes the games that come with Strata; `/openapi.json` of a service all that are installed there.

`at` is the time of an event, `created_at` and `updated_at` those of everything else. Lists come in pages: `limit`, and
`cursor` with the `next_cursor` of the page before.
"""

LOCAL: Json = {"url": "http://127.0.0.1:8080", "description": "As `make up` starts it"}
SAME: Json = {"url": "/", "description": "Where this document is served"}


class StrataApi(Api):  # type: ignore[misc]
    """flask-smorest, with our problem document for all errors."""

    ERROR_SCHEMA = ProblemSchema

    def __init__(self, app: Flask) -> None:
        app.config.update(API_TITLE="Strata", API_VERSION=RELEASE, OPENAPI_VERSION="3.1.0")
        super().__init__(app)
        app.extensions["strata-api"] = self


def document(app: Flask, games: Mapping[str, Game[Any, Any]] = GAMES, server: Json = LOCAL) -> Json:
    """The OpenAPI document of an application, with these games: all that are installed, unless others are given."""

    def with_games(envelopes: Json) -> Json:
        split = split_by_game(envelopes, games.values())
        return {**split, **stream_schemas(envelopes), **schemas_of_games(games.values())}

    return _document(app, server, with_games)


def document_for_people(app: Flask) -> Json:
    """The same to be read in a browser: what games define is left to their own pages, which it leads to."""
    return _document(app, SAME, lambda envelopes: {**linked_to_games(envelopes), **stream_schemas(envelopes)})


def _document(app: Flask, server: Json, schemas_of: Callable[[Json], Json]) -> Json:
    spec: Json = deepcopy(app.extensions["strata-api"].spec.to_dict())
    spec["info"]["description"] = _DESCRIPTION
    spec["servers"] = [server]
    envelopes = spec["components"]["schemas"]
    spec["components"]["securitySchemes"] = {
        "token": {
            "type": "http",
            "scheme": "bearer",
            "description": "A seat's or spectator's token, an invitation, or an application's key",
        }
    }
    spec["components"]["responses"] = {f"Problem{status}": _problem(status) for status in PROBLEMS}
    spec["components"]["headers"] = {
        name: {"description": text, "required": True, "schema": {"type": "string"}} for name, text in HEADERS.items()
    }
    examples = msgspec.yaml.decode(files("strata.api.spec").joinpath("examples.yaml").read_bytes())
    for path in spec["paths"].values():
        for parameter in path.get("parameters", []):
            parameter["description"] = PATH_PARAMETERS[parameter["name"]]
        for method, operation in path.items():
            if method != "parameters":
                _complete(method, operation, envelopes)
                _exemplify(operation, examples.get(operation["operationId"], {}))
    envelopes |= event_schemas(envelopes.pop("Event"))
    schemas = schemas_of(envelopes)
    used = reachable([spec["paths"], spec["components"]["responses"]], schemas)
    spec["components"]["schemas"] = told_in_words({name: schemas[name] for name in schemas if name in used})
    return {part: _settled(spec[part]) for part in ("openapi", "info", "servers", "tags", "paths", "components")}


def as_yaml(made: Json) -> str:
    """A document as its file holds it."""
    return yaml.safe_dump(made, sort_keys=False, allow_unicode=True, width=120)


def _complete(method: str, operation: Json, schemas: Json) -> None:
    """Add what every operation of its kind has: headers, security, failures, examples."""
    name = operation["operationId"]
    problems = _problems(name, method)
    operation["security"] = _security(name, problems)
    parameters = operation.setdefault("parameters", [])
    if method == "post":
        parameters.append(IDEMPOTENCY_KEY)
    if 412 in problems:
        parameters.append(IF_MATCH)
    if name in ON_BEHALF:
        parameters.append(STRATA_SEAT)
    if name in LAST_EVENT_ID:
        parameters.append(LAST_EVENT_ID[name])
    if "requestBody" in operation and not _is_body_needed(operation, schemas):
        operation["requestBody"]["required"] = False
    responses = operation["responses"]
    for status in [status for status in responses if status == "default" or int(status) >= 400]:
        del responses[status]
    for response in responses.values():
        response.setdefault("description", "OK")
        names = [*(["ETag"] if name in VERSIONED else []), *(["Location"] if name in LOCATED else [])]
        if names:
            response["headers"] = {header: {"$ref": f"#/components/headers/{header}"} for header in names}
    if method == "get" and name in VERSIONED:
        parameters.append(IF_NONE_MATCH)
        responses["304"] = {"description": "Nothing has changed since"}
    for status in problems:
        responses[str(status)] = {"$ref": f"#/components/responses/Problem{status}"}
    if not parameters:
        del operation["parameters"]


def _problems(name: str, method: str) -> list[int]:
    """The statuses of an operation's failures: its own, a bad Idempotency-Key of a POST, an address that is too long,
    and the limit by rate."""
    if name not in PROBLEMS_OF:
        return []
    of_its_kind = [400 if method == "post" else 414, *([] if name in UNLIMITED else [429])]
    return sorted({*PROBLEMS_OF[name], *of_its_kind})


def _is_body_needed(operation: Json, schemas: Json) -> bool:
    """A body of which everything may be left out may be left out itself."""
    (content,) = operation["requestBody"]["content"].values()
    name = content["schema"].get("$ref", "").removeprefix(REF)
    return not name or bool(schemas[name].get("required"))


def _exemplify(operation: Json, example: Json) -> None:
    """Show a real request and its response."""
    if "request" in example:
        (content,) = operation["requestBody"]["content"].values()
        content["example"] = example["request"]
    if "response" in example:
        content = operation["responses"][str(example["status"])]["content"][example["media_type"]]
        content["example"] = example["response"]


def _security(name: str, problems: list[int]) -> list[Json]:
    """What an operation asks of its caller: a token, a token if there is one, or nothing."""
    if 401 not in problems:
        return []
    return [{"token": []}] if name in NEEDS_TOKEN else [{}, {"token": []}]


def _problem(status: int) -> Json:
    """The failures of a status, with an example of each code."""
    title = HTTP_STATUS_CODES[status]
    examples = {
        code: {
            "value": {
                "type": f"urn:strata:problem:{code}",
                "title": title,
                "status": status,
                "code": code,
                "detail": meaning,
                "request_id": "8f2c41d09be35a76",
            }
        }
        for code, meaning in CODES[status].items()
    }
    response: Json = {
        "description": PROBLEMS[status],
        "content": {"application/problem+json": {"schema": {"$ref": REF + "Problem"}, "examples": examples}},
    }
    if status in HEADERS_OF_PROBLEMS:
        header = HEADERS_OF_PROBLEMS[status]
        response["headers"] = {header: {"$ref": f"#/components/headers/{header}"}}
    return response


def _settled(node: Any) -> Any:
    """Write patterns as others do."""
    if isinstance(node, list):
        return [_settled(value) for value in node]
    if not isinstance(node, dict):
        return node
    settled = {key: _settled(value) for key, value in node.items()}
    pattern = node.get("pattern")
    if isinstance(pattern, str) and pattern.endswith(r"\Z"):
        settled["pattern"] = "^" + pattern[:-2] + "$"
    return settled

"""The blueprint all resources use: a body is a JSON object, and what a schema does not know is refused."""

from __future__ import annotations

from typing import Any

import msgspec
from flask import Request
from flask_smorest import Blueprint as SmorestBlueprint
from marshmallow import Schema, missing
from webargs.flaskparser import FlaskParser

from strata.api.http.problems import Problem, invalid


class _Parser(FlaskParser):
    DEFAULT_UNKNOWN_BY_LOCATION: dict[str, str | None] = {}

    def load_json(self, req: Request, schema: Schema) -> Any:
        data = req.get_data() if req.is_json else b""
        if not data:
            return missing
        body = _decoded(data)
        if not isinstance(body, dict):
            raise invalid("", "The body must be a JSON object.")
        return body


class Blueprint(SmorestBlueprint):  # type: ignore[misc]
    ARGUMENTS_PARSER = _Parser()


def _decoded(data: bytes) -> Any:
    try:
        return msgspec.json.decode(data)
    except msgspec.DecodeError as error:
        reason = str(error).removeprefix("JSON is malformed: ")
    except UnicodeDecodeError:
        reason = "a text in it is not UTF-8"
    except RecursionError:
        reason = "it is nested too deeply"
    raise Problem(400, "malformed_json", f"The body is not valid JSON: {reason[:1].lower()}{reason[1:]}.")

"""The blueprint all resources use: what a schema does not know is refused, in queries as in bodies."""

from __future__ import annotations

from flask_smorest import Blueprint as SmorestBlueprint
from webargs.flaskparser import FlaskParser


class _Parser(FlaskParser):
    DEFAULT_UNKNOWN_BY_LOCATION: dict[str, str | None] = {}


class Blueprint(SmorestBlueprint):  # type: ignore[misc]
    ARGUMENTS_PARSER = _Parser()

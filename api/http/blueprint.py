"""The blueprint all resources use: a body is a JSON object, and unknown fields are refused."""

from __future__ import annotations

from flask_smorest import Blueprint as SmorestBlueprint

from strata.api.input.requests import Parser


class Blueprint(SmorestBlueprint):  # type: ignore[misc]
    ARGUMENTS_PARSER = Parser()

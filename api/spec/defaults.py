"""Defaults in words: generators take a field that has a ``default`` for one that is always there."""

from __future__ import annotations

import json
from typing import Any

from strata.api.spec.references import Json


def told_in_words(schemas: Json) -> Json:
    """The schemas with the defaults of their properties in the descriptions."""
    return {name: _told(schema) for name, schema in schemas.items()}


def _told(node: Any) -> Any:
    if isinstance(node, list):
        return [_told(value) for value in node]
    if not isinstance(node, dict):
        return node
    told = {key: _told(value) for key, value in node.items()}
    if isinstance(told.get("properties"), dict):
        told["properties"] = {name: _property(schema) for name, schema in told["properties"].items()}
    return told


def _property(schema: Json) -> Json:
    if "default" not in schema:
        return schema
    told = {key: value for key, value in schema.items() if key != "default"}
    description = told.get("description", "")
    if "default" not in description and schema["default"] is not None:
        default = f"(default: {json.dumps(schema['default'])})"
        told["description"] = f"{description} {default}".strip()
    return told

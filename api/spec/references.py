"""References between schemas: how one is written, and what leads where."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

REF = "#/components/schemas/"

Json = dict[str, Any]


def reference(schema: str) -> Json:
    return {"$ref": REF + schema}


def reachable(node: Any, schemas: Json) -> set[str]:
    """The names of all schemas that something leads to."""
    found: set[str] = set()
    waiting = [node]
    while waiting:
        fresh = set(references_in(waiting.pop())) - found
        found |= fresh
        waiting += [schemas[name] for name in fresh]
    return found


def references_in(node: Any) -> Iterator[str]:
    """The names of the schemas that something refers to itself."""
    if isinstance(node, dict):
        target = node.get("$ref")
        if isinstance(target, str) and target.startswith(REF):
            yield target.removeprefix(REF)
        node = list(node.values())
    if isinstance(node, list):
        for value in node:
            yield from references_in(value)

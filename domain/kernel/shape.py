"""The shape of a type: what decides how its values are written, and nothing else.

Two types of the same shape read each other's bytes. Names of classes and all prose are left out, so that neither a
docstring nor a renaming makes a recorded value look like one of another form.
"""

from __future__ import annotations

from typing import Any

import msgspec

from strata.domain.kernel.codec import digest

_PROSE = ("title", "description")
_VALUES = ("default", "enum", "const")
"""Keywords that hold values, not schemas."""


def shape_of(type_: Any, *more: object) -> str:
    """A short name for the shape of a type, and of whatever else it is to depend on."""
    (schema,), definitions = msgspec.json.schema_components([type_])
    return digest([_Shapes(definitions).of(schema), *more])[:16]


class _Shapes:
    """Schemas without prose, in which each definition stands once and is a number from there on."""

    def __init__(self, definitions: dict[str, Any]) -> None:
        self._definitions = definitions
        self._numbers: dict[str, int] = {}

    def of(self, schema: Any) -> Any:
        if isinstance(schema, list):
            return [self.of(part) for part in schema]
        if not isinstance(schema, dict):
            return schema
        if "$ref" in schema:
            return self._definition(schema["$ref"].rpartition("/")[2])
        return {
            keyword: part if keyword in _VALUES else self.of(part)
            for keyword, part in sorted(schema.items())
            if not (keyword in _PROSE and isinstance(part, str)) and keyword != "discriminator"
        }

    def _definition(self, name: str) -> Any:
        if name in self._numbers:
            return self._numbers[name]
        self._numbers[name] = len(self._numbers)
        return self.of(self._definitions[name])

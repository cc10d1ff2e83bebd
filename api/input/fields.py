"""Fields that accept only the JSON type they name: no text for a number, no number for a boolean."""

from __future__ import annotations

from typing import Any

from marshmallow import fields


class StrictInteger(fields.Integer):
    """A whole number; JSON does not tell 5.0 from 5."""

    def _validated(self, value: Any) -> int:
        is_whole = isinstance(value, float) and value.is_integer()
        if not is_whole and (isinstance(value, bool) or not isinstance(value, int)):
            raise self.make_error("invalid", input=value)
        return super()._validated(value)


class StrictBoolean(fields.Boolean):
    """True or false."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        if not isinstance(value, bool):
            raise self.make_error("invalid", input=value)
        return value

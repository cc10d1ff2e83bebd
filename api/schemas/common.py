"""What the envelopes have in common."""

from __future__ import annotations

from typing import Any

from marshmallow import RAISE, Schema, fields, validate

MOST = 2**53 - 1
"""The largest integer that JSON carries exactly in every language."""


STATUSES = ("open", "playing", "finished", "scored", "cancelled")


class Strict(Schema):
    """A request: unknown fields are refused."""

    class Meta:
        unknown = RAISE


def game_defined(schema: str, description: str, **options: Any) -> fields.Raw:
    """A field whose content the games define; ``schema`` names its union in the OpenAPI document."""
    return fields.Raw(metadata={"x-game-schema": schema, "description": description}, **options)


class LanguageQuery(Strict):
    """``lang`` is read by ``api.input.languages``; here it is documented and let through."""

    lang = fields.String(
        metadata={"description": "Tag of a language that the game has (default: by Accept-Language, else en)"}
    )


class VersionQuery(LanguageQuery):
    version = fields.Integer(
        validate=validate.Range(min=1, max=MOST),
        metadata={"description": "The match after this many events (default: the latest)"},
    )


class PageQuery(Strict):
    cursor = fields.String(metadata={"description": "next_cursor of the page before"})
    limit = fields.Integer(
        load_default=50, validate=validate.Range(min=1, max=200), metadata={"description": "The most to return"}
    )


class Page(Schema):
    """A page of a list, and where the next one begins."""

    has_more = fields.Boolean(required=True)
    next_cursor = fields.String(required=True, allow_none=True)


class StatusSchema(Schema):
    status = fields.String(required=True, validate=validate.OneOf(["ok", "ready"]))

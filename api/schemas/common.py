"""What the envelopes have in common."""

from __future__ import annotations

from typing import Any

from marshmallow import RAISE, Schema, ValidationError, fields, validate, validates_schema

MOST = 2**53 - 1
"""The largest integer that JSON carries exactly in every language."""


STATUSES = ("open", "playing", "finished", "scored", "cancelled")


class Strict(Schema):
    """A request: unknown fields are refused."""

    class Meta:
        unknown = RAISE


def game_form(form: str, description: str, **options: Any) -> fields.Raw:
    """A field whose content the games define; in the OpenAPI document each has its own envelope round it."""
    nullable = {"x-game-nullable": True} if options.get("allow_none") else {}
    return fields.Raw(metadata={"x-game-form": form, "description": description, **nullable}, **options)


def own_game() -> fields.String:
    """The game whose forms the envelope holds: it tells the envelopes apart."""
    return fields.String(required=True, metadata={"x-game-slug": "own"})


def any_game(description: str = "Slug of the game", **options: Any) -> fields.String:
    """A game, where nothing else depends on it."""
    return fields.String(metadata={"x-game-slug": "any", "description": description}, **options)


def moment(description: str | None = None, **options: Any) -> fields.String:
    """A time in UTC, as the record writes it (RFC 3339)."""
    told = {} if description is None else {"description": description}
    return fields.String(required=True, metadata={"format": "date-time", **told}, **options)


LANGUAGE = r"^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$"


class LanguageQuery(Strict):
    """``lang`` is read by ``api.input.languages``; here it is documented and let through."""

    lang = fields.String(
        validate=validate.Regexp(LANGUAGE, error="the tag of a language, as in uk"),
        metadata={
            "description": "Tag of a language, `en`, `ru` or `uk` (default: by Accept-Language); where the game does "
            "not have it, it is told in English. Content-Language says which it is."
        },
    )


class EyesQuery(Strict):
    as_ = fields.String(
        data_key="as",
        validate=validate.Regexp(r"^(\d{1,2}|spectator)$", error="a seat's number, or spectator"),
        metadata={
            "description": "Whose eyes to look with: `spectator`, your own seat or, once the seed is out, any seat"
        },
    )


class VersionQuery(LanguageQuery, EyesQuery):
    version = fields.Integer(
        validate=validate.Range(min=1, max=MOST),
        metadata={"description": "The match after this many events (default: the latest)"},
    )
    turn = fields.Integer(
        validate=validate.Range(min=0, max=MOST),
        metadata={"description": "In the place of a version: the match as this turn began"},
    )
    phase = fields.String(
        validate=validate.Regexp(r"^[a-z][a-z0-9_]{0,60}$", error="the name of a phase, as in the view"),
        metadata={"description": "With `turn`: as this phase of it began"},
    )

    @validates_schema
    def names_one_moment(self, data: dict[str, Any], **_: Any) -> None:
        if "version" in data and "turn" in data:
            raise ValidationError("A version or a turn, not both.", "turn")
        if "phase" in data and "turn" not in data:
            raise ValidationError("A phase is one of a turn: give the turn too.", "phase")


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

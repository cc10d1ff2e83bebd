"""Forks."""

from __future__ import annotations

from marshmallow import Schema, fields, validate

from strata.api.input.fields import StrictBoolean, StrictInteger
from strata.api.schemas.common import MOST, STATUSES, Page, Strict, moment
from strata.api.schemas.matches import MatchRequest, OriginSchema
from strata.api.schemas.seats import SeatRequest


class ForkRequest(Strict):
    version = StrictInteger(
        validate=validate.Range(min=1, max=MOST),
        metadata={"description": "The version to fork from (default: the latest)"},
    )
    seats = fields.List(
        fields.Nested(SeatRequest),
        validate=validate.Length(min=1, max=20),
        metadata={"description": "Who plays (default: you your own seat, bots the others)"},
    )
    clock = MatchRequest._declared_fields["clock"]
    listed = StrictBoolean(
        load_default=True,
        metadata={"description": "false: not in the lobby, and only its own tokens open it; else as this match is"},
    )


class ForkRowSchema(Schema):
    id = fields.String(required=True)
    forked_from = fields.Nested(
        OriginSchema, required=True, metadata={"description": "This match, and the version that it starts from"}
    )
    how = fields.String(
        required=True,
        validate=validate.OneOf(["copy", "what_if"]),
        metadata={"description": "what_if: what its maker could not know was dealt again"},
    )
    listed = fields.Boolean(required=True, metadata={"description": "Anybody may look at it"})
    status = fields.String(required=True, validate=validate.OneOf(STATUSES))
    created_at = moment()
    updated_at = moment()


class ForksPage(Page):
    data = fields.List(fields.Nested(ForkRowSchema), required=True)

"""Failures."""

from __future__ import annotations

from marshmallow import Schema, fields

from strata.api.schemas.record import EventSchema


class FieldError(Schema):
    pointer = fields.String(metadata={"description": "JSON pointer to a field of the body"})
    parameter = fields.String(metadata={"description": "Name of a parameter of the query"})
    detail = fields.String(required=True)


class ProblemSchema(Schema):
    """An RFC 9457 problem document."""

    type = fields.String(required=True)
    title = fields.String(required=True)
    status = fields.Integer(required=True)
    code = fields.String(required=True, metadata={"description": "Stable, for programs"})
    detail = fields.String(required=True)
    request_id = fields.String(required=True, metadata={"description": "Give it to the operator; log lines carry it"})
    errors = fields.List(
        fields.Nested(FieldError), metadata={"description": "With 422: each field or parameter refused"}
    )
    decision = fields.Dict(metadata={"description": "With illegal_action: what the seat is asked"})
    actions = fields.String(metadata={"description": "Where to list what is legal"})
    check = fields.String(metadata={"description": "With import_refused: the check that failed"})
    version = fields.Integer(
        allow_none=True,
        metadata={
            "description": "With stale_version: the version of the match; with import_refused: the first bad one; with "
            "match_quarantined: the one that cannot be read"
        },
    )
    missed = fields.List(fields.Nested(EventSchema), metadata={"description": "With stale_version: the events since"})

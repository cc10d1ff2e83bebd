"""Frames: versions that follow one another, as they are shown."""

from __future__ import annotations

from typing import Any

from marshmallow import Schema, ValidationError, fields, validate, validates_schema

from strata.api.schemas.common import MOST, EyesQuery, LanguageQuery, moment
from strata.api.schemas.course import StandingsSchema, StepSchema
from strata.api.schemas.matches import Pending

MOST_FRAMES = 100
"""So many versions are in one answer."""


class PicturePart(Schema):
    """Pieces of the board before, which is cut in front of every `<`, and a text that follows them."""

    first = fields.Integer(required=True, metadata={"description": "The first of the pieces, counted from 0"})
    count = fields.Integer(required=True, metadata={"description": "How many of them"})
    text = fields.String(required=True)


class FramesQuery(LanguageQuery, EyesQuery):
    first = fields.Integer(
        data_key="from",
        required=True,
        validate=validate.Range(min=1, max=MOST),
        metadata={"description": "The first version"},
    )
    last = fields.Integer(
        data_key="to",
        validate=validate.Range(min=1, max=MOST),
        metadata={"description": f"The last version (default: up to {MOST_FRAMES} in all)"},
    )

    @validates_schema
    def is_a_stretch(self, data: dict[str, Any], **_: Any) -> None:
        if "last" in data and "first" in data and not 0 <= data["last"] - data["first"] < MOST_FRAMES:
            raise ValidationError(f"A version from `from` on, at most {MOST_FRAMES} in all.", "to")


class FrameSchema(StandingsSchema, StepSchema):
    phase_title = fields.String(required=True, allow_none=True, metadata={"description": "The phase, in words"})
    at = moment()
    lines = fields.List(fields.String(), required=True, metadata={"description": "What happened, in words"})
    targets = fields.List(
        fields.String(),
        required=True,
        metadata={"description": "Where on the board it shows; the board marks the same with data-target"},
    )
    pending = fields.List(fields.Nested(Pending), required=True, metadata={"description": "Who is asked then"})
    board = fields.String(
        required=True,
        allow_none=True,
        metadata={"description": "SVG; null before the game begins, and where it is told by what changed"},
    )
    board_change = fields.List(
        fields.Nested(PicturePart),
        required=True,
        allow_none=True,
        metadata={"description": "The board in parts, one after the other, taken from the board of the frame before"},
    )


class FramesAnswer(Schema):
    seat = fields.Integer(required=True, allow_none=True, metadata={"description": "null: with a spectator's eyes"})
    version = fields.Integer(required=True, metadata={"description": "The latest version of the match"})
    data = fields.List(fields.Nested(FrameSchema), required=True)

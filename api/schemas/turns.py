"""Turns: where somebody must decide."""

from __future__ import annotations

from marshmallow import Schema, fields, validate

from strata.api.schemas.common import Page, PageQuery, Strict, any_game, moment


class TurnsQuery(PageQuery):
    player = fields.String(
        metadata={"description": "Only turns of this player of the application (default: of all its people)"}
    )


class TurnsRequest(Strict):
    tokens = fields.List(
        fields.String(validate=validate.Length(max=200)),
        required=True,
        validate=validate.Length(min=1, max=100),
        metadata={"description": "Tokens of seats, of any matches"},
    )


class TurnSchema(Schema):
    match = fields.String(required=True)
    game = any_game(required=True)
    version = fields.Integer(required=True)
    seat = fields.Integer(required=True)
    player = fields.String(
        required=True,
        allow_none=True,
        metadata={"description": "The application's own reference; null for others, and where there is none"},
    )
    decision = fields.String(required=True, metadata={"description": "Name of the decision"})
    deadline = moment("When the time is up; null without a clock", allow_none=True)
    updated_at = moment("Time of the latest event of the match")
    link = fields.String(required=True, metadata={"description": "Where the seat's options are listed"})


class TurnsPage(Page):
    data = fields.List(fields.Nested(TurnSchema), required=True)


class TurnsAnswer(Schema):
    data = fields.List(fields.Nested(TurnSchema), required=True)
    lost = fields.List(
        fields.Integer(),
        required=True,
        metadata={"description": "Which of the tokens, counted from 0, hold no seat, or do so no longer"},
    )

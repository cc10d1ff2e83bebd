"""Analyses and hints."""

from __future__ import annotations

from marshmallow import Schema, fields, validate

from strata.api.schemas.common import MOST, LanguageQuery, any_game, game_form, own_game
from strata.api.schemas.play import OptionSchema


class AnalysisQuery(LanguageQuery):
    after = fields.Integer(
        load_default=0,
        validate=validate.Range(min=0, max=MOST),
        metadata={"description": "Only moves after this version"},
    )
    limit = fields.Integer(
        load_default=100, validate=validate.Range(min=1, max=500), metadata={"description": "The most moves to return"}
    )


class AnalysisProgressSchema(Schema):
    """How far an analysis is."""

    match = fields.String(required=True)
    game = any_game(required=True)
    version = fields.Integer(required=True, metadata={"description": "The version of the match that is analysed"})
    status = fields.String(
        required=True,
        validate=validate.OneOf(["none", "waiting", "running", "done", "failed"]),
        metadata={
            "description": "none: nobody has asked for one; "
            "failed: the record cannot be read, ask again to have it tried again"
        },
    )
    done = fields.Integer(required=True, metadata={"description": "Moves analysed so far"})
    of = fields.Integer(required=True, metadata={"description": "Moves in all"})
    outdated = fields.Boolean(
        required=True, metadata={"description": "Bots or rules have changed since; ask again to have it made again"}
    )


class ValuedOptionSchema(Schema):
    action = game_form("Action", "The option", required=True)
    points = fields.Float(
        required=True,
        metadata={"description": "What it is worth to the seat, as bots count; only differences matter"},
    )


class ChanceSchema(Schema):
    """A seat's chance to win, and the bounds between which it lies in 95 of 100 cases."""

    seat = fields.Integer(required=True)
    chance = fields.Float(required=True)
    low = fields.Float(required=True)
    high = fields.Float(required=True)


class JudgementOfMove(Schema):
    options = fields.List(
        fields.Nested(ValuedOptionSchema),
        required=True,
        metadata={"description": "The options that were compared, the best first"},
    )
    chosen = fields.Integer(required=True, metadata={"description": "Which of these options was chosen"})
    cost = fields.Float(required=True, metadata={"description": "Points that a better option would have brought"})


class AnalysedMoveSchema(Schema):
    version = fields.Integer(required=True)
    seat = fields.Integer(required=True)
    decision = fields.String(required=True, metadata={"description": "Name of the decision"})
    judgement = fields.Nested(
        JudgementOfMove,
        required=True,
        allow_none=True,
        metadata={"description": "null where today's rules do not offer what was chosen"},
    )
    chances = fields.List(
        fields.Nested(ChanceSchema), required=True, metadata={"description": "Of each seat, after the move"}
    )


class TurningPoint(Schema):
    """A move that cost much."""

    version = fields.Integer(required=True)
    seat = fields.Integer(required=True)
    chosen = fields.String(required=True, metadata={"description": "What was chosen, in words"})
    better = fields.String(required=True, metadata={"description": "What would have been better, in words"})
    cost = fields.Float(required=True)
    text = fields.String(required=True)


class AnalysisSchema(AnalysisProgressSchema):
    game = own_game()
    moves = fields.List(fields.Nested(AnalysedMoveSchema), required=True)
    has_more = fields.Boolean(
        required=True, metadata={"description": "There are more moves: ask for those after the last of these"}
    )
    turning_points = fields.List(
        fields.Nested(TurningPoint),
        required=True,
        metadata={"description": "The moves that cost most, at most three, once all are analysed"},
    )


class HintSchema(Schema):
    game = own_game()
    version = fields.Integer(required=True)
    seat = fields.Integer(required=True)
    option = fields.Nested(OptionSchema, required=True, metadata={"description": "The best option, ready to be posted"})
    reason = fields.String(required=True)

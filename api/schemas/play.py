"""Playing."""

from __future__ import annotations

from marshmallow import Schema, fields, validate

from strata.api.schemas.common import STATUSES, Strict, game_form, own_game
from strata.api.schemas.matches import Pending


class MoveRequest(Strict):
    """An option of GET actions, as it is, or its action alone."""

    action = fields.Dict(
        required=True,
        metadata={"x-game-form": "Action", "description": "The action of one of the options of GET actions, unchanged"},
    )
    label = fields.String(metadata={"description": "As in the option; it is not read"})
    targets = fields.List(fields.String(), metadata={"description": "As in the option; they are not read"})


class MoveQuery(Strict):
    """Nothing can be asked: a field that somebody expects to be heeded is refused."""


class ViewAnswer(Schema):
    game = own_game()
    version = fields.Integer(required=True)
    seat = fields.Integer(required=True, allow_none=True, metadata={"description": "null: a spectator's view"})
    view = game_form("View", "The state as this viewer may know it", required=True)


class OptionSchema(Schema):
    label = fields.String(required=True, metadata={"description": "What choosing it means, in words"})
    # Raw, since a field for each target would cost more than all else in a long list of options.
    targets = fields.Raw(
        required=True,
        metadata={
            "description": "Where to point at the board, in order; board.svg marks the same with data-target",
            "type": "array",
            "items": {"type": "string"},
        },
    )
    action = game_form("Action", "Ready to be posted to moves", required=True)


class DecisionSchema(Schema):
    seat = fields.Integer(required=True)
    name = fields.String(required=True)
    title = fields.String(required=True, metadata={"description": "What is asked, in words"})
    about = fields.String(
        required=True, allow_none=True, metadata={"description": "The piece that the decision is about"}
    )
    options = fields.List(fields.Nested(OptionSchema), required=True)


class ActionsSchema(Schema):
    game = own_game()
    version = fields.Integer(required=True)
    decisions = fields.List(fields.Nested(DecisionSchema), required=True)


class MoveSchema(Schema):
    game = own_game()
    version = fields.Integer(required=True)
    hash = fields.String(required=True, metadata={"description": "Hash of the latest event: a receipt"})
    status = fields.String(required=True, validate=validate.OneOf(STATUSES))
    facts = fields.List(game_form("Fact", "What became true"), required=True)
    pending = fields.List(fields.Nested(Pending), required=True)


class JudgementSchema(Schema):
    version = fields.Integer(required=True)
    legal = fields.Boolean(required=True)

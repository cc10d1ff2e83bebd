"""Playing."""

from __future__ import annotations

from marshmallow import Schema, fields, validate
from webargs.fields import DelimitedList

from strata.api.schemas.common import STATUSES, LanguageQuery, Strict, VersionQuery, game_form, own_game
from strata.api.schemas.matches import MatchSummary, Pending, UndoSchema


class MoveRequest(Strict):
    """An option of GET actions, as it is, or its action alone."""

    action = fields.Dict(
        required=True,
        metadata={"x-game-form": "Action", "description": "The action of one of the options of GET actions, unchanged"},
    )
    label = fields.String(metadata={"description": "As in the option; it is not read"})
    targets = fields.List(fields.String(), metadata={"description": "As in the option; they are not read"})


PARTS = ("actions", "view", "board", "undo")


class ThenQuery(LanguageQuery):
    """What the response to a command has beside its own."""

    then = DelimitedList(
        fields.String(validate=validate.OneOf(PARTS)),
        metadata={
            "description": "What your seat has before it afterwards, in the response: `actions` adds `decisions`, "
            "`view` adds `seat` and `view`, `board` the picture, `undo` whether the move can be taken back",
        },
    )


class PngQuery(VersionQuery):
    width = fields.Integer(
        load_default=800,
        validate=validate.Range(min=100, max=2000),
        metadata={"description": "How many pixels wide; the height follows"},
    )


class TableQuery(VersionQuery):
    with_ = DelimitedList(
        fields.String(validate=validate.OneOf(["board"])),
        data_key="with",
        metadata={"description": "`board`: with the picture too, as in board.svg"},
    )


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


class ThenAnswer(Schema):
    """What a response has beside its own, where it is asked for by `then`."""

    seat = fields.Integer(allow_none=True, metadata={"description": "Whose view it is; null: a spectator's"})
    view = game_form("View", "With `then=view`: the state as this viewer may know it")
    decisions = fields.List(
        fields.Nested(DecisionSchema), metadata={"description": "With `then=actions`: what your seat is asked next"}
    )
    board = fields.String(metadata={"description": "With `then=board`: the picture, as in board.svg"})
    undo = fields.Nested(UndoSchema, metadata={"description": "With `then=undo`: for the token's seat"})


class ChangedMatch(MatchSummary, ThenAnswer):
    """A match after a command, and what was asked for by `then`."""


class TableAnswer(MatchSummary):
    """A match, and what a viewer has before it."""

    seat = fields.Integer(required=True, allow_none=True, metadata={"description": "null: a spectator's table"})
    view = game_form(
        "View", "The state as this viewer may know it; null before the game begins", required=True, allow_none=True
    )
    decisions = fields.List(
        fields.Nested(DecisionSchema), required=True, metadata={"description": "What your seat is asked"}
    )
    board = fields.String(metadata={"description": "With `with=board`, once the game has begun: the picture"})


class MoveSchema(ThenAnswer):
    game = own_game()
    version = fields.Integer(required=True)
    hash = fields.String(required=True, metadata={"description": "Hash of the latest event: a receipt"})
    status = fields.String(required=True, validate=validate.OneOf(STATUSES))
    facts = fields.List(game_form("Fact", "What became true"), required=True)
    pending = fields.List(fields.Nested(Pending), required=True)


class JudgementSchema(Schema):
    version = fields.Integer(required=True)
    legal = fields.Boolean(required=True)

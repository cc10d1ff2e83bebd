"""What each option of a decision would have led to."""

from __future__ import annotations

from marshmallow import Schema, fields, validate

from strata.api.schemas.common import MOST, LanguageQuery, Page, PageQuery, game_form, own_game
from strata.api.schemas.course import StandingsSchema
from strata.api.schemas.frames import PicturePart
from strata.api.schemas.play import OptionSchema


class AlternativesQuery(PageQuery, LanguageQuery):
    version = fields.Integer(
        required=True,
        validate=validate.Range(min=1, max=MOST),
        metadata={"description": "The version at which the seat was asked"},
    )
    seat = fields.Integer(
        validate=validate.Range(min=0, max=99),
        metadata={"description": "Whose decision (default: of the first seat that was asked)"},
    )
    boards = fields.Boolean(
        load_default=False, metadata={"description": "Also draw the board that each option would have led to"}
    )
    limit = fields.Integer(
        load_default=20, validate=validate.Range(min=1, max=50), metadata={"description": "The most to return"}
    )


class AskedSchema(Schema):
    seat = fields.Integer(required=True)
    name = fields.String(required=True)
    title = fields.String(required=True, metadata={"description": "What was asked, in words"})
    about = fields.String(
        required=True, allow_none=True, metadata={"description": "The piece that the decision was about"}
    )
    options = fields.Integer(required=True, metadata={"description": "How many there were"})


class AlternativeSchema(OptionSchema, StandingsSchema):
    led_to = fields.List(
        fields.Integer(),
        required=True,
        metadata={"description": "The versions that it really led to: none, or several if it was taken back"},
    )
    facts = fields.List(game_form("Fact", "What would have become true"), required=True)
    lines = fields.List(fields.String(), required=True, metadata={"description": "The same in words"})
    ending = fields.String(
        required=True, allow_none=True, metadata={"description": "Why the game would have been over, if it would"}
    )
    board_change = fields.List(
        fields.Nested(PicturePart),
        metadata={
            "description": "With `boards`: the board it would have led to, in parts of the board of the decision"
        },
    )


class AlternativesPage(Page):
    game = own_game()
    version = fields.Integer(required=True)
    decision = fields.Nested(AskedSchema, required=True)
    board = fields.String(metadata={"description": "With `boards`: as it was when the seat was asked"})
    data = fields.List(fields.Nested(AlternativeSchema), required=True)

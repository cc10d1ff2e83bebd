"""The course of a match: its events as steps, how the seats stood along the way, and what changed a field."""

from __future__ import annotations

from marshmallow import Schema, fields, validate

from strata.api.schemas.common import EyesQuery, LanguageQuery, Page, game_form, moment, own_game
from strata.api.schemas.record import EventsQuery


class CourseQuery(EventsQuery, EyesQuery):
    limit = fields.Integer(
        load_default=1000, validate=validate.Range(min=1, max=5000), metadata={"description": "The most to return"}
    )


class StepSchema(Schema):
    version = fields.Integer(required=True)
    type = fields.String(required=True)
    seat = fields.Integer(
        required=True, allow_none=True, metadata={"description": "Whose move it is, or whom else it is about"}
    )
    continues = fields.Integer(
        required=True,
        metadata={
            "description": "The version that it continues from: the one before or, of a rewind or a restoration, "
            "the version that the game is at again"
        },
    )
    undone = fields.Boolean(required=True, metadata={"description": "It is not part of what led to the latest version"})
    turn = fields.Integer(
        required=True,
        allow_none=True,
        metadata={"description": "The turn it led to; null before the game, and in a game without turns"},
    )
    phase = fields.String(required=True, allow_none=True, metadata={"description": "The phase it led to, by name"})
    marks = fields.List(
        fields.String(validate=validate.OneOf(["draws", "reveals"])),
        required=True,
        metadata={
            "description": "draws: chance was asked, which is told once the seed is out; reveals: something was taken "
            "out of hiding"
        },
    )


class CoursePage(Page):
    data = fields.List(fields.Nested(StepSchema), required=True)


class ScoreHistoryQuery(LanguageQuery):
    pass


class TrackSchema(Schema):
    name = fields.String(required=True)
    title = fields.String(required=True, metadata={"description": "What it is called"})


class StandingsSchema(Schema):
    """How the seats stand, in the order of the seats, and the tracks of the game."""

    totals = fields.List(fields.Integer(), required=True, metadata={"description": "Points of each seat"})
    ranks = fields.List(fields.Integer(), required=True, metadata={"description": "Rank of each seat; 1 is best"})
    tracks = fields.Dict(
        keys=fields.String(),
        values=fields.Integer(),
        required=True,
        metadata={"description": "Where each track of the game stands, by name"},
    )


class StandingsAtVersion(StandingsSchema):
    version = fields.Integer(required=True)


class ScoreHistoryAnswer(Schema):
    version = fields.Integer(required=True, metadata={"description": "The latest version"})
    tracks = fields.List(fields.Nested(TrackSchema), required=True)
    data = fields.List(
        fields.Nested(StandingsAtVersion),
        required=True,
        metadata={"description": "A row holds until the next one; before the first there is no game"},
    )


class HistoryQuery(EventsQuery, EyesQuery):
    path = fields.String(
        required=True,
        validate=[
            validate.Regexp(r"^(/([^~]|~[01])*)?$", error="a JSON pointer (RFC 6901), as in /seats/0/points"),
            validate.Length(max=500),
        ],
        metadata={"description": "A field of the view: a JSON pointer", "example": "/seats/0/points"},
    )


class FieldChange(StepSchema):
    at = moment()
    before = fields.Raw(metadata={"description": "The value before; left out where there was none"})
    after = fields.Raw(metadata={"description": "The value after; left out where there is none"})
    facts = fields.List(game_form("Fact", "What became true"), required=True)


class HistoryPage(Page):
    game = own_game()
    path = fields.String(required=True)
    seat = fields.Integer(required=True, allow_none=True, metadata={"description": "null: a spectator's view"})
    value = fields.Raw(metadata={"description": "The value at the latest version; left out where there is none"})
    data = fields.List(fields.Nested(FieldChange), required=True)

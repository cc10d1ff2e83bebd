"""Players and ratings."""

from __future__ import annotations

from marshmallow import Schema, fields, validate

from strata.api.schemas.common import STATUSES, Page, any_game, moment


class TallySchema(Schema):
    played = fields.Integer(required=True)
    finished = fields.Integer(required=True)
    won = fields.Integer(required=True)
    running = fields.Integer(required=True)


class RatingSchema(Schema):
    rating = fields.Float(required=True, metadata={"description": "mu − 3 sigma: a cautious estimate of skill"})
    mu = fields.Float(required=True)
    sigma = fields.Float(required=True)
    matches = fields.Integer(required=True, metadata={"description": "Rated matches"})
    won = fields.Integer(required=True)


class PlayerMatchSchema(Schema):
    id = fields.String(required=True)
    game = any_game(required=True)
    status = fields.String(required=True, validate=validate.OneOf(STATUSES))
    created_at = moment()
    updated_at = moment()
    seats = fields.List(fields.Integer(), required=True)
    rank = fields.Integer(required=True, allow_none=True)
    has_left = fields.Boolean(required=True)


class PlayerMatchesPage(Page):
    data = fields.List(fields.Nested(PlayerMatchSchema), required=True)


class PlayerPage(Schema):
    player = fields.String(required=True)
    games = fields.Dict(keys=fields.String(), values=fields.Nested(TallySchema), required=True)
    ratings = fields.Dict(keys=fields.String(), values=fields.Nested(RatingSchema), required=True)
    matches = fields.Nested(PlayerMatchesPage, required=True)


class LeaderboardRow(RatingSchema):
    place = fields.Integer(required=True)
    player = fields.String(required=True, allow_none=True)
    bot = fields.String(required=True, allow_none=True, metadata={"description": "The level, for bots"})


class LeaderboardPage(Page):
    data = fields.List(fields.Nested(LeaderboardRow), required=True)

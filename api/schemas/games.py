"""The catalogue."""

from __future__ import annotations

from marshmallow import Schema, fields

from strata.api.schemas.common import Page, any_game


class SeatRange(Schema):
    min = fields.Integer(required=True)
    max = fields.Integer(required=True)


class GameRow(Schema):
    slug = any_game(required=True)
    title = fields.String(required=True)
    summary = fields.String(required=True)
    designers = fields.List(fields.String(), required=True)
    seats = fields.Nested(SeatRange, required=True)
    rules_version = fields.Integer(required=True)
    bots = fields.List(fields.String(), required=True)
    languages = fields.List(fields.String(), required=True)


class GameDetail(GameRow):
    options = fields.Dict(required=True, metadata={"description": "JSON Schema of the options"})
    actions = fields.Dict(required=True, metadata={"description": "JSON Schema of the actions"})
    facts = fields.Dict(required=True, metadata={"description": "JSON Schema of the facts"})
    view = fields.Dict(required=True, metadata={"description": "JSON Schema of the view"})


class GamesPage(Page):
    data = fields.List(fields.Nested(GameRow), required=True)

"""The catalogue."""

from __future__ import annotations

from marshmallow import Schema, fields, validate

from strata.api.schemas.common import Page, any_game


class NumberRange(Schema):
    min = fields.Integer(required=True)
    max = fields.Integer(required=True)


class GameRow(Schema):
    slug = any_game(required=True)
    title = fields.String(required=True)
    summary = fields.String(required=True)
    designers = fields.List(fields.String(), required=True)
    seats = fields.Nested(NumberRange, required=True, metadata={"description": "How many can play"})
    minutes = fields.Nested(
        NumberRange, required=True, allow_none=True, metadata={"description": "How long people take at a table"}
    )
    age = fields.Integer(required=True, allow_none=True, metadata={"description": "From which age on it is meant for"})
    rules_version = fields.Integer(required=True)
    bots = fields.List(fields.String(), required=True)
    languages = fields.List(fields.String(), required=True)
    rules = fields.String(
        required=True, allow_none=True, metadata={"description": "Where the rules are, if the game brings any"}
    )
    glossary = fields.String(required=True, metadata={"description": "Where its cards, places and the like are"})


class SourceSchema(Schema):
    component = fields.String(required=True)
    title = fields.String(required=True)
    status = fields.String(required=True, validate=validate.OneOf(["published", "reconstructed"]))
    how = fields.String(required=True, metadata={"description": "Where it is from, in a sentence"})


class GlossaryEntry(Schema):
    kind = fields.String(required=True)
    kind_title = fields.String(required=True)
    id = fields.String(required=True)
    title = fields.String(required=True)
    text = fields.String(required=True, metadata={"description": "What it does; empty if it does nothing of its own"})


class GlossaryAnswer(Schema):
    game = any_game(required=True)
    data = fields.List(fields.Nested(GlossaryEntry), required=True)


class GameDetail(GameRow):
    sources = fields.List(
        fields.Nested(SourceSchema),
        required=True,
        metadata={"description": "Which components are published, and which reconstructed to fit what is known"},
    )
    terms = fields.Dict(
        keys=fields.String(),
        values=fields.String(),
        required=True,
        metadata={
            "description": "Words for `decision-<name>`, `line-<score line>`, `reason-<ending>` and `view-<member>`: "
            "what a player calls the members of the view, as far as they are worth showing beside the board"
        },
    )
    options = fields.Dict(required=True, metadata={"description": "JSON Schema of the options"})
    actions = fields.Dict(required=True, metadata={"description": "JSON Schema of the actions"})
    facts = fields.Dict(required=True, metadata={"description": "JSON Schema of the facts"})
    view = fields.Dict(required=True, metadata={"description": "JSON Schema of the view"})


class GamesPage(Page):
    data = fields.List(fields.Nested(GameRow), required=True)

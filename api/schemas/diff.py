"""What changed between two versions."""

from __future__ import annotations

from marshmallow import Schema, fields, validate

from strata.api.schemas.common import MOST, Strict, game_form, own_game


class DiffQuery(Strict):
    from_version = fields.Integer(
        required=True,
        data_key="from",
        validate=validate.Range(min=1, max=MOST),
        metadata={"description": "One version"},
    )
    to_version = fields.Integer(
        data_key="to",
        validate=validate.Range(min=1, max=MOST),
        metadata={"description": "The other version (default: the latest)"},
    )


class PatchOperation(Schema):
    """An operation of a JSON Patch (RFC 6902)."""

    op = fields.String(required=True, validate=validate.OneOf(["add", "remove", "replace", "move"]))
    path = fields.String(required=True, metadata={"description": "JSON pointer"})
    from_ = fields.String(data_key="from", attribute="from", metadata={"description": "Of a move: JSON pointer"})
    value = fields.Raw(metadata={"description": "Of add and replace"})


class ChangeSchema(Schema):
    version = fields.Integer(required=True)
    type = fields.String(required=True)
    to_version = fields.Integer(
        required=True, allow_none=True, metadata={"description": "Of a rewind or a restoration: as which version"}
    )
    facts = fields.List(game_form("Fact", "What became true"), required=True)


class DiffAnswer(Schema):
    game = own_game()
    from_ = fields.Integer(required=True, data_key="from", attribute="from")
    to = fields.Integer(required=True)
    seat = fields.Integer(required=True, allow_none=True, metadata={"description": "null: a spectator's view"})
    patch = fields.List(
        fields.Nested(PatchOperation),
        required=True,
        metadata={"description": "Turns the view at `from` into the view at `to`"},
    )
    changes = fields.List(
        fields.Nested(ChangeSchema),
        required=True,
        metadata={"description": "What happened between the two versions, oldest first, whichever is the later one"},
    )

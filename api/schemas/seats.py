"""Seats, invitations and spectators."""

from __future__ import annotations

from marshmallow import Schema, fields, validate

from strata.api.input.fields import StrictInteger
from strata.api.schemas.common import MOST, Strict
from strata.domain.bots import LEVELS


class SeatRequest(Strict):
    kind = fields.String(
        required=True,
        validate=validate.OneOf(["human", "bot", "open"]),
        metadata={"description": "human: its token comes with the response; open: anyone may take it later"},
    )
    name = fields.String(validate=validate.Length(min=1, max=40), metadata={"description": "Display name"})
    player = fields.String(
        validate=validate.Regexp(r"[A-Za-z0-9._~-]{1,64}\Z"),
        metadata={
            "description": "Your own opaque reference of the player; standings and player pages use it. Of an open "
            "seat: whom it is for"
        },
    )
    bot = fields.String(
        validate=validate.OneOf(list(LEVELS)), metadata={"description": "Level of a bot (default: greedy)"}
    )


class TakeSeatRequest(Strict):
    name = SeatRequest._declared_fields["name"]
    player = SeatRequest._declared_fields["player"]


class ValueRequest(Strict):
    value = fields.String(
        required=True,
        validate=validate.Regexp(r"[0-9a-f]{64}\Z"),
        metadata={"description": "32 random bytes in hexadecimal", "pattern": "^[0-9a-f]{64}$"},
    )


class InvitationRequest(Strict):
    seat = StrictInteger(
        required=True, validate=validate.Range(min=0, max=MOST), metadata={"description": "An open seat"}
    )


class LeaveQuery(Strict):
    bot = fields.String(
        load_default="greedy",
        validate=validate.OneOf(list(LEVELS)),
        metadata={"description": "Level of the bot that plays on"},
    )


class SeatSchema(Schema):
    seat = fields.Integer(required=True)
    kind = fields.String(required=True, validate=validate.OneOf(["human", "bot", "open"]))
    name = fields.String(required=True, allow_none=True)
    player = fields.String(
        required=True,
        allow_none=True,
        metadata={"description": "Your own reference of the player; null for everybody but the match's application"},
    )
    bot = fields.String(required=True, allow_none=True)
    stand_in = fields.String(
        required=True,
        allow_none=True,
        metadata={"description": "Level of the bot that plays for a person whose time was up, until they return"},
    )


class SeatWithToken(SeatSchema):
    token = fields.String(required=True, allow_none=True, metadata={"description": "null for bots and open seats"})


class CreatedSeat(SeatWithToken):
    invitation = fields.String(
        required=True,
        allow_none=True,
        metadata={"description": "Of an open seat: a token to take it with; otherwise null"},
    )


class InvitationSchema(Schema):
    seat = fields.Integer(required=True)
    invitation = fields.String(required=True, metadata={"description": "A token: take the seat with it as bearer"})


class SpectatorSchema(Schema):
    token = fields.String(required=True, metadata={"description": "A token: look at the match with it as bearer"})

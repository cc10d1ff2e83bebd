"""Matches: made, listed, summed up."""

from __future__ import annotations

from datetime import UTC
from typing import Any, get_args

from marshmallow import Schema, ValidationError, fields, validate, validates_schema

from strata.api.input.fields import StrictBoolean, StrictInteger
from strata.api.schemas.common import STATUSES, Page, PageQuery, Strict, any_game, game_form, moment, own_game
from strata.api.schemas.seats import CreatedSeat, SeatRequest, SeatSchema
from strata.domain.bots import LEVELS
from strata.domain.match.events import UndoPolicy
from strata.projections.rating import UnratedBecause

UNDO_POLICIES = get_args(UndoPolicy)
UNRATED_BECAUSE = [reason for reasons in get_args(UnratedBecause) for reason in get_args(reasons)]


class ClockRequest(Strict):
    """The time of each person; at least one of the two is required."""

    move_seconds = StrictInteger(
        validate=validate.Range(min=1, max=30 * 24 * 3600), metadata={"description": "For each move"}
    )
    total_seconds = StrictInteger(
        validate=validate.Range(min=1, max=365 * 24 * 3600),
        metadata={"description": "For the whole match; a person who has used it up has 30 seconds per move"},
    )
    bot = fields.String(
        load_default="greedy",
        validate=validate.OneOf(list(LEVELS)),
        metadata={"description": "The bot that stands in for a person whose time is up, until they return"},
    )

    @validates_schema
    def has_a_time(self, data: dict[str, Any], **_: Any) -> None:
        if not {"move_seconds", "total_seconds"} & data.keys():
            raise ValidationError("Give move_seconds, total_seconds or both.")


class MatchRequest(Strict):
    game = own_game()
    options = fields.Dict(
        keys=fields.String(),
        load_default=dict,
        metadata={"x-game-form": "Options", "description": "The game's options, of which all may be left out"},
    )
    seats = fields.List(
        fields.Nested(SeatRequest), required=True, validate=validate.Length(min=1, max=20), metadata={"minItems": 1}
    )
    undo_policy = fields.String(
        load_default="barrier",
        validate=validate.OneOf(UNDO_POLICIES),
        metadata={
            "description": "barrier: at will up to a barrier, beyond it by consent; consent: always by consent; "
            "free: always at will, for practice; off: never"
        },
    )
    clock = fields.Nested(
        ClockRequest,
        load_default=None,
        allow_none=True,
        metadata={"description": "The time each person has (default: no clock)"},
    )
    listed = StrictBoolean(
        load_default=True,
        metadata={
            "description": "false: only holders of its tokens, its application and administrators may look at it"
        },
    )

    on_behalf = StrictBoolean(
        load_default=False,
        metadata={
            "description": "true: the application's key may look and act for the people, with the header Strata-Seat"
        },
    )

    pace = StrictInteger(
        load_default=None,
        allow_none=True,
        validate=validate.Range(min=1, max=60),
        metadata={
            "description": "Seconds that a bot lets pass before each of its moves, as a person would "
            "(default: it plays as soon as it can)"
        },
    )
    hints = StrictBoolean(
        load_default=False,
        metadata={"description": "true: a seat may ask for advice at its turn; the match is never rated"},
    )
    chance = fields.String(
        load_default="seed",
        validate=validate.OneOf(["seed", "joint"]),
        metadata={
            "description": "seed: drawn from a seed that was committed to; joint: from that seed and a value that each "
            "person adds (`POST …/value`), for which the game waits up to a minute"
        },
    )


class LobbyQuery(PageQuery):
    game = any_game("Only matches of this game")
    statuses = fields.List(
        fields.String(validate=validate.OneOf(STATUSES)),
        data_key="status",
        load_default=[],
        metadata={"description": "Only matches in this status, or in one of several"},
    )
    player = fields.String(metadata={"description": "Only matches with this player of the calling application"})
    own = fields.Boolean(
        load_default=False,
        metadata={"description": "Only matches of the calling application, those that are not listed too"},
    )
    turn = fields.Boolean(
        load_default=False,
        metadata={"description": "Only where the player must decide, or with `own` anybody of the application"},
    )
    forks = fields.Boolean(metadata={"description": "true: only forks; false: none"})
    imported = fields.Boolean(metadata={"description": "true: only matches that came from a file; false: none"})
    since = fields.AwareDateTime(
        format="iso", default_timezone=UTC, metadata={"description": "Only matches created since then"}
    )

    @validates_schema
    def is_somebodys_turn(self, data: dict[str, Any], **_: Any) -> None:
        if data.get("turn") and not (data.get("own") or "player" in data):
            raise ValidationError("Say whose turn: give player, or own with an application's key.", "turn")


class Pending(Schema):
    seat = fields.Integer(required=True)
    name = fields.String(required=True, metadata={"description": "Name of the decision"})


class ScoreLineSchema(Schema):
    name = fields.String(required=True)
    points = fields.Integer(required=True)


class StandingSchema(Schema):
    seat = fields.Integer(required=True)
    rank = fields.Integer(required=True)
    total = fields.Integer(required=True)
    lines = fields.List(fields.Nested(ScoreLineSchema), required=True)


class OutcomeSchema(Schema):
    reason = fields.String(required=True, metadata={"description": "Why the game ended"})
    ranking = fields.List(fields.Nested(StandingSchema), required=True)


class TitledScoreLine(ScoreLineSchema):
    title = fields.String(required=True, metadata={"description": "What the points are for, in words"})


class TitledStanding(StandingSchema):
    lines = fields.List(fields.Nested(TitledScoreLine), required=True)


class ScoreAnswer(Schema):
    reason = fields.String(
        required=True, allow_none=True, metadata={"description": "Why the game ended; null while it was being played"}
    )
    reason_title = fields.String(required=True, allow_none=True, metadata={"description": "The reason in words"})
    ranking = fields.List(fields.Nested(TitledStanding), required=True)


class UndoSchema(Schema):
    allowed = fields.Boolean(
        required=True, metadata={"description": "Your latest move can be taken back without asking anybody"}
    )
    to_version = fields.Integer(
        required=True, allow_none=True, metadata={"description": "The version before your latest move"}
    )
    blocked_by = fields.String(
        required=True,
        allow_none=True,
        validate=validate.OneOf(
            ["policy", "not_playing", "no_move", "chance", "reveal", "choice", "turn", "consent", None]
        ),
        metadata={"description": "Why not; beyond chance, reveal, choice and turn the other people may consent"},
    )


class SeatClockSchema(Schema):
    seat = fields.Integer(required=True)
    remaining_seconds = fields.Float(
        required=True, allow_none=True, metadata={"description": "Left of the total, as of `at`; null without a total"}
    )
    deadline = moment("When the time is up; null while it does not run", allow_none=True)
    stand_in = fields.String(
        required=True, allow_none=True, metadata={"description": "Level of the bot that plays until the person returns"}
    )


class MatchClock(Schema):
    """The time of each person: it runs while their seat is asked, and a request for undo does not stop it."""

    move_seconds = fields.Integer(required=True, allow_none=True)
    total_seconds = fields.Integer(required=True, allow_none=True)
    at = moment("Time of the latest event")
    seats = fields.List(fields.Nested(SeatClockSchema), required=True, metadata={"description": "The seats of people"})


class UndoRequestSchema(Schema):
    seat = fields.Integer(required=True)
    to_version = fields.Integer(required=True)
    created_at = moment("Since when it waits; bots continue after a minute")
    agreed = fields.List(fields.Integer(), required=True)


class MatchChance(Schema):
    """What draws are made from."""

    kind = fields.String(required=True, validate=validate.OneOf(["seed", "joint"]))
    waits_for = fields.List(
        fields.Integer(), required=True, metadata={"description": "The seats that have still to add a value"}
    )
    until = moment("When the game begins without them; null while seats are open", allow_none=True)


class OriginSchema(Schema):
    match = fields.String(required=True)
    version = fields.Integer(required=True)
    hash = fields.String(required=True)


class MatchHead(Schema):
    id = fields.String(required=True)
    game = any_game(required=True)
    status = fields.String(required=True, validate=validate.OneOf(STATUSES))
    version = fields.Integer(required=True, metadata={"description": "Number of events so far"})


class CreatedMatch(MatchHead):
    commitment = fields.String(required=True, metadata={"description": "sha256 of the seed, which is revealed later"})
    hash = fields.String(required=True)
    seats = fields.List(fields.Nested(CreatedSeat), required=True)


class MatchSummary(MatchHead):
    game = own_game()
    options = game_form("Options", "The game's options", required=True)
    commitment = fields.String(required=True)
    hash = fields.String(required=True, metadata={"description": "Hash of the latest event: a receipt"})
    created_at = moment()
    updated_at = moment("Time of the latest event")
    pending = fields.List(fields.Nested(Pending), required=True)
    seats = fields.List(fields.Nested(SeatSchema), required=True)
    clock = fields.Nested(MatchClock, required=True, allow_none=True, metadata={"description": "null without one"})
    listed = fields.Boolean(required=True, metadata={"description": "Anybody may look at it"})
    on_behalf = fields.Boolean(
        required=True, metadata={"description": "The application may look and act for the people"}
    )
    pace = fields.Integer(
        required=True,
        allow_none=True,
        metadata={"description": "Seconds that a bot lets pass before each of its moves; null: as soon as it can"},
    )
    hints = fields.Boolean(required=True, metadata={"description": "A seat may ask for advice at its turn"})
    chance = fields.Nested(MatchChance, required=True)
    undo = fields.Nested(UndoSchema, required=True, metadata={"description": "For the token's seat"})
    undo_policy = fields.String(required=True, validate=validate.OneOf(UNDO_POLICIES))
    undo_request = fields.Nested(UndoRequestSchema, required=True, allow_none=True)
    forked_from = fields.Nested(OriginSchema, required=True, allow_none=True, metadata={"description": "Of a fork"})
    imported = fields.String(
        required=True,
        allow_none=True,
        validate=validate.OneOf(["proven", "unproven", None]),
        metadata={"description": "Of a match from a file: whether it was proven when it was imported"},
    )
    rated = fields.Boolean(required=True, metadata={"description": "It counts in the ratings of its players"})
    unrated_because = fields.String(
        required=True,
        allow_none=True,
        validate=validate.OneOf([*UNRATED_BECAUSE, None]),
        metadata={
            "description": "Why not. not_over: nothing else stands against it. undo: a move was taken back across "
            "chance, a reveal or another seat's choice. anonymous: a person has no player reference"
        },
    )
    outcome = fields.Nested(OutcomeSchema, required=True, allow_none=True)


class LobbyRow(Schema):
    id = fields.String(required=True)
    game = own_game()
    status = fields.String(required=True, validate=validate.OneOf(STATUSES))
    version = fields.Integer(required=True, metadata={"description": "Number of events so far"})
    created_at = moment()
    updated_at = moment("Time of the latest event")
    pending = fields.List(fields.Nested(Pending), required=True)
    options = game_form("Options", "The game's options", required=True)
    seats = fields.List(fields.Nested(SeatSchema), required=True)
    open_seats = fields.Integer(required=True)
    forked_from = fields.Nested(OriginSchema, required=True, allow_none=True, metadata={"description": "Of a fork"})
    reason = fields.String(required=True, allow_none=True, metadata={"description": "Why the game ended"})


class LobbyPage(Page):
    data = fields.List(fields.Nested(LobbyRow), required=True)

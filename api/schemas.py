"""The envelopes of requests and answers. What a game defines inside them is msgspec's."""

from __future__ import annotations

from typing import Any

from marshmallow import RAISE, Schema, ValidationError, fields, validate, validates_schema

from api.fields import Truth, Whole
from domain.bots import LEVELS

MOST = 2**53 - 1
"""No number is larger: every language has it whole."""

STATUSES = ("open", "playing", "finished", "scored", "cancelled")


class Strict(Schema):
    """A request: unknown fields are refused."""

    class Meta:
        unknown = RAISE


def _game_defined(schema: str, description: str, **options: Any) -> fields.Raw:
    """A field whose content the games define; ``schema`` names its union in the OpenAPI document."""
    return fields.Raw(metadata={"x-game-schema": schema, "description": description}, **options)


class SeatRequest(Strict):
    kind = fields.String(
        required=True,
        validate=validate.OneOf(["human", "bot", "open"]),
        metadata={"description": "human: its token comes with the answer; open: anyone may take it later"},
    )
    name = fields.String(validate=validate.Length(min=1, max=40), metadata={"description": "Display name"})
    player = fields.String(
        validate=validate.Regexp(r"[A-Za-z0-9._~-]{1,64}\Z"),
        metadata={"description": "Your own opaque reference of the player; standings and player pages go by it"},
    )
    bot = fields.String(validate=validate.OneOf(list(LEVELS)), metadata={"description": "Level of a bot (greedy)"})


class ClockRequest(Strict):
    """The time of each person; at least one of the two is given."""

    move_seconds = Whole(validate=validate.Range(min=1, max=30 * 24 * 3600), metadata={"description": "For each move"})
    total_seconds = Whole(
        validate=validate.Range(min=1, max=365 * 24 * 3600),
        metadata={"description": "For the whole match; who has used it up has 30 seconds a move"},
    )
    bot = fields.String(
        load_default="greedy",
        validate=validate.OneOf(list(LEVELS)),
        metadata={"description": "Who stands in for a person whose time is up, until they return"},
    )

    @validates_schema
    def has_a_time(self, data: dict[str, Any], **_: Any) -> None:
        if not {"move_seconds", "total_seconds"} & data.keys():
            raise ValidationError("Give move_seconds, total_seconds or both.")


class MatchRequest(Strict):
    game = fields.String(required=True, metadata={"description": "Slug of a game", "example": "evo"})
    options = fields.Dict(
        keys=fields.String(), load_default=dict, metadata={"description": "The game's options; see GET /games/{game}"}
    )
    seats = fields.List(
        fields.Nested(SeatRequest), required=True, validate=validate.Length(min=1, max=20), metadata={"minItems": 1}
    )
    undo = fields.String(
        load_default="barrier",
        validate=validate.OneOf(["barrier", "consent", "free", "off"]),
        metadata={
            "description": "barrier: at will up to a barrier, beyond it by consent; consent: always by consent; "
            "free: always at will, for practice; off: never"
        },
    )
    clock = fields.Nested(
        ClockRequest,
        load_default=None,
        allow_none=True,
        metadata={"description": "The time each person has; none if not given"},
    )
    listed = Truth(
        load_default=True,
        metadata={"description": "false: only who holds one of its tokens, its application or an administrator looks"},
    )


class UndoRequestBody(Strict):
    to_version = Whole(
        validate=validate.Range(min=1, max=MOST),
        metadata={"description": "How far to go back (before your latest move)"},
    )


class UndoAnswerRequest(Strict):
    agrees = Truth(required=True, metadata={"description": "false also withdraws one's own request"})


class RewindRequest(Strict):
    to_version = Whole(
        required=True,
        validate=validate.Range(min=1, max=MOST),
        metadata={"description": "A version that led to the latest"},
    )


class ForkRequest(Strict):
    version = Whole(validate=validate.Range(min=1, max=MOST), metadata={"description": "Where to fork (the latest)"})
    seats = fields.List(
        fields.Nested(SeatRequest),
        validate=validate.Length(min=1, max=20),
        metadata={"description": "Who plays (you your own seat, bots the others)"},
    )
    clock = MatchRequest._declared_fields["clock"]


class TakeSeatRequest(Strict):
    name = SeatRequest._declared_fields["name"]
    player = SeatRequest._declared_fields["player"]


class InvitationRequest(Strict):
    seat = Whole(required=True, validate=validate.Range(min=0, max=MOST), metadata={"description": "An open seat"})


class MoveRequest(Strict):
    action = fields.Dict(
        required=True,
        metadata={"x-game-schema": "Action", "description": "One of the options of GET actions, as it stands there"},
    )


class MoveQuery(Strict):
    dry_run = fields.Boolean(
        truthy={"true"},
        falsy={"false"},
        load_default=False,
        metadata={"description": "Only judge the action by the options; nothing is played"},
    )


class VersionQuery(Strict):
    version = fields.Integer(
        validate=validate.Range(min=1, max=MOST),
        metadata={"description": "Look at the match after so many events (the latest)"},
    )


class DiffQuery(Strict):
    from_version = fields.Integer(
        required=True,
        data_key="from",
        validate=validate.Range(min=1, max=MOST),
        metadata={"description": "The one version"},
    )
    to_version = fields.Integer(
        data_key="to", validate=validate.Range(min=1, max=MOST), metadata={"description": "The other (the latest)"}
    )


class PageQuery(Strict):
    cursor = fields.String(metadata={"description": "next_cursor of the page before"})
    limit = fields.Integer(
        load_default=50, validate=validate.Range(min=1, max=200), metadata={"description": "How many at most"}
    )


class LobbyQuery(PageQuery):
    game = fields.String(metadata={"description": "Only matches of this game"})
    status = fields.String(validate=validate.OneOf(STATUSES), metadata={"description": "Only matches in this status"})
    player = fields.String(metadata={"description": "Only matches with this player of the calling application"})
    own = fields.Boolean(
        load_default=False,
        metadata={"description": "Only matches of the calling application, those that are not listed too"},
    )


class EventsQuery(Strict):
    after = fields.Integer(
        load_default=0, validate=validate.Range(min=0, max=MOST), metadata={"description": "The version read last"}
    )
    limit = fields.Integer(
        load_default=100, validate=validate.Range(min=1, max=1000), metadata={"description": "How many at most"}
    )


class StreamQuery(Strict):
    after = fields.Integer(
        load_default=0,
        validate=validate.Range(min=0, max=MOST),
        metadata={"description": "The version read last; the header Last-Event-ID comes before it"},
    )


class FeedQuery(Strict):
    after = fields.String(
        validate=validate.Length(max=1000),
        metadata={"description": "The id heard last (from now on); the header Last-Event-ID comes before it"},
    )


class NarrationQuery(EventsQuery):
    version = fields.Integer(
        validate=validate.Range(min=1, max=MOST), metadata={"description": "Tell the story as it was then (the latest)"}
    )
    language = fields.String(load_default="en", metadata={"description": "A language tag the game has; see GET game"})


class AuditQuery(Strict):
    head = fields.String(
        validate=validate.Regexp(r"[0-9a-f]{64}\Z"),
        metadata={"description": "A receipt: the hash that the answer to a move carried"},
    )


class LeaveQuery(Strict):
    bot = fields.String(
        load_default="greedy", validate=validate.OneOf(list(LEVELS)), metadata={"description": "Who plays on"}
    )


class Pending(Schema):
    seat = fields.Integer(required=True)
    name = fields.String(required=True, metadata={"description": "Name of the decision"})


class SeatSchema(Schema):
    seat = fields.Integer(required=True)
    kind = fields.String(required=True, validate=validate.OneOf(["human", "bot", "open"]))
    name = fields.String(required=True, allow_none=True)
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
        required=True, allow_none=True, metadata={"description": "Of an open seat: the right to take it; else null"}
    )


class InvitationSchema(Schema):
    seat = fields.Integer(required=True)
    invitation = fields.String(required=True, metadata={"description": "A token: take the seat with it as bearer"})


class SpectatorSchema(Schema):
    token = fields.String(required=True, metadata={"description": "A token: look at the match with it as bearer"})


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


class ScoreAnswer(OutcomeSchema):
    reason = fields.String(
        required=True, allow_none=True, metadata={"description": "Why the game ended; null while it was on"}
    )


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
    deadline = fields.String(
        required=True, allow_none=True, metadata={"description": "When the time is up; null while it does not run"}
    )
    stands_in = fields.Boolean(required=True, metadata={"description": "A bot plays until the person returns"})


class MatchClock(Schema):
    """The time of each person: it runs while their seat is asked, and a request for undo does not stop it."""

    move_seconds = fields.Integer(required=True, allow_none=True)
    total_seconds = fields.Integer(required=True, allow_none=True)
    at = fields.String(required=True, metadata={"description": "Time of the latest event"})
    seats = fields.List(fields.Nested(SeatClockSchema), required=True, metadata={"description": "The seats of people"})


class UndoRequestSchema(Schema):
    seat = fields.Integer(required=True)
    to_version = fields.Integer(required=True)
    at = fields.String(required=True, metadata={"description": "Since when it waits; bots go on after a minute"})
    agreed = fields.List(fields.Integer(), required=True)


class OriginSchema(Schema):
    match = fields.String(required=True)
    version = fields.Integer(required=True)
    hash = fields.String(required=True)


class MatchHead(Schema):
    id = fields.String(required=True)
    game = fields.String(required=True)
    status = fields.String(required=True, validate=validate.OneOf(STATUSES))
    version = fields.Integer(required=True, metadata={"description": "Number of events so far"})


class CreatedMatch(MatchHead):
    commitment = fields.String(required=True, metadata={"description": "sha256 of the seed, which is revealed later"})
    hash = fields.String(required=True)
    seats = fields.List(fields.Nested(CreatedSeat), required=True)


class MatchSummary(MatchHead):
    options = fields.Dict(required=True)
    commitment = fields.String(required=True)
    hash = fields.String(required=True, metadata={"description": "Hash of the latest event: a receipt"})
    created_at = fields.String(required=True)
    pending = fields.List(fields.Nested(Pending), required=True)
    seats = fields.List(fields.Nested(SeatSchema), required=True)
    clock = fields.Nested(MatchClock, required=True, allow_none=True, metadata={"description": "null without one"})
    listed = fields.Boolean(required=True, metadata={"description": "Anybody may look at it"})
    undo = fields.Nested(UndoSchema, required=True, metadata={"description": "For the token's seat"})
    undo_policy = fields.String(required=True)
    undo_request = fields.Nested(UndoRequestSchema, required=True, allow_none=True)
    origin = fields.Nested(OriginSchema, required=True, allow_none=True, metadata={"description": "Of a fork"})
    outcome = fields.Nested(OutcomeSchema, required=True, allow_none=True)


class Page(Schema):
    """A page of a list, and where the next one begins."""

    has_more = fields.Boolean(required=True)
    next_cursor = fields.String(required=True, allow_none=True)


class LobbyRow(Schema):
    id = fields.String(required=True)
    game = fields.String(required=True)
    status = fields.String(required=True, validate=validate.OneOf(STATUSES))
    created_at = fields.String(required=True)
    updated_at = fields.String(required=True, metadata={"description": "Time of the latest event other than a move"})
    options = fields.Dict(required=True)
    seats = fields.List(fields.Nested(SeatSchema), required=True)
    open_seats = fields.Integer(required=True)
    reason = fields.String(required=True, allow_none=True, metadata={"description": "Why the game ended"})


class LobbyPage(Page):
    data = fields.List(fields.Nested(LobbyRow), required=True)


class ForkRowSchema(Schema):
    id = fields.String(required=True)
    version = fields.Integer(required=True, metadata={"description": "The version of this match it starts from"})
    how = fields.String(
        required=True,
        validate=validate.OneOf(["copy", "what_if"]),
        metadata={"description": "what_if: what its maker could not know was dealt anew"},
    )
    is_listed = fields.Boolean(required=True, metadata={"description": "Anybody may look at it"})
    status = fields.String(required=True, validate=validate.OneOf(STATUSES))
    created_at = fields.String(required=True)
    updated_at = fields.String(required=True)


class ForksPage(Page):
    data = fields.List(fields.Nested(ForkRowSchema), required=True)


class TallySchema(Schema):
    played = fields.Integer(required=True)
    finished = fields.Integer(required=True)
    won = fields.Integer(required=True)
    running = fields.Integer(required=True)


class RatingSchema(Schema):
    rating = fields.Float(required=True, metadata={"description": "mu − 3 sigma: surely at least so good"})
    mu = fields.Float(required=True)
    sigma = fields.Float(required=True)
    matches = fields.Integer(required=True, metadata={"description": "Rated matches"})
    won = fields.Integer(required=True)


class PlayerMatchSchema(Schema):
    id = fields.String(required=True)
    game = fields.String(required=True)
    status = fields.String(required=True, validate=validate.OneOf(STATUSES))
    created_at = fields.String(required=True)
    updated_at = fields.String(required=True)
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


class ViewAnswer(Schema):
    version = fields.Integer(required=True)
    seat = fields.Integer(required=True, allow_none=True, metadata={"description": "null: a spectator's view"})
    view = _game_defined("View", "The state as this viewer may know it", required=True)


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
    facts = fields.List(_game_defined("Fact", "What became true"), required=True)


class DiffAnswer(Schema):
    from_ = fields.Integer(required=True, data_key="from", attribute="from")
    to = fields.Integer(required=True)
    seat = fields.Integer(required=True, allow_none=True, metadata={"description": "null: a spectator's view"})
    patch = fields.List(
        fields.Nested(PatchOperation),
        required=True,
        metadata={"description": "Makes the view at `to` of that at `from`"},
    )
    changes = fields.List(
        fields.Nested(ChangeSchema),
        required=True,
        metadata={"description": "What happened between the two versions, oldest first, whichever is the later one"},
    )


class OptionSchema(Schema):
    label = fields.String(required=True, metadata={"description": "The option in words"})
    action = _game_defined("Action", "Ready to be posted to moves", required=True)


class DecisionSchema(Schema):
    seat = fields.Integer(required=True)
    name = fields.String(required=True)
    about = fields.String(required=True, allow_none=True, metadata={"description": "The piece it is decided for"})
    options = fields.List(fields.Nested(OptionSchema), required=True)


class ActionsSchema(Schema):
    version = fields.Integer(required=True)
    decisions = fields.List(fields.Nested(DecisionSchema), required=True)


class MoveSchema(Schema):
    version = fields.Integer(required=True)
    hash = fields.String(required=True, metadata={"description": "Hash of the latest event: a receipt"})
    status = fields.String(required=True, validate=validate.OneOf(STATUSES))
    facts = fields.List(_game_defined("Fact", "What became true"), required=True)
    pending = fields.List(fields.Nested(Pending), required=True)


class JudgementSchema(Schema):
    version = fields.Integer(required=True)
    legal = fields.Boolean(required=True)


class EventSchema(Schema):
    version = fields.Integer(required=True)
    type = fields.String(required=True)
    at = fields.String(required=True)
    actor = fields.String(required=True)
    data = fields.Dict(required=True)
    sealed = fields.Dict(
        keys=fields.String(), values=fields.String(), required=True, metadata={"description": "JSON pointer → seal"}
    )
    nonces = fields.Dict(
        keys=fields.String(),
        values=fields.String(),
        required=True,
        metadata={"description": "JSON pointer → nonce, for the sealed fields you may read"},
    )
    hash = fields.String(required=True)


class EventsPage(Schema):
    data = fields.List(fields.Nested(EventSchema), required=True)
    has_more = fields.Boolean(required=True)


class CheckSchema(Schema):
    name = fields.String(required=True)
    status = fields.String(
        required=True,
        validate=validate.OneOf(["ok", "sealed", "not_comparable", "differs", "failed"]),
        metadata={
            "description": "ok; sealed: kept back until the seed is out; not_comparable: this release cannot tell; "
            "differs: the rules have moved on since; failed"
        },
    )
    version = fields.Integer(required=True, allow_none=True, metadata={"description": "The first that is not ok"})
    checked = fields.Integer(required=True, metadata={"description": "How much was found right"})
    message = fields.String(required=True)


class AuditAnswer(Schema):
    match = fields.String(required=True)
    game = fields.String(required=True)
    version = fields.Integer(required=True)
    hash = fields.String(required=True, metadata={"description": "Hash of the latest event"})
    redacted_for = fields.String(
        required=True, allow_none=True, metadata={"description": "spectator or seat:n; null where nothing is sealed"}
    )
    holds = fields.Boolean(required=True, metadata={"description": "No check failed"})
    first_bad_version = fields.Integer(required=True, allow_none=True)
    checks = fields.List(fields.Nested(CheckSchema), required=True)


class NarratedEvent(Schema):
    version = fields.Integer(required=True)
    at = fields.String(required=True)
    is_undone = fields.Boolean(
        required=True, metadata={"description": "It does not belong to what led to the version looked at"}
    )
    lines = fields.List(fields.String(), required=True)


class NarrationPage(Schema):
    data = fields.List(fields.Nested(NarratedEvent), required=True)
    has_more = fields.Boolean(required=True)


class SeatRange(Schema):
    min = fields.Integer(required=True)
    max = fields.Integer(required=True)


class GameRow(Schema):
    slug = fields.String(required=True)
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


class GamesPage(Schema):
    data = fields.List(fields.Nested(GameRow), required=True)
    has_more = fields.Boolean(required=True)


class StatusSchema(Schema):
    status = fields.String(required=True, validate=validate.OneOf(["ok", "ready"]))


class FieldError(Schema):
    pointer = fields.String(required=True, metadata={"description": "JSON pointer to the field"})
    detail = fields.String(required=True)


class ProblemSchema(Schema):
    """An RFC 9457 problem document."""

    type = fields.String(required=True)
    title = fields.String(required=True)
    status = fields.Integer(required=True)
    code = fields.String(required=True, metadata={"description": "Stable, for programs"})
    detail = fields.String(required=True)
    request_id = fields.String(required=True, metadata={"description": "Tell it to the operator; log lines carry it"})
    errors = fields.List(fields.Nested(FieldError), metadata={"description": "With 422: each field refused"})
    decision = fields.Dict(metadata={"description": "With illegal_action: what the seat is asked"})
    actions = fields.String(metadata={"description": "Where to list what is legal"})
    check = fields.String(metadata={"description": "With import_refused: the check that failed"})
    version = fields.Integer(
        allow_none=True,
        metadata={
            "description": "With stale_version: the version of the match; with import_refused: the first bad one"
        },
    )
    missed = fields.List(fields.Nested(EventSchema), metadata={"description": "With stale_version: the events since"})

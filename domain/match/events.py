"""The events of a match's stream, and what each kind of event carries.

An event is recorded whole. What not everybody may read stands in ``data`` like the rest, and is named in
``sealed`` (JSON pointer → seal) and ``readers`` (JSON pointer → the seats that may read it now).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from strata.domain.kernel import Action, Fact, Outcome, Seat

SeatKind = Literal["human", "bot", "open"]

UndoPolicy = Literal["barrier", "consent", "free", "off"]
"""Up to a barrier at will and beyond by consent; always by consent; always at will; never."""

Barrier = Literal["chance", "reveal", "choice", "turn"]
"""What an undo would cross: a draw, something shown, another seat's choice, another seat's turn."""


MOST_EVENTS = 50_000
"""No record has more events. No game has nearly as many moves; undo ends in time for a match to keep below it."""

Seconds = Annotated[int, Meta(ge=1, le=366 * 24 * 3600)]
RandomValue = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""32 random bytes, in hexadecimal."""
Pace = Annotated[int, Meta(ge=1, le=60)]
"""The seconds a bot lets pass before each of its moves, as a person would."""


class Event(msgspec.Struct, frozen=True, gc=False):
    """One immutable entry of a match's stream."""

    version: int
    type: str
    at: str
    actor: str
    data: msgspec.Raw
    sealed: dict[str, str]
    readers: dict[str, list[Seat]]
    hash: str


class UnreadableEvent(Exception):
    """An event that is on record and cannot be read: its bytes, or what they say, are not those of an event."""

    def __init__(self, version: int, reason: str) -> None:
        super().__init__(f"version {version} cannot be read: {reason}")
        self.version, self.reason = version, reason


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a seat is filled when a match is created: by a person, by a bot, or not yet."""

    kind: SeatKind
    player: str | None = None
    bot: str | None = None


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """The seconds each person has for a move, and for the whole match; then a bot of this level stands in."""

    move_seconds: Seconds | None = None
    total_seconds: Seconds | None = None
    bot: str = "greedy"

    def __post_init__(self) -> None:
        if self.move_seconds is None and self.total_seconds is None:
            raise ValueError("a clock has a time for a move, for the match, or both")


class Payload(msgspec.Struct, frozen=True):
    """What an event carries, whole."""

    type: ClassVar[str]


class MatchCreated(Payload, frozen=True):
    """A match is listed unless it says otherwise, and played without a clock unless it has one."""

    type: ClassVar[str] = "match_created"
    match: str
    game: str
    options: dict[str, Any]
    rules_version: int
    codec_version: int
    seats: list[SeatPlan]
    commitment: str
    application: str | None = None
    undo: UndoPolicy = "barrier"
    clock: Clock | UnsetType = UNSET
    is_listed: bool | UnsetType = UNSET
    data: str | UnsetType = UNSET
    """The components it is played with, where they are not those of the release."""
    on_behalf: bool | UnsetType = UNSET
    """The application may act for the people; left out where it may not."""
    pace: Pace | UnsetType = UNSET
    """Left out where bots play as soon as they can."""
    hints: bool | UnsetType = UNSET
    """Seats may ask for advice; left out where they may not."""
    chance: Literal["joint"] | UnsetType = UNSET
    """Each person adds a value of their own before the game begins; left out where the seed alone decides."""


class Origin(msgspec.Struct, frozen=True):
    """Where a fork branches off: a match, a version of it, and its hash there."""

    match: str
    version: int
    hash: str


class MatchForked(MatchCreated, frozen=True, kw_only=True):
    """A match that starts from a state of another one. No event is copied, so no past secret travels with it.

    A ``what_if`` is forked by a seat of a running match: what that seat cannot know was resampled. ``for_seat`` is that
    seat; release 0.1.0 did not record it.
    """

    type: ClassVar[str] = "match_forked"
    origin: Origin
    how: Literal["copy", "what_if"]
    state: Any
    state_schema: str
    for_seat: Seat | UnsetType = UNSET


class SeatTaken(Payload, frozen=True):
    type: ClassVar[str] = "seat_taken"
    seat: Seat
    player: str | None = None


class TokenIssued(Payload, frozen=True):
    """Whoever holds the seat gets another token; the one before is good no longer."""

    type: ClassVar[str] = "token_issued"
    seat: Seat


class ValueAdded(Payload, frozen=True):
    """A person adds a random value of their own to the chance of the match."""

    type: ClassVar[str] = "value_added"
    seat: Seat
    value: RandomValue


class ValuesClosed(Payload, frozen=True):
    """The time to add values is over; the game begins without those of these seats."""

    type: ClassVar[str] = "values_closed"
    missing: Sequence[Seat]


class SeatLeft(Payload, frozen=True):
    """The person left; a bot of this level plays on."""

    type: ClassVar[str] = "seat_left"
    seat: Seat
    bot: str


class SeatLapsed(Payload, frozen=True):
    """The person's time is up; a bot of this level stands in until they return."""

    type: ClassVar[str] = "seat_lapsed"
    seat: Seat
    bot: str


class SeatResumed(Payload, frozen=True):
    """The person is back; the seat is theirs again."""

    type: ClassVar[str] = "seat_resumed"
    seat: Seat


class Layer(Payload, frozen=True, kw_only=True):
    """What changes the state of the game: facts, the draws they needed, and a digest of the state they lead to.

    A match may outlive a release, so every layer says under which rules, codec and shape of state it was recorded.
    """

    facts: Sequence[Fact]
    draws: list[tuple[int, int]]
    digest: str
    rules_version: int
    codec_version: int
    state_schema: str


class MatchStarted(Layer, frozen=True, kw_only=True):
    type: ClassVar[str] = "match_started"


class MovePlayed(Layer, frozen=True, kw_only=True):
    """``asked`` is everyone who was asked when the seat chose."""

    type: ClassVar[str] = "move_played"
    seat: Seat
    action: Action
    asked: Sequence[Seat]


class UndoRequested(Payload, frozen=True):
    """A seat asks the other people to go back to a version."""

    type: ClassVar[str] = "undo_requested"
    seat: Seat
    to_version: int


class UndoAnswered(Payload, frozen=True):
    """Somebody agrees or not; whoever asked and does not agree any more withdraws the request."""

    type: ClassVar[str] = "undo_answered"
    seat: Seat
    agrees: bool


class MatchRewound(Payload, frozen=True):
    """The game is again as it was at a version. Nothing is deleted: what was undone can be looked at and restored.

    With a clock ``asked`` is everyone who was asked until then.
    """

    type: ClassVar[str] = "match_rewound"
    to_version: int
    by: Literal["seat", "consent", "admin"]
    seat: Seat | None
    crossed: Sequence[Barrier]
    asked: Sequence[Seat] | UnsetType = UNSET


class MatchRestored(Payload, frozen=True):
    """The game is again as it was at a version that had been undone. ``asked`` as in a rewind."""

    type: ClassVar[str] = "match_restored"
    to_version: int
    seat: Seat | None
    asked: Sequence[Seat] | UnsetType = UNSET


class MatchFinished(Payload, frozen=True):
    """The game is over. Its last facts lie in the move that ended it, in the same append."""

    type: ClassVar[str] = "match_finished"
    reason: str


class MatchScored(Payload, frozen=True):
    type: ClassVar[str] = "match_scored"
    outcome: Outcome


class SeedRevealed(Payload, frozen=True):
    """From here on nothing in the record is secret."""

    type: ClassVar[str] = "seed_revealed"
    seed: str


class MatchCancelled(Payload, frozen=True):
    type: ClassVar[str] = "match_cancelled"
    reason: Literal["by_maker", "never_filled"]


BEGINNINGS = frozenset({MatchCreated.type, MatchForked.type})
LAYERS = frozenset({MatchStarted.type, MovePlayed.type})
"""The events that change the state of the game."""
REWINDS = frozenset({MatchRewound.type, MatchRestored.type})
"""The events after which the game is as it was at another version."""

"""What a webhook says: thin messages of the Standard Webhooks form, with ids and never with the content of a game."""

from __future__ import annotations

from typing import Annotated

import msgspec

from strata.domain.kernel import Seat
from strata.domain.match.match import Status

Time = Annotated[str, msgspec.Meta(extra_json_schema={"format": "date-time"})]

YOUR_TURN = "your_turn"
TEST = "test"
OPT_IN = ("move_played",)
"""Sent only to subscriptions that name them: there are many."""
EVENTS = (
    YOUR_TURN,
    "match_started",
    "move_played",
    "match_finished",
    "match_scored",
    "match_cancelled",
    "undo_requested",
    "undo_answered",
    "match_rewound",
    "match_restored",
    "seat_taken",
    "seat_left",
    "seat_lapsed",
    "seat_resumed",
)
"""All that can be subscribed to. But for ``your_turn`` they are events of the record by their own names."""


class MessageData(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What happened, by ids. ``player`` is sent only to the application whose reference it is.

    ``your_turn`` names the decision, when its time is up, and where the options are listed: ``link``, on the service.
    """

    match: str
    game: str
    version: int
    status: Status
    seat: Seat | None = None
    player: str | None = None
    to_version: int | None = None
    agrees: bool | None = None
    decision: str | None = None
    deadline: Time | None = None
    link: str | None = None


class Message(msgspec.Struct, frozen=True):
    """The body of a delivery."""

    type: str
    timestamp: Time
    data: MessageData


class TrialData(msgspec.Struct, frozen=True):
    """Nothing happened: somebody wants to see a message arrive."""

    webhook: str


class Trial(msgspec.Struct, frozen=True):
    """The body of a delivery that was asked for to try the address."""

    timestamp: Time
    data: TrialData
    type: str = TEST

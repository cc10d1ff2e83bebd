"""What an append means to subscribers: which messages, and who of them hears which."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from strata.domain.kernel import Seat
from strata.domain.kernel.codec import decode
from strata.domain.match.events import Event
from strata.domain.match.match import Match
from strata.store.webhooks.messages import EVENTS, YOUR_TURN, Message, MessageData
from strata.store.webhooks.subscriptions import Subscription


class Happening(msgspec.Struct, frozen=True):
    """Something to tell: an event of the record, or that a person's seat is asked since."""

    type: str
    version: int
    at: str
    seat: Seat | None = None
    to_version: int | None = None
    agrees: bool | None = None


class _Thin(msgspec.Struct):
    """What is told of an event's content."""

    seat: Seat | None = None
    to_version: int | None = None
    agrees: bool | None = None


def happenings(before: Match | None, after: Match, events: Sequence[Event]) -> Iterator[Happening]:
    """What events in one append mean, given the match before and after them."""
    for event in events:
        if event.type in EVENTS:
            thin = decode(event.data, _Thin)
            yield Happening(event.type, event.version, event.at, thin.seat, thin.to_version, thin.agrees)
    was_asked = set() if before is None else _people_asked(before)
    for seat in sorted(_people_asked(after) - was_asked):
        yield Happening(YOUR_TURN, after.ledger.version, after.ledger.at, seat)


def hears(subscription: Subscription, happening: Happening) -> bool:
    """Whether somebody wants to be told; a seat is told of its own turns alone."""
    is_others_turn = happening.type == YOUR_TURN and subscription.owner.seat not in (None, happening.seat)
    return happening.type in subscription.events and not is_others_turn


def message(subscription: Subscription, happening: Happening, before: Match | None, after: Match) -> Message:
    """What a subscriber is told, which is never more than it may know."""
    ledger = after.ledger
    data = MessageData(
        match=ledger.id,
        game=ledger.game,
        version=happening.version,
        status=ledger.status,
        seat=happening.seat,
        player=_player(subscription, happening.seat, before, after),
        to_version=happening.to_version,
        agrees=happening.agrees,
    )
    return Message(happening.type, happening.at, data)


def _people_asked(match: Match) -> set[Seat]:
    return {seat for seat, _ in match.pending} - set(match.pending_bots)


def _player(subscription: Subscription, seat: Seat | None, before: Match | None, after: Match) -> str | None:
    """The application's own reference of who sits in a seat, or has just left it."""
    application = after.ledger.application
    if seat is None or application is None or subscription.owner.application != application:
        return None
    holders = [match.ledger.seats[seat] for match in (after, before) if match is not None]
    return next((holder.player for holder in holders if holder.player is not None), None)

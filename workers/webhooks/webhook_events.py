"""What an append means to subscribers: which messages, and which of them each wants."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from strata.domain.kernel import Seat
from strata.domain.kernel.codec import decode
from strata.domain.match.events import Event
from strata.domain.match.match import Match
from strata.domain.match.record import iso_of
from strata.store.webhooks.messages import EVENTS, YOUR_TURN, Message, MessageData
from strata.store.webhooks.subscriptions import Subscription


class WebhookEvent(msgspec.Struct, frozen=True):
    """Something to notify of: an event of the record, or that a person's seat is asked since."""

    type: str
    version: int
    at: str
    seat: Seat | None = None
    to_version: int | None = None
    agrees: bool | None = None
    decision: str | None = None


class _PublicFields(msgspec.Struct):
    """What is passed on of an event's content."""

    seat: Seat | None = None
    to_version: int | None = None
    agrees: bool | None = None


def webhook_events(before: Match | None, after: Match, events: Sequence[Event]) -> Iterator[WebhookEvent]:
    """What events in one append mean, given the match before and after them."""
    for event in events:
        if event.type in EVENTS:
            public = decode(event.data, _PublicFields)
            yield WebhookEvent(event.type, event.version, event.at, public.seat, public.to_version, public.agrees)
    was_asked = set() if before is None else _people_asked(before)
    for seat in sorted(_people_asked(after) - was_asked):
        decision = dict(after.pending)[seat]
        yield WebhookEvent(YOUR_TURN, after.ledger.version, after.ledger.at, seat, decision=decision)


def wants(subscription: Subscription, event: WebhookEvent) -> bool:
    """Whether a subscription is notified of an event; of turns, a seat's is notified of its own alone."""
    is_others_turn = event.type == YOUR_TURN and subscription.owner.seat not in (None, event.seat)
    return event.type in subscription.events and not is_others_turn


def message(subscription: Subscription, event: WebhookEvent, before: Match | None, after: Match) -> Message:
    """What a subscriber is sent, which is never more than it may know."""
    ledger = after.ledger
    is_turn = event.type == YOUR_TURN
    deadline = after.deadlines.get(event.seat) if is_turn and event.seat is not None else None
    data = MessageData(
        match=ledger.id,
        game=ledger.game,
        version=event.version,
        status=ledger.status,
        seat=event.seat,
        player=_player(subscription, event.seat, before, after),
        to_version=event.to_version,
        agrees=event.agrees,
        decision=event.decision,
        deadline=None if deadline is None else iso_of(deadline),
        link=f"/v1/matches/{ledger.id}/actions" if is_turn else None,
    )
    return Message(event.type, event.at, data)


def _people_asked(match: Match) -> set[Seat]:
    return {seat for seat, _ in match.pending} - set(match.pending_bots)


def _player(subscription: Subscription, seat: Seat | None, before: Match | None, after: Match) -> str | None:
    """The application's own reference of who sits in a seat, or has just left it."""
    application = after.ledger.application
    if seat is None or application is None or subscription.owner.application != application:
        return None
    holders = [match.ledger.seats[seat] for match in (after, before) if match is not None]
    return next((holder.player for holder in holders if holder.player is not None), None)

"""The publisher of webhooks: writes down what an append means to each subscriber. Workers send it."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable, Sequence
from datetime import UTC, datetime

from strata.domain.kernel.codec import canonical
from strata.domain.match.evolve import evolve
from strata.domain.match.match import Match
from strata.store.journal import DELETED, FeedEntry, NoSuchMatch
from strata.store.matches import Matches
from strata.store.outages import REDIS_ERRORS
from strata.store.webhooks.deliveries import LIFE, Deliveries, Delivery
from strata.store.webhooks.subscriptions import Subscription, Subscriptions, application_topic, match_topic
from strata.workers.webhooks.webhook_events import WebhookEvent, message, wants, webhook_events

log = logging.getLogger(__name__)

MOST_KNOWN = 500
"""Of how many matches it is known how they were after the append announced last."""


class WebhookPublisher:
    """The relay's part in webhooks. A match without subscriptions costs it one name in one call."""

    def __init__(
        self,
        matches: Matches,
        subscriptions: Subscriptions,
        deliveries: Deliveries,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self._matches, self._subscriptions, self._deliveries = matches, subscriptions, deliveries
        self._now = now
        self._known: dict[str, Match] = {}

    def announce(self, entries: Sequence[FeedEntry]) -> None:
        """Write the deliveries that appends ask for. Appends that were announced before make none."""
        by_topic = self._subscriptions.by_topic({topic for entry in entries for topic in _topics(entry)})
        for entry in entries:
            listeners = [each for topic in _topics(entry) for each in by_topic.get(topic, [])]
            if not listeners:
                continue
            if entry.types == (DELETED,):
                for each in listeners:
                    if each.match == entry.match:
                        self._subscriptions.remove(each)
                continue
            try:
                self._announce(entry, listeners)
            except REDIS_ERRORS:
                raise
            except NoSuchMatch:
                # Deleted since; nobody is told any more what happened in it.
                continue
            except Exception:
                # One match that cannot be read, of a game unknown here say, must not hold up the others.
                log.exception("cannot announce", extra={"match": entry.match, "version": entry.version})

    def tidy(self) -> None:
        """Forget subscriptions to matches that are long over, and sort what an earlier release left."""
        self._deliveries.sort()
        self._subscriptions.remove_ended(self._now())

    def _announce(self, entry: FeedEntry, listeners: Sequence[Subscription]) -> None:
        first = entry.version - len(entry.types) + 1
        if first == 1 and self._matches.journal.imported(entry.match) is not None:
            return
        recorded = self._matches.journal.read(entry.match, first - 1, len(entry.types))
        before = None if first == 1 else self._before(entry.match, first)
        after = evolve(before, recorded, self._matches.past(entry.match))
        self._keep(after)
        events = list(webhook_events(before, after, recorded))
        told = []
        for listener in listeners:
            if _has_left(listener, after):
                self._subscriptions.disable(listener.id, "seat_left", self._now())
            elif listener.disabled is None:
                told += [self._delivery(listener, each, before, after) for each in events if wants(listener, each)]
        self._deliveries.add(told, self._now())
        if after.ledger.status in ("scored", "cancelled"):
            self._subscriptions.end([each for each in listeners if each.match is not None], self._now() + LIFE)

    def _before(self, match: str, version: int) -> Match:
        """The match as it was before the event of a version; mostly that is how the last append left it."""
        known = self._known.get(match)
        if known is not None and known.ledger.version == version - 1:
            return known
        return self._matches.at(match, version - 1)

    def _keep(self, match: Match) -> None:
        """The match known longest without a change makes room."""
        self._known.pop(match.ledger.id, None)
        self._known[match.ledger.id] = match
        if len(self._known) > MOST_KNOWN:
            del self._known[next(iter(self._known))]

    def _delivery(self, listener: Subscription, event: WebhookEvent, before: Match | None, after: Match) -> Delivery:
        return Delivery(
            id=_delivery_id(listener, after.ledger.id, event),
            subscription=listener.id,
            owner=listener.owner.name,
            counts_for=listener.counts_for,
            type=event.type,
            body=canonical(message(listener, event, before, after)).decode(),
            created_at=self._now(),
            next_attempt_at=self._now(),
        )


def _topics(entry: FeedEntry) -> list[str]:
    own = [application_topic(entry.application)] if entry.application else []
    return [match_topic(entry.match), *own]


def _has_left(listener: Subscription, match: Match) -> bool:
    """Whether the person who subscribed holds the seat no longer."""
    seat = listener.owner.seat
    return seat is not None and match.ledger.seats[seat].granted_at != listener.owner.given


def _delivery_id(listener: Subscription, match: str, event: WebhookEvent) -> str:
    """The same for the same message, however often the append is read."""
    about = (listener.id, match, event.version, event.type, event.seat)
    return f"msg_{hashlib.sha256(canonical(about)).hexdigest()[:24]}"

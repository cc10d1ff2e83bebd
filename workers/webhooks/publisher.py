"""The publisher of webhooks: writes down what an append means to each subscriber, and has it sent when due."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta

import redis

from strata.domain.kernel.codec import canonical
from strata.domain.match.match import Match
from strata.store.journal import DELETED, FeedEntry, NoSuchMatch
from strata.store.matches import Matches
from strata.store.webhooks.deliveries import LIFE, Deliveries, Delivery
from strata.store.webhooks.subscriptions import Subscription, Subscriptions, application_topic, match_topic
from strata.workers.queue import JobQueue
from strata.workers.webhooks.webhook_events import WebhookEvent, message, wants, webhook_events

log = logging.getLogger(__name__)

LEASE = timedelta(seconds=60)
"""How long a delivery that was given to a worker is left alone; then it counts as lost, and is queued again."""


class WebhookPublisher:
    """The relay's part in webhooks. A match without subscriptions costs it one name in one call."""

    def __init__(
        self,
        matches: Matches,
        subscriptions: Subscriptions,
        deliveries: Deliveries,
        queue: JobQueue,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self._matches, self._subscriptions, self._deliveries = matches, subscriptions, deliveries
        self._queue, self._now = queue, now

    def announce(self, entries: Sequence[FeedEntry]) -> None:
        """Write the deliveries that appends ask for. Appends that were announced before make none."""
        has_written = False
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
                has_written |= self._announce(entry, listeners)
            except redis.RedisError:
                raise
            except NoSuchMatch:
                # Deleted since; nobody is told any more what happened in it.
                continue
            except Exception:
                # One match that cannot be read, of a game unknown here say, must not hold up the others.
                log.exception("cannot announce", extra={"match": entry.match, "version": entry.version})
        if has_written:
            self.send_due()

    def send_due(self) -> int:
        """Queue what is due, so much of each account; returns how many."""
        now = self._now()
        due = self._deliveries.due(now)
        kept = {delivery.id for delivery in self._deliveries.get_many([each.id for each in due])}
        self._deliveries.postpone(due, now + LEASE)
        for each in due:
            if each.id in kept:
                self._queue.revive_delivery(each.id)
            else:
                self._deliveries.drop(each)
        return len(due)

    def tidy(self) -> None:
        """Forget subscriptions to matches that are long over, and sort what an earlier release left."""
        self._deliveries.sort()
        self._subscriptions.remove_ended(self._now())

    def _announce(self, entry: FeedEntry, listeners: Sequence[Subscription]) -> bool:
        """Whether there is anything to send."""
        first = entry.version - len(entry.types) + 1
        if first == 1 and self._matches.journal.imported(entry.match) is not None:
            return False
        before = None if first == 1 else self._matches.at(entry.match, first - 1)
        after = self._matches.at(entry.match, entry.version)
        recorded = self._matches.journal.read(entry.match, first - 1, len(entry.types))
        events = list(webhook_events(before, after, recorded))
        has_written = False
        for listener in listeners:
            if _has_left(listener, after):
                self._subscriptions.disable(listener.id, "seat_left", self._now())
            elif listener.disabled is None:
                for event in events:
                    if wants(listener, event):
                        self._write(listener, event, before, after)
                        has_written = True
        if after.ledger.status in ("scored", "cancelled"):
            self._subscriptions.end([each for each in listeners if each.match is not None], self._now() + LIFE)
        return has_written

    def _write(self, listener: Subscription, event: WebhookEvent, before: Match | None, after: Match) -> None:
        delivery = Delivery(
            id=_delivery_id(listener, after.ledger.id, event),
            subscription=listener.id,
            owner=listener.owner.name,
            counts_for=listener.counts_for,
            type=event.type,
            body=canonical(message(listener, event, before, after)).decode(),
            created_at=self._now(),
            next_attempt_at=self._now(),
        )
        self._deliveries.add(delivery, self._now())


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

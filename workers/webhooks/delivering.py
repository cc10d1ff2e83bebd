"""One try of one delivery, and what follows from its outcome."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from random import Random, SystemRandom

import msgspec

from strata.store.webhooks.deliveries import Attempt, Delivery, DeliveryError, DeliveryStatus, Due
from strata.store.webhooks.subscriptions import Subscription
from strata.store.webhooks.wiring import Webhooks
from strata.workers.webhooks.backoff import pause
from strata.workers.webhooks.sending import NoResponse, Response, Sender

log = logging.getLogger(__name__)

GIVE_UP_AFTER = timedelta(days=3)
"""A subscription to which nothing got through for so long is disabled when one more delivery is given up."""


class Deliverer:
    def __init__(
        self,
        webhooks: Webhooks,
        sender: Sender,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
        rng: Random | None = None,
        wall_clock: Callable[[], float] = time.time,
    ) -> None:
        """Receivers compare the time a message is signed with to their own clock, so that is the time of the wall."""
        self._subscriptions, self._deliveries = webhooks.subscriptions, webhooks.deliveries
        self._secrets, self._sender, self._now = webhooks.secrets, sender, now
        self._rng = SystemRandom() if rng is None else rng
        self._wall_clock = wall_clock

    def deliver(self, id_: str) -> None:
        """Try a delivery that is pending, and note what came of it; nothing where there is nothing to do."""
        delivery = self._deliveries.get(id_)
        subscription = None if delivery is None else self._subscriptions.get(delivery.subscription)
        if delivery is None:
            return
        if subscription is None or delivery.status != "pending":
            self._deliveries.drop(Due(delivery.account, id_))
            return
        if subscription.disabled is not None:
            untried = Attempt(self._now(), None, "disabled")
            given_up = msgspec.structs.replace(delivery, status="failed", next_attempt_at=None, last_attempt=untried)
            self._deliveries.put(given_up)
            return
        try:
            response = self._send(subscription, delivery)
        except NoResponse as failure:
            self._fail(subscription, delivery, Attempt(self._now(), None, failure.error), None)
            return
        attempt = Attempt(self._now(), response.status_code, _error(response.status_code))
        match attempt.error:
            case None:
                self._end(delivery, "delivered", attempt)
                self._note_health(subscription, None)
            case "gone":
                self._end(delivery, "failed", attempt)
                self._subscriptions.disable(subscription.id, "gone", attempt.at)
            case _:
                self._fail(subscription, delivery, attempt, response.retry_after)

    def _send(self, subscription: Subscription, delivery: Delivery) -> Response:
        if subscription.mark != self._secrets.mark(subscription.id, subscription.generation):
            log.error("this secret is not the one the API has: STRATA_SECRET must be the same for both")
            raise NoResponse("secret_changed")
        now, body = self._now(), delivery.body.encode()
        timestamp = str(int(self._wall_clock()))
        content = f"{delivery.id}.{timestamp}.".encode() + body
        signatures = [self._secrets.sign(subscription.id, each, content) for each in subscription.generations(now)]
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "Strata",
            "webhook-id": delivery.id,
            "webhook-timestamp": timestamp,
            "webhook-signature": " ".join(signatures),
        }
        return self._sender.post(subscription.url, body, headers)

    def _fail(self, subscription: Subscription, delivery: Delivery, attempt: Attempt, retry_after: str | None) -> None:
        """Try again later, or give up; a subscription that only ever fails is disabled with that."""
        since = subscription.failing_since or attempt.at
        self._note_health(subscription, since)
        wait = pause(delivery.attempts + 1, retry_after, attempt.at, self._rng)
        if wait is not None:
            self._deliveries.put(_tried(delivery, "pending", attempt, attempt.at + wait))
            return
        self._end(delivery, "failed", attempt)
        if attempt.at - since > GIVE_UP_AFTER:
            self._subscriptions.disable(subscription.id, "failures", attempt.at)

    def _end(self, delivery: Delivery, status: DeliveryStatus, attempt: Attempt) -> None:
        self._deliveries.put(_tried(delivery, status, attempt, None))

    def _note_health(self, subscription: Subscription, failing_since: datetime | None) -> None:
        if subscription.failing_since != failing_since:
            noted = partial(msgspec.structs.replace, failing_since=failing_since)
            self._subscriptions.change(subscription.id, noted)


def _tried(delivery: Delivery, status: DeliveryStatus, attempt: Attempt, next_attempt_at: datetime | None) -> Delivery:
    return msgspec.structs.replace(
        delivery,
        status=status,
        attempts=delivery.attempts + 1,
        last_attempt=attempt,
        next_attempt_at=next_attempt_at,
    )


def _error(status_code: int) -> DeliveryError | None:
    match status_code // 100:
        case 2:
            return None
        case 3:
            return "redirect"
        case _:
            return "gone" if status_code == 410 else "status"

"""Webhooks, wired once for API and workers."""

from __future__ import annotations

from dataclasses import dataclass

import redis

from strata.store.webhooks.deliveries import Deliveries
from strata.store.webhooks.idempotency import Idempotency
from strata.store.webhooks.secrets import SigningSecrets
from strata.store.webhooks.subscriptions import Subscriptions


@dataclass(frozen=True)
class Webhooks:
    """All that belongs to webhooks, wired once."""

    subscriptions: Subscriptions
    deliveries: Deliveries
    idempotency: Idempotency
    secrets: SigningSecrets


def webhooks_on(client: redis.Redis, secret: bytes) -> Webhooks:
    """Webhooks on a Redis whose client returns bytes, with secrets that follow from the operator's."""
    return Webhooks(Subscriptions(client), Deliveries(client), Idempotency(client), SigningSecrets(secret))

"""Webhooks, wired once for API and workers."""

from __future__ import annotations

from dataclasses import dataclass

import redis

from strata.store.webhooks.deliveries import Deliveries
from strata.store.webhooks.secrets import SigningSecrets
from strata.store.webhooks.stamps import Stamps
from strata.store.webhooks.subscriptions import Subscriptions
from strata.store.webhooks.targets import Targets


@dataclass(frozen=True)
class Webhooks:
    """All that belongs to webhooks, wired once."""

    subscriptions: Subscriptions
    deliveries: Deliveries
    stamps: Stamps
    secrets: SigningSecrets
    targets: Targets


def webhooks_on(client: redis.Redis, secret: bytes, targets: Targets) -> Webhooks:
    """Webhooks on a Redis whose client answers bytes, with secrets that follow from the operator's."""
    return Webhooks(Subscriptions(client), Deliveries(client), Stamps(client), SigningSecrets(secret), targets)

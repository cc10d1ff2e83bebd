"""The parts of relay and worker that serve webhooks, wired to the Redis and the secret of the settings."""

from __future__ import annotations

from strata.runtime.connections import redis_client
from strata.runtime.secret import operator_secret
from strata.runtime.settings import Settings
from strata.store.matches import Matches
from strata.store.webhooks.deliveries import Deliveries
from strata.store.webhooks.subscriptions import Subscriptions
from strata.store.webhooks.targets import Targets
from strata.store.webhooks.wiring import webhooks_on
from strata.workers.queue import DutyQueue
from strata.workers.webhooks.couriers import Couriers
from strata.workers.webhooks.delivering import Deliverer
from strata.workers.webhooks.herald import Herald
from strata.workers.webhooks.sending import Sender


def herald(settings: Settings, matches: Matches, queue: DutyQueue) -> Herald:
    client = redis_client(settings)
    return Herald(matches, Subscriptions(client), Deliveries(client), queue)


def couriers(settings: Settings) -> Couriers:
    targets = Targets(settings.are_private_webhooks_allowed)
    webhooks = webhooks_on(redis_client(settings), operator_secret(settings), targets)
    return Couriers(webhooks.deliveries, Deliverer(webhooks, Sender(targets)).deliver)

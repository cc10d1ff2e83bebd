"""The parts of relay and worker that serve webhooks, wired to the Redis and the secret of the settings."""

from __future__ import annotations

from runtime.connections import redis_client
from runtime.secret import operator_secret
from runtime.settings import Settings
from store.matches import Matches
from store.webhooks.deliveries import Deliveries
from store.webhooks.subscriptions import Subscriptions
from store.webhooks.targets import Targets
from store.webhooks.wiring import webhooks_on
from workers.queue import DutyQueue
from workers.webhooks.couriers import Couriers
from workers.webhooks.delivering import Deliverer
from workers.webhooks.herald import Herald
from workers.webhooks.sending import Sender


def herald(settings: Settings, matches: Matches, queue: DutyQueue) -> Herald:
    client = redis_client(settings)
    return Herald(matches, Subscriptions(client), Deliveries(client), queue)


def couriers(settings: Settings) -> Couriers:
    targets = Targets(settings.are_private_webhooks_allowed)
    webhooks = webhooks_on(redis_client(settings), operator_secret(settings), targets)
    return Couriers(webhooks.deliveries, Deliverer(webhooks, Sender(targets)).deliver)

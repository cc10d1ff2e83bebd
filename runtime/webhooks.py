"""The parts of relay and worker that serve webhooks, wired to the Redis and the secret of the settings."""

from __future__ import annotations

from strata.runtime.connections import redis_client
from strata.runtime.secret import operator_secret
from strata.runtime.settings import Settings
from strata.store.incidents import Incidents
from strata.store.matches import Matches
from strata.store.service_time import ServiceTime
from strata.store.webhooks.deliveries import Deliveries
from strata.store.webhooks.subscriptions import Subscriptions
from strata.store.webhooks.wiring import webhooks_on
from strata.workers.webhooks.addresses import Addresses
from strata.workers.webhooks.delivering import Deliverer
from strata.workers.webhooks.delivery_pool import DeliveryPool
from strata.workers.webhooks.publisher import WebhookPublisher
from strata.workers.webhooks.sending import Sender


def publisher(settings: Settings, matches: Matches) -> WebhookPublisher:
    client = redis_client(settings)
    return WebhookPublisher(matches, Subscriptions(client), Deliveries(client), matches.clock)


def delivery_pool(settings: Settings, incidents: Incidents) -> DeliveryPool:
    client = redis_client(settings)
    webhooks, now = webhooks_on(client, operator_secret(settings)), ServiceTime(client)
    sender = Sender(Addresses(settings.are_private_webhooks_allowed, ports=settings.allowed_webhook_ports))
    return DeliveryPool(webhooks.deliveries, Deliverer(webhooks, sender, now).deliver, incidents, now)

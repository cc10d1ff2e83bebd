"""Deliveries of a webhook: looking at them, trying the address, sending again."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from strata.api.access.limits import spend_test
from strata.api.http.blueprint import Blueprint
from strata.api.http.problems import Problem
from strata.api.input.requests import repeatable
from strata.api.output.paging import paged
from strata.api.routes.webhooks.owners import require_webhook
from strata.api.routes.webhooks.presentation import delivery
from strata.api.routes.webhooks.schemas import DeliveriesPage, DeliveriesQuery, DeliverySchema
from strata.api.services import services
from strata.domain.kernel.codec import canonical
from strata.domain.match.record import iso
from strata.projections.paging import Page, id_of, read_page
from strata.store.webhooks.deliveries import Delivery, DeliveryStatus, list_key
from strata.store.webhooks.messages import TEST, Trial, TrialData
from strata.store.webhooks.subscriptions import Subscription

blueprint = Blueprint(
    "deliveries", __name__, url_prefix="/v1/webhooks/<string:webhook_id>", description="What was sent to webhooks"
)


@blueprint.post("/test")
@blueprint.doc(operationId="testWebhook")
@blueprint.response(202, DeliverySchema)
def test_webhook(webhook_id: str) -> tuple[dict[str, Any], int]:
    """Try a webhook

    Sends a message of type `test` now, like any other. The delivery shows the result.
    """
    subscription = _require_enabled(webhook_id)
    spend_test(subscription.account)

    def act() -> str:
        now = services().now()
        fresh = Delivery(
            id=f"msg_{secrets.token_hex(12)}",
            subscription=webhook_id,
            owner=subscription.owner.name,
            counts_for=subscription.counts_for,
            type=TEST,
            body=canonical(Trial(iso(now), TrialData(webhook_id))).decode(),
            created_at=now,
            next_attempt_at=now,
        )
        services().webhooks.deliveries.add([fresh], now)
        return fresh.id

    return delivery(_require_delivery(subscription, services().webhooks.idempotency.once(repeatable(), act))), 202


@blueprint.get("/deliveries")
@blueprint.doc(operationId="listDeliveries")
@blueprint.arguments(DeliveriesQuery, location="query")
@blueprint.response(200, DeliveriesPage)
def list_deliveries(query: dict[str, Any], webhook_id: str) -> dict[str, Any]:
    """What was sent to a webhook, newest first

    The latest thousand deliveries, for a week.
    """
    subscription = require_webhook(webhook_id)
    return paged(lambda: _page(subscription, **query))


@blueprint.get("/deliveries/<string:delivery_id>")
@blueprint.doc(operationId="getDelivery")
@blueprint.response(200, DeliverySchema)
def get_delivery(webhook_id: str, delivery_id: str) -> dict[str, Any]:
    """A delivery: what was sent, and the result

    How often it was tried, the result of the latest try, and when the next one is due.
    """
    return delivery(_require_delivery(require_webhook(webhook_id), delivery_id))


@blueprint.post("/deliveries/<string:delivery_id>/resend")
@blueprint.doc(operationId="resendDelivery")
@blueprint.response(202, DeliverySchema)
def resend_delivery(webhook_id: str, delivery_id: str) -> tuple[dict[str, Any], int]:
    """Send a delivery again

    Under the same `webhook-id`, and with a full set of tries again; a pending one is tried now.
    """
    subscription = _require_enabled(webhook_id)
    kept = _require_delivery(subscription, delivery_id)

    def act() -> str:
        again = msgspec.structs.replace(kept, status="pending", attempts=0, next_attempt_at=services().now())
        services().webhooks.deliveries.put(again)
        return delivery_id

    services().webhooks.idempotency.once(repeatable(), act)
    return delivery(_require_delivery(subscription, delivery_id)), 202


def _require_enabled(webhook_id: str) -> Subscription:
    subscription = require_webhook(webhook_id)
    if subscription.disabled is not None:
        raise Problem(409, "webhook_disabled", "This webhook is disabled; enable it first.")
    return subscription


def _require_delivery(subscription: Subscription, delivery_id: str) -> Delivery:
    found = services().webhooks.deliveries.get(delivery_id)
    if found is None or found.subscription != subscription.id:
        raise Problem(404, "unknown_delivery", "This webhook has no such delivery, or had it more than a week ago.")
    return found


def _page(
    subscription: Subscription, cursor: str | None = None, limit: int = 50, status: DeliveryStatus | None = None
) -> Page[dict[str, Any]]:
    kept = services().webhooks.deliveries
    page = read_page(kept.client, list_key(subscription.id, status), cursor, limit)
    return Page([delivery(each) for each in kept.get_many([id_of(line) for line in page.rows])], page.next_cursor)

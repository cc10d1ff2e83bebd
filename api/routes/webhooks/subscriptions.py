"""Webhooks: subscribing, changing, rotating the secret."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from strata.api.http.blueprint import Blueprint
from strata.api.http.problems import Problem, invalid
from strata.api.input.requests import repeatable
from strata.api.output.paging import paged
from strata.api.routes.webhooks.owners import account_of, no_webhook, require_match, require_owner, require_webhook
from strata.api.routes.webhooks.presentation import webhook
from strata.api.routes.webhooks.schemas import (
    WebhookChange,
    WebhookRequest,
    WebhookSchema,
    WebhooksPage,
    WebhookWithSecret,
)
from strata.api.schemas.common import PageQuery
from strata.api.services import services
from strata.projections.paging import Page, id_of, read_page
from strata.store.matches import KeyReused
from strata.store.webhooks.messages import EVENTS, OPT_IN
from strata.store.webhooks.subscriptions import Disabled, Owner, Subscription, TooMany, owner_key
from strata.store.webhooks.urls import BadUrl, NotPublic, check_host, check_port, read_url

blueprint = Blueprint(
    "webhooks", __name__, url_prefix="/v1/webhooks", description="Notifications of what happens, as Standard Webhooks"
)


@blueprint.post("")
@blueprint.doc(operationId="createWebhook")
@blueprint.arguments(WebhookRequest)
@blueprint.response(201, WebhookWithSecret)
def create_webhook(body: dict[str, Any]) -> tuple[dict[str, Any], int, dict[str, str]]:
    """Have events posted to an address

    With an application's key: events of all of its matches, or of one. With a seat's token: events of its match, and
    `your_turn` of the seat itself. Messages are thin: they say what happened in which match, never what is in the
    game. Every message is signed with the secret in this response, which is not shown again; see
    standardwebhooks.com.
    """
    owner = require_owner()
    match = require_match(owner, body.get("match"))
    _check_url(body["url"])
    request = repeatable()
    id_ = f"wh_{secrets.token_hex(10) if request is None else request.key[:20]}"
    fresh = Subscription(
        id=id_,
        owner=owner,
        match=match,
        url=body["url"],
        events=_in_order(body.get("events") or set(EVENTS) - set(OPT_IN)),
        created_at=services().now(),
        mark=services().webhooks.secrets.mark(id_, 1),
        counts_for=account_of(owner),
        request=None if request is None else request.digest,
    )
    try:
        kept = services().webhooks.subscriptions.add(fresh)
    except TooMany as error:
        detail = f"You have {owner.most} webhooks, and may have no more; delete one first."
        raise Problem(409, "too_many_webhooks", detail) from error
    if kept.request != fresh.request:
        raise KeyReused(id_)
    return _with_secret(kept, 1), 201, {"Location": f"/v1/webhooks/{id_}"}


@blueprint.get("")
@blueprint.doc(operationId="listWebhooks")
@blueprint.arguments(PageQuery, location="query")
@blueprint.response(200, WebhooksPage)
def list_webhooks(query: dict[str, Any]) -> dict[str, Any]:
    """Your webhooks, newest first

    Those of the key's application, or of the token's seat; without their secrets.
    """
    owner = require_owner()
    return paged(lambda: _page(owner, **query))


@blueprint.get("/<string:webhook_id>")
@blueprint.doc(operationId="getWebhook")
@blueprint.response(200, WebhookSchema)
def get_webhook(webhook_id: str) -> dict[str, Any]:
    """A webhook, and whether its deliveries succeed

    If not: who disabled it and when, or since when nothing was delivered.
    """
    return webhook(require_webhook(webhook_id))


@blueprint.patch("/<string:webhook_id>")
@blueprint.doc(operationId="changeWebhook")
@blueprint.arguments(WebhookChange)
@blueprint.response(200, WebhookSchema)
def change_webhook(body: dict[str, Any], webhook_id: str) -> dict[str, Any]:
    """Change the address or the events of a webhook, disable it or enable it again

    What happens while it is disabled is not sent later.
    """
    require_webhook(webhook_id)
    changes: dict[str, Any] = {}
    if "url" in body:
        _check_url(body["url"])
        changes["url"] = body["url"]
    if "events" in body:
        changes["events"] = _in_order(body["events"])

    def alter(kept: Subscription) -> Subscription:
        altered = msgspec.structs.replace(kept, **changes)
        if "enabled" not in body or body["enabled"] is (kept.disabled is None):
            return altered
        disabled = None if body["enabled"] else Disabled("owner", services().now())
        return msgspec.structs.replace(altered, disabled=disabled, failing_since=None)

    return webhook(_changed(services().webhooks.subscriptions.change(webhook_id, alter)))


@blueprint.delete("/<string:webhook_id>")
@blueprint.doc(operationId="deleteWebhook")
@blueprint.response(204)
def delete_webhook(webhook_id: str) -> None:
    """Delete a webhook

    Messages that are still pending are not sent.
    """
    services().webhooks.subscriptions.remove(require_webhook(webhook_id))


@blueprint.post("/<string:webhook_id>/rotate")
@blueprint.doc(operationId="rotateWebhookSecret")
@blueprint.response(201, WebhookWithSecret)
def rotate(webhook_id: str) -> tuple[dict[str, Any], int]:
    """Replace the secret of a webhook

    For 24 hours messages are signed by the old secret too: `webhook-signature` then holds several signatures.
    """
    before = require_webhook(webhook_id)
    generation = before.generation + 1
    mark = services().webhooks.secrets.mark(webhook_id, generation)

    def alter(kept: Subscription) -> Subscription:
        return kept if kept.generation >= generation else kept.rotated(mark, services().now())

    def act() -> str:
        return str(_changed(services().webhooks.subscriptions.change(webhook_id, alter)).generation)

    made = int(services().webhooks.idempotency.once(repeatable(), act))
    return _with_secret(require_webhook(webhook_id), made), 201


def _check_url(text: str) -> None:
    try:
        url = read_url(text)
        check_port(url, services().webhook_ports)
        check_host(url, services().are_private_webhooks_allowed)
    except BadUrl as error:
        raise invalid("/url", str(error)) from error
    except NotPublic as error:
        detail = "The host must have a public address, unless the operator sets STRATA_WEBHOOK_PRIVATE=allow."
        raise invalid("/url", detail) from error


def _in_order(events: Any) -> tuple[str, ...]:
    return tuple(event for event in EVENTS if event in events)


def _page(owner: Owner, cursor: str | None = None, limit: int = 50) -> Page[dict[str, Any]]:
    kept = services().webhooks.subscriptions
    page = read_page(kept.client, owner_key(owner), cursor, limit)
    return Page([webhook(each) for each in kept.get_many([id_of(line) for line in page.rows])], page.next_cursor)


def _changed(subscription: Subscription | None) -> Subscription:
    if subscription is None:
        raise no_webhook()
    return subscription


def _with_secret(subscription: Subscription, generation: int) -> dict[str, Any]:
    return {**webhook(subscription), "secret": services().webhooks.secrets.secret(subscription.id, generation)}

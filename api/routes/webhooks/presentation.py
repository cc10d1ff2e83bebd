"""Webhooks and deliveries as responses show them."""

from __future__ import annotations

from typing import Any

import msgspec

from strata.domain.kernel.codec import to_builtins
from strata.store.webhooks.deliveries import Delivery
from strata.store.webhooks.subscriptions import Subscription


def webhook(subscription: Subscription) -> dict[str, Any]:
    plain = to_builtins(subscription)
    disabled = plain["disabled"] or {"by": None, "at": None}
    return {
        **{name: plain[name] for name in ("id", "url", "events", "match", "created_at", "failing_since")},
        "seat": subscription.owner.seat,
        "enabled": subscription.disabled is None,
        "disabled_by": disabled["by"],
        "disabled_at": disabled["at"],
    }


def delivery(kept: Delivery) -> dict[str, Any]:
    plain = to_builtins(kept)
    names = ("id", "type", "status", "attempts", "created_at", "next_attempt_at", "last_attempt")
    return {**{name: plain[name] for name in names}, "payload": msgspec.json.decode(kept.body)}

"""Deliveries: messages on their way to subscribers, and what became of them."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta
from importlib.resources import files
from typing import Any, Literal, get_args

import msgspec
import redis

from strata.domain.kernel.codec import canonical, decode
from strata.store.webhooks.subscriptions import member

DUE = "{webhooks}:due"

LIFE = timedelta(days=7)
"""For how long a delivery is kept after it was last touched."""
MOST = 1000
"""Deliveries that arrived, and others that failed, which are kept of one subscription."""

DeliveryStatus = Literal["pending", "delivered", "failed"]
STATUSES: tuple[DeliveryStatus, ...] = get_args(DeliveryStatus)

DeliveryError = Literal[
    "status", "redirect", "timeout", "unreachable", "no_public_address", "gone", "disabled", "secret_changed"
]

_ADD = files("strata.store.webhooks").joinpath("add_delivery.lua").read_text()


class Attempt(msgspec.Struct, frozen=True):
    """The result of one try: the status of the response, and what is wrong with it, if anything."""

    at: datetime
    status_code: int | None
    error: DeliveryError | None


class Delivery(msgspec.Struct, frozen=True, kw_only=True):
    """One message to one subscriber. The id stays the same however often it is sent."""

    id: str
    subscription: str
    owner: str
    """Whose subscription it is, by name."""
    type: str
    body: str
    """What is signed and sent, to the byte."""
    created_at: datetime
    status: DeliveryStatus = "pending"
    attempts: int = 0
    next_attempt_at: datetime | None = None
    last_attempt: Attempt | None = None


class Deliveries:
    """Deliveries on Redis. The client returns bytes (``decode_responses=False``)."""

    def __init__(self, client: redis.Redis) -> None:
        self.client: Any = client
        self._add = client.register_script(_ADD)

    def add(self, delivery: Delivery, due: datetime) -> bool:
        """Keep a delivery and have it looked at when it is due; False if it was there already, as it is."""
        keys = [_key(delivery.id), DUE, list_key(delivery.subscription), list_key(delivery.subscription, "pending")]
        line = member(delivery.created_at, delivery.id)
        life = int(LIFE.total_seconds())
        is_new = bool(self._add(keys, [delivery.id, canonical(delivery), line, due.timestamp(), life]))
        if is_new:
            self._drop_surplus(delivery.subscription)
        return is_new

    def get(self, id_: str) -> Delivery | None:
        kept = self.client.get(_key(id_))
        return None if kept is None else decode(kept, Delivery)

    def get_many(self, ids: Collection[str]) -> list[Delivery]:
        kept = self.client.mget([_key(id_) for id_ in ids]) if ids else []
        return [decode(record, Delivery) for record in kept if record is not None]

    def put(self, delivery: Delivery) -> None:
        """Keep what became of a delivery; it is due again at its next attempt, if it has one."""
        line, lists = member(delivery.created_at, delivery.id), list_key(delivery.subscription)
        with self.client.pipeline(transaction=True) as write:
            write.set(_key(delivery.id), canonical(delivery), ex=LIFE, xx=True)
            if delivery.next_attempt_at is None:
                write.zrem(DUE, delivery.id)
            else:
                write.zadd(DUE, {delivery.id: delivery.next_attempt_at.timestamp()})
            for status in STATUSES:
                write.zrem(list_key(delivery.subscription, status), line)
            write.zadd(list_key(delivery.subscription, delivery.status), {line: 0})
            for key in (lists, list_key(delivery.subscription, delivery.status)):
                write.expire(key, LIFE)
            write.execute()

    def due(self, now: datetime, limit: int = 100) -> list[str]:
        """Those whose time has come, the longest waiting first."""
        return [id_.decode() for id_ in self.client.zrangebyscore(DUE, "-inf", now.timestamp(), start=0, num=limit)]

    def postpone(self, ids: Collection[str], until: datetime) -> None:
        """Look at them again at a time, unless they are done by then."""
        if ids:
            self.client.zadd(DUE, dict.fromkeys(ids, until.timestamp()), xx=True)

    def drop(self, id_: str) -> None:
        """There is nothing more to be done about it."""
        self.client.zrem(DUE, id_)

    def _drop_surplus(self, subscription: str) -> None:
        """Forget the oldest that are done with; what is still to be sent is never forgotten."""
        for status in ("delivered", "failed"):
            for line in self.client.zrange(list_key(subscription, status), 0, -MOST - 1):
                with self.client.pipeline(transaction=True) as write:
                    write.delete(_key(line.decode().partition("|")[2]))
                    write.zrem(list_key(subscription), line)
                    write.zrem(list_key(subscription, status), line)
                    write.execute()


def list_key(subscription: str, status: DeliveryStatus | None = None) -> str:
    """The list of a subscription's deliveries, all or of a status, in the form that pages are read from."""
    return f"{{webhooks}}:deliveries:{subscription}" + ("" if status is None else f":{status}")


def _key(id_: str) -> str:
    return f"{{webhooks}}:delivery:{id_}"

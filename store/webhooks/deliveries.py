"""Deliveries: messages on their way to subscribers, and what became of them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime, timedelta
from importlib.resources import files
from itertools import zip_longest
from typing import Any, Literal, NamedTuple, get_args

import msgspec
import redis

from strata.domain.kernel.codec import canonical, decode
from strata.store.webhooks.subscriptions import member

ACCOUNTS = "{webhooks}:accounts"
UNSORTED = "{webhooks}:due"
"""Where release 0.1.0 kept what is due, whosever it was."""

LEASE = timedelta(seconds=60)
"""How long a delivery that somebody took to send it is left alone; then it counts as lost, and is due again."""
LIFE = timedelta(days=7)
"""For how long a delivery is kept after it was last touched."""
MOST = 1000
"""Deliveries that arrived, and others that failed, which are kept of one subscription."""

DeliveryStatus = Literal["pending", "delivered", "failed"]
STATUSES: tuple[DeliveryStatus, ...] = get_args(DeliveryStatus)

DeliveryError = Literal[
    "status", "redirect", "timeout", "unreachable", "no_public_address", "gone", "disabled", "secret_changed"
]

_ADD = files("strata.store.webhooks").joinpath("add_deliveries.lua").read_text()
_CLAIM = files("strata.store.webhooks").joinpath("claim.lua").read_text()
_SCHEDULE = files("strata.store.webhooks").joinpath("schedule.lua").read_text()


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
    counts_for: str = ""
    """The account it counts for, where it is not the owner's own."""
    type: str
    body: str
    """What is signed and sent, to the byte."""
    created_at: datetime
    status: DeliveryStatus = "pending"
    attempts: int = 0
    next_attempt_at: datetime | None = None
    last_attempt: Attempt | None = None

    @property
    def account(self) -> str:
        return self.counts_for or self.owner


class Due(NamedTuple):
    """A delivery to be looked at, by the account it counts for."""

    account: str
    id: str


class Deliveries:
    """Deliveries on Redis. The client returns bytes (``decode_responses=False``)."""

    def __init__(self, client: redis.Redis) -> None:
        self.client: Any = client
        self._add = client.register_script(_ADD)
        self._claim = client.register_script(_CLAIM)
        self._schedule = client.register_script(_SCHEDULE)

    def add(self, deliveries: Sequence[Delivery], due: datetime) -> None:
        """Keep deliveries and have them looked at when they are due; those that are there already stay as they are."""
        if not deliveries:
            return
        keys, about = [ACCOUNTS], [int(LIFE.total_seconds())]
        for each in deliveries:
            keys += [_key(each.id), _due_key(each.account)]
            keys += [list_key(each.subscription), list_key(each.subscription, "pending")]
            line = member(each.created_at, each.id)
            about += [each.id, canonical(each), line, due.timestamp(), each.account]  # type: ignore[list-item]
        are_fresh = self._add(keys, about)
        fresh = [each for each, is_fresh in zip(deliveries, are_fresh, strict=True) if is_fresh]
        for subscription in dict.fromkeys(each.subscription for each in fresh):
            self._drop_surplus(subscription)

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
            for status in STATUSES:
                write.zrem(list_key(delivery.subscription, status), line)
            write.zadd(list_key(delivery.subscription, delivery.status), {line: 0})
            for key in (lists, list_key(delivery.subscription, delivery.status)):
                write.expire(key, LIFE)
            write.execute()
        # Between the two it is due when it was; whoever looks at it then finds it as it is.
        self._look_again(Due(delivery.account, delivery.id), delivery.next_attempt_at)

    def accounts_due(self, now: datetime, start: int = 0, limit: int = 1000) -> list[str]:
        """The accounts that have something due, the longest waiting first."""
        found = self.client.zrangebyscore(ACCOUNTS, "-inf", now.timestamp(), start=start, num=limit)
        return [account.decode() for account in found]

    def claim(self, shares: Mapping[str, int], now: datetime) -> list[Due]:
        """Take what is due of some accounts, so much of each, to send it; one of each account in turn."""
        if not shares:
            return []
        keys = [ACCOUNTS, *(_due_key(account) for account in shares)]
        counts = [part for share in shares.items() for part in share]
        taken = self._claim(keys, [now.timestamp(), (now + LEASE).timestamp(), *counts])
        turns = [[Due(account, id_.decode()) for id_ in ids] for account, ids in zip(shares, taken, strict=True)]
        return [each for turn in zip_longest(*turns) for each in turn if each is not None]

    def drop(self, due: Due) -> None:
        """There is nothing more to be done about it."""
        self._look_again(due, None)

    def sort(self) -> None:
        """Give what is due without an account to the one it counts for."""
        for id_, when in self.client.zrange(UNSORTED, 0, 999, withscores=True):
            delivery = self.get(id_.decode())
            if delivery is not None:
                self._schedule([_due_key(delivery.account), ACCOUNTS], [delivery.account, delivery.id, when])
            self.client.zrem(UNSORTED, id_)

    def _look_again(self, due: Due, when: datetime | None) -> None:
        pair = [due.id, "" if when is None else when.timestamp()]
        self._schedule([_due_key(due.account), ACCOUNTS], [due.account, *pair])

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


def _due_key(account: str) -> str:
    return f"{{webhooks}}:due:{account}"


def _key(id_: str) -> str:
    return f"{{webhooks}}:delivery:{id_}"

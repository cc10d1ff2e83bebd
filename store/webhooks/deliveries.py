"""Deliveries: messages on their way to subscribers, and what became of them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
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

MOST_ACCOUNTS = 200
"""Of how many accounts deliveries are given out in one go."""
MOST_OF_ACCOUNT = 8
"""How many of each."""

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
        self._schedule = client.register_script(_SCHEDULE)

    def add(self, delivery: Delivery, due: datetime) -> bool:
        """Keep a delivery and have it looked at when it is due; False if it was there already, as it is."""
        lists = [list_key(delivery.subscription), list_key(delivery.subscription, "pending")]
        keys = [_key(delivery.id), _due_key(delivery.account), ACCOUNTS, *lists]
        line, life = member(delivery.created_at, delivery.id), int(LIFE.total_seconds())
        about: list[Any] = [delivery.id, canonical(delivery), line, due.timestamp(), life, delivery.account]
        is_new = bool(self._add(keys, about))
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
            for status in STATUSES:
                write.zrem(list_key(delivery.subscription, status), line)
            write.zadd(list_key(delivery.subscription, delivery.status), {line: 0})
            for key in (lists, list_key(delivery.subscription, delivery.status)):
                write.expire(key, LIFE)
            write.execute()
        # Between the two it is due when it was; whoever looks at it then finds it as it is.
        self._look_again([Due(delivery.account, delivery.id)], delivery.next_attempt_at)

    def due(self, now: datetime) -> list[Due]:
        """Those whose time has come: of each account the longest waiting, one of each in turn."""
        accounts = self.client.zrangebyscore(ACCOUNTS, "-inf", now.timestamp(), start=0, num=MOST_ACCOUNTS)
        names = [account.decode() for account in accounts]
        with self.client.pipeline(transaction=False) as read:
            for name in names:
                read.zrangebyscore(_due_key(name), "-inf", now.timestamp(), start=0, num=MOST_OF_ACCOUNT)
            waiting = [
                [Due(name, id_.decode()) for id_ in ids] for name, ids in zip(names, read.execute(), strict=True)
            ]
        return [each for turn in zip_longest(*waiting) for each in turn if each is not None]

    def postpone(self, due: Sequence[Due], until: datetime) -> None:
        """Look at them again at a time, unless they are done by then."""
        self._look_again(due, until, "known")

    def drop(self, due: Due) -> None:
        """There is nothing more to be done about it."""
        self._look_again([due], None)

    def sort(self) -> None:
        """Give what is due without an account to the one it counts for."""
        for id_, when in self.client.zrange(UNSORTED, 0, 999, withscores=True):
            delivery = self.get(id_.decode())
            if delivery is not None:
                self._schedule([_due_key(delivery.account), ACCOUNTS], [delivery.account, "all", delivery.id, when])
            self.client.zrem(UNSORTED, id_)

    def _look_again(self, due: Sequence[Due], when: datetime | None, which: Literal["all", "known"] = "all") -> None:
        for account in dict.fromkeys(each.account for each in due):
            ids = [each.id for each in due if each.account == account]
            pairs = [part for id_ in ids for part in (id_, "" if when is None else when.timestamp())]
            self._schedule([_due_key(account), ACCOUNTS], [account, which, *pairs])

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

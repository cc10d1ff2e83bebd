"""Subscriptions: who is notified of what, and at which address."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from datetime import datetime, timedelta
from importlib.resources import files
from typing import Any, Literal

import msgspec
import redis

from strata.domain.kernel import Seat
from strata.domain.kernel.codec import canonical, decode

SUBSCRIPTIONS = "{webhooks}:subscriptions"
TOPICS = "{webhooks}:topics"
ENDING = "{webhooks}:ending"

MOST_OF_APPLICATION = 100
MOST_OF_SEAT = 5
OVERLAP = timedelta(hours=24)
"""For how long a secret that was replaced signs too."""
MOST_SECRETS = 5

DisabledBy = Literal["owner", "gone", "failures", "seat_left"]
"""Its owner; a receiver that responded 410; days without a delivery that arrived; the person left the seat."""

_SUBSCRIBE = files("strata.store.webhooks").joinpath("subscribe.lua").read_text()
_UNSUBSCRIBE = files("strata.store.webhooks").joinpath("unsubscribe.lua").read_text()
_SWAP = files("strata.store.webhooks").joinpath("swap.lua").read_text()


class TooMany(Exception):
    """The owner has as many subscriptions as it may have."""


class Owner(msgspec.Struct, frozen=True, omit_defaults=True):
    """An application, or whoever holds a seat of a match since the version that gave it."""

    application: str | None = None
    match: str | None = None
    seat: Seat | None = None
    given: int | None = None

    @property
    def name(self) -> str:
        return canonical(self).decode()

    @property
    def most(self) -> int:
        """How many subscriptions it may have."""
        return MOST_OF_APPLICATION if self.seat is None else MOST_OF_SEAT


class Retired(msgspec.Struct, frozen=True):
    """A secret that was replaced, and until when it signs."""

    generation: int
    until: datetime


class Disabled(msgspec.Struct, frozen=True):
    by: DisabledBy
    at: datetime


class Subscription(msgspec.Struct, frozen=True, kw_only=True):
    """One address that is notified of some events, of one match or of all of an application's."""

    id: str
    owner: Owner
    match: str | None
    url: str
    events: tuple[str, ...]
    created_at: datetime
    mark: str
    """Of the secret that signs."""
    generation: int = 1
    """Which of its secrets signs."""
    retired: tuple[Retired, ...] = ()
    disabled: Disabled | None = None
    failing_since: datetime | None = None
    """When the first delivery failed since the last one that arrived."""
    counts_for: str = ""
    """The account that its deliveries count for, where it is not the owner's own."""
    request: str | None = None
    """The digest of the request that made it, if that may be repeated."""

    @property
    def account(self) -> str:
        """Whose share of what is sent at once its deliveries take."""
        return self.counts_for or self.owner.name

    @property
    def topic(self) -> str:
        return application_topic(self.owner.application or "") if self.match is None else match_topic(self.match)

    def generations(self, now: datetime) -> list[int]:
        """Those whose secrets sign, the latest first."""
        return [self.generation, *(old.generation for old in reversed(self.retired) if old.until > now)]

    def rotated(self, mark: str, now: datetime) -> Subscription:
        """The same with a fresh secret."""
        old = (*(old for old in self.retired if old.until > now), Retired(self.generation, now + OVERLAP))
        return msgspec.structs.replace(
            self, generation=self.generation + 1, mark=mark, retired=old[-MOST_SECRETS + 1 :]
        )


def application_topic(application: str) -> str:
    return f"application:{application}"


def match_topic(match: str) -> str:
    return f"match:{match}"


class Subscriptions:
    """Subscriptions on Redis. The client returns bytes (``decode_responses=False``)."""

    def __init__(self, client: redis.Redis) -> None:
        self.client: Any = client
        self._subscribe = client.register_script(_SUBSCRIBE)
        self._unsubscribe = client.register_script(_UNSUBSCRIBE)
        self._swap = client.register_script(_SWAP)

    def add(self, subscription: Subscription) -> Subscription:
        """Keep a subscription; returns the one that is there if its id is taken."""
        record, owner = canonical(subscription), subscription.owner
        kept = self._subscribe(_keys(subscription), [*_names(subscription), record, owner.most])
        if kept is None:
            raise TooMany(owner.name)
        return decode(kept, Subscription)

    def remove(self, subscription: Subscription) -> None:
        self._unsubscribe(_keys(subscription), _names(subscription))

    def get(self, id_: str) -> Subscription | None:
        kept = self.client.hget(SUBSCRIPTIONS, id_)
        return None if kept is None else decode(kept, Subscription)

    def get_many(self, ids: Collection[str]) -> list[Subscription]:
        kept = self.client.hmget(SUBSCRIPTIONS, list(ids)) if ids else []
        return [decode(record, Subscription) for record in kept if record is not None]

    def change(self, id_: str, alter: Callable[[Subscription], Subscription]) -> Subscription | None:
        """The subscription as altered, whoever else alters it meanwhile; None if there is none any more."""
        while True:
            kept = self.client.hget(SUBSCRIPTIONS, id_)
            if kept is None:
                return None
            altered = alter(decode(kept, Subscription))
            if self._swap([SUBSCRIPTIONS], [id_, kept, canonical(altered)]):
                return altered

    def disable(self, id_: str, by: DisabledBy, at: datetime) -> None:
        """Send it nothing more until it is enabled again; whoever disabled it first stays named."""

        def alter(subscription: Subscription) -> Subscription:
            return msgspec.structs.replace(subscription, disabled=subscription.disabled or Disabled(by, at))

        self.change(id_, alter)

    def by_topic(self, topics: Collection[str]) -> Mapping[str, list[Subscription]]:
        """The subscriptions to each of some topics. One call, where there are none."""
        asked = sorted(topics)
        is_known = self.client.smismember(TOPICS, asked) if asked else []
        known = [topic for topic, yes in zip(asked, is_known, strict=True) if yes]
        return {
            topic: self.get_many([id_.decode() for id_ in self.client.smembers(_topic_key(topic))]) for topic in known
        }

    def end(self, subscriptions: Collection[Subscription], at: datetime) -> None:
        """Remove subscriptions at a time: their match is over, and there is nothing more to send."""
        if subscriptions:
            self.client.zadd(ENDING, {each.id: at.timestamp() for each in subscriptions}, nx=True)

    def remove_ended(self, now: datetime) -> None:
        ids = [id_.decode() for id_ in self.client.zrangebyscore(ENDING, "-inf", now.timestamp(), start=0, num=100)]
        for subscription in self.get_many(ids):
            self.remove(subscription)
        if ids:
            self.client.zrem(ENDING, *ids)


def owner_key(owner: Owner) -> str:
    """The list of an owner's subscriptions, in the form that pages are read from."""
    return f"{{webhooks}}:owner:{owner.name}"


def member(created_at: datetime, id_: str) -> str:
    """An entry of a list that sorts by time."""
    return f"{int(created_at.timestamp() * 1000):013d}|{id_}"


def _topic_key(topic: str) -> str:
    return f"{{webhooks}}:topic:{topic}"


def _keys(subscription: Subscription) -> list[str]:
    return [SUBSCRIPTIONS, owner_key(subscription.owner), TOPICS, _topic_key(subscription.topic)]


def _names(subscription: Subscription) -> list[Any]:
    return [subscription.id, member(subscription.created_at, subscription.id), subscription.topic]

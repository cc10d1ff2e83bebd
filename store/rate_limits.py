"""Buckets of requests, one for each caller, shared by all processes.

They lie on Redis, where a write waits for the disk. So a process takes a second's worth of requests out of a bucket at
once and spends them without asking anybody; and while a bucket cannot have filled again, it is not asked either.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, NamedTuple

from strata.store.outages import REDIS_ERRORS, is_cluster

WINDOW = 60
"""Within how many seconds an empty bucket is full again."""
MOST_KNOWN = 10_000
"""How many buckets a process knows at a time."""

_TAKE = files("strata.store").joinpath("bucket.lua").read_text()


class Allowance(NamedTuple):
    """What a caller has after a request: how many of ``limit`` are left; if it must wait, for how many seconds."""

    limit: int
    left: int
    reset: float
    """Seconds until the bucket is full."""
    wait: float | None = None


@dataclass(slots=True)
class _Known:
    """What a process knows of a bucket: the requests it has taken out, and how many were left in it at a time."""

    limit: int
    taken: int
    left: float
    at: float

    def left_by(self, now: float) -> float:
        return min(self.limit, self.left + max(now - self.at, 0) * self.limit / WINDOW)


class RateBuckets:
    def __init__(self, client: Any, now: Callable[[], float] = time.time) -> None:
        self._take = client.register_script(_TAKE)
        self._is_cluster = is_cluster(client)
        self._now = now
        self._known: dict[str, _Known] = {}

    def spend(self, caller: str, limit: int, price: int = 1) -> Allowance:
        """One request of a caller who may make ``limit`` a minute, all of them at once if it likes.

        It counts as ``price`` of them, but never as more than there can be.
        """
        now, price = self._now(), min(price, limit)
        known = self._known.get(caller)
        if known is None or known.limit != limit:
            known = self._keep(caller, _Known(limit, 0, limit, now))
        # Another thread may have spent them while this one waited for Redis.
        while known.taken < price <= known.taken + known.left_by(now):
            wanted = max(price - known.taken, limit // WINDOW)
            granted, known.left = self._take_out(caller, known, wanted, now)
            known.taken += granted
            known.at = now
        left = known.left_by(now)
        if known.taken < price:
            wait = max(price - known.taken - left, 0) * WINDOW / limit
            return Allowance(limit, known.taken + math.floor(left), WINDOW, wait)
        known.taken -= price
        remaining = min(known.taken + math.floor(left), limit)
        return Allowance(limit, remaining, (limit - remaining) * WINDOW / limit)

    def _take_out(self, caller: str, known: _Known, wanted: int, now: float) -> tuple[int, float]:
        """How many were granted, and how many are left. In a cluster a process counts for itself while the server of a
        bucket is away: others serve."""
        try:
            granted, left = self._take([f"strata:bucket:{caller}"], [known.limit, wanted, now, WINDOW])
        except REDIS_ERRORS:
            if not self._is_cluster:
                raise
            granted = min(wanted, math.floor(known.left_by(now)))
            return granted, known.left_by(now) - granted
        return granted, float(left)

    def _keep(self, caller: str, known: _Known) -> _Known:
        """The bucket known longest makes room: what was taken out of it is lost to its caller."""
        if len(self._known) >= MOST_KNOWN:
            del self._known[next(iter(self._known))]
        self._known[caller] = known
        return known

"""The shards of a journal in a cluster, each on one of several servers, of which some may be away."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from strata.store.outages import REDIS_ERRORS, outage

Item = TypeVar("Item")

LEFT_ALONE = 1.0
"""For how many seconds a shard that could not be reached is not asked again: each try has the client look for it."""


class ClusterShards:
    """Asks each shard by itself, so that one that is away holds up no other."""

    def __init__(self) -> None:
        self._away_until: dict[int, float] = {}

    def each(self, shards: Iterable[int], ask: Callable[[int], Sequence[Item]]) -> list[Item]:
        """What those that can be reached have. Raises what one of them did if none can."""
        asked = self._not_left_alone(shards)
        replies = [self._try(shard, ask) for shard in asked]
        reached = [reply for reply in replies if not isinstance(reply, Exception)]
        if not reached and isinstance(replies[-1], Exception):
            raise replies[-1]
        return [item for reply in reached for item in reply]

    def one(self, shards: Iterable[int], ask: Callable[[int], Sequence[Item]]) -> list[Item]:
        """What one of those has that could be reached a moment ago."""
        reply = self._try(random.choice(self._not_left_alone(shards)), ask)
        return [] if isinstance(reply, Exception) else list(reply)

    def _try(self, shard: int, ask: Callable[[int], Sequence[Item]]) -> Sequence[Item] | Exception:
        try:
            return ask(shard)
        except REDIS_ERRORS as error:
            if outage(error) is None:
                raise
            self._away_until[shard] = time.monotonic() + LEFT_ALONE
            return error

    def _not_left_alone(self, shards: Iterable[int]) -> list[int]:
        """All of them, where there is no other."""
        every, now = list(shards), time.monotonic()
        return [shard for shard in every if self._away_until.get(shard, 0.0) <= now] or every

"""The shards of a journal in a cluster, each on one of several servers, of which some may be away."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from strata.store.outages import REDIS_ERRORS, outage

Item = TypeVar("Item")

LEFT_ALONE = 1.0
"""How many seconds lie between two looks at whether a server is back: each takes a while, and all others wait."""


class ClusterShards:
    """Asks each shard by itself, so that one that is away holds up no other."""

    def __init__(self) -> None:
        self._away: set[int] = set()
        self._looks_again_at = 0.0

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
            found = ask(shard)
        except REDIS_ERRORS as error:
            if outage(error) is None:
                raise
            self._away.add(shard)
            self._looks_again_at = time.monotonic() + LEFT_ALONE
            return error
        if shard in self._away:
            self._away.clear()
        return found

    def _not_left_alone(self, shards: Iterable[int]) -> list[int]:
        """Those that were there a moment ago and, now and then, one of the others; all where none was there."""
        every = list(shards)
        there = [shard for shard in every if shard not in self._away]
        away = [shard for shard in every if shard in self._away]
        if away and time.monotonic() >= self._looks_again_at:
            there.append(random.choice(away))
        return there or every

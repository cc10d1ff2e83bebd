"""Figures of the archive, for whoever watches over the service: what lies there, and what waits to go."""

from __future__ import annotations

from typing import Any

from strata.store.journal import SHARDS
from strata.store.keys import shard_prefix
from strata.store.outages import REDIS_ERRORS

KEY = "strata:archive"


class ArchiveFigures:
    """Those of all processes. Nothing depends on them."""

    def __init__(self, client: Any) -> None:
        self._redis = client
        self._noted_waiting: int | None = None

    def note(self, written: int, waiting: int) -> None:
        """So many bytes more were written; so many matches that are over are not archived yet."""
        if written:
            self._redis.hincrby(KEY, "written", written)
        if waiting != self._noted_waiting:
            self._redis.hset(KEY, "waiting", waiting)
            self._noted_waiting = waiting

    def read(self) -> dict[str, int]:
        """Matches in Redis, those archived, bytes ever written, matches that wait; nothing during an outage."""
        try:
            with self._redis.pipeline(transaction=False) as read:
                for shard in range(SHARDS):
                    read.scard(f"{shard_prefix(shard)}matches")
                    read.hlen(f"{shard_prefix(shard)}archived")
                sizes = read.execute()
            written, waiting = self._redis.hmget(KEY, "written", "waiting")
        except REDIS_ERRORS:
            return {}
        return {
            "in_redis": sum(sizes[::2]),
            "archived": sum(sizes[1::2]),
            "written": int(written or 0),
            "waiting": int(waiting or 0),
        }

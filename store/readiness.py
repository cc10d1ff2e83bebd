"""Readiness: whether the record can be reached and takes what is written."""

from __future__ import annotations

from typing import Any

import redis
from redis.cluster import RedisCluster


def check_record(client: Any) -> None:
    """Raises what a write would raise, and writes nothing."""
    is_cluster = isinstance(client, RedisCluster)
    told = client.info("memory", **({"target_nodes": RedisCluster.PRIMARIES} if is_cluster else {}))
    for memory in told.values() if is_cluster else [told]:
        most, used = memory.get("maxmemory", 0), memory.get("used_memory", 0)
        if most and used - memory.get("mem_not_counted_for_evict", 0) > most:
            raise redis.exceptions.OutOfMemoryError("OOM command not allowed when used memory > 'maxmemory'.")

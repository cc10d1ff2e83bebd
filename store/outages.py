"""Outages: what Redis raises while it cannot serve, told apart from what is wrong with a request."""

from __future__ import annotations

from typing import Any, Literal

import redis
from redis.cluster import RedisCluster
from redis.exceptions import RedisClusterException

Outage = Literal["redis_unreachable", "redis_out_of_memory"]

REDIS_ERRORS = (redis.RedisError, RedisClusterException)
"""Everything a client of Redis may raise."""

_UNREACHABLE = (
    redis.exceptions.ConnectionError,
    redis.exceptions.TimeoutError,
    redis.exceptions.ReadOnlyError,
    redis.exceptions.ClusterError,
    redis.exceptions.TryAgainError,
    RedisClusterException,
)
"""Of a cluster also what is raised while a slot moves from one server to another."""
_NOT_WRITABLE = "MISCONF"
_OUT_OF_MEMORY = "OOM command not allowed"
"""Before Redis 7 a script that meets either of them reports it in the midst of other words."""


def outage(error: Exception) -> Outage | None:
    """The outage that an error is a sign of; None where Redis serves and the error is of another kind."""
    if not isinstance(error, REDIS_ERRORS):
        return None
    if isinstance(error, redis.exceptions.OutOfMemoryError) or _OUT_OF_MEMORY in str(error):
        return "redis_out_of_memory"
    if isinstance(error, _UNREACHABLE) or _NOT_WRITABLE in str(error):
        return "redis_unreachable"
    return None


def is_cluster(client: Any) -> bool:
    """Whether one server may be away while others serve."""
    return isinstance(client, RedisCluster)

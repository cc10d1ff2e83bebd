"""Connections to Redis, all with the same timeouts and retries."""

from __future__ import annotations

import logging
from typing import Any, cast

import redis
from redis.backoff import ExponentialBackoff
from redis.cluster import RedisCluster
from redis.retry import Retry

from strata.runtime.command_error import CommandError
from strata.runtime.embedded import running_url
from strata.runtime.logs import without_secrets
from strata.runtime.settings import Settings, is_cluster

log = logging.getLogger(__name__)

OLDEST = (6, 2)
LONGEST_BLOCK_SECONDS = 5
"""A blocking read waits this long at most; the socket's own timeout lies above it."""
RETRIES = 4
"""How often a command is tried again: enough for a server that cannot be reached for a second or so."""

_OPTIONS: dict[str, Any] = {
    "decode_responses": False,
    "protocol": 2,
    "socket_timeout": 2 * LONGEST_BLOCK_SECONDS,
    "socket_connect_timeout": 5,
    "health_check_interval": 30,
}


class RedisUnreachable(CommandError):
    """There is no Redis where one should be."""


def redis_url(settings: Settings) -> str:
    """The record's Redis: the operator's own, or the one embedded in the data folder."""
    url = settings.redis_url or running_url(settings.data)
    if url is None:
        raise RedisUnreachable(
            f"No embedded Redis runs in {settings.data}. "
            "Start `strata up` there first, or set STRATA_REDIS_URL to a Redis of your own."
        )
    return url


def redis_client(settings: Settings) -> redis.Redis:
    """A client of the record's Redis, which returns bytes.

    It tries for a second and a half to connect, long enough for the embedded Redis to come back, and repeats a
    command whose reply was lost: so every write must be safe to send twice. For a cluster the client is a
    ``RedisCluster``, which takes the same commands.
    """
    url = redis_url(settings)
    if not is_cluster(url):
        return _client(url)
    client = RedisCluster.from_url(url.replace("+cluster", "", 1), retry=_retry(), max_connections=1000, **_OPTIONS)
    return cast("redis.Redis", client)


def queue_client(settings: Settings) -> redis.Redis:
    """A client of the Redis that holds the queue."""
    return _client(settings.queue_url or redis_url(settings))


def require_redis(settings: Settings) -> None:
    """Checks that both servers can be reached, and are not too old."""
    wanted = [(redis_client, settings.redis_url)]
    if settings.queue_url:
        wanted.append((queue_client, settings.queue_url))
    for connect, url in wanted:
        try:
            with connect(settings) as client:
                version = str(client.info("server")["redis_version"])
        except redis.RedisError as error:
            where = without_secrets(url or redis_url(settings))
            raise RedisUnreachable(f"Redis cannot be reached at {where}: {error}") from error
        if tuple(int(part) for part in version.split(".")[:2]) < OLDEST:
            raise CommandError(f"Redis {version} is too old: 6.2 or later is needed.")


def warn_of_losses(settings: Settings) -> None:
    """Logs which settings of the record's Redis let it lose an acknowledged move."""
    with redis_client(settings) as client:
        about = client.info()
        if not about.get("aof_enabled"):
            log.warning("this Redis may lose acknowledged moves: set appendonly yes and appendfsync always")
        elif _fsync(client) != "always":
            log.warning("this Redis may lose the moves of its last second: set appendfsync always")
        if about.get("maxmemory_policy", "noeviction") != "noeviction":
            log.warning("this Redis may evict parts of the record: set maxmemory-policy noeviction")


def _fsync(client: redis.Redis) -> str:
    """When the append-only file reaches the disk; assumed to be always where Redis does not show its settings."""
    try:
        return str(client.config_get("appendfsync").get("appendfsync", "always"))
    except redis.ResponseError:
        return "always"


def _client(url: str) -> redis.Redis:
    """Callers wait while all of its connections are in use."""
    return redis.Redis.from_pool(redis.BlockingConnectionPool.from_url(url, retry=_retry(), **_OPTIONS))


def _retry() -> Retry:
    return Retry(ExponentialBackoff(cap=0.8, base=0.05), retries=RETRIES)

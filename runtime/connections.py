"""Connections to Redis: how long they wait, and what they try again."""

from __future__ import annotations

import logging
import os
import select
import sys
from collections import deque
from collections.abc import Callable
from typing import Any, cast

import redis
from hiredis import pack_command
from redis.backoff import ExponentialBackoff, NoBackoff
from redis.cluster import RedisCluster
from redis.retry import Retry

from strata.runtime.command_error import CommandError
from strata.runtime.embedded import running_url
from strata.runtime.logs import without_secrets
from strata.runtime.settings import Settings, is_cluster
from strata.store.durability import keeps_all_it_acknowledged

log = logging.getLogger(__name__)

OLDEST = (6, 2)
RESPONSE_SECONDS = 3.0
"""How long the server may take for a response. Blocking reads wait for a second at most."""
CONNECTION_SECONDS = 2.0
"""How long a caller waits for a connection, where all are in use."""
PROBE_SECONDS = 0.8
"""The same for the client that asks whether the server can be reached."""
SHORT_WAYS = 32
"""How many connections a client may have for scripts, beside those of its pool."""
RETRIES = 4
"""How often a command is tried again: enough for a server that cannot be reached for a second or so."""
CLUSTER_RETRIES = 1
"""The same for a cluster, whose client tries again also where a server did not respond in time."""

_OPTIONS: dict[str, Any] = {
    "decode_responses": False,
    "protocol": 2,
    "socket_timeout": RESPONSE_SECONDS,
    "socket_connect_timeout": CONNECTION_SECONDS,
    "health_check_interval": 30,
}
_HASTY = _OPTIONS | {"socket_timeout": PROBE_SECONDS, "socket_connect_timeout": PROBE_SECONDS}


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
    command whose connection broke: so every write must be safe to send twice. A server that hangs is not asked again,
    so that callers learn of it within five seconds. For a cluster the client is a ``RedisCluster``, which takes the
    same commands.
    """
    return _client(redis_url(settings), RETRIES, CONNECTION_SECONDS, _OPTIONS)


def probe_client(settings: Settings) -> redis.Redis:
    """A client of the record's Redis that gives up after a second and a half."""
    return _client(redis_url(settings), 0, PROBE_SECONDS, _HASTY)


def queue_client(settings: Settings) -> redis.Redis:
    """A client of the Redis that holds the queue."""
    return _client(settings.queue_url or redis_url(settings), RETRIES, CONNECTION_SECONDS, _OPTIONS)


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
        elif not keeps_all_it_acknowledged(client):
            log.warning("this Redis may lose the moves of its last second: set appendfsync always")
        if about.get("maxmemory_policy", "noeviction") != "noeviction":
            log.warning("this Redis may evict parts of the record: set maxmemory-policy noeviction")


def _client(url: str, retries: int, seconds: float, options: dict[str, Any]) -> redis.Redis:
    """Callers wait so many seconds while all of its connections are in use."""
    errors = (redis.exceptions.ConnectionError,)
    retry = Retry(ExponentialBackoff(cap=0.8, base=0.05), retries=retries, supported_errors=errors)
    if not is_cluster(url):
        return _Client.from_pool(_Pool.from_url(url, retry=retry, timeout=seconds, **options))
    once_more = Retry(NoBackoff(), min(retries, CLUSTER_RETRIES))
    client = RedisCluster.from_url(url.replace("+cluster", "", 1), retry=once_more, max_connections=1000, **options)
    return cast("redis.Redis", client)


class _Client(redis.Redis):
    """Sends scripts, which are most of what is sent, the short way: over connections of its own that it knows to be at
    rest, past the pool and what the driver measures. All else, and a script that cannot be sent so, goes the driver's
    way, with its patience."""

    def __init__(self, **options: Any) -> None:
        self._begin()
        super().__init__(**options)

    def _begin(self) -> None:
        self._process, self._made = os.getpid(), 0
        self._at_rest: deque[Any] = deque()

    def execute_command(self, *command: Any, **options: Any) -> Any:
        connection = self._short_way() if command[0] == "EVALSHA" and not options else None
        if connection is None:
            return super().execute_command(*command, **options)  # type: ignore[no-untyped-call]
        try:
            connection.send_packed_command([pack_command(command)])
            reply = connection.read_response()
        except redis.ResponseError:
            self._at_rest.append(connection)
            raise
        except redis.ConnectionError:
            self._drop(connection)
            return super().execute_command(*command)  # type: ignore[no-untyped-call]
        except BaseException:
            self._drop(connection)
            raise
        self._at_rest.append(connection)
        return reply

    def _short_way(self) -> Any:
        """A connection that nobody uses; None where as many are in use as there may be."""
        if self._process != os.getpid():
            self._begin()  # after a fork: those there were are the parent's
        try:
            return self._at_rest.pop()
        except IndexError:
            if self._made >= SHORT_WAYS:
                return None
        self._made += 1
        pool = self.connection_pool
        return pool.connection_class(**pool.connection_kwargs | {"retry": Retry(NoBackoff(), 0)})

    def _drop(self, connection: Any) -> None:
        self._made -= 1
        connection.disconnect()

    def close(self) -> None:
        while self._at_rest:
            self._drop(self._at_rest.pop())
        super().close()


class _Pool(redis.BlockingConnectionPool):
    """Before a connection is used, the driver looks whether it was closed, or holds a reply that nobody read. Through
    gevent that look takes a turn of the whole loop, for every command, so a first one is taken past it."""

    def make_connection(self) -> Any:
        connection = super().make_connection()  # type: ignore[no-untyped-call]
        look, poll = connection.can_read, _poll()

        def can_read(timeout: float = 0) -> bool:
            client, reader = connection._sock, getattr(connection._parser, "_reader", None)
            is_plain = client is not None and not hasattr(client, "pending")  # TLS has a buffer of its own
            if is_plain and reader is not None and not timeout and not reader.has_data():
                looked_at = poll()
                looked_at.register(client, select.POLLIN)
                if not looked_at.poll(0):
                    return False
            return bool(look(timeout))

        connection.can_read = can_read
        return connection


def _poll() -> Callable[[], Any]:
    """The system's own, also where gevent has put another in its place."""
    gevent = sys.modules.get("gevent.monkey")
    poll: Callable[[], Any] = select.poll if gevent is None else gevent.get_original("select", "poll")
    return poll

"""Whether a Redis keeps what it acknowledged, by its own settings."""

from __future__ import annotations

from typing import Any

import redis

from strata.store.outages import is_cluster


def fsync_policy(client: Any) -> str:
    """When the append-only file of a server reaches the disk: ``always``, ``everysec`` or ``no``, and ``never`` where
    there is no such file; assumed to be always where Redis does not show its settings."""
    try:
        settings = client.config_get("append*")
    except redis.ResponseError:
        return "always"
    if settings.get("appendonly", "yes") != "yes":
        return "never"
    return str(settings.get("appendfsync", "always"))


def keeps_all_it_acknowledged(client: Any) -> bool:
    """Of a cluster: whether each of its primaries does."""
    servers = map(client.get_redis_connection, client.get_primaries()) if is_cluster(client) else [client]
    return all(fsync_policy(server) == "always" for server in servers)

"""Readiness: whether the record can be reached and takes what is written."""

from __future__ import annotations

from typing import Any

from strata.store.journal import SHARDS
from strata.store.keys import shard_prefix
from strata.store.outages import REDIS_ERRORS, is_cluster


def check_record(client: Any) -> None:
    """Raises what a write would raise, and writes nothing: putting no bytes into nothing leaves nothing.

    Of a cluster it is enough that one server takes it, for the others' matches do not wait for each other.
    """
    for shard in range(SHARDS):
        try:
            client.setrange(f"{shard_prefix(shard)}ready", 0, b"")
        except REDIS_ERRORS:
            if not is_cluster(client) or shard == SHARDS - 1:
                raise
        else:
            return

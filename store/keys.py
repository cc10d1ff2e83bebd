"""The names of keys. All keys of a match share the hash tag of its shard, so one script may touch them all."""

from __future__ import annotations

from functools import lru_cache

from strata.store.journal import shard_of


@lru_cache(10_000)
def match_prefix(match: str) -> str:
    """What the names of a match's keys begin with."""
    return f"{shard_prefix(shard_of(match))}match:{match}:"


@lru_cache
def shard_prefix(shard: int) -> str:
    """What the names of a shard's keys begin with."""
    return f"{{s{shard:02d}}}:"

"""The names of keys. All keys of a match share the hash tag of its shard, so one script may touch them all."""

from __future__ import annotations

from strata.store.journal import shard_of


def shard_key(shard: int, name: str) -> str:
    return f"{{s{shard:02d}}}:{name}"


def match_key(match: str, name: str) -> str:
    return shard_key(shard_of(match), f"match:{match}:{name}")

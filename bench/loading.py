"""Time to load a match late in its life, against version 10: loading does not grow with length.

Late means every version of the last two snapshot spans of a match of 300 versions or more; nothing is cached.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import redis

from bench.claims import Line, Ratio
from bench.matches import random_match
from strata.runtime.embedded import EmbeddedRedis
from strata.store.matches import SNAPSHOT_SPAN, Matches
from strata.store.on_redis import RedisJournal


def measure() -> Iterator[Line]:
    with tempfile.TemporaryDirectory() as folder, EmbeddedRedis(Path(folder)) as server:
        journal = RedisJournal(redis.Redis.from_url(server.url))
        seed = 0
        while (match := random_match(Matches(journal), f"bench{seed}", seed=seed)).ledger.version < 300:
            seed += 1
        id_, head = match.ledger.id, match.ledger.version
        late_versions = range(head - 2 * SNAPSHOT_SPAN + 1, head + 1)
        early = late = 0.0
        rounds = 10
        for _ in range(rounds):
            for version in late_versions:
                early += _time_to_load(journal, id_, 10)
                late += _time_to_load(journal, id_, version)
        count = rounds * len(late_versions)
        yield f"{head} versions; version 10: {early / count * 1e6:.0f} µs, the last: {late / count * 1e6:.0f} µs"
        yield Ratio("late / early", late / early, at_most=1.5)


def _time_to_load(journal: RedisJournal, match: str, version: int) -> float:
    start = time.perf_counter()
    Matches(journal).at(match, version)
    return time.perf_counter() - start

"""The record is asked whether it takes what is written, and nothing is written."""

from __future__ import annotations

from pathlib import Path

import pytest
import redis

from strata.runtime.embedded import EmbeddedRedis
from strata.store.outages import outage
from strata.store.readiness import check_record


def test_a_record_that_takes_what_is_written_is_left_as_it_is(tmp_path: Path) -> None:
    with EmbeddedRedis(tmp_path) as server, redis.Redis.from_url(server.url) as client:
        before = (tmp_path / "appendonly.aof").read_bytes()
        check_record(client)
        assert client.keys() == []
        assert (tmp_path / "appendonly.aof").read_bytes() == before


@pytest.mark.parametrize(
    ("setting", "value", "kind"),
    [("maxmemory", "1", "redis_out_of_memory"), ("min-replicas-to-write", "1", None)],
    ids=["full", "without the replicas it must have"],
)
def test_one_that_does_not_is_told(tmp_path: Path, setting: str, value: str, kind: str | None) -> None:
    with EmbeddedRedis(tmp_path) as server, redis.Redis.from_url(server.url) as client:
        client.config_set(setting, value)
        with pytest.raises(redis.RedisError) as refused:
            check_record(client)
        assert outage(refused.value) == kind

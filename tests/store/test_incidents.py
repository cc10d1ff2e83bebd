"""Incidents are one line a minute for each kind, and counted for all processes together."""

from __future__ import annotations

import logging

import fakeredis
import pytest
import redis
from redis.exceptions import OutOfMemoryError, RedisClusterException

from strata.store.incidents import LOG_EVERY, Incidents
from strata.store.outages import outage


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (redis.ConnectionError("refused"), "redis_unreachable"),
        (redis.TimeoutError("no reply"), "redis_unreachable"),
        (redis.BusyLoadingError("loading"), "redis_unreachable"),
        (redis.ReadOnlyError("a replica"), "redis_unreachable"),
        (RedisClusterException("no slots"), "redis_unreachable"),
        (redis.ResponseError("Error running script: -MISCONF Errors writing to the AOF file"), "redis_unreachable"),
        (OutOfMemoryError("command not allowed when used memory > 'maxmemory'."), "redis_out_of_memory"),
        (redis.ResponseError("Error running script: -OOM command not allowed when used"), "redis_out_of_memory"),
        (redis.ResponseError("WRONGTYPE"), None),
        (ValueError("OOM command not allowed"), None),
    ],
)
def test_an_outage_is_told_from_other_errors(error: Exception, kind: str | None) -> None:
    assert outage(error) == kind


def test_a_line_a_minute_for_each_kind(caplog: pytest.LogCaptureFixture) -> None:
    now = [0.0]
    incidents = Incidents(fakeredis.FakeRedis(), lambda: now[0])
    with caplog.at_level(logging.WARNING):
        for _ in range(100):
            assert incidents.note_outage(redis.ConnectionError("refused"))
        incidents.note("job_abandoned", match="m1")
        assert [record.message for record in caplog.records] == [
            "redis cannot be reached",
            "a job was taken and not done, and is done again",
        ]
        now[0] += LOG_EVERY
        incidents.note_outage(redis.ConnectionError("refused"))
    assert caplog.records[-1].incidents == 100  # type: ignore[attr-defined]


def test_they_are_counted_once_redis_takes_it(real_redis: redis.Redis) -> None:
    incidents, others = Incidents(real_redis), Incidents(real_redis)
    real_redis.config_set("maxmemory", 1)
    try:
        for _ in range(3):
            incidents.note("redis_out_of_memory")
        incidents.count()
        assert incidents.counts()["redis_out_of_memory"] == 0
    finally:
        real_redis.config_set("maxmemory", 0)
    others.note("redis_out_of_memory")
    for each in (incidents, others, incidents):
        each.count()
    assert incidents.counts() == others.counts()
    assert incidents.counts()["redis_out_of_memory"] == 4

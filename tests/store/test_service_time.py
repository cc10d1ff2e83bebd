"""Service time goes on when a clock is set back, for all processes alike, and is noted beside the record."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest
import redis

from strata.store.matches import Matches
from strata.store.on_redis import RedisJournal
from strata.store.service_time import KEY, LOOK_EVERY, ServiceTime
from tests.store.people import hiding, new_match

HOUR = 3600.0
SLACK = timedelta(seconds=60)
"""What a slow machine may take between two lines of a test."""


class Monotonic:
    """A monotonic clock that a test moves on. The clock of Redis stays as it is: it was set back by as much."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def monotonic() -> Monotonic:
    return Monotonic()


def test_it_is_the_clock_of_redis_while_nobody_sets_that(real_redis: redis.Redis) -> None:
    assert abs(ServiceTime(real_redis)() - datetime.now(UTC)) < SLACK
    assert real_redis.hget(KEY, "offset") is None


def test_it_goes_on_when_the_clock_is_set_back(real_redis: redis.Redis, monotonic: Monotonic) -> None:
    time = ServiceTime(real_redis, monotonic)
    before = time()
    monotonic.now += HOUR
    assert HOUR <= (time() - before).total_seconds() < HOUR + 60
    # Whoever asks for the first time is told the same, and so is everybody after a restart of all
    assert abs(ServiceTime(real_redis)() - time()) < SLACK


def test_the_offset_only_grows(real_redis: redis.Redis, monotonic: Monotonic) -> None:
    time, offsets, told = ServiceTime(real_redis, monotonic), [], []
    for step in (HOUR, 2.0, 30 * HOUR, 0.0, 2.0):
        monotonic.now += step + LOOK_EVERY
        told.append(time())
        offsets.append(int(real_redis.hget(KEY, "offset") or 0))
    assert offsets == sorted(offsets)
    assert told == sorted(told)


def test_a_process_that_counts_behind_does_not_set_it_back(real_redis: redis.Redis, monotonic: Monotonic) -> None:
    ahead, behind = ServiceTime(real_redis, monotonic), ServiceTime(real_redis)
    ahead(), behind()
    monotonic.now += HOUR
    reached = ahead()
    behind._looks_at = 0.0
    assert behind() > reached - SLACK
    monotonic.now += LOOK_EVERY
    assert ahead() >= reached


def test_clocks_that_differ_by_little_do_not_push_it_on(real_redis: redis.Redis, monotonic: Monotonic) -> None:
    time = ServiceTime(real_redis, monotonic)
    time()
    for _ in range(20):
        real_redis.hset(KEY, "latest", 0)
        monotonic.now = monotonic.now + LOOK_EVERY
        time._seen = (_told(real_redis) + 50_000 - int(LOOK_EVERY * 1_000_000), monotonic.now - LOOK_EVERY)
        time()
    assert real_redis.hget(KEY, "offset") is None


def test_it_is_told_where_nothing_can_be_written(full_redis: redis.Redis, monotonic: Monotonic) -> None:
    time = ServiceTime(full_redis, monotonic)
    before = time()
    monotonic.now += HOUR
    assert (time() - before).total_seconds() >= HOUR


def test_no_event_is_before_the_one_before_it(real_redis: redis.Redis) -> None:
    now = [datetime(2031, 5, 6, 12, tzinfo=UTC)]
    matches = Matches(RedisJournal(real_redis), lambda: now[0])
    new_match(matches, "human", "human")
    for seat in (0, 1):
        now[0] -= timedelta(seconds=30)
        matches.change("m1", hiding(seat))
    times = [event.at for event in matches.journal.read("m1", 0)]
    assert times == sorted(times)


def _told(client: redis.Redis) -> int:
    seconds, microseconds = client.time()
    return int(seconds) * 1_000_000 + int(microseconds)


@pytest.fixture
def full_redis(real_redis: redis.Redis) -> Iterator[redis.Redis]:
    real_redis.config_set("maxmemory", 1)
    yield real_redis
    real_redis.config_set("maxmemory", 0)


def test_it_does_not_stand_still(real_redis: redis.Redis, monotonic: Monotonic) -> None:
    """Two who make the same move at one time would make the same event, and both be told that it was theirs."""
    time = ServiceTime(real_redis, monotonic)
    assert time() < time() < time()

"""The relay enqueues what appends ask for, once, and goes on from where it stood."""

from __future__ import annotations

import threading
import time
from itertools import count

import pytest
import redis

from strata.store.in_memory import MemoryJournal
from strata.store.incidents import Incidents
from strata.store.journal import SHARDS, START, FeedEntry, Offsets, shard_of
from strata.store.matches import Matches
from strata.store.on_redis import RedisJournal
from strata.workers.jobs import do_job
from strata.workers.queue import JobQueue
from strata.workers.relay import FEED_LIFE, READER, Relay, run
from tests.match.deeds import job_of
from tests.store.people import hide, hide_for, leaving, new_match
from tests.workers.bench import empty, fetch_job, queued


@pytest.fixture
def matches() -> Matches:
    return Matches(MemoryJournal())


@pytest.fixture
def queue(real_redis: redis.Redis) -> JobQueue:
    return JobQueue(real_redis)


def test_a_bot_that_is_asked_becomes_a_job_with_an_id_that_follows_from_match_and_version(
    matches: Matches, queue: JobQueue
) -> None:
    new_match(matches, "bot", "human")
    assert Relay(matches, queue).relay() == 1
    assert queued(queue) == ["play_bot-m1-2"]
    job = fetch_job(queue, "play_bot-m1-2")
    assert (job.func_name, job.args) == ("strata.workers.jobs.do_job", ["m1", 2])


def test_a_person_after_whom_bots_are_asked_gives_them_a_job(matches: Matches, queue: JobQueue) -> None:
    relay = Relay(matches, queue)
    new_match(matches, "human", "human")
    relay.relay()
    assert queued(queue) == []
    matches.change("m1", leaving(1))
    relay.relay()
    assert queued(queue) == ["play_bot-m1-3"]


def test_a_bots_own_moves_make_no_jobs(matches: Matches, queue: JobQueue) -> None:
    relay = Relay(matches, queue)
    new_match(matches, "bot", "bot", "human", rounds=3)
    relay.relay()
    empty(queue)
    hide_for(matches, matches.load("m1"), 0)
    assert job_of(matches.load("m1")) == "play_bot"
    assert relay.relay() == 1
    assert queued(queue) == []


def test_a_match_that_waits_for_its_seats_makes_no_job(matches: Matches, queue: JobQueue) -> None:
    new_match(matches, "bot", "open")
    assert Relay(matches, queue).relay() == 1
    assert queued(queue) == []


def test_a_finished_match_is_scored_whoever_made_the_last_move(matches: Matches, queue: JobQueue) -> None:
    relay = Relay(matches, queue)
    new_match(matches, "human", "human", rounds=1)
    hide(matches, 0)
    hide(matches, 1)
    relay.relay()
    assert queued(queue) == ["score-m1-5"]
    new_match(matches, "bot", "bot", rounds=1, id_="m2")
    relay.relay()
    empty(queue)
    do_job(matches, "m2", 2)
    relay.relay()
    assert queued(queue) == ["score-m2-5"]


def test_a_scored_match_makes_no_job(matches: Matches, queue: JobQueue) -> None:
    relay = Relay(matches, queue)
    new_match(matches, "human", "human", rounds=1)
    hide(matches, 0)
    hide(matches, 1)
    do_job(matches, "m1", 5)
    relay.relay()
    assert queued(queue) == ["score-m1-5"]


def test_an_append_that_is_read_twice_is_one_job(matches: Matches, queue: JobQueue) -> None:
    new_match(matches, "bot", "human")
    Relay(matches, queue).relay()
    for shard in range(SHARDS):
        matches.journal.note_offset(shard, READER, START)
    assert Relay(matches, queue).relay() == 1
    assert queued(queue) == ["play_bot-m1-2"]


def test_a_relay_that_is_started_anew_goes_on_where_the_last_one_stood(matches: Matches, queue: JobQueue) -> None:
    new_match(matches, "bot", "human", id_="m1")
    Relay(matches, queue).relay()
    empty(queue)
    new_match(matches, "bot", "human", id_="m2")
    assert Relay(matches, queue).relay() == 1
    assert queued(queue) == ["play_bot-m2-2"]
    assert Relay(matches, queue).relay() == 0


def test_what_was_not_enqueued_is_not_passed(
    matches: Matches, queue: JobQueue, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Given a queue that cannot be reached
    new_match(matches, "bot", "human")
    with monkeypatch.context() as patch:
        patch.setattr(JobQueue, "enqueue", _unreachable)
        with pytest.raises(redis.ConnectionError):
            Relay(matches, queue).relay()
    # When a relay starts anew
    Relay(matches, queue).relay()
    # Then it finds what the first could not do
    assert queued(queue) == ["play_bot-m1-2"]


def test_the_relay_trims_what_is_old_and_all_readers_have_passed(real_redis: redis.Redis, queue: JobQueue) -> None:
    matches = Matches(RedisJournal(real_redis))
    new_match(matches, "human", "human")
    hide(matches, 0)
    shard = shard_of("m1")
    entries = matches.journal.feed({shard: START})
    matches.journal.announce_reader("lobby")
    relay, later = Relay(matches, queue), Relay(matches, queue, wall_clock=lambda: time.time() + FEED_LIFE + 1)
    relay.relay()
    later.trim()
    assert matches.journal.feed({shard: START}) == entries
    matches.journal.note_offset(shard, "lobby", entries[-1].offset)
    relay.trim()
    assert matches.journal.feed({shard: START}) == entries
    later.trim()
    assert entries[0] not in matches.journal.feed({shard: START})


def _unreachable(self: JobQueue, *job: object) -> None:
    raise redis.ConnectionError("nobody answers")


class _Stop(threading.Event):
    """Who waits for it waits no time."""

    def wait(self, timeout: float | None = None) -> bool:
        return self.is_set()


def _stop_at_reading(monkeypatch: pytest.MonkeyPatch, matches: Matches, number: int, *failures: Exception) -> _Stop:
    """Told to stop when the feeds are read for the nth time; the first readings fail."""
    feed, stop, to_come = matches.journal.feed, _Stop(), list(failures)
    readings = count(1)

    def unsteady(offsets: Offsets, block: int | None = None, limit: int = 500) -> list[FeedEntry]:
        if next(readings) == number:
            stop.set()
        if to_come:
            raise to_come.pop()
        return feed(offsets, block, limit)

    monkeypatch.setattr(matches.journal, "feed", unsteady)
    return stop


def test_the_relay_runs_until_it_is_told_to_stop(
    matches: Matches, queue: JobQueue, monkeypatch: pytest.MonkeyPatch
) -> None:
    new_match(matches, "bot", "human")
    run(matches, queue, _stop_at_reading(monkeypatch, matches, 1), Incidents(queue.connection))
    assert queued(queue) == ["play_bot-m1-2"]


def test_a_relay_that_is_told_to_stop_before_it_runs_does_nothing(matches: Matches, queue: JobQueue) -> None:
    new_match(matches, "bot", "human")
    stop = _Stop()
    stop.set()
    run(matches, queue, stop, Incidents(queue.connection))
    assert queued(queue) == []


def test_a_running_relay_waits_for_a_redis_that_cannot_be_reached(
    matches: Matches, queue: JobQueue, monkeypatch: pytest.MonkeyPatch
) -> None:
    new_match(matches, "bot", "human")
    incidents = Incidents(queue.connection)
    stop = _stop_at_reading(monkeypatch, matches, 2, redis.ConnectionError("nobody answers"))
    run(matches, queue, stop, incidents)
    assert queued(queue) == ["play_bot-m1-2"]
    assert incidents.counts()["redis_unreachable"] == 1


def test_a_running_relay_does_not_pass_over_a_fault_of_its_own(
    matches: Matches, queue: JobQueue, monkeypatch: pytest.MonkeyPatch
) -> None:
    stop = _stop_at_reading(monkeypatch, matches, 2, redis.ResponseError("WRONGTYPE"))
    with pytest.raises(redis.ResponseError):
        run(matches, queue, stop, Incidents(queue.connection))

"""The sweeper finds every duty that got lost, however it got lost, and leaves alone what is queued."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
import redis
from rq import Queue, SimpleWorker
from rq.job import JobStatus
from rq.registry import FailedJobRegistry
from rq.serializers import JSONSerializer

from strata.domain.games.registry import GAMES
from strata.domain.match.match import TIME_TO_ACT, TIME_TO_FILL
from strata.store.in_memory import MemoryJournal
from strata.store.incidents import Incidents
from strata.store.journal import shard_of
from strata.store.matches import Matches
from strata.workers import sweeper
from strata.workers.jobs import do_job
from strata.workers.queue import FORMER, TAKEN, JobQueue
from strata.workers.sweeper import Sweeper
from tests.kernel.pebbles import PEBBLES, Options
from tests.match.deeds import creation
from tests.match.table import plan
from tests.store.people import new_match
from tests.workers.bench import fetch_job, queued, work_off

NOON = datetime(2031, 5, 6, 12, tzinfo=UTC)
JOB = "play_bot-m1-2"


@pytest.fixture
def matches() -> Matches:
    return Matches(MemoryJournal(), now=lambda: NOON)


@pytest.fixture
def queue(real_redis: redis.Redis) -> JobQueue:
    return JobQueue(real_redis)


def _sweeper(matches: Matches, queue: JobQueue, seconds_later: float = TIME_TO_ACT / 1000) -> Sweeper:
    return Sweeper(Matches(matches.journal, now=lambda: NOON + timedelta(seconds=seconds_later)), queue)


def _never_enqueued(matches: Matches, queue: JobQueue) -> None:
    """The relay died before it came to it."""


def _deleted(matches: Matches, queue: JobQueue) -> None:
    """The queue's Redis lost what it had."""
    queue.enqueue("play_bot", "m1", 2)
    queue.connection.flushall()


def _failed(matches: Matches, queue: JobQueue) -> None:
    """The job failed when it was tried."""
    queue.enqueue("play_bot", "m1", 2)

    class Broken(Matches):
        def load(self, id_: str) -> None:  # type: ignore[override]
            raise RuntimeError("broken")

    work_off(Broken(matches.journal), queue.connection)


def _taken(matches: Matches, queue: JobQueue) -> None:
    """A worker took the job from the queue, and died."""
    queue.enqueue("play_bot", "m1", 2)
    assert queue.take(None) is not None


@pytest.mark.parametrize("lose", [_never_enqueued, _deleted, _failed, _taken])
def test_a_lost_job_is_enqueued_again_and_done(
    matches: Matches, queue: JobQueue, lose: Callable[[Matches, JobQueue], None]
) -> None:
    # Given a bot whose job got lost
    new_match(matches, "bot", "human")
    lose(matches, queue)
    assert queued(queue) == []
    # When the sweeper comes by after a while
    assert _sweeper(matches, queue).sweep_all() == 1
    # Then the job is queued as if for the first time, and nothing is left of the dead one
    assert queued(queue) == [JOB]
    assert fetch_job(queue, JOB).get_status() == JobStatus.QUEUED
    assert queue.connection.llen(TAKEN) == 0
    # And the bot plays
    work_off(matches, queue.connection)
    assert matches.load("m1").pending == [(1, "hide")]


def test_a_job_whose_taker_is_gone_is_counted(matches: Matches, queue: JobQueue, real_redis: redis.Redis) -> None:
    new_match(matches, "bot", "human")
    _taken(matches, queue)
    incidents = Incidents(real_redis)
    later = Matches(matches.journal, now=lambda: NOON + timedelta(seconds=60))
    Sweeper(later, queue, incidents).sweep_all()
    incidents.count()
    assert incidents.counts()["job_abandoned"] == 1


def test_nothing_is_left_of_jobs_and_workers_that_are_gone(queue: JobQueue, real_redis: redis.Redis) -> None:
    # Given a job that was taken and is no longer wanted, and what a killed worker of an earlier release left
    queue.enqueue("play_bot", "m1", 2)
    queue.take(None)
    queue.enqueue("play_bot", "m1", 3)
    former = Queue(FORMER, connection=real_redis, serializer=JSONSerializer)
    job = former.enqueue("play", "m1", 3)
    worker = SimpleWorker([former], connection=real_redis, serializer=JSONSerializer)
    worker.register_birth()
    worker.prepare_execution(job)
    worker.prepare_job_execution(job)
    real_redis.delete(worker.key)
    FailedJobRegistry(queue=former).add(job, 3600)
    queue.forget("play_bot-m1-3")
    # When the queue is tidied
    queue.tidy()
    # Then what was taken may still be under way a minute later, but not after another
    assert real_redis.lrange(TAKEN, 0, -1) == [JOB.encode()]
    queue.tidy()
    assert not list(real_redis.scan_iter("rq:job:*"))
    left = (
        TAKEN,
        "rq:queue:strata",
        "rq:queue:strata:intermediate",
        "rq:wip:strata",
        "rq:failed:strata",
        "rq:workers",
        "rq:workers:strata",
    )
    assert real_redis.exists(*left) == 0


def test_a_queued_job_is_left_as_it_is(matches: Matches, queue: JobQueue) -> None:
    new_match(matches, "bot", "human", id_="m1")
    new_match(matches, "bot", "human", id_="m2")
    queue.enqueue("play_bot", "m1", 2, "people")
    queue.enqueue("play_bot", "m2", 2, "people")
    since = fetch_job(queue, JOB).enqueued_at
    assert _sweeper(matches, queue).sweep_all() == 2
    assert queued(queue) == [JOB, "play_bot-m2-2"]
    assert fetch_job(queue, JOB).enqueued_at == since


def test_sweeping_twice_enqueues_once(matches: Matches, queue: JobQueue) -> None:
    new_match(matches, "bot", "human")
    _sweeper(matches, queue).sweep_all()
    _sweeper(matches, queue).sweep_all()
    assert queued(queue) == [JOB]


def test_a_duty_is_given_time_before_it_counts_as_lost(matches: Matches, queue: JobQueue) -> None:
    new_match(matches, "bot", "human")
    assert _sweeper(matches, queue, TIME_TO_ACT / 1000 - 0.1).sweep_all() == 0
    assert queued(queue) == []


def test_what_is_done_is_not_swept(matches: Matches, queue: JobQueue) -> None:
    new_match(matches, "bot", "human")
    _sweeper(matches, queue).sweep_all()
    work_off(matches, queue.connection)
    assert _sweeper(matches, queue, 3600).sweep_all() == 0


def test_a_match_nobody_filled_for_a_week_is_given_up(matches: Matches, queue: JobQueue) -> None:
    new_match(matches, "human", "open")
    week = TIME_TO_FILL / 1000
    assert _sweeper(matches, queue, week - 0.1).sweep_all() == 0
    assert _sweeper(matches, queue, week).sweep_all() == 1
    assert queued(queue) == ["fill-m1-1"]
    later = Matches(matches.journal, now=lambda: NOON + timedelta(seconds=week + 1))
    work_off(later, queue.connection)
    assert matches.load("m1").ledger.status == "cancelled"


def test_a_finished_match_whose_score_got_lost_is_scored(matches: Matches, queue: JobQueue) -> None:
    new_match(matches, "bot", "bot", rounds=1)
    do_job(matches, "m1", 2)
    assert _sweeper(matches, queue).sweep_all() == 1
    assert queued(queue) == ["score-m1-5"]
    work_off(matches, queue.connection)
    assert matches.load("m1").ledger.status == "scored"


def test_a_match_that_cannot_be_read_does_not_keep_the_others_waiting(
    matches: Matches, queue: JobQueue, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Given a match of a game that this process does not know, and one of a game it knows
    monkeypatch.setitem(GAMES, "lost", replace(PEBBLES, slug="lost"))
    ids = sorted(("m1", "m2", "m3"), key=shard_of)
    for id_ in ids:
        game = GAMES["lost" if id_ == ids[0] else "pebbles"]
        matches.create(creation(id_, game, Options(), [plan("bot"), plan("human")]), {})
    monkeypatch.delitem(GAMES, "lost")
    # When the sweeper comes by
    _sweeper(Matches(matches.journal), queue).sweep_all()
    # Then the others are taken care of
    assert queued(queue) == [f"play_bot-{id_}-2" for id_ in ids[1:]]


def test_however_much_is_due_it_is_swept_in_short_runs_and_what_has_just_become_due_comes_first(
    matches: Matches, queue: JobQueue, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Given runs of one match each, and four matches that are due
    for name, value in (("RUN", 0.0), ("ALL_EVERY", 0.0), ("NEWLY_DUE_EVERY", 0.0)):
        monkeypatch.setattr(sweeper, name, value)
    for number in range(4):
        new_match(matches, "bot", "human", id_=f"m{number}")
    time = NOON + timedelta(milliseconds=TIME_TO_ACT)
    sweeping = Sweeper(Matches(matches.journal, now=lambda: time), queue)
    # When another becomes due while they are swept
    assert sweeping.step()
    [first] = queued(queue)
    new_match(Matches(matches.journal, now=lambda: time), "bot", "human", id_="late")
    time += timedelta(milliseconds=TIME_TO_ACT)
    assert sweeping.step()
    # Then it is next, and the others follow
    assert set(queued(queue)) == {first, "play_bot-late-2"}
    assert [sweeping.step() for _ in range(3)] == [True, True, False]
    assert len(queued(queue)) == 5

"""Relay, queue and worker together play what nobody else does, on a real Redis."""

from __future__ import annotations

from itertools import count
from types import SimpleNamespace

import pytest
import redis

from strata.domain.games.evo import GAME
from strata.domain.match.events import SeatPlan
from strata.domain.match.evolve import evolve
from strata.domain.match.record import NO_HASH, is_chained
from strata.domain.match.snapshots import to_snapshot
from strata.store.in_memory import MemoryJournal
from strata.store.matches import Matches
from strata.store.on_redis import RedisJournal
from strata.workers import jobs, worker
from strata.workers.queue import TAKEN, JobQueue
from strata.workers.relay import Relay
from tests.match.auditor import shown_to
from tests.match.deeds import creation
from tests.store.people import new_match
from tests.workers.bench import queued, work_off


def test_three_bots_play_a_whole_match_of_evo_to_its_score(real_redis: redis.Redis) -> None:
    # Given a match of bots on a real Redis
    matches, queue = Matches(RedisJournal(real_redis)), JobQueue(real_redis)
    matches.create(creation("e1", GAME, GAME.options(), [SeatPlan("bot", bot="random")] * 3), {})
    # When relay and worker take turns while there is anything to do
    relay = Relay(matches, queue)
    while relay.relay() or queued(queue):
        work_off(matches, real_redis)
    # Then the match was played and scored, and the record holds
    match = matches.load("e1")
    assert match.ledger.status == "scored"
    assert match.ledger.outcome is not None
    assert len(match.ledger.outcome.ranking) == 3
    events = matches.journal.read("e1", 0)
    assert [event.type for event in events[-3:]] == ["match_finished", "match_scored", "seed_revealed"]
    assert to_snapshot(evolve(None, events)) == to_snapshot(match)
    previous = NO_HASH
    for shown in shown_to(None, events, matches.seed("e1"), match="e1", is_open=True):
        assert is_chained(previous, shown)
        previous = shown["hash"]
    # And nothing is left lying about
    assert queue.connection.llen(TAKEN) == 0
    assert not list(real_redis.scan_iter("rq:job:*"))


def test_a_job_hands_over_what_is_left_when_its_stint_is_over(
    real_redis: redis.Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Given a clock that lets a stint be over after one decision
    clock = count(0, 3)
    monkeypatch.setattr(jobs, "time", SimpleNamespace(monotonic=lambda: next(clock)))
    versions = []

    def noted(matches: Matches, match: str, version: int) -> int | None:
        versions.append(version)
        return jobs.do_job(matches, match, version)

    monkeypatch.setattr(worker, "do_job", noted)
    matches, queue = Matches(MemoryJournal()), JobQueue(real_redis)
    new_match(matches, "bot", "bot", rounds=2)
    queue.enqueue("play_bot", "m1", 2)
    # When the first job is worked off
    work_off(matches, real_redis)
    # Then each job was followed by the next, up to the score
    assert versions == [2, 3, 4, 5, 7]
    assert matches.load("m1").ledger.status == "scored"
    assert queued(queue) == []


def test_a_late_job_is_worked_off_without_effect(real_redis: redis.Redis) -> None:
    matches, queue = Matches(MemoryJournal()), JobQueue(real_redis)
    new_match(matches, "bot", "human")
    for version in (1, 2, 3):
        queue.enqueue("play_bot", "m1", version)
    queue.enqueue("score", "m1", 2)
    queue.enqueue("play_bot", "unknown", 1)
    work_off(matches, real_redis)
    assert matches.load("m1").ledger.version == 3
    assert queue.connection.llen(TAKEN) == 0


def test_a_job_that_is_there_already_stays_the_only_one(real_redis: redis.Redis) -> None:
    queue = JobQueue(real_redis)
    queue.enqueue("play_bot", "m1", 2)
    queue.enqueue("play_bot", "m1", 2)
    queue.enqueue("play_bot", "m1", 3)
    assert queued(queue) == ["play_bot-m1-2", "play_bot-m1-3"]
    assert len(queue) == 2

"""Who waits for a worker: people first, matches and applications in turn, and nobody for ever."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
import redis

from strata.domain.match.match import LANES, Lane
from strata.store.in_memory import MemoryJournal
from strata.store.matches import Matches
from strata.workers.queue import OTHER_WAY_ROUND, JobQueue
from strata.workers.relay import Relay
from tests.store.people import new_match


@pytest.fixture
def queue(real_redis: redis.Redis) -> JobQueue:
    return JobQueue(real_redis, Random(1))


def _take(queue: JobQueue) -> str:
    job = queue.take(None)
    assert job is not None
    return str(job.args[0])


def test_a_person_does_not_wait_for_matches_of_bots(queue: JobQueue) -> None:
    for number in range(50):
        queue.enqueue("play_bot", f"bots{number}", 2, "bots")
    queue.enqueue("play_bot", "person", 2, "people")
    queue.enqueue("score", "over", 9, "prompt")
    assert [_take(queue), _take(queue)] == ["over", "person"]


def test_no_lane_waits_for_ever(queue: JobQueue) -> None:
    for number in range(50):
        queue.enqueue("play_bot", f"person{number}", 2, "people")
    queue.enqueue("play_bot", "bots", 2, "bots")
    assert "bots" in [_take(queue) for _ in range(OTHER_WAY_ROUND)]


@pytest.mark.parametrize("lane", LANES)
def test_an_application_with_many_matches_does_not_hold_up_another(queue: JobQueue, lane: Lane) -> None:
    for number in range(200):
        queue.enqueue("play_bot", f"many{number}", 2, lane, "greedy-inc")
    for number in range(20):
        queue.enqueue("play_bot", f"few{number}", 2, lane, "small-club")
    taken = Counter(_take(queue)[:3] for _ in range(60))
    assert taken["few"] == 20, "their turns came as often as those of the others"


def test_matches_of_an_application_take_turns(queue: JobQueue) -> None:
    queue.enqueue("play_bot", "m1", 2)
    queue.enqueue("play_bot", "m2", 2)
    assert _take(queue) == "m1"
    queue.enqueue("play_bot", "m1", 30)
    assert [_take(queue), _take(queue)] == ["m2", "m1"]


def test_the_relay_puts_each_match_into_its_lane(queue: JobQueue) -> None:
    matches = Matches(MemoryJournal())
    new_match(matches, "bot", "bot", id_="bots")
    new_match(matches, "bot", "human", id_="people")
    relay = Relay(matches, queue)
    relay.relay()
    assert [_take(queue), _take(queue)] == ["people", "bots"]


def test_a_job_of_an_unknown_lane_waits_with_the_bots(queue: JobQueue) -> None:
    """As those in a feed that an earlier release wrote."""
    matches = Matches(MemoryJournal())
    new_match(matches, "bot", "bot")
    feed = matches.journal.feed

    matches.journal.feed = lambda *asked: [replace(entry, lane="") for entry in feed(*asked)]  # type: ignore[method-assign]
    Relay(matches, queue).relay()
    assert queue.job_ids() == ["play_bot-m1-2"]


def test_a_quick_worker_leaves_to_others_what_thinks_for_long(queue: JobQueue, real_redis: redis.Redis) -> None:
    queue.enqueue("play_bot", "strong", 2, "people_thinking")
    queue.enqueue("play_bot", "greedy", 2, "bots")
    quick = JobQueue(real_redis, Random(1), is_quick=True)
    assert _take(quick) == "greedy"
    assert quick.take(None) is None
    assert _take(queue) == "strong"

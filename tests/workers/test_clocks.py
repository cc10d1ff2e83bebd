"""A person whose time is up is stood in for by a bot: in time, once, and never against a move that was faster."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
import redis

from strata.domain.match.commands import LapseClock, RequestUndo, SeatGrant
from strata.domain.match.events import Clock, SeatKind
from strata.domain.match.match import TIME_TO_ACT, TIME_TO_RETURN
from strata.store.in_memory import MemoryJournal
from strata.store.journal import Journal
from strata.store.matches import Matches
from strata.workers.jobs import do_job
from strata.workers.queue import JobQueue
from strata.workers.relay import Relay
from strata.workers.sweeper import Sweeper
from tests.kernel.pebbles import PEBBLES, Options
from tests.match.deeds import creation, job_of
from tests.match.table import plan
from tests.store.people import hide, hiding
from tests.store.wrapped import Disturbed
from tests.workers.bench import empty, queued, work_off

NOON = datetime(2031, 5, 6, 12, tzinfo=UTC)


class Time:
    """Seconds after noon, moved by the test."""

    seconds = 0.0

    def __call__(self) -> datetime:
        return NOON + timedelta(seconds=self.seconds)

    @property
    def milliseconds(self) -> int:
        return round(self().timestamp() * 1000)


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def matches(time: Time) -> Matches:
    return Matches(MemoryJournal(), now=time)


def _timed(matches: Matches, *kinds: SeatKind, rounds: int = 3, clock: Clock | None = None) -> None:
    """A match of pebbles at version 2, with a minute for each move."""
    plans = [plan(kind) for kind in kinds]
    timing = clock or Clock(move_seconds=60, bot="random")
    matches.create(creation("m1", PEBBLES, Options(rounds), plans, clock=timing), {})


def _story(journal: Journal, after: int = 2) -> list[tuple[str, str]]:
    return [(event.type, event.actor) for event in journal.read("m1", after)]


def test_nothing_is_done_before_the_time_is_up(matches: Matches, time: Time) -> None:
    _timed(matches, "human", "human")
    time.seconds = 59.9
    assert do_job(matches, "m1", 2) is None
    assert _story(matches.journal) == []


def test_when_the_time_is_up_a_bot_stands_in_and_plays_until_a_person_is_asked(matches: Matches, time: Time) -> None:
    _timed(matches, "human", "human")
    time.seconds = 30
    hide(matches, 0)
    time.seconds = 60
    assert do_job(matches, "m1", 3) is None
    assert _story(matches.journal, 3) == [
        ("seat_lapsed", "service"),
        ("move_played", "bot:1"),
        ("move_played", "bot:1"),
    ]
    assert matches.load("m1").pending == [(0, "hide")]


def test_without_people_the_bots_wait_a_day_and_then_play_to_the_end(matches: Matches, time: Time) -> None:
    _timed(matches, "human", "human", rounds=2)
    time.seconds = 61
    assert do_job(matches, "m1", 2) is None
    overdue = [*["seat_lapsed"] * 2, *["move_played"] * 2]
    assert [type_ for type_, _ in _story(matches.journal)] == overdue
    end = time.milliseconds + TIME_TO_RETURN
    assert matches.journal.due(end - 1) == []
    assert matches.journal.due(end) == ["m1"]
    time.seconds += TIME_TO_RETURN / 1000
    more = do_job(matches, "m1", 6)
    assert [type_ for type_, _ in _story(matches.journal)] == [*overdue, *["move_played"] * 2, "match_finished"]
    assert more == matches.load("m1").ledger.version


def test_bots_play_on_at_once_when_somebody_is_back(matches: Matches, time: Time) -> None:
    _timed(matches, "human", "human")
    time.seconds = 61
    do_job(matches, "m1", 2)
    back = matches.change("m1", hiding(0)).match
    assert do_job(matches, "m1", back.ledger.version) is None
    assert matches.load("m1").pending == [(0, "hide")]


def test_a_job_that_runs_twice_lets_a_seat_lapse_once(matches: Matches, time: Time) -> None:
    _timed(matches, "human", "human")
    hide(matches, 0)
    time.seconds = 60
    do_job(matches, "m1", 3)
    story = _story(matches.journal)
    assert do_job(matches, "m1", 3) is None
    assert _story(matches.journal) == story


def test_a_move_that_is_faster_than_the_lapse_counts(time: Time) -> None:
    journal = MemoryJournal()
    disturbed = Disturbed(journal)
    worker, person = Matches(disturbed, now=time), Matches(journal, now=time)
    _timed(person, "human", "human")
    hide(person, 0)
    time.seconds = 60
    disturbed.before_append.append(lambda: person.change("m1", hiding(1)))
    assert do_job(worker, "m1", 3) is None
    assert _story(journal, 3) == [("move_played", "seat:1")]


def test_a_move_that_is_slower_than_the_lapse_brings_its_person_back(time: Time) -> None:
    journal = MemoryJournal()
    disturbed = Disturbed(journal)
    worker, person = Matches(journal, now=time), Matches(disturbed, now=time)
    _timed(worker, "human", "human")
    person.load("m1")
    time.seconds = 60
    disturbed.before_append.append(lambda: worker.change("m1", LapseClock()))
    person.change("m1", hiding(1))
    assert [type_ for type_, _ in _story(journal)] == [*["seat_lapsed"] * 2, "seat_resumed", "move_played"]


def test_a_person_who_lapses_while_bots_are_at_work_does_not_wait_for_them(matches: Matches, time: Time) -> None:
    """Ten seconds go by with every look at the time, so it is up between two moves of bots."""

    def slow() -> datetime:
        time.seconds += 10
        return time()

    matches = Matches(matches.journal, now=slow)
    _timed(matches, "human", *["bot"] * 3, rounds=50)  # type: ignore[list-item]
    version = do_job(matches, "m1", 2)
    while matches.load("m1").ledger.seats[0].stand_in is None:
        assert version is not None
        version = do_job(matches, "m1", version)
    lapsed = next(event for event in matches.journal.read("m1", 2) if event.type == "seat_lapsed")
    assert datetime.fromisoformat(lapsed.at) - NOON < timedelta(seconds=120)


# The sweeper


@pytest.fixture
def queue(real_redis: redis.Redis) -> JobQueue:
    return JobQueue(real_redis)


@pytest.fixture
def relay(matches: Matches, queue: JobQueue) -> Relay:
    return Relay(matches, queue)


@pytest.fixture
def sweeper(matches: Matches, queue: JobQueue) -> Sweeper:
    return Sweeper(matches, queue)


def test_a_deadline_is_due_to_the_moment_and_other_duties_after_a_while(matches: Matches, time: Time) -> None:
    _timed(matches, "human", "bot")
    now = time.milliseconds
    assert matches.journal.due(now + TIME_TO_ACT - 1) == []
    assert matches.journal.due(now + TIME_TO_ACT) == ["m1"]
    do_job(matches, "m1", 2)
    assert job_of(matches.load("m1")) == "clock"
    assert matches.journal.due(now + 60_000 - 1) == []
    assert matches.journal.due(now + 60_000) == ["m1"]


def test_a_clock_makes_a_job_when_it_has_run_out_and_not_before(
    matches: Matches, queue: JobQueue, relay: Relay, sweeper: Sweeper, time: Time
) -> None:
    _timed(matches, "human", "human")
    relay.relay()
    time.seconds = 59.9
    assert (sweeper.sweep_newly_due(), queued(queue)) == (0, [])
    time.seconds = 60
    assert (sweeper.sweep_newly_due(), queued(queue)) == (1, ["clock-m1-2"])
    empty(queue)
    assert sweeper.sweep_newly_due() == 0, "a look is for what is new"
    assert (sweeper.sweep_all(), queued(queue)) == (1, ["clock-m1-2"]), "and what got lost is swept up"


def test_relay_and_worker_let_a_seat_lapse(
    matches: Matches, queue: JobQueue, relay: Relay, sweeper: Sweeper, time: Time, real_redis: redis.Redis
) -> None:
    _timed(matches, "human", "bot", clock=Clock(total_seconds=10))
    relay.relay()
    work_off(matches, real_redis)
    assert job_of(matches.load("m1")) == "clock"
    time.seconds = 10
    sweeper.sweep_newly_due()
    work_off(matches, real_redis)
    assert matches.load("m1").ledger.is_deserted
    time.seconds += TIME_TO_RETURN / 1000
    sweeper.sweep_newly_due()
    work_off(matches, real_redis)
    assert matches.load("m1").ledger.status == "scored"


def test_bots_that_wait_for_an_answer_do_not_keep_a_clock_waiting(matches: Matches, time: Time) -> None:
    _timed(matches, "human", "human", "human", "bot")
    hide(matches, 0)
    hide(matches, 1)
    time.seconds = 50
    version = matches.change("m1", RequestUndo(by=SeatGrant(0, 1), to_version=2)).match.ledger.version
    asking = matches.load("m1")
    assert (asking.ledger.request is not None, asking.pending_bots) == (True, [3])
    time.seconds = 60
    assert matches.journal.due(time.milliseconds) == ["m1"]
    do_job(matches, "m1", version)
    assert _story(matches.journal, version)[0] == ("seat_lapsed", "service")

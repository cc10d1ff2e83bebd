"""A job does what its match waits for at its version, and nothing otherwise."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest

from strata.domain.bots import choose
from strata.domain.kernel import Action
from strata.domain.match import decide
from strata.domain.match.commands import Anyone, LeaveSeat, SeatGrant, TakeSeat
from strata.store.in_memory import MemoryJournal
from strata.store.journal import Journal
from strata.store.matches import Matches
from strata.workers import jobs
from strata.workers.jobs import do_job
from tests.kernel.pebbles import PEBBLES
from tests.store.people import hide, hiding, new_match, play_up_to
from tests.store.wrapped import Disturbed


@pytest.fixture
def matches() -> Matches:
    return Matches(MemoryJournal())


def _types(matches: Matches, after: int) -> list[str]:
    return [event.type for event in matches.journal.read("m1", after)]


def test_all_bots_that_are_asked_play_until_only_a_person_is(matches: Matches) -> None:
    new_match(matches, "bot", "human", "bot")
    assert do_job(matches, "m1", 2) is None
    match = matches.load("m1")
    assert match.pending == [(1, "hide")]
    assert [event.actor for event in matches.journal.read("m1", 2)] == ["bot:0", "bot:2"]


def test_bots_go_on_through_the_decisions_that_follow_each_other(matches: Matches) -> None:
    # Given a person has chosen and two bots are asked: when they have, a round is over and they are asked again
    new_match(matches, "bot", "human", "bot")
    hide(matches, 1)
    assert do_job(matches, "m1", 3) is None
    assert [event.actor for event in matches.journal.read("m1", 3)] == ["bot:0", "bot:2", "bot:0", "bot:2"]
    assert matches.load("m1").pending == [(1, "hide")]


def test_bots_among_themselves_play_to_the_end_and_leave_the_score_to_be_done(matches: Matches) -> None:
    new_match(matches, "bot", "bot", rounds=2)
    more = do_job(matches, "m1", 2)
    assert _types(matches, 2) == ["move_played"] * 4 + ["match_finished"]
    assert more == matches.load("m1").ledger.version == 7


def test_a_finished_match_is_scored(matches: Matches) -> None:
    new_match(matches, rounds=1)
    hide(matches, 0, pebbles=1)
    finished = hide(matches, 1, pebbles=2).match
    assert do_job(matches, "m1", finished.ledger.version) is None
    assert _types(matches, 5) == ["match_scored", "seed_revealed"]
    scored = matches.load("m1").ledger
    assert scored.outcome == PEBBLES.outcome(finished.position.state)
    assert {event.actor for event in matches.journal.read("m1", 5)} == {"service"}


def test_a_match_nobody_filled_is_given_up(matches: Matches) -> None:
    new_match(matches, "human", "open")
    assert do_job(matches, "m1", 1) is None
    assert _types(matches, 1) == [], "not before its time"
    assert do_job(_in_a_week(matches.journal), "m1", 1) is None
    assert _types(matches, 1) == ["match_cancelled", "seed_revealed"]
    assert b"never_filled" in bytes(matches.journal.read("m1", 1)[0].data)


def _in_a_week(journal: Journal) -> Matches:
    return Matches(journal, now=lambda: datetime.now(UTC) + timedelta(days=7, seconds=1))


def test_a_match_that_was_filled_meanwhile_is_not_given_up(matches: Matches) -> None:
    new_match(matches, "human", "open")
    matches.change("m1", TakeSeat(by=Anyone(), seat=1))
    assert do_job(matches, "m1", 1) is None
    assert matches.load("m1").ledger.status == "playing"


@pytest.mark.parametrize("version", [1, 3, 99])
def test_nothing_is_done_for_another_version(matches: Matches, version: int) -> None:
    new_match(matches, "bot", "human")
    assert do_job(matches, "m1", version) is None
    assert matches.load("m1").ledger.version == 2


def test_nothing_is_done_where_a_person_is_asked(matches: Matches) -> None:
    new_match(matches, "human", "human")
    assert do_job(matches, "m1", 2) is None
    assert matches.load("m1").ledger.version == 2


def test_nothing_is_done_for_a_match_that_is_not_there(matches: Matches) -> None:
    assert do_job(matches, "m1", 1) is None


@pytest.mark.parametrize("kinds", [("bot", "human"), ("bot", "bot"), ("human", "open")])
def test_a_job_that_runs_twice_does_its_work_once(matches: Matches, kinds: tuple[str, ...]) -> None:
    version = new_match(matches, *kinds).match.ledger.version  # type: ignore[arg-type]
    later = _in_a_week(matches.journal)
    do_job(later, "m1", version)
    before = matches.journal.read("m1", 0)
    assert len(before) > version
    assert do_job(later, "m1", version) is None
    assert do_job(_in_a_week(matches.journal), "m1", version) is None
    assert matches.journal.read("m1", 0) == before


def test_scoring_twice_scores_once(matches: Matches) -> None:
    new_match(matches, "bot", "bot", rounds=1)
    finished = do_job(matches, "m1", 2)
    assert finished is not None
    do_job(matches, "m1", finished)
    assert do_job(matches, "m1", finished) is None
    assert _types(matches, finished) == ["match_scored", "seed_revealed"]


def test_two_workers_at_the_same_duty_leave_one_piece_of_work() -> None:
    # Given two workers with the same job, one of them a step ahead
    journal = MemoryJournal()
    disturbed = Disturbed(journal)
    slow, fast = Matches(disturbed), Matches(journal)
    new_match(fast, "bot", "human")
    disturbed.before_append.append(lambda: do_job(fast, "m1", 2))
    # When the slow one comes to its append
    assert do_job(slow, "m1", 2) is None
    # Then the bot has played once
    assert [event.actor for event in journal.read("m1", 2)] == ["bot:0"]


def test_a_bot_whose_match_moved_on_under_it_leaves_the_rest_to_the_next_job() -> None:
    journal = MemoryJournal()
    disturbed = Disturbed(journal)
    matches, person = Matches(disturbed), Matches(journal)
    new_match(person, "bot", "human", "bot")
    disturbed.before_append.append(lambda: person.change("m1", hiding(1)))
    assert do_job(matches, "m1", 2) is None
    assert [event.actor for event in journal.read("m1", 2)] == ["seat:1"]
    assert do_job(matches, "m1", 3) is None
    assert [event.actor for event in journal.read("m1", 3)] == ["bot:0", "bot:2"] * 2


def test_a_person_who_takes_the_last_seat_is_faster_than_giving_up() -> None:
    journal = MemoryJournal()
    disturbed = Disturbed(journal)
    matches, person = _in_a_week(disturbed), Matches(journal)
    new_match(person, "human", "open")
    disturbed.before_append.append(lambda: person.change("m1", TakeSeat(by=Anyone(), seat=1)))
    assert do_job(matches, "m1", 1) is None
    assert person.load("m1").ledger.status == "playing"


def test_a_stint_ends_and_names_the_version_to_go_on_from(matches: Matches, monkeypatch: pytest.MonkeyPatch) -> None:
    # Given a clock on which each look takes a second
    seconds = count()
    monkeypatch.setattr(jobs, "time", SimpleNamespace(monotonic=lambda: float(next(seconds))))
    monkeypatch.setattr(jobs, "LONGEST_RUN", dict.fromkeys(jobs.LONGEST_RUN, 3.0))
    new_match(matches, "bot", "bot", rounds=50)
    # When a job starts on a match that bots would play for longer
    more = do_job(matches, "m1", 2)
    # Then it stops in time, and says where the next one begins
    assert more == 5
    assert matches.load("m1").ledger.version == 5
    assert do_job(matches, "m1", 5) == 8


def test_a_seat_that_was_left_is_played_by_a_bot_of_the_level_named(
    matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    levels = []

    def noted(level: str, *about: Any) -> Action:
        levels.append(level)
        return choose(level, *about)

    monkeypatch.setattr(decide, "choose", noted)
    new_match(matches, "human", "human")
    play_up_to(matches, 3)
    matches.change("m1", LeaveSeat(by=SeatGrant(1, 1), bot="greedy"))
    do_job(matches, "m1", 4)
    assert set(levels) == {"greedy"}


def test_a_bot_at_a_human_pace_waits_before_each_of_its_moves() -> None:
    # Given a match whose bots let three seconds pass
    clock = SimpleNamespace(at=datetime(2026, 1, 1, tzinfo=UTC))
    matches = Matches(MemoryJournal(), now=lambda: clock.at)
    new_match(matches, "human", "bot", "bot", pace=3)
    duty = matches.load("m1").duty
    assert duty is not None
    assert (duty.job, duty.waits) == ("play_bot", True)
    assert duty.due - matches.now() == 3000
    # When a job comes too early, nothing happens; when it is time, one bot moves and the other waits in its turn
    assert do_job(matches, "m1", 2) is None
    assert matches.load("m1").ledger.version == 2
    clock.at += timedelta(seconds=3)
    assert do_job(matches, "m1", 2) is None
    assert [event.actor for event in matches.journal.read("m1", 2)] == ["bot:1"]
    clock.at += timedelta(seconds=3)
    assert do_job(matches, "m1", 3) is None
    assert [event.actor for event in matches.journal.read("m1", 3)] == ["bot:2"]


def test_a_level_thinks_as_long_as_it_says_and_no_longer(matches: Matches, monkeypatch: pytest.MonkeyPatch) -> None:
    # Given a clock that each look moves on by a tenth of a second
    slept: list[float] = []
    ticks = count()
    clock = SimpleNamespace(monotonic=lambda: next(ticks) / 10, sleep=slept.append)
    monkeypatch.setattr(jobs, "time", clock)
    new_match(matches, "bot", "human", bot="strong")
    do_job(matches, "m1", 2)
    # Then the search ended at its two seconds, and what was left of them was slept through
    assert [event.actor for event in matches.journal.read("m1", 2)] == ["bot:0"]
    assert next(ticks) / 10 == pytest.approx(2.0, abs=1.0)
    assert all(0 <= rest <= 2 for rest in slept)
    assert len(slept) == 1


def test_a_level_that_is_not_installed_leaves_its_match_alone(matches: Matches) -> None:
    new_match(matches, "bot", "human", bot="of-a-package-that-is-gone")
    assert do_job(matches, "m1", 2) is None
    assert matches.load("m1").ledger.version == 2

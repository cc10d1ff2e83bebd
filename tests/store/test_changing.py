"""Matches change by load, decide, append and retry; who was faster never disturbs what is still legal."""

from __future__ import annotations

import threading
from datetime import UTC, datetime, timedelta

import msgspec
import pytest

from strata.domain.kernel import IllegalAction, NotYourTurn
from strata.domain.match.commands import Administrator, Cancel
from strata.domain.match.events import SeatKind
from strata.domain.match.match import TIME_TO_ACT, TIME_TO_FILL
from strata.domain.match.record import NO_HASH, is_chained
from strata.domain.match.refusals import Refused
from strata.domain.match.snapshots import to_snapshot
from strata.store.journal import Journal
from strata.store.matches import KeyReused, Matches, StaleVersion
from tests.match.auditor import shown_to
from tests.store.people import hide, hide_for, hiding, leaving, new_match
from tests.store.wrapped import Counting, Disturbed

NOON = datetime(2031, 5, 6, 12, 0, 0, 123_456, tzinfo=UTC)
NOON_MS = int(NOON.timestamp() * 1000)


def test_a_change_is_in_the_record_when_it_is_answered(journal: Journal) -> None:
    matches = Matches(journal, now=lambda: NOON)
    made = new_match(matches)
    assert journal.read("m1", 0) == made.events
    changed = hide(matches, 1)
    assert journal.read("m1", 2) == changed.events
    assert changed.match.ledger.version == 3
    (event,) = changed.events
    assert (event.at, event.actor) == ("2031-05-06T12:00:00.123456Z", "seat:1")


def test_a_match_with_a_taken_id_is_not_made_again(journal: Journal) -> None:
    matches = Matches(journal)
    made = new_match(matches)
    with pytest.raises(KeyReused):
        new_match(Matches(journal))
    assert journal.read("m1", 0) == made.events


def test_each_match_has_a_seed_of_its_own(journal: Journal) -> None:
    matches = Matches(journal)
    for id_ in ("m1", "m2"):
        new_match(matches, id_=id_)
    seeds = [journal.seed("m1"), journal.seed("m2")]
    assert all(seed is not None and len(seed) == 32 for seed in seeds)
    assert seeds[0] != seeds[1]


def test_what_is_refused_leaves_no_trace(journal: Journal) -> None:
    matches = Matches(journal)
    new_match(matches)
    hide(matches, 0)
    with pytest.raises(NotYourTurn):
        hide(matches, 0)
    with pytest.raises(IllegalAction):
        hide(matches, 1, pebbles=9)
    assert journal.head("m1") == 3


def test_simultaneous_choices_in_two_processes_do_not_disturb_each_other(journal: Journal) -> None:
    # Given two processes that both know the match as it began
    disturbed = Disturbed(journal)
    mine, theirs = Matches(disturbed), Matches(journal)
    new_match(theirs)
    mine.load("m1")
    # When seat 1 is faster than seat 0, whose choice was already decided on
    disturbed.before_append.append(lambda: hide(theirs, 1, pebbles=3))
    changed = hide(mine, 0, pebbles=2)
    # Then both choices stand, the second decided again behind the first
    assert disturbed.appends == 2
    assert changed.match.ledger.version == 4
    assert [event.actor for event in journal.read("m1", 2)] == ["seat:1", "seat:0"]
    assert changed.match.position is not None
    assert changed.match.position.state.round == 2
    assert to_snapshot(Matches(journal).load("m1")) == to_snapshot(changed.match)


def test_who_was_faster_may_make_a_choice_illegal(journal: Journal) -> None:
    disturbed = Disturbed(journal)
    mine, theirs = Matches(disturbed), Matches(journal)
    new_match(theirs)
    disturbed.before_append.append(lambda: hide(theirs, 0, pebbles=3))
    with pytest.raises(NotYourTurn):
        hide(mine, 0, pebbles=2)
    assert journal.head("m1") == 3


def test_the_same_choice_twice_at_once_is_made_once_where_a_process_counts_the_time_behind(journal: Journal) -> None:
    new_match(Matches(journal, now=lambda: NOON))
    disturbed = Disturbed(journal)
    behind = Matches(disturbed, now=lambda: NOON - timedelta(milliseconds=5))
    disturbed.before_append.append(lambda: hide(behind, 0, pebbles=2))
    with pytest.raises(NotYourTurn):
        hide(behind, 0, pebbles=2)
    assert journal.head("m1") == 3


def test_who_was_faster_may_end_the_match(journal: Journal) -> None:
    disturbed = Disturbed(journal)
    mine, theirs = Matches(disturbed), Matches(journal)
    new_match(theirs)
    disturbed.before_append.append(lambda: theirs.change("m1", Cancel(by=Administrator())))
    with pytest.raises(Refused) as refused:
        hide(mine, 0)
    assert refused.value.code == "match_over"


def test_what_one_process_knows_is_refreshed_before_it_refuses(journal: Journal) -> None:
    # Given a process that saw seat 0 choose, and not that seat 1 did and a new round began
    mine, theirs = Matches(journal), Matches(journal)
    new_match(mine)
    hide(mine, 0)
    hide(theirs, 1)
    assert mine.recent("m1").pending == [(1, "hide")]
    # When seat 0 chooses again
    changed = hide(mine, 0)
    # Then it may
    assert changed.match.ledger.version == 5


def test_a_move_with_if_match_is_made_at_that_version(journal: Journal) -> None:
    matches = Matches(journal)
    new_match(matches)
    assert hide(matches, 0, if_match=2).match.ledger.version == 3


def test_a_stale_if_match_is_told_what_was_missed(journal: Journal) -> None:
    mine, theirs = Matches(journal), Matches(journal)
    new_match(mine)
    hide(theirs, 0)
    hide(theirs, 1)
    for matches in (mine, theirs, Matches(journal)):
        with pytest.raises(StaleVersion) as stale:
            hide(matches, 0, pebbles=3, if_match=2)
        assert stale.value.version == 4
        assert stale.value.missed == journal.read("m1", 2)
    assert journal.head("m1") == 4


def test_if_match_is_judged_before_legality(journal: Journal) -> None:
    matches = Matches(journal)
    new_match(matches)
    hide(matches, 0)
    with pytest.raises(StaleVersion):
        hide(matches, 0, pebbles=9, if_match=2)


def test_if_match_does_not_decide_again_when_somebody_was_faster(journal: Journal) -> None:
    disturbed = Disturbed(journal)
    mine, theirs = Matches(disturbed), Matches(journal)
    new_match(theirs)
    disturbed.before_append.append(lambda: hide(theirs, 1))
    with pytest.raises(StaleVersion) as stale:
        hide(mine, 0, if_match=2)
    assert [event.actor for event in stale.value.missed] == ["seat:1"]
    assert stale.value.version == 3
    assert disturbed.appends == 1


def test_if_match_ahead_of_what_a_process_knows_makes_it_look(journal: Journal) -> None:
    mine, theirs = Matches(journal), Matches(journal)
    new_match(mine)
    hide(theirs, 1)
    assert hide(mine, 0, if_match=3).match.ledger.version == 4


def test_if_match_ahead_of_the_match_is_stale_without_missed_events(journal: Journal) -> None:
    matches = Matches(journal)
    new_match(matches)
    with pytest.raises(StaleVersion) as stale:
        hide(matches, 0, if_match=7)
    assert (stale.value.version, stale.value.missed) == (2, [])


def test_a_change_by_who_knows_the_match_reads_nothing(journal: Journal) -> None:
    counting = Counting(journal)
    matches = Matches(counting)
    new_match(matches)
    counting.reads = 0
    hide(matches, 0)
    assert counting.reads == 0


def test_what_the_service_must_do_is_late_after_a_while_and_filling_after_a_week(journal: Journal) -> None:
    matches = Matches(journal, now=lambda: NOON)
    new_match(matches, "human", "human")
    assert journal.due(10**15) == []
    matches.change("m1", leaving(1))
    assert journal.due(NOON_MS + TIME_TO_ACT - 1) == []
    assert journal.due(NOON_MS + TIME_TO_ACT) == ["m1"]
    assert journal.due(NOON_MS + TIME_TO_ACT + 1, after=NOON_MS + TIME_TO_ACT - 1) == ["m1"]
    assert journal.due(NOON_MS + TIME_TO_ACT + 1, after=NOON_MS + TIME_TO_ACT) == []
    hide_for(matches, matches.load("m1"), 1)
    assert journal.due(10**15) == []
    new_match(matches, "human", "open", id_="waiting")
    assert "waiting" not in journal.due(NOON_MS + TIME_TO_FILL - 1)
    assert "waiting" in journal.due(NOON_MS + TIME_TO_FILL)


def test_seats_that_choose_at_once_all_get_through(shared: Journal) -> None:
    """Four processes, one for each seat, play a whole match without waiting for each other."""
    rounds, seats = 5, 4
    people: list[SeatKind] = ["human"] * seats
    new_match(Matches(shared), *people, rounds=rounds)
    refused: list[BaseException] = []

    def sit(seat: int) -> None:
        matches = Matches(shared)
        try:
            while (match := matches.load("m1")).ledger.status == "playing":
                if (seat, "hide") in match.pending:
                    matches.change("m1", hiding(seat, seat))
        except BaseException as error:
            refused.append(error)

    threads = [threading.Thread(target=sit, args=(seat,), daemon=True) for seat in range(seats)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert refused == []
    events = shared.read("m1", 0)
    moves = [event for event in events if event.type == "move_played"]
    assert len(moves) == rounds * seats
    for played in range(rounds):
        choosers = [msgspec.json.decode(move.data)["seat"] for move in moves[played * seats : (played + 1) * seats]]
        assert sorted(choosers) == list(range(seats))
    previous = NO_HASH
    for shown in shown_to(None, events, shared.seed("m1") or b""):
        assert is_chained(previous, shown)
        previous = shown["hash"]

"""A request may be repeated, and a command sent twice: it counts once and is answered the same."""

from __future__ import annotations

import pytest

from strata.domain.match.record import nonce, seal
from strata.domain.match.snapshots import to_snapshot
from strata.store.journal import Journal
from strata.store.matches import KeyReused, Matches, RepeatableRequest, StaleVersion
from tests.store.people import hide, new_match
from tests.store.wrapped import Disturbed, LosingReplies

ONCE = RepeatableRequest("seat-0/key", "digest of what was asked")


def test_a_repeated_move_gets_the_first_answer_again(journal: Journal) -> None:
    matches = Matches(journal)
    new_match(matches)
    first = hide(matches, 0, request=ONCE)
    for process in (matches, Matches(journal)):
        again = hide(process, 0, request=ONCE)
        assert again.events == first.events
        assert to_snapshot(again.match) == to_snapshot(first.match)
    assert journal.head("m1") == 3


def test_the_first_answer_is_given_also_when_the_match_has_moved_on(journal: Journal) -> None:
    matches = Matches(journal)
    new_match(matches, rounds=1)
    first = hide(matches, 0, pebbles=2, request=ONCE)
    last = hide(matches, 1, request=RepeatableRequest("seat-1/key", "asked"))
    assert [event.type for event in last.events] == ["move_played", "match_finished"]
    for process in (matches, Matches(journal)):
        again = hide(process, 0, pebbles=2, request=ONCE)
        assert (again.events, again.match.ledger) == (first.events, first.match.ledger)
        assert to_snapshot(again.match) == to_snapshot(first.match)
        again = hide(process, 1, request=RepeatableRequest("seat-1/key", "asked"))
        assert (again.events, again.match.ledger) == (last.events, last.match.ledger)
    assert journal.head("m1") == 5


def test_a_repeated_move_is_answered_before_its_version_is_judged(journal: Journal) -> None:
    matches = Matches(journal)
    new_match(matches)
    first = hide(matches, 0, if_match=2, request=ONCE)
    assert hide(matches, 0, if_match=2, request=ONCE).events == first.events
    with pytest.raises(StaleVersion):
        hide(matches, 1, if_match=2, request=RepeatableRequest("another key", "asked"))


def test_a_key_is_good_for_one_request(journal: Journal) -> None:
    matches = Matches(journal)
    new_match(matches)
    hide(matches, 0, request=ONCE)
    with pytest.raises(KeyReused):
        hide(matches, 0, pebbles=3, request=RepeatableRequest(ONCE.key, "digest of something else"))
    assert journal.head("m1") == 3


def test_a_refused_request_may_be_tried_again_with_its_key(journal: Journal) -> None:
    matches = Matches(journal)
    new_match(matches)
    with pytest.raises(StaleVersion):
        hide(matches, 0, if_match=9, request=ONCE)
    assert hide(matches, 0, if_match=2, request=ONCE).match.ledger.version == 3


def test_the_same_request_at_two_processes_at_once_counts_once(journal: Journal) -> None:
    disturbed = Disturbed(journal)
    mine, theirs = Matches(disturbed), Matches(journal)
    new_match(theirs)
    answers = []
    disturbed.before_append.append(lambda: answers.append(hide(theirs, 0, request=ONCE)))
    answer = hide(mine, 0, request=ONCE)
    assert answer.events == answers[0].events
    assert journal.head("m1") == 3


@pytest.mark.parametrize("if_match", [None, 2], ids=["at any version", "with if-match"])
def test_the_same_request_twice_at_once_in_one_process_is_not_refused(journal: Journal, if_match: int | None) -> None:
    disturbed = Disturbed(journal)
    matches = Matches(disturbed)
    new_match(matches)
    answers = []
    disturbed.before_append.append(lambda: answers.append(hide(matches, 0, if_match=if_match, request=ONCE)))
    answer = hide(matches, 0, if_match=if_match, request=ONCE)
    assert answer.events == answers[0].events
    assert journal.head("m1") == 3


def test_a_repeated_creation_gets_the_first_answer_again(journal: Journal) -> None:
    first = new_match(Matches(journal), request=ONCE)
    hide(Matches(journal), 0)
    again = new_match(Matches(journal), request=ONCE)
    assert again.events == first.events
    assert to_snapshot(again.match) == to_snapshot(first.match)
    with pytest.raises(KeyReused):
        new_match(Matches(journal), request=RepeatableRequest(ONCE.key, "digest of something else"))


def test_who_repeats_a_creation_plays_on_with_the_seed_of_the_first(journal: Journal) -> None:
    new_match(Matches(journal), request=ONCE)
    matches = Matches(journal)
    new_match(matches, request=ONCE)
    assert matches.seed("m1") == journal.seed("m1")
    sealed = hide(matches, 0).events[0].sealed
    assert sealed["/draws"] == seal(nonce(journal.seed("m1") or b"", "m1", 3, "/draws"), [])


@pytest.mark.parametrize("request_", [None, ONCE], ids=["without a key", "with a key"])
@pytest.mark.parametrize("if_match", [None, 2], ids=["at any version", "with if-match"])
def test_an_append_whose_reply_was_lost_is_reported_as_won(
    journal: Journal, request_: RepeatableRequest | None, if_match: int | None
) -> None:
    losing = LosingReplies(journal)
    new_match(Matches(journal))
    changed = hide(Matches(losing), 0, if_match=if_match, request=request_)
    assert changed.events == journal.read("m1", 2)
    assert changed.match.ledger.version == journal.head("m1") == 3


@pytest.mark.parametrize("request_", [None, ONCE], ids=["without a key", "with a key"])
def test_a_creation_whose_reply_was_lost_is_reported_as_won(
    journal: Journal, request_: RepeatableRequest | None
) -> None:
    matches = Matches(LosingReplies(journal))
    made = new_match(matches, request=request_)
    assert made.events == journal.read("m1", 0)
    assert journal.head("m1") == 2
    assert hide(matches, 0).match.ledger.version == 3


@pytest.mark.parametrize("request_", [None, ONCE], ids=["without a key", "with a key"])
def test_it_is_won_also_when_others_followed_before_the_command_was_sent_again(
    journal: Journal, request_: RepeatableRequest | None
) -> None:
    losing = LosingReplies(journal)
    mine, theirs = Matches(losing), Matches(journal)
    new_match(theirs)
    losing.meanwhile.append(lambda: hide(theirs, 1))
    changed = hide(mine, 0, request=request_)
    assert [event.actor for event in changed.events] == ["seat:0"]
    assert changed.match.ledger.version == 3
    assert journal.head("m1") == 4
    assert mine.load("m1").ledger.version == 4

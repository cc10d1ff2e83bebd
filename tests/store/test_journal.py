"""What every journal does, whatever it is kept on."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from strata.domain.match.record import NO_HASH, is_chained
from strata.store.journal import (
    SHARDS,
    START,
    Appended,
    Conflict,
    IdempotencyRecord,
    Journal,
    Repeated,
    Snapshot,
    shard_of,
)
from tests.match.auditor import shown_to
from tests.store.entries import SEED, append_of, events, put, snapshot_of_journal

ALL = dict.fromkeys(range(SHARDS), START)


def test_what_was_appended_is_read_back_whole(journal: Journal) -> None:
    written = events("m1", None, 3)
    assert journal.append(append_of("m1", None, written)) == Appended()
    assert journal.read("m1", 0) == written
    assert journal.head("m1") == 3
    previous = NO_HASH
    for shown in shown_to(None, journal.read("m1", 0), SEED):
        assert is_chained(previous, shown)
        previous = shown["hash"]


def test_events_are_read_behind_a_version_and_up_to_a_number(journal: Journal) -> None:
    put(journal, "m1", count=12)
    assert [event.version for event in journal.read("m1", 9)] == [10, 11, 12]
    assert [event.version for event in journal.read("m1", 2, 3)] == [3, 4, 5]
    assert [event.version for event in journal.read("m1", 10, 50)] == [11, 12]
    assert journal.read("m1", 12) == []


def test_reading_up_to_no_event_at_all_reads_none(journal: Journal) -> None:
    put(journal, "m1", count=4)
    assert journal.read("m1", 2, 0) == []


def test_who_is_asked_is_kept_with_the_head(journal: Journal) -> None:
    assert journal.pending("m1") == (0, None)
    first = put(journal, "m1", count=2, pending=b'[[1,"choose"]]')
    assert journal.pending("m1") == (2, b'[[1,"choose"]]')
    assert isinstance(journal.append(append_of("m1", None, events("m1", None), pending=b"[]")), Conflict)
    assert journal.pending("m1") == (2, b'[[1,"choose"]]')
    put(journal, "m1", first)
    assert journal.pending("m1") == (3, None), "this append does not say"


def test_a_match_nobody_made_is_empty(journal: Journal) -> None:
    assert journal.head("m1") == 0
    assert journal.read("m1", 0) == []
    assert journal.seed("m1") is None
    assert journal.names("m1") == {}
    assert journal.idempotency_record("m1", "key") is None
    assert journal.snapshot("m1", None) is None


def test_matches_do_not_mix(journal: Journal) -> None:
    put(journal, "m1", count=2)
    put(journal, "m2", count=1, seed=b"other")
    assert (journal.head("m1"), journal.head("m2")) == (2, 1)
    assert (journal.seed("m1"), journal.seed("m2")) == (SEED, b"other")


def test_who_comes_second_is_told_what_it_missed(journal: Journal) -> None:
    first = put(journal, "m1")
    late = events("m1", first, 1, actor="late")
    put(journal, "m1", first, count=2)
    before = snapshot_of_journal(journal, "m1", ALL)
    assert journal.append(append_of("m1", first, late)) == Conflict(journal.read("m1", 1))
    assert snapshot_of_journal(journal, "m1", ALL) == before


def test_a_match_is_created_only_once(journal: Journal) -> None:
    first = put(journal, "m1")
    again = events("m1", None, 1, actor="another maker")
    assert journal.append(append_of("m1", None, again, seed=b"another seed")) == Conflict([first])
    assert journal.seed("m1") == SEED


def test_an_append_beyond_the_head_is_a_conflict_without_missed_events(journal: Journal) -> None:
    first = put(journal, "m1")
    second = events("m1", first)[0]
    assert journal.append(append_of("m1", second, events("m1", second))) == Conflict([])
    assert journal.head("m1") == 1


def test_an_append_behind_another_hash_is_refused_and_leaves_no_trace(journal: Journal) -> None:
    first = put(journal, "m1", due=1)
    before = snapshot_of_journal(journal, "m1", ALL)
    forged = replace(
        append_of("m1", first, events("m1", first, 2)),
        previous="f" * 64,
        idempotency=("key", IdempotencyRecord("asked", 2, 3)),
        snapshot=Snapshot(3, "rules", b"state"),
        names={0: "Ada"},
    )
    with pytest.raises(Exception, match="another hash"):
        journal.append(forged)
    assert snapshot_of_journal(journal, "m1", ALL) == before


def test_a_lost_race_leaves_no_trace_of_what_came_with_it(journal: Journal) -> None:
    first = put(journal, "m1", due=1)
    put(journal, "m1", first)
    before = snapshot_of_journal(journal, "m1", ALL)
    more: dict[str, Any] = {
        "idempotency": ("key", IdempotencyRecord("asked", 2, 4)),
        "snapshot": Snapshot(4, "rules", b"state"),
        "names": {0: "Ada"},
        "due": 5,
    }
    assert isinstance(journal.append(append_of("m1", first, events("m1", first, 3), **more)), Conflict)
    assert snapshot_of_journal(journal, "m1", ALL) == before


def test_a_repeated_request_is_told_its_first_stamp(journal: Journal) -> None:
    first = put(journal, "m1")
    record = IdempotencyRecord("asked", 2, 3)
    put(journal, "m1", first, count=2, idempotency=("key", record))
    before = snapshot_of_journal(journal, "m1", ALL)
    again = append_of("m1", first, events("m1", first), idempotency=("key", IdempotencyRecord("asked otherwise", 2, 2)))
    assert journal.append(again) == Repeated(record)
    assert snapshot_of_journal(journal, "m1", ALL) == before
    assert journal.idempotency_record("m1", "key") == record


def test_stamps_belong_to_their_key_and_match(journal: Journal) -> None:
    first = put(journal, "m1", idempotency=("key", IdempotencyRecord("asked", 1, 1)))
    put(journal, "m1", first, idempotency=("another", IdempotencyRecord("asked", 2, 2)))
    put(journal, "m2", idempotency=("key", IdempotencyRecord("asked", 1, 1)))
    assert journal.idempotency_record("m1", "another") == IdempotencyRecord("asked", 2, 2)
    assert journal.idempotency_record("m2", "another") is None


def test_names_are_given_with_an_append_corrected_and_erased(journal: Journal) -> None:
    put(journal, "m1", names={0: "Ada", 2: "Zoë"})
    assert journal.names("m1") == {0: "Ada", 2: "Zoë"}
    journal.name_seat("m1", 0, "Ada L.")
    journal.name_seat("m1", 1, "Bea")
    journal.name_seat("m1", 2, None)
    journal.name_seat("m1", 3, None)
    assert journal.names("m1") == {0: "Ada L.", 1: "Bea"}


def test_the_names_of_several_matches_come_in_one_call(journal: Journal) -> None:
    put(journal, "m1", names={0: "Ada"})
    put(journal, "m2", names={1: "Bea"})
    assert journal.names_of(["m2", "none", "m1"]) == [{1: "Bea"}, {}, {0: "Ada"}]
    assert journal.names_of([]) == []


def test_the_latest_snapshot_at_or_before_a_version_is_found(journal: Journal) -> None:
    put(journal, "m1", snapshot=Snapshot(16, "rules", b"at 16"))
    for version in (112, 32, 9):
        journal.keep_snapshot("m1", Snapshot(version, "rules", b"at %d" % version))
    journal.keep_snapshot("m1", Snapshot(40, "other:rules", b"other"))
    passed_over = ["other:rules", "unheard-of"]
    found = {upto: journal.snapshot("m1", upto, passed_over) for upto in (8, 9, 31, 32, 111, 112, 500, None)}
    assert {upto: kept and kept.version for upto, kept in found.items()} == {
        8: None,
        9: 9,
        31: 16,
        32: 32,
        111: 32,
        112: 112,
        500: 112,
        None: 112,
    }
    assert found[31] == Snapshot(16, "rules", b"at 16")
    assert journal.snapshot("m1", None, ["rules"]) == Snapshot(40, "other:rules", b"other")
    assert journal.snapshot("m1", None, ["rules", "other:rules"]) is None


def test_what_the_service_is_waited_for_is_due_from_its_time_on(journal: Journal) -> None:
    head = put(journal, "m1", due=5_000)
    assert journal.due(4_999) == []
    assert journal.due(5_000) == ["m1"]
    head = put(journal, "m1", head, due=9_000)
    assert journal.due(8_999) == []
    assert journal.due(9_000) == ["m1"]
    put(journal, "m1", head)
    assert journal.due(10**15) == []


def test_matches_are_listed_by_shard(journal: Journal) -> None:
    ids = [f"m{number}" for number in range(40)]
    for id_ in ids:
        put(journal, id_)
    listed = [journal.matches(shard) for shard in range(SHARDS)]
    assert sorted(id_ for matches in listed for id_ in matches) == sorted(ids)
    assert all(shard_of(id_) == shard for shard, matches in enumerate(listed) for id_ in matches)
    assert sum(map(bool, listed)) > SHARDS // 2


def test_what_is_in_the_journal_cannot_be_changed_through_what_was_given(journal: Journal) -> None:
    written = events("m1", None, 2)
    kept = events("m1", None, 2)
    given = append_of("m1", None, written)
    journal.append(given)
    written[0].sealed.clear()
    list(given.events)[1].readers["/facts/0/charm"].append(7)
    journal.read("m1", 0)[0].sealed.clear()
    assert journal.read("m1", 0) == kept


def test_shards_do_not_change() -> None:
    # The shard of a match is in its keys: another mapping would lose every match there is.
    assert [shard_of(id_) for id_ in ("m1", "m2", "a-match", "Zoë")] == [15, 5, 15, 10]
    assert SHARDS == 16

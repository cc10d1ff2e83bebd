"""A deleted match leaves a tombstone and nothing else, also for those who had it in their hands."""

from __future__ import annotations

import msgspec
import pytest

from strata.domain.match.import_ import import_match
from strata.domain.match.refusals import Refused
from strata.store.journal import (
    DELETED,
    SHARDS,
    START,
    Journal,
    MatchDeleted,
    NoSuchMatch,
    Snapshot,
    Tombstone,
    shard_of,
)
from strata.store.matches import Matches
from tests.store.entries import append_of, events, put
from tests.store.people import hiding, new_match, play_up_to

EVERYWHERE = dict.fromkeys(range(SHARDS), START)


def _tombstone(version: int, hash_: str = "") -> Tombstone:
    return Tombstone("m1", version, hash_, "then", msgspec.Raw(b'{"id":"m1"}'))


def test_nothing_is_left_but_the_tombstone(journal: Journal) -> None:
    last = put(journal, "m1", count=3, due=5, names={0: "Ann"}, snapshot=Snapshot(3, "rules", b"state"))
    put(journal, "m2")
    assert journal.delete(_tombstone(3, last.hash), "club")
    shard = shard_of("m1")
    assert (journal.head("m1"), journal.seed("m1"), journal.names("m1")) == (0, None, {})
    assert journal.snapshot("m1", None) is None
    assert (journal.matches(shard), journal.deleted(shard), journal.due(10**15)) == ([], ["m1"], [])
    assert journal.tombstone("m1") == _tombstone(3, last.hash)
    assert journal.tombstone("m2") is None
    latest = [entry for entry in journal.feed(EVERYWHERE) if entry.match == "m1"][-1]
    assert (latest.version, latest.types, latest.application) == (3, (DELETED,), "club")
    for after in (0, 1, 3):
        with pytest.raises(MatchDeleted):
            journal.read("m1", after)
    assert len(journal.read("m2", 0)) == 1


def test_a_match_that_moved_on_is_not_deleted(journal: Journal) -> None:
    last = put(journal, "m1", count=3)
    assert not journal.delete(_tombstone(2), "")
    assert not journal.delete(Tombstone("nowhere", 1, "", "then", msgspec.Raw(b"{}")), "")
    assert journal.read("m1", 2) == [last]
    assert journal.delete(_tombstone(3), "")
    assert not journal.delete(_tombstone(3), "")


def test_nothing_is_appended_to_what_was_deleted(journal: Journal) -> None:
    last = put(journal, "m1")
    assert journal.delete(_tombstone(1), "")
    for after in (last, None):
        with pytest.raises(MatchDeleted):
            journal.append(append_of("m1", after, events("m1", after)))


def test_whoever_kept_the_match_notices(journal: Journal) -> None:
    kept, other = Matches(journal), Matches(journal)
    new_match(kept)
    version = play_up_to(kept, 4).ledger.version
    assert other.load("m1").ledger.version == version
    assert journal.delete(_tombstone(version), "")
    for matches in (kept, other, Matches(journal)):
        with pytest.raises(NoSuchMatch):
            matches.load("m1")
        with pytest.raises(NoSuchMatch):
            matches.change("m1", hiding(0))


def test_a_deleted_match_does_not_come_back_from_a_file(journal: Journal) -> None:
    matches = Matches(journal)
    new_match(matches)
    match = play_up_to(matches, 4)
    imported = import_match(matches.export(match, None, is_whole=True), may_be_unproven=True)
    assert journal.delete(_tombstone(match.ledger.version), "")
    with pytest.raises(Refused, match="deleted here"):
        matches.import_(imported)

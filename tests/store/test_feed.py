"""The feed of a shard names every append in order; nothing goes before its time, and all its readers have passed it."""

from __future__ import annotations

import threading

import pytest
import redis

from strata.domain.match.events import Event
from strata.store.in_memory import MemoryJournal
from strata.store.journal import SHARDS, START, FeedEntry, Journal, order, shard_of
from strata.store.on_redis import RedisJournal
from tests.store.entries import READERS, append_of, events, put

SHARD = shard_of("m1")
ALL = dict.fromkeys(range(SHARDS), START)
FROM_START = {SHARD: START}
EVER = 9_999_999_999_999
"""A time that everything is older than."""


def _elsewhere() -> str:
    """A match of another shard than m1's."""
    return next(id_ for id_ in (f"e{number}" for number in range(100)) if shard_of(id_) != SHARD)


def test_an_append_is_one_entry_that_tells_all_a_reader_needs(journal: Journal) -> None:
    head = put(journal, "m1", count=2, job="play_bot", due=1, actor="key:maker", application="arcade")
    put(journal, "m1", head, actor="bot:1")
    first, second = journal.feed(FROM_START)
    types = ("match_started", "match_started")
    assert first == FeedEntry(SHARD, first.offset, "m1", 2, types, "key:maker", "play_bot", "arcade")
    assert second == FeedEntry(SHARD, second.offset, "m1", 3, ("match_started",), "bot:1", "")


def test_reading_goes_on_behind_a_position(journal: Journal) -> None:
    head = None
    for _ in range(12):
        head = put(journal, "m1", head)
    entries = journal.feed(FROM_START)
    assert [entry.version for entry in entries] == list(range(1, 13))
    assert [entry.version for entry in journal.feed({SHARD: entries[9].offset})] == [11, 12]
    assert journal.feed({SHARD: entries[-1].offset}) == []


def test_only_the_shards_asked_for_are_read(journal: Journal) -> None:
    elsewhere = _elsewhere()
    put(journal, "m1")
    put(journal, elsewhere)
    assert [entry.match for entry in journal.feed(FROM_START)] == ["m1"]
    assert sorted(entry.match for entry in journal.feed(ALL)) == sorted(["m1", elsewhere])


def test_a_limit_holds_for_each_shard_and_the_oldest_come_first(journal: Journal) -> None:
    elsewhere = _elsewhere()
    heads: dict[str, Event] = {}
    for _ in range(4):
        for id_ in ("m1", elsewhere):
            heads[id_] = put(journal, id_, heads.get(id_))
    entries = journal.feed(ALL, limit=3)
    for id_ in ("m1", elsewhere):
        assert [entry.version for entry in entries if entry.match == id_] == [1, 2, 3]


def test_a_lost_race_is_not_in_the_feed(journal: Journal) -> None:
    first = put(journal, "m1")
    put(journal, "m1", first)
    journal.append(append_of("m1", first, events("m1", first)))
    assert [entry.version for entry in journal.feed(FROM_START)] == [1, 2]


def test_a_read_that_may_wait_ends_without_entries_when_there_are_none(journal: Journal) -> None:
    put(journal, "m1")
    assert journal.feed({SHARD: journal.feed(FROM_START)[-1].offset}, block=1) == []


def test_a_read_that_may_wait_does_not_when_there_are_entries(journal: Journal) -> None:
    put(journal, "m1")
    # A wait of a year would be noticed.
    assert [entry.version for entry in journal.feed(ALL, block=365 * 24 * 3600 * 1000)] == [1]


def _feed_waiting(journal: Journal, read: list[FeedEntry]) -> threading.Thread:
    reader = threading.Thread(target=lambda: read.extend(journal.feed(FROM_START, block=30_000)), daemon=True)
    reader.start()
    return reader


def test_a_waiting_read_in_memory_is_woken_by_an_append(monkeypatch: pytest.MonkeyPatch) -> None:
    journal, waits = MemoryJournal(), threading.Event()
    read: list[FeedEntry] = []
    wait = journal._lock.wait

    def noticed(timeout: float | None = None) -> bool:
        waits.set()
        return wait(timeout)

    monkeypatch.setattr(journal._lock, "wait", noticed)
    reader = _feed_waiting(journal, read)
    assert waits.wait(10)
    put(journal, "m1")
    reader.join(10)
    assert [entry.version for entry in read] == [1]


def test_a_waiting_read_on_redis_is_woken_by_an_append(real_redis: redis.Redis) -> None:
    journal = RedisJournal(real_redis)
    read: list[FeedEntry] = []
    reader = _feed_waiting(journal, read)
    while real_redis.info("clients")["blocked_clients"] == 0:
        assert reader.is_alive()
    put(journal, "m1")
    reader.join(10)
    assert [entry.version for entry in read] == [1]


def test_a_reader_finds_the_position_it_noted(journal: Journal) -> None:
    assert journal.offset(SHARD, "relay") == START
    journal.note_offset(SHARD, "relay", "12-3")
    journal.note_offset(SHARD, "lobby", "7-0")
    assert journal.offset(SHARD, "relay") == "12-3"
    assert journal.offset(SHARD, "lobby") == "7-0"
    assert journal.offset((SHARD + 1) % SHARDS, "relay") == START


def _five(journal: Journal) -> list[FeedEntry]:
    head = None
    for _ in range(5):
        head = put(journal, "m1", head)
    return journal.feed(FROM_START)


def test_nothing_is_trimmed_while_a_reader_has_not_begun(journal: Journal) -> None:
    entries = _five(journal)
    for reader in READERS:
        journal.announce_reader(reader)
    for reader in READERS[:-1]:
        journal.note_offset(SHARD, reader, entries[-1].offset)
    journal.trim_feed(SHARD, EVER)
    assert journal.feed(FROM_START) == entries


def test_nothing_is_trimmed_while_nobody_reads(journal: Journal) -> None:
    entries = _five(journal)
    journal.trim_feed(SHARD, EVER)
    assert journal.feed(FROM_START) == entries


def test_a_reader_that_announces_itself_again_stays_where_it_was(journal: Journal) -> None:
    entries = _five(journal)
    journal.announce_reader("relay")
    journal.note_offset(SHARD, "relay", entries[2].offset)
    journal.announce_reader("relay")
    assert journal.offset(SHARD, "relay") == entries[2].offset


@pytest.mark.parametrize("slowest", READERS)
def test_trimming_keeps_all_that_the_slowest_reader_has_not_passed(journal: Journal, slowest: str) -> None:
    entries = _five(journal)
    for reader in READERS:
        journal.note_offset(SHARD, reader, entries[2 if reader == slowest else 4].offset)
    journal.trim_feed(SHARD, EVER)
    left = journal.feed(FROM_START)
    assert entries[0] not in left
    assert entries[1] not in left
    assert journal.feed({SHARD: entries[2].offset}) == entries[3:]


def test_trimming_keeps_what_is_not_old_enough(journal: Journal) -> None:
    entries = _five(journal)
    for reader in READERS:
        journal.note_offset(SHARD, reader, entries[-1].offset)
    journal.trim_feed(SHARD, order(entries[0].offset)[0])
    assert journal.feed(FROM_START) == entries
    assert journal.feed_start(SHARD) == START


def test_a_feed_knows_behind_which_position_it_is_whole(journal: Journal) -> None:
    entries = _five(journal)
    for reader in READERS:
        journal.note_offset(SHARD, reader, entries[2].offset)
    for _ in range(2):
        journal.trim_feed(SHARD, EVER)
        assert journal.feed_start(SHARD) == entries[1].offset
    assert journal.feed({SHARD: entries[1].offset}) == entries[2:]


def test_a_feed_with_nothing_left_ends_where_it_was_dropped(journal: Journal) -> None:
    entries = _five(journal)
    for reader in READERS:
        journal.note_offset(SHARD, reader, f"{EVER}-0")
    journal.trim_feed(SHARD, EVER)
    assert journal.feed(FROM_START) == []
    assert journal.feed_start(SHARD) == journal.feed_end(SHARD) == entries[-1].offset


def test_positions_are_compared_as_numbers(journal: Journal) -> None:
    head = None
    for _ in range(11):
        head = put(journal, "m1", head)
    last = journal.feed(FROM_START)[-1].offset
    for reader in READERS:
        journal.note_offset(SHARD, reader, "9-0" if reader == "relay" else last)
    yet_to_read = journal.feed({SHARD: "9-0"})
    assert len(yet_to_read) > 1
    journal.trim_feed(SHARD, EVER)
    assert journal.feed({SHARD: "9-0"}) == yet_to_read


def test_a_trimmed_feed_goes_on(journal: Journal) -> None:
    entries = _five(journal)
    for reader in READERS:
        journal.note_offset(SHARD, reader, entries[-1].offset)
    journal.trim_feed(SHARD, EVER)
    put(journal, "m1", journal.read("m1", 4)[0])
    assert [entry.version for entry in journal.feed({SHARD: entries[-1].offset})] == [6]
    assert journal.head("m1") == 6
    assert len(journal.read("m1", 0)) == 6

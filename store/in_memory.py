"""The journal in memory: the twin for tests and for matches nobody needs to keep."""

from __future__ import annotations

import threading
from collections import defaultdict
from collections.abc import Collection, Sequence

from strata.domain.kernel.codec import canonical
from strata.domain.match.events import Event
from strata.store.journal import (
    DELETED,
    NOWHERE,
    SHARDS,
    START,
    Append,
    Appended,
    Conflict,
    FeedEntry,
    IdempotencyRecord,
    ImportMark,
    MatchDeleted,
    Offsets,
    Quarantined,
    ReadArchived,
    Repeated,
    Snapshot,
    Stub,
    Tombstone,
    order,
    read_archived,
    read_events,
    shard_of,
)


class MemoryJournal:
    """Streams of events in lists; stored as bytes, so that nothing is shared with the caller."""

    def __init__(self, archive: ReadArchived = NOWHERE) -> None:
        self._archive = archive
        self._lock = threading.Condition()
        self._events: dict[str, list[bytes]] = defaultdict(list)
        self._hashes: dict[str, str] = {}
        self._pending: dict[str, bytes | None] = {}
        self._requests: dict[tuple[str, str], IdempotencyRecord] = {}
        self._snapshots: dict[str, dict[tuple[str, int], bytes]] = defaultdict(dict)
        self._seeds: dict[str, bytes] = {}
        self._unreadable: dict[str, int] = {}
        self._imported: dict[str, ImportMark] = {}
        self._names: dict[str, dict[int, str]] = defaultdict(dict)
        self._feeds: dict[int, list[FeedEntry]] = defaultdict(list)
        self._appended: dict[int, int] = defaultdict(int)
        self._dropped: dict[int, str] = defaultdict(lambda: START)
        self._readers: dict[int, dict[str, str]] = defaultdict(dict)
        self._tombstones: dict[str, Tombstone] = {}
        self._stubs: dict[str, Stub] = {}
        self._due: dict[str, int] = {}

    def append(self, append: Append) -> Appended | Conflict | Repeated | Quarantined:
        with self._lock:
            match, shard = append.match, shard_of(append.match)
            if match in self._tombstones:
                raise MatchDeleted(match)
            if append.idempotency is not None and (match, append.idempotency[0]) in self._requests:
                return Repeated(self._requests[match, append.idempotency[0]])
            if match in self._stubs:
                missed = self.read(match, append.expected)
                assert missed, "nothing follows the seed"
                return Conflict(missed)
            if match in self._unreadable:
                return Quarantined(self._unreadable[match])
            stream = self._events[match]
            if len(stream) != append.expected:
                return Conflict(self.read(match, min(append.expected, len(stream))))
            if stream and self._hashes[match] != append.previous:
                raise ValueError("head has another hash than expected")
            stream += [canonical(event) for event in append.events]
            self._hashes[match] = append.events[-1].hash
            self._pending[match] = append.pending
            self._appended[shard] += 1
            self._feeds[shard].append(
                FeedEntry(
                    shard=shard,
                    offset=f"{self._appended[shard]}-0",
                    match=match,
                    version=len(stream),
                    types=tuple(event.type for event in append.events),
                    actor=append.events[-1].actor,
                    job=append.job,
                    application=append.application,
                    lane=append.lane,
                )
            )
            if append.expected == 0:
                self._seeds[match] = append.seed or b""
            if append.imported is not None:
                self._imported[match] = append.imported
            if append.due is None:
                self._due.pop(match, None)
            else:
                self._due[match] = append.due
            if append.idempotency is not None:
                self._requests[match, append.idempotency[0]] = append.idempotency[1]
            if append.snapshot is not None:
                self.keep_snapshot(match, append.snapshot)
            self._names[match].update(append.names or {})
            self._lock.notify_all()
            return Appended()

    def delete(self, tombstone: Tombstone, application: str) -> bool:
        with self._lock:
            match, shard = tombstone.match, shard_of(tombstone.match)
            if match in self._tombstones or self.head(match) != tombstone.version:
                return False
            if self._stubs.pop(match, None) is not None:
                self._archive.delete(match)
            for kept in (self._events, self._hashes, self._snapshots, self._seeds, self._imported, self._names):
                kept.pop(match, None)
            self._due.pop(match, None)
            self._tombstones[match] = tombstone
            self._appended[shard] += 1
            offset = f"{self._appended[shard]}-0"
            entry = FeedEntry(shard, offset, match, tombstone.version, (DELETED,), "operator", "", application)
            self._feeds[shard].append(entry)
            self._lock.notify_all()
            return True

    def tombstone(self, match: str) -> Tombstone | None:
        return self._tombstones.get(match)

    def deleted(self, shard: int) -> list[str]:
        return sorted(match for match in self._tombstones if shard_of(match) == shard)

    def archive(self, stub: Stub) -> bool:
        with self._lock:
            match = stub.match
            is_there = len(self._events.get(match, ())) == stub.version and self._hashes[match] == stub.hash
            if not is_there or match in self._unreadable:
                return False
            for kept in (self._events, self._snapshots, self._seeds):
                kept.pop(match, None)
            self._stubs[match] = stub
            return True

    def restore(self, stub: Stub, events: Sequence[bytes]) -> bool:
        with self._lock:
            if self._stubs.pop(stub.match, None) is None:
                return False
            self._events[stub.match] = list(events)
            self._seeds[stub.match] = bytes.fromhex(stub.seed)
            return True

    def stub(self, match: str) -> Stub | None:
        return self._stubs.get(match)

    def stubs(self, shard: int, matches: Sequence[str]) -> list[Stub | None]:
        return [self.stub(match) for match in matches]

    def archived(self, shard: int) -> list[str]:
        return sorted(match for match in self._stubs if shard_of(match) == shard)

    def head(self, match: str) -> int:
        stub = self._stubs.get(match)
        return len(self._events.get(match, ())) if stub is None else stub.version

    def heads(self, matches: Sequence[str]) -> list[tuple[int, str]]:
        with self._lock:
            return [
                (left.version, left.hash)
                if (left := self._tombstones.get(match)) is not None
                else (self.head(match), self._hashes.get(match, ""))
                for match in matches
            ]

    def pending(self, match: str) -> tuple[int, bytes | None]:
        with self._lock:
            return self.head(match), self._pending.get(match)

    def read(self, match: str, after: int, limit: int | None = None) -> list[Event]:
        return read_events(after, self.read_raw(match, after, limit))

    def read_raw(self, match: str, after: int, limit: int | None = None) -> list[tuple[int, bytes]]:
        assert limit is None or limit >= 0, "a number of events"
        if match in self._tombstones:
            raise MatchDeleted(match)
        if match in self._stubs:
            return read_archived(self._stubs[match], self._archive, after, limit)
        stream = self._events.get(match, [])
        upto = len(stream) if limit is None else after + limit
        return list(enumerate(stream[after:upto], after + 1))

    def quarantine(self, match: str, version: int) -> None:
        with self._lock:
            self._unreadable[match] = version

    def quarantined(self, match: str) -> int | None:
        return self._unreadable.get(match)

    def release(self, match: str) -> None:
        with self._lock:
            self._unreadable.pop(match, None)

    def snapshot(self, match: str, upto: int | None, passed_over: Collection[str] = ()) -> Snapshot | None:
        kept = self._snapshots.get(match, {})
        found = [
            (version, format_)
            for format_, version in kept
            if format_ not in passed_over and (upto is None or version <= upto)
        ]
        version, format_ = max(found, default=(0, ""))
        return Snapshot(version, format_, kept[format_, version]) if version else None

    def keep_snapshot(self, match: str, snapshot: Snapshot) -> None:
        self._snapshots[match][snapshot.format, snapshot.version] = snapshot.data

    def idempotency_record(self, match: str, key: str) -> IdempotencyRecord | None:
        return self._requests.get((match, key))

    def seed(self, match: str) -> bytes | None:
        stub = self._stubs.get(match)
        return self._seeds.get(match) if stub is None else bytes.fromhex(stub.seed)

    def imported(self, match: str) -> ImportMark | None:
        return self._imported.get(match)

    def names(self, match: str) -> dict[int, str]:
        return dict(self._names.get(match, {}))

    def names_of(self, matches: Sequence[str]) -> list[dict[int, str]]:
        return [self.names(match) for match in matches]

    def name_seat(self, match: str, seat: int, name: str | None) -> None:
        if name is None:
            self._names[match].pop(seat, None)
        else:
            self._names[match][seat] = name

    def feed(self, offsets: Offsets, block: int | None = None, limit: int = 500) -> list[FeedEntry]:
        with self._lock:
            entries = self._after(offsets, limit)
            if not entries and block:
                self._lock.wait(block / 1000)
                entries = self._after(offsets, limit)
            return entries

    def _after(self, offsets: Offsets, limit: int) -> list[FeedEntry]:
        return [
            entry
            for shard, offset in offsets.items()
            for entry in [entry for entry in self._feeds[shard] if order(entry.offset) > order(offset)][:limit]
        ]

    def feed_start(self, shard: int) -> str:
        return self._dropped[shard]

    def feed_end(self, shard: int) -> str:
        return f"{self._appended[shard]}-0"

    def announce_reader(self, reader: str) -> None:
        for shard in range(SHARDS):
            self._readers[shard].setdefault(reader, START)

    def offset(self, shard: int, reader: str) -> str:
        return self._readers[shard].get(reader, START)

    def note_offset(self, shard: int, reader: str, offset: str) -> None:
        self._readers[shard][reader] = offset

    def trim_feed(self, shard: int, before: int) -> None:
        with self._lock:
            passed = min((order(offset) for offset in self._readers[shard].values()), default=order(START))
            first, feed = min(passed, (before, 0)), self._feeds[shard]
            self._feeds[shard] = [entry for entry in feed if order(entry.offset) >= first]
            if dropped := feed[: len(feed) - len(self._feeds[shard])]:
                self._dropped[shard] = dropped[-1].offset

    def matches(self, shard: int) -> list[str]:
        return sorted(match for match, stream in self._events.items() if stream and shard_of(match) == shard)

    def due(self, until: int, after: int = 0) -> list[str]:
        return [match for match, due in self._due.items() if after < due <= until]

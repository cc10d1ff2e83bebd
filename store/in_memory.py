"""The journal in memory: the twin for tests and for matches nobody needs to keep."""

from __future__ import annotations

import threading
from collections import defaultdict

from strata.domain.kernel.codec import canonical, decode
from strata.domain.match.events import Event
from strata.store.journal import (
    FEED_READERS,
    START,
    Append,
    Appended,
    Conflict,
    FeedEntry,
    Positions,
    Repeated,
    Snapshot,
    Stamp,
    order,
    shard_of,
)


class MemoryJournal:
    """Streams of events in lists; stored as bytes, so that nothing is shared with the caller."""

    def __init__(self) -> None:
        self._lock = threading.Condition()
        self._events: dict[str, list[bytes]] = defaultdict(list)
        self._hashes: dict[str, str] = {}
        self._stamps: dict[tuple[str, str], Stamp] = {}
        self._snapshots: dict[str, dict[tuple[str, int], bytes]] = defaultdict(dict)
        self._seeds: dict[str, bytes] = {}
        self._imported: set[str] = set()
        self._names: dict[str, dict[int, str]] = defaultdict(dict)
        self._feeds: dict[int, list[FeedEntry]] = defaultdict(list)
        self._appended: dict[int, int] = defaultdict(int)
        self._dropped: dict[int, str] = defaultdict(lambda: START)
        self._readers: dict[int, dict[str, str]] = defaultdict(dict)
        self._due: dict[int, dict[str, int]] = defaultdict(dict)

    def append(self, append: Append) -> Appended | Conflict | Repeated:
        with self._lock:
            match, shard = append.match, shard_of(append.match)
            if append.stamp is not None and (match, append.stamp[0]) in self._stamps:
                return Repeated(self._stamps[match, append.stamp[0]])
            stream = self._events[match]
            if len(stream) != append.expected:
                return Conflict(self.read(match, min(append.expected, len(stream))))
            if stream and self._hashes[match] != append.previous:
                raise ValueError("head has another hash than expected")
            stream += [canonical(event) for event in append.events]
            self._hashes[match] = append.events[-1].hash
            self._appended[shard] += 1
            self._feeds[shard].append(
                FeedEntry(
                    shard=shard,
                    position=f"{self._appended[shard]}-0",
                    match=match,
                    version=len(stream),
                    types=tuple(event.type for event in append.events),
                    actor=append.events[-1].actor,
                    duty=append.duty,
                    application=append.application,
                )
            )
            if append.expected == 0:
                self._seeds[match] = append.seed or b""
            if append.is_imported:
                self._imported.add(match)
            if append.due is None:
                self._due[shard].pop(match, None)
            else:
                self._due[shard][match] = append.due
            if append.stamp is not None:
                self._stamps[match, append.stamp[0]] = append.stamp[1]
            if append.snapshot is not None:
                self.keep_snapshot(match, append.snapshot)
            self._names[match].update(append.names or {})
            self._lock.notify_all()
            return Appended()

    def head(self, match: str) -> int:
        return len(self._events.get(match, ()))

    def read(self, match: str, after: int, limit: int | None = None) -> list[Event]:
        stream = self._events.get(match, [])
        upto = len(stream) if limit is None else after + limit
        return [decode(event, Event) for event in stream[after:upto]]

    def snapshot(self, match: str, rules: str, upto: int | None) -> Snapshot | None:
        kept = self._snapshots.get(match, {})
        versions = [version for by, version in kept if by == rules and (upto is None or version <= upto)]
        return Snapshot(max(versions), rules, kept[rules, max(versions)]) if versions else None

    def keep_snapshot(self, match: str, snapshot: Snapshot) -> None:
        self._snapshots[match][snapshot.rules, snapshot.version] = snapshot.data

    def stamp(self, match: str, key: str) -> Stamp | None:
        return self._stamps.get((match, key))

    def seed(self, match: str) -> bytes | None:
        return self._seeds.get(match)

    def is_imported(self, match: str) -> bool:
        return match in self._imported

    def names(self, match: str) -> dict[int, str]:
        return dict(self._names.get(match, {}))

    def name_seat(self, match: str, seat: int, name: str | None) -> None:
        if name is None:
            self._names[match].pop(seat, None)
        else:
            self._names[match][seat] = name

    def feed(self, positions: Positions, block: int | None = None, limit: int = 500) -> list[FeedEntry]:
        with self._lock:
            entries = self._behind(positions, limit)
            if not entries and block:
                self._lock.wait(block / 1000)
                entries = self._behind(positions, limit)
            return entries

    def _behind(self, positions: Positions, limit: int) -> list[FeedEntry]:
        return [
            entry
            for shard, position in positions.items()
            for entry in [entry for entry in self._feeds[shard] if order(entry.position) > order(position)][:limit]
        ]

    def feed_start(self, shard: int) -> str:
        return self._dropped[shard]

    def feed_end(self, shard: int) -> str:
        return f"{self._appended[shard]}-0"

    def position(self, shard: int, reader: str) -> str:
        return self._readers[shard].get(reader, START)

    def note_position(self, shard: int, reader: str, position: str) -> None:
        self._readers[shard][reader] = position

    def trim_feed(self, shard: int, before: int) -> None:
        with self._lock:
            passed = min(order(self.position(shard, reader)) for reader in FEED_READERS)
            first, feed = min(passed, (before, 0)), self._feeds[shard]
            self._feeds[shard] = [entry for entry in feed if order(entry.position) >= first]
            if dropped := feed[: len(feed) - len(self._feeds[shard])]:
                self._dropped[shard] = dropped[-1].position

    def matches(self, shard: int) -> list[str]:
        return sorted(match for match, stream in self._events.items() if stream and shard_of(match) == shard)

    def due(self, shard: int, until: int, after: int = 0) -> list[str]:
        return sorted(match for match, due in self._due[shard].items() if after < due <= until)

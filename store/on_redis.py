"""The journal on Redis (6.2 or later), on one server or on a Redis Cluster."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from contextlib import suppress
from importlib.resources import files
from typing import Any

import msgspec
import redis

from strata.domain.kernel.codec import decode
from strata.domain.match.events import Event
from strata.store.cluster_shards import ClusterShards
from strata.store.journal import (
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
from strata.store.keys import match_prefix, shard_prefix
from strata.store.outages import is_cluster
from strata.store.packing import pack, unpack

IDEMPOTENCY_LIFE = 24 * 3600
SNAPSHOT_LIFE = 7 * 24 * 3600
FORMER_TOMBSTONE = b"tombstone"
"""What earlier releases left in the stream of a match that was deleted."""
ARCHIVED_SNAPSHOT_LIFE = 3600
"""Of a match that is archived: for as long as somebody looks at it."""

LONGEST_WAIT = 100
"""After how many milliseconds the feeds of a cluster are looked at again, which nobody can wait for all at once."""

_encode = msgspec.json.Encoder(order="sorted").encode

_APPEND = files("strata.store").joinpath("append.lua").read_text()
_NEAREST = files("strata.store").joinpath("nearest.lua").read_text()
_DELETE = files("strata.store").joinpath("delete.lua").read_text()
_READ = files("strata.store").joinpath("read.lua").read_text()
_ARCHIVE = files("strata.store").joinpath("archive.lua").read_text()
_RESTORE = files("strata.store").joinpath("restore.lua").read_text()
_TRIM = files("strata.store").joinpath("trim.lua").read_text()


class RedisJournal:
    """Streams of events on Redis. The client returns bytes (``decode_responses=False``)."""

    def __init__(self, client: redis.Redis, archive: ReadArchived = NOWHERE) -> None:
        self._redis: Any = client
        self._archive = archive
        self._append = client.register_script(_APPEND)
        self._nearest = client.register_script(_NEAREST)
        self._delete = client.register_script(_DELETE)
        self._read = client.register_script(_READ)
        self._put_stub = client.register_script(_ARCHIVE)
        self._put_back = client.register_script(_RESTORE)
        self._trim = client.register_script(_TRIM)
        self._shards = ClusterShards() if is_cluster(client) else None

    def append(self, append: Append) -> Appended | Conflict | Repeated | Quarantined:
        match, snapshot = append.match, append.snapshot
        request, record = append.idempotency or ("none", None)
        own = match_prefix(match)
        shared, _, _ = own.partition("match:")
        keys = [
            f"{own}events",
            f"{own}head",
            f"{own}stamp:{request}",
            f"{own}snapshots",
            f"{own}seed",
            f"{own}names",
            f"{shared}feed",
            f"{shared}matches",
            f"{shared}due",
            f"{shared}deleted",
            f"{shared}archived",
        ]
        arguments: list[Any] = [
            match,
            append.expected,
            append.previous,
            append.events[-1].hash,
            "" if append.due is None else append.due,
            b"" if record is None else _encode(record),
            IDEMPOTENCY_LIFE,
            "" if snapshot is None else _field(snapshot.format, snapshot.version),
            b"" if snapshot is None else snapshot.data,
            SNAPSHOT_LIFE,
            append.seed or b"",
            append.events[-1].actor,
            append.job,
            " ".join(event.type for event in append.events),
            append.imported or "",
            append.application,
            append.pending or b"",
            append.lane,
            len(append.names or {}),
            *(part for pair in (append.names or {}).items() for part in pair),
            *(pack(_encode(event)) for event in append.events),
        ]
        kind, *rest = self._append(keys, arguments)
        if kind == b"conflict":
            return Conflict(read_events(append.expected, list(enumerate(map(unpack, rest), append.expected + 1))))
        if kind == b"quarantined":
            return Quarantined(int(rest[0]))
        if kind == b"repeated":
            return Repeated(decode(rest[0], IdempotencyRecord))
        if kind == b"deleted":
            raise MatchDeleted(match)
        if kind == b"archived":
            missed = self.read(match, append.expected)
            assert missed, "nothing follows the seed"
            return Conflict(missed)
        return Appended()

    def delete(self, tombstone: Tombstone, application: str) -> bool:
        own = match_prefix(tombstone.match)
        shared, _, _ = own.partition("match:")
        keys = [
            *(f"{own}{name}" for name in ("events", "head", "snapshots", "seed", "names")),
            *(f"{shared}{name}" for name in ("feed", "matches", "due", "deleted", "archived")),
            *(f"{own}{name}" for name in ("analysis", "analysed")),
        ]
        about: list[Any] = [tombstone.match, tombstone.version, _encode(tombstone), application]
        outcome = self._delete(keys, about)
        if outcome == b"unarchived":
            self._archive.delete(tombstone.match)
        return outcome is not None

    def tombstone(self, match: str) -> Tombstone | None:
        kept = self._redis.hget(f"{shard_prefix(shard_of(match))}deleted", match)
        return None if kept is None else decode(kept, Tombstone)

    def deleted(self, shard: int) -> list[str]:
        return sorted(match.decode() for match in self._redis.hkeys(f"{shard_prefix(shard)}deleted"))

    def archive(self, stub: Stub) -> bool:
        own = match_prefix(stub.match)
        shared, _, _ = own.partition("match:")
        keys = [
            *(f"{own}{name}" for name in ("events", "head", "snapshots", "seed")),
            *(f"{shared}{name}" for name in ("matches", "archived")),
        ]
        return bool(self._put_stub(keys, [stub.match, stub.version, stub.hash, _encode(stub)]))

    def restore(self, stub: Stub, events: Sequence[bytes]) -> bool:
        own = match_prefix(stub.match)
        shared, _, _ = own.partition("match:")
        keys = [*(f"{own}{name}" for name in ("events", "seed")), f"{shared}matches", f"{shared}archived"]
        return bool(self._put_back(keys, [stub.match, bytes.fromhex(stub.seed), *map(pack, events)]))

    def stub(self, match: str) -> Stub | None:
        kept = self._redis.hget(f"{shard_prefix(shard_of(match))}archived", match)
        return None if kept is None else decode(kept, Stub)

    def stubs(self, shard: int, matches: Sequence[str]) -> list[Stub | None]:
        kept = self._redis.hmget(f"{shard_prefix(shard)}archived", matches) if matches else []
        return [None if stub is None else decode(stub, Stub) for stub in kept]

    def archived(self, shard: int) -> list[str]:
        return sorted(match.decode() for match in self._redis.hkeys(f"{shard_prefix(shard)}archived"))

    def head(self, match: str) -> int:
        return int(self._redis.hget(f"{match_prefix(match)}head", "version") or 0)

    def heads(self, matches: Sequence[str]) -> list[tuple[int, str]]:
        with self._redis.pipeline(transaction=False) as read:
            for match in matches:
                read.hmget(f"{match_prefix(match)}head", "version", "hash")
                read.hget(f"{shard_prefix(shard_of(match))}deleted", match)
            replies = iter(read.execute())
        return [_head(version, hash_, tombstone) for (version, hash_), tombstone in zip(replies, replies, strict=True)]

    def pending(self, match: str) -> tuple[int, bytes | None]:
        version, asked = self._redis.hmget(f"{match_prefix(match)}head", "version", "pending")
        return int(version or 0), asked or None

    def read(self, match: str, after: int, limit: int | None = None) -> list[Event]:
        return read_events(after, self.read_raw(match, after, limit))

    def read_raw(self, match: str, after: int, limit: int | None = None) -> list[tuple[int, bytes]]:
        assert limit is None or limit >= 0, "a number of events"
        if limit == 0:
            return []
        shared = shard_prefix(shard_of(match))
        keys = [f"{match_prefix(match)}events", f"{shared}archived", f"{shared}deleted"]
        found = self._read(keys, [match, f"{after + 1}-0", "" if limit is None else limit])
        if found == b"deleted":
            raise MatchDeleted(match)
        if isinstance(found, bytes):
            return read_archived(decode(found, Stub), self._archive, after, limit)
        if found and found[-1][1][0] == FORMER_TOMBSTONE:
            raise MatchDeleted(match)
        return [(int(id_.partition(b"-")[0]), unpack(data) if name == b"event" else b"") for id_, (name, data) in found]

    def quarantine(self, match: str, version: int) -> None:
        self._redis.hset(f"{match_prefix(match)}head", "unreadable", version)

    def quarantined(self, match: str) -> int | None:
        version = self._redis.hget(f"{match_prefix(match)}head", "unreadable")
        return None if version is None else int(version)

    def release(self, match: str) -> None:
        self._redis.hdel(f"{match_prefix(match)}head", "unreadable")

    def snapshot(self, match: str, upto: int | None, passed_over: Collection[str] = ()) -> Snapshot | None:
        found = self._nearest([f"{match_prefix(match)}snapshots"], ["" if upto is None else upto, *passed_over])
        return None if found is None else Snapshot(int(found[0]), found[1].decode(), found[2])

    def keep_snapshot(self, match: str, snapshot: Snapshot) -> None:
        key = f"{match_prefix(match)}snapshots"
        is_archived = self._redis.hexists(f"{shard_prefix(shard_of(match))}archived", match)
        with suppress(redis.exceptions.OutOfMemoryError):
            self._redis.hset(key, _field(snapshot.format, snapshot.version), snapshot.data)
            self._redis.expire(key, ARCHIVED_SNAPSHOT_LIFE if is_archived else SNAPSHOT_LIFE)

    def idempotency_record(self, match: str, key: str) -> IdempotencyRecord | None:
        record = self._redis.get(f"{match_prefix(match)}stamp:{key}")
        return None if record is None else decode(record, IdempotencyRecord)

    def seed(self, match: str) -> bytes | None:
        seed: bytes | None = self._redis.get(f"{match_prefix(match)}seed")
        if seed is None and (stub := self.stub(match)) is not None:
            return bytes.fromhex(stub.seed)
        return seed

    def imported(self, match: str) -> ImportMark | None:
        mark = self._redis.hget(f"{match_prefix(match)}head", "imported")
        return None if mark is None else "proven" if mark == b"proven" else "unproven"

    def names(self, match: str) -> dict[int, str]:
        return _names(self._redis.hgetall(f"{match_prefix(match)}names"))

    def names_of(self, matches: Sequence[str]) -> list[dict[int, str]]:
        with self._redis.pipeline(transaction=False) as read:
            for match in matches:
                read.hgetall(f"{match_prefix(match)}names")
            return [_names(names) for names in read.execute()]

    def name_seat(self, match: str, seat: int, name: str | None) -> None:
        if name is None:
            self._redis.hdel(f"{match_prefix(match)}names", seat)
        else:
            self._redis.hset(f"{match_prefix(match)}names", seat, name)

    def feed(self, offsets: Offsets, block: int | None = None, limit: int = 500) -> list[FeedEntry]:
        streams = {_feed(shard): offset for shard, offset in offsets.items()}
        shards = {_feed(shard).encode(): shard for shard in offsets}
        if self._shards is None:
            replies = self._redis.xread(streams, count=limit, block=block)
        else:
            replies = self._read_by_shard(self._shards, offsets, block, limit)
        return [
            FeedEntry(
                shard=shards[stream],
                offset=offset.decode(),
                match=fields[b"match"].decode(),
                version=int(fields[b"version"]),
                types=tuple(fields[b"types"].decode().split()),
                actor=fields[b"actor"].decode(),
                job=fields[b"duty"].decode(),
                application=fields.get(b"application", b"").decode(),
                lane=fields.get(b"lane", b"").decode(),
            )
            for stream, entries in replies
            for offset, fields in entries
        ]

    def _read_by_shard(self, shards: ClusterShards, offsets: Offsets, block: int | None, limit: int) -> Sequence[Any]:
        """One call a shard, since a call over several slots is refused; after a pause again, if none has anything.

        By XRANGE: to route XREAD, the client asks one server for its keys, which may be the one that is away.
        """

        def read(shard: int) -> Sequence[Any]:
            found = self._redis.xrange(_feed(shard), min=f"({offsets[shard]}", count=limit)
            return [(_feed(shard).encode(), found)] if found else []

        replies = shards.each(offsets, read)
        if not replies and block is not None:
            time.sleep(min(block, LONGEST_WAIT) / 1000)
            replies = shards.each(offsets, read)
        return replies

    def feed_start(self, shard: int) -> str:
        dropped = self._redis.get(f"{shard_prefix(shard)}dropped")
        return START if dropped is None else dropped.decode()

    def feed_end(self, shard: int) -> str:
        latest = self._redis.xrevrange(_feed(shard), count=1)
        return latest[0][0].decode() if latest else self.feed_start(shard)

    def announce_reader(self, reader: str) -> None:
        for shard in range(SHARDS):
            self._redis.hsetnx(f"{shard_prefix(shard)}readers", reader, START)

    def offset(self, shard: int, reader: str) -> str:
        offset = self._redis.hget(f"{shard_prefix(shard)}readers", reader)
        return START if offset is None else offset.decode()

    def note_offset(self, shard: int, reader: str, offset: str) -> None:
        self._redis.hset(f"{shard_prefix(shard)}readers", reader, offset)

    def trim_feed(self, shard: int, before: int) -> None:
        offsets = [offset.decode() for offset in self._redis.hvals(f"{shard_prefix(shard)}readers")]
        passed = min(offsets, key=order, default=START)
        first = min(passed, f"{before}-0", key=order)
        if first != START:
            self._trim([_feed(shard), f"{shard_prefix(shard)}dropped"], [first])

    def matches(self, shard: int) -> list[str]:
        return sorted(match.decode() for match in self._redis.smembers(f"{shard_prefix(shard)}matches"))

    def due(self, until: int, after: int = 0) -> list[str]:
        def of_shard(shard: int) -> list[bytes]:
            found: list[bytes] = self._redis.zrangebyscore(f"{shard_prefix(shard)}due", f"({after}", until)
            return found

        all_shards = range(SHARDS)
        waiting = (
            [match for shard in all_shards for match in of_shard(shard)]
            if self._shards is None
            else self._shards.each(all_shards, of_shard)
        )
        return [match.decode() for match in waiting]


def _feed(shard: int) -> str:
    return f"{shard_prefix(shard)}feed"


def _field(format_: str, version: int) -> str:
    return f"{format_}:{version}"


def _head(version: bytes | None, hash_: bytes | None, tombstone: bytes | None) -> tuple[int, str]:
    if tombstone is not None:
        left = decode(tombstone, Tombstone)
        return left.version, left.hash
    return int(version or 0), (hash_ or b"").decode()


def _names(stored: dict[bytes, bytes]) -> dict[int, str]:
    return {int(seat): name.decode() for seat, name in stored.items()}

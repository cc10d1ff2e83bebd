"""The journal on Redis (6.2 or later), on one server or on a Redis Cluster."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from importlib.resources import files
from typing import Any

import redis
from redis.cluster import RedisCluster

from strata.domain.kernel.codec import canonical, decode
from strata.domain.match.events import Event
from strata.store.journal import (
    SHARDS,
    START,
    Append,
    Appended,
    Conflict,
    FeedEntry,
    IdempotencyRecord,
    Positions,
    Repeated,
    Snapshot,
    order,
    shard_of,
)
from strata.store.keys import match_key, shard_key

UNREACHABLE = (
    redis.exceptions.ConnectionError,
    redis.exceptions.TimeoutError,
    redis.exceptions.BusyLoadingError,
    redis.exceptions.ReadOnlyError,
    redis.exceptions.ClusterDownError,
    redis.exceptions.MasterDownError,
    redis.exceptions.RedisClusterException,
)
"""What is raised where Redis is away for a while."""

IDEMPOTENCY_LIFE = 24 * 3600
SNAPSHOT_LIFE = 7 * 24 * 3600

_APPEND = files("strata.store").joinpath("append.lua").read_text()
_NEAREST = files("strata.store").joinpath("nearest.lua").read_text()
_TRIM = files("strata.store").joinpath("trim.lua").read_text()


class RedisJournal:
    """Streams of events on Redis. The client returns bytes (``decode_responses=False``)."""

    def __init__(self, client: redis.Redis) -> None:
        self._redis: Any = client
        self._append = client.register_script(_APPEND)
        self._nearest = client.register_script(_NEAREST)
        self._trim = client.register_script(_TRIM)
        self._is_cluster = isinstance(client, RedisCluster)

    def append(self, append: Append) -> Appended | Conflict | Repeated:
        match, shard, snapshot = append.match, shard_of(append.match), append.snapshot
        request, record = append.idempotency or ("none", None)
        keys = [
            match_key(match, "events"),
            match_key(match, "head"),
            match_key(match, f"stamp:{request}"),
            match_key(match, "snapshots"),
            match_key(match, "seed"),
            match_key(match, "names"),
            shard_key(shard, "feed"),
            shard_key(shard, "matches"),
            shard_key(shard, "due"),
        ]
        arguments: list[Any] = [
            match,
            append.expected,
            append.previous,
            append.events[-1].hash,
            "" if append.due is None else append.due,
            b"" if record is None else canonical(record),
            IDEMPOTENCY_LIFE,
            "" if snapshot is None else _field(snapshot.format, snapshot.version),
            b"" if snapshot is None else snapshot.data,
            SNAPSHOT_LIFE,
            append.seed or b"",
            append.events[-1].actor,
            append.job,
            " ".join(event.type for event in append.events),
            "1" if append.is_imported else "",
            append.application,
            len(append.names or {}),
            *(part for pair in (append.names or {}).items() for part in pair),
            *(canonical(event) for event in append.events),
        ]
        kind, *rest = self._append(keys, arguments)
        if kind == b"conflict":
            return Conflict([decode(event, Event) for event in rest])
        if kind == b"repeated":
            return Repeated(decode(rest[0], IdempotencyRecord))
        return Appended()

    def head(self, match: str) -> int:
        return int(self._redis.hget(match_key(match, "head"), "version") or 0)

    def read(self, match: str, after: int, limit: int | None = None) -> list[Event]:
        if limit == 0:
            return []
        entries = self._redis.xrange(match_key(match, "events"), min=f"{after + 1}-0", count=limit)
        return [decode(fields[b"event"], Event) for _, fields in entries]

    def snapshot(self, match: str, formats: Collection[str], upto: int | None) -> Snapshot | None:
        found = self._nearest([match_key(match, "snapshots")], ["" if upto is None else upto, *formats])
        return None if found is None else Snapshot(int(found[0]), found[1].decode(), found[2])

    def keep_snapshot(self, match: str, snapshot: Snapshot) -> None:
        key = match_key(match, "snapshots")
        self._redis.hset(key, _field(snapshot.format, snapshot.version), snapshot.data)
        self._redis.expire(key, SNAPSHOT_LIFE)

    def idempotency_record(self, match: str, key: str) -> IdempotencyRecord | None:
        record = self._redis.get(match_key(match, f"stamp:{key}"))
        return None if record is None else decode(record, IdempotencyRecord)

    def seed(self, match: str) -> bytes | None:
        seed: bytes | None = self._redis.get(match_key(match, "seed"))
        return seed

    def is_imported(self, match: str) -> bool:
        return bool(self._redis.hexists(match_key(match, "head"), "imported"))

    def names(self, match: str) -> dict[int, str]:
        return _names(self._redis.hgetall(match_key(match, "names")))

    def names_of(self, matches: Sequence[str]) -> list[dict[int, str]]:
        with self._redis.pipeline(transaction=False) as read:
            for match in matches:
                read.hgetall(match_key(match, "names"))
            return [_names(names) for names in read.execute()]

    def name_seat(self, match: str, seat: int, name: str | None) -> None:
        if name is None:
            self._redis.hdel(match_key(match, "names"), seat)
        else:
            self._redis.hset(match_key(match, "names"), seat, name)

    def feed(self, positions: Positions, block: int | None = None, limit: int = 500) -> list[FeedEntry]:
        streams = {shard_key(shard, "feed"): position for shard, position in positions.items()}
        shards = {shard_key(shard, "feed").encode(): shard for shard in positions}
        if not self._is_cluster:
            answers = self._redis.xread(streams, count=limit, block=block)
        else:
            answers = self._read_by_shard(streams, block, limit)
        return [
            FeedEntry(
                shard=shards[stream],
                position=position.decode(),
                match=fields[b"match"].decode(),
                version=int(fields[b"version"]),
                types=tuple(fields[b"types"].decode().split()),
                actor=fields[b"actor"].decode(),
                job=fields[b"duty"].decode(),
                application=fields.get(b"application", b"").decode(),
            )
            for stream, entries in answers
            for position, fields in entries
        ]

    def _read_by_shard(self, streams: dict[str, str], block: int | None, limit: int) -> Sequence[Any]:
        """One call a shard, since a call over several slots is refused; only the last of them waits."""
        answers: list[Any] = []
        *others, last = streams.items()
        for stream, position in others:
            answers += self._redis.xread({stream: position}, count=limit)
        waiting = None if answers or block is None else min(block, 100)
        answers += self._redis.xread(dict([last]), count=limit, block=waiting)
        return answers

    def feed_start(self, shard: int) -> str:
        dropped = self._redis.get(shard_key(shard, "dropped"))
        return START if dropped is None else dropped.decode()

    def feed_end(self, shard: int) -> str:
        latest = self._redis.xrevrange(shard_key(shard, "feed"), count=1)
        return latest[0][0].decode() if latest else self.feed_start(shard)

    def announce_reader(self, reader: str) -> None:
        for shard in range(SHARDS):
            self._redis.hsetnx(shard_key(shard, "readers"), reader, START)

    def position(self, shard: int, reader: str) -> str:
        position = self._redis.hget(shard_key(shard, "readers"), reader)
        return START if position is None else position.decode()

    def note_position(self, shard: int, reader: str, position: str) -> None:
        self._redis.hset(shard_key(shard, "readers"), reader, position)

    def trim_feed(self, shard: int, before: int) -> None:
        positions = [position.decode() for position in self._redis.hvals(shard_key(shard, "readers"))]
        passed = min(positions, key=order, default=START)
        first = min(passed, f"{before}-0", key=order)
        if first != START:
            self._trim([shard_key(shard, "feed"), shard_key(shard, "dropped")], [first])

    def matches(self, shard: int) -> list[str]:
        return sorted(match.decode() for match in self._redis.smembers(shard_key(shard, "matches")))

    def due(self, shard: int, until: int, after: int = 0) -> list[str]:
        waiting = self._redis.zrangebyscore(shard_key(shard, "due"), f"({after}", until)
        return [match.decode() for match in waiting]


def _field(format_: str, version: int) -> str:
    return f"{format_}:{version}"


def _names(stored: dict[bytes, bytes]) -> dict[int, str]:
    return {int(seat): name.decode() for seat, name in stored.items()}

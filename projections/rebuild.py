"""Rebuilds: a projection built again from the streams, beside the one in use, which it then replaces at once.

While a generation is built its projection notes no offset, so the feeds keep all that is appended after the
streams were read. The new generation starts there, and continues with them.

A rebuild that was cut short is resumed by the next one, as long as the feeds hold what was appended since it began.
"""

from __future__ import annotations

import secrets
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from itertools import groupby, islice
from typing import Any, TypeVar

import redis

from strata.domain.match.events import UnreadableEvent
from strata.projections.archiving import summary_in
from strata.projections.forks import Forks
from strata.projections.lobby import Lobby
from strata.projections.players import Players
from strata.projections.projection import REBUILT, Generation, Projection, Superseded
from strata.projections.standings import Standings
from strata.projections.summary import Summary, summarise, summarise_readable
from strata.store.damage import quarantine
from strata.store.journal import SHARDS, START, Journal, order

PROJECTIONS: dict[str, type[Projection]] = {kind.name: kind for kind in (Lobby, Players, Standings, Forks)}

LOCK_LIFE = 15
"""For how many seconds without progress a rebuild keeps its lock."""
REPLACED_LIFE = 60
"""For how many seconds a replaced generation can still be read by whoever had begun to."""
BATCH = 200

Item = TypeVar("Item")

Progress = Callable[[str, int, int], None]
"""Given the projection's name, how many matches were read, and how many there are."""


class RebuildRunning(Exception):
    """Somebody else is rebuilding this projection."""


class RebuildInterrupted(Exception):
    """The rebuild lost its lock and may have missed appends; nothing was replaced."""


def rebuild(
    names: Iterable[str], journal: Journal, client: redis.Redis, progress: Progress = lambda name, done, total: None
) -> dict[str, UnreadableEvent]:
    """Build projections again, one after the other, while they are read and kept up to date.

    Returns the matches that were left out, since they cannot be read; where it was resumed, those found since.
    """
    wanted = list(names)
    if unknown := set(wanted) - set(PROJECTIONS):
        raise ValueError(f"no projection {', '.join(sorted(unknown))}; there are {', '.join(PROJECTIONS)}")
    left_out: dict[str, UnreadableEvent] = {}
    for name in wanted:
        left_out |= rebuild_one(PROJECTIONS[name](client), journal, client, progress)
    return left_out


def rebuild_one(
    projection: Projection,
    journal: Journal,
    client: redis.Redis,
    progress: Progress = lambda name, done, total: None,
) -> dict[str, UnreadableEvent]:
    """Returns the matches that cannot be read. Raises ``RebuildRunning`` or ``RebuildInterrupted``; then the generation
    in use stays."""
    building = _Rebuild(projection, journal, client, progress)
    building.run()
    return building.left_out


class _Rebuild:
    """One rebuild, for as long as ``{<name>}:building``, its lock, names its generation."""

    def __init__(self, projection: Projection, journal: Journal, client: redis.Redis, progress: Progress) -> None:
        self._projection, self._journal, self._progress = projection, journal, progress
        self._redis: Any = client
        self._active, self._lock = projection.pointer("generation"), projection.pointer("building")
        self._known = projection.pointer("generations")
        self._unfinished = projection.pointer("unfinished")
        self._generation = self._resumable() or Generation(
            projection.name, f"{projection.shape}-{secrets.token_hex(6)}", "building"
        )
        self.left_out: dict[str, UnreadableEvent] = {}

    def run(self) -> None:
        if not self._redis.set(self._lock, self._generation.id, nx=True, ex=LOCK_LIFE):
            raise RebuildRunning(self._projection.name)
        try:
            others = self._redis.smembers(self._known) - {self._generation.id.encode()}
            self._redis.sadd(self._known, self._generation.id)
            self._build()
            self._catch_up()
            self._replace()
        except (Superseded, redis.WatchError) as error:
            raise RebuildInterrupted(self._projection.name) from error
        finally:
            if self._has_lock():
                self._redis.delete(self._lock)
        self._expire(others)

    def _resumable(self) -> Generation | None:
        """The generation of a rebuild that was cut short, if it can be finished."""
        id_ = self._redis.get(self._unfinished)
        if id_ is None or not id_.startswith(b"%d-" % self._projection.shape):
            return None
        generation = Generation(self._projection.name, id_.decode(), "building")
        begun_at = self._begun_at(generation)
        return generation if begun_at and self._is_in_feeds(begun_at) else None

    def _is_in_feeds(self, offsets: Mapping[int, str]) -> bool:
        """Whether nothing that comes after some offsets was dropped from the feeds."""
        return all(order(self._journal.feed_start(shard)) <= order(offset) for shard, offset in offsets.items())

    def _begun_at(self, generation: Generation) -> dict[int, str]:
        """The offsets that were noted when the rebuild of a generation began."""
        kept = self._redis.hgetall(generation.key("begun_at"))
        return {int(shard): offset.decode() for shard, offset in kept.items()}

    def _begin(self) -> dict[int, str]:
        """Note where the rebuild begins, or find where it did."""
        if begun_at := self._begun_at(self._generation):
            if not self._is_in_feeds(begun_at):
                raise Superseded(self._generation.id)
            return begun_at
        noted = {shard: self._journal.offset(shard, self._projection.name) for shard in range(SHARDS)}
        self._redis.hset(self._generation.key("begun_at"), mapping=noted)
        self._redis.set(self._unfinished, self._generation.id)
        return noted

    def _build(self) -> None:
        """Fold all streams. What is appended from here on comes after the offsets noted, and stays in the feeds."""
        begun_at = self._begin()
        projection, generation = self._projection, self._generation
        ordered = projection.in_rebuild_order(summary for _, found in self._summaries("") for summary in found)
        if ordered is None:
            kept = self._redis.hget(generation.key("positions"), REBUILT)
            for rebuilt, found in self._summaries("" if kept is None else kept.decode()):
                projection.put(generation, found, {}, rebuilt)
        else:
            for batch in _batches(ordered):
                self._renew()
                projection.put(generation, batch, {})
        projection.put(generation, [], {shard: at for shard, at in begun_at.items() if at != START})

    def _summaries(self, after: str) -> Iterator[tuple[str, list[Summary]]]:
        """All matches in batches, those that come after a place; each with the place it ends at."""
        journal = self._journal
        places = sorted(
            f"{shard:02d} {id_}"
            for shard in range(SHARDS)
            for id_ in {*journal.matches(shard), *journal.archived(shard), *journal.deleted(shard)}
        )
        done = bisect_right(places, after)
        for batch in _batches(islice(places, done, None)):
            self._renew()
            self._progress(self._projection.name, done, len(places))
            yield batch[-1], list(self._read(batch))
            done += len(batch)
        self._progress(self._projection.name, len(places), len(places))

    def _read(self, places: Sequence[str]) -> Iterator[Summary]:
        for shard, matches in groupby(places, key=lambda place: int(place.split()[0])):
            ids = [place.split()[1] for place in matches]
            for match, stub in zip(ids, self._journal.stubs(shard, ids), strict=True):
                try:
                    yield (None if stub is None else summary_in(stub)) or summarise(self._journal, match)
                except UnreadableEvent as error:
                    quarantine(self._journal, match, error)
                    self.left_out[match] = error

    def _catch_up(self) -> None:
        """Read the feeds up to a last small batch; the projector does the rest."""
        has_more = True
        while has_more:
            self._renew()
            entries = self._journal.feed(self._projection.offsets(self._generation))
            self._projection.follow(self._generation, entries, cache(partial(summarise_readable, self._journal)))
            has_more = len(entries) >= BATCH

    def _replace(self) -> None:
        with self._redis.pipeline(transaction=True) as write:
            write.watch(self._lock)
            if not self._has_lock():
                raise Superseded(self._generation.id)
            write.multi()
            write.set(self._active, self._generation.id)
            write.delete(self._lock, self._unfinished, self._generation.key("begun_at"))
            write.hdel(self._generation.key("positions"), REBUILT)
            write.execute()

    def _has_lock(self) -> bool:
        return bool(self._redis.get(self._lock) == self._generation.id.encode())

    def _renew(self) -> None:
        if not self._has_lock():
            raise Superseded(self._generation.id)
        self._redis.expire(self._lock, LOCK_LIFE)

    def _expire(self, generations: set[bytes]) -> None:
        """Let generations expire: the one that was replaced, and those of broken rebuilds."""
        if not generations:
            return
        theirs = tuple(self._projection.pointer(f"{generation.decode()}:").encode() for generation in generations)
        found = self._redis.scan_iter(match=self._projection.pointer("*"), count=1000)
        for batch in _batches(key for key in found if key.startswith(theirs)):
            with self._redis.pipeline(transaction=False) as write:
                for key in batch:
                    write.expire(key, REPLACED_LIFE)
                write.execute()
        self._redis.srem(self._known, *generations)


def _batches(items: Iterable[Item]) -> Iterator[list[Item]]:
    remaining = iter(items)
    while batch := list(islice(remaining, BATCH)):
        yield batch

"""Rebuilds: a projection built again from the streams, beside the one in use, which it then replaces at once.

While a generation is built its projection notes no offset, so the feeds keep all that is appended after the
streams were read. The new generation starts there, and continues with them.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from itertools import islice
from typing import Any, TypeVar

import redis

from strata.domain.match.events import UnreadableEvent
from strata.projections.archiving import summary_in
from strata.projections.forks import Forks
from strata.projections.lobby import Lobby
from strata.projections.players import Players
from strata.projections.projection import Generation, Projection, Superseded
from strata.projections.standings import Standings
from strata.projections.summary import Summary, summarise, summarise_readable
from strata.store.damage import quarantine
from strata.store.journal import SHARDS, START, Journal

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

    Returns the matches that were left out, since they cannot be read.
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
        self._generation = Generation(projection.name, f"{projection.shape}-{secrets.token_hex(6)}", "building")
        self.left_out: dict[str, UnreadableEvent] = {}

    def run(self) -> None:
        if not self._redis.set(self._lock, self._generation.id, nx=True, ex=LOCK_LIFE):
            raise RebuildRunning(self._projection.name)
        try:
            others = self._redis.smembers(self._known)
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

    def _build(self) -> None:
        """Fold all streams. What is appended from here on comes after the offsets noted, and stays in the feeds."""
        name = self._projection.name
        noted = {shard: self._journal.offset(shard, name) for shard in range(SHARDS)}
        for batch in _batches(self._projection.in_rebuild_order(self._summaries())):
            self._renew()
            self._projection.put(self._generation, batch, {})
        self._projection.put(self._generation, [], {shard: at for shard, at in noted.items() if at != START})

    def _summaries(self) -> Iterator[Summary]:
        journal = self._journal
        matches = [
            id_
            for shard in range(SHARDS)
            for id_ in (*journal.matches(shard), *journal.archived(shard), *journal.deleted(shard))
        ]
        for done, match in enumerate(matches):
            if done % BATCH == 0:
                self._renew()
                self._progress(self._projection.name, done, len(matches))
            try:
                yield self._summary(match)
            except UnreadableEvent as error:
                quarantine(self._journal, match, error)
                self.left_out[match] = error
        self._progress(self._projection.name, len(matches), len(matches))

    def _summary(self, match: str) -> Summary:
        stub = self._journal.stub(match)
        archived = None if stub is None else summary_in(stub)
        return summarise(self._journal, match) if archived is None else archived

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
            write.delete(self._lock)
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

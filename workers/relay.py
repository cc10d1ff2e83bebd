"""The relay: turns appends into jobs, and sweeps up what got lost on the way."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable

import redis

from store.journal import SHARDS, FeedEntry, Journal
from store.matches import Matches
from workers.queue import DutyQueue

log = logging.getLogger(__name__)

READER = "relay"
BLOCK = 1000
"""How long one read of the feeds waits, in milliseconds."""
PATIENCE = 5.0
"""After how many seconds without progress a duty counts as lost."""
TRIM_EVERY = 60.0
PAUSE = 0.5


class Relay:
    """One pass at a time over the feeds of all shards, from where it stood before."""

    def __init__(self, matches: Matches, queue: DutyQueue, now: Callable[[], float] = time.time) -> None:
        self._matches, self._queue, self._now = matches, queue, now
        self._journal: Journal = matches.journal
        self._positions = {shard: self._journal.position(shard, READER) for shard in range(SHARDS)}

    def relay(self, block: int | None = None) -> int:
        """Enqueue what the latest appends ask for; answers how many there were."""
        entries = self._journal.feed(self._positions, block)
        for entry in entries:
            if _is_for_a_worker(entry):
                self._queue.enqueue(entry.duty, entry.match, entry.version)
        for shard, position in {entry.shard: entry.position for entry in entries}.items():
            self._positions[shard] = position
            self._journal.note_position(shard, READER, position)
        return len(entries)

    def sweep(self, patience: float = PATIENCE) -> int:
        """Enqueue again what matches have waited for too long; answers how many."""
        until = int((self._now() - patience) * 1000)
        waiting = [match for shard in range(SHARDS) for match in self._journal.due(shard, until)]
        for id_ in waiting:
            try:
                self._revive(id_)
            except redis.RedisError:
                raise
            except Exception:
                # One match that cannot be read, of a game unknown here say, must not hold up the others.
                log.exception("cannot sweep", extra={"match": id_})
        return len(waiting)

    def _revive(self, id_: str) -> None:
        match = self._matches.load(id_)
        if match.duty is not None:
            self._queue.revive(match.duty, id_, match.ledger.version)

    def trim(self) -> None:
        for shard in range(SHARDS):
            self._journal.trim_feed(shard)


def run(matches: Matches, queue: DutyQueue, stop: threading.Event) -> None:
    """Relay and sweep until told to stop; an unreachable Redis is waited for."""
    while not stop.is_set():
        try:
            _run(Relay(matches, queue), stop)
        except (redis.exceptions.ConnectionError, redis.exceptions.TimeoutError) as error:
            log.warning("redis is away", extra={"error": str(error)})
            stop.wait(PAUSE)


def _run(relay: Relay, stop: threading.Event) -> None:
    swept = trimmed = time.monotonic()
    while not stop.is_set():
        relay.relay(BLOCK)
        if time.monotonic() - swept > PATIENCE / 2:
            if found := relay.sweep():
                log.info("swept", extra={"found": found})
            swept = time.monotonic()
        if time.monotonic() - trimmed > TRIM_EVERY:
            relay.trim()
            trimmed = time.monotonic()


def _is_for_a_worker(entry: FeedEntry) -> bool:
    """A bot's own job goes on by itself, and an open match is given time to fill."""
    return entry.duty == "score" or (entry.duty == "play_bot" and not entry.actor.startswith("bot:"))

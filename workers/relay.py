"""The relay: turns appends into jobs, and sweeps up what got lost on the way."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable

import redis

from strata.store.journal import SHARDS, Journal
from strata.store.matches import Matches
from strata.store.on_redis import UNREACHABLE
from strata.workers.queue import DutyQueue
from strata.workers.webhooks.publisher import WebhookPublisher

log = logging.getLogger(__name__)

READER = "relay"
BLOCK = 500
"""How long one read of the feeds waits, in milliseconds."""
LOOK_EVERY = 0.5
"""How often to check for work that has become due, in seconds: a clock that has run out above all."""
SWEEP_EVERY = 2.5
"""How often to check for all work that is due and not done, in seconds."""
TRIM_EVERY = 60.0
FEED_LIFE = 3600.0
"""For how many seconds the feeds hold what all their readers have passed: so long a stream may be away and resume."""
PAUSE = 0.5


class Relay:
    """One pass at a time over the feeds of all shards, from where it stood before."""

    def __init__(
        self,
        matches: Matches,
        queue: DutyQueue,
        now: Callable[[], float] = time.time,
        publisher: WebhookPublisher | None = None,
    ) -> None:
        self._matches, self._queue, self._now, self._herald = matches, queue, now, publisher
        self._journal: Journal = matches.journal
        self._journal.announce_reader(READER)
        self._positions = {shard: self._journal.position(shard, READER) for shard in range(SHARDS)}
        self._looked = 0

    def relay(self, block: int | None = None) -> int:
        """Enqueue what the latest appends ask for; returns how many there were."""
        entries = self._journal.feed(self._positions, block)
        for entry in entries:
            if entry.job:
                self._queue.enqueue(entry.job, entry.match, entry.version)
        if self._herald is not None:
            self._herald.announce(entries)
        for shard, position in {entry.shard: entry.position for entry in entries}.items():
            self._positions[shard] = position
            self._journal.note_position(shard, READER, position)
        return len(entries)

    def sweep(self) -> int:
        """Enqueue again what matches have waited for too long; returns how many."""
        self._looked = 0
        return self.look()

    def look(self) -> int:
        """Enqueue what has become due since the last look; returns how many."""
        after, self._looked = self._looked, int(self._now() * 1000)
        waiting = [match for shard in range(SHARDS) for match in self._journal.due(shard, self._looked, after)]
        for id_ in waiting:
            try:
                self._revive(id_)
            except redis.RedisError:
                raise
            except Exception:
                # One match that cannot be read, of a game unknown here say, must not hold up the others.
                log.exception("cannot sweep", extra={"match": id_})
        if self._herald is not None:
            self._herald.send_due()
        return len(waiting)

    def _revive(self, id_: str) -> None:
        match = self._matches.load(id_)
        duty = match.duty
        if duty is not None:
            self._queue.revive(duty.job, id_, match.ledger.version)

    def trim(self) -> None:
        before = int((self._now() - FEED_LIFE) * 1000)
        for shard in range(SHARDS):
            self._journal.trim_feed(shard, before)
        if self._herald is not None:
            self._herald.tidy()


def run(matches: Matches, queue: DutyQueue, stop: threading.Event, publisher: WebhookPublisher | None = None) -> None:
    """Relay and sweep until told to stop; an unreachable Redis is waited for."""
    while not stop.is_set():
        try:
            _run(Relay(matches, queue, publisher=publisher), stop)
        except UNREACHABLE as error:
            log.warning("redis is away", extra={"error": str(error)})
            stop.wait(PAUSE)


def _run(relay: Relay, stop: threading.Event) -> None:
    swept = looked = trimmed = time.monotonic()
    while not stop.is_set():
        relay.relay(BLOCK)
        if time.monotonic() - swept > SWEEP_EVERY:
            if found := relay.sweep():
                log.info("swept", extra={"found": found})
            swept = looked = time.monotonic()
        elif time.monotonic() - looked > LOOK_EVERY:
            relay.look()
            looked = time.monotonic()
        if time.monotonic() - trimmed > TRIM_EVERY:
            relay.trim()
            trimmed = time.monotonic()

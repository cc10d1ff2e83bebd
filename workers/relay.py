"""The relay: turns appends into jobs, and has the sweeper find what got lost on the way."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Sequence

from strata.domain.match.match import LANES
from strata.store.analyses import Analyses
from strata.store.incidents import Incidents
from strata.store.journal import SHARDS, FeedEntry, Journal
from strata.store.matches import Matches
from strata.store.outages import REDIS_ERRORS
from strata.workers.queue import JobQueue
from strata.workers.retention import Retention
from strata.workers.sweeper import Sweeper
from strata.workers.webhooks.publisher import WebhookPublisher

log = logging.getLogger(__name__)

READER = "relay"
BLOCK = 500
"""How long one read of the feeds waits, in milliseconds."""
ANALYSES_EVERY = 2.5
"""How often to enqueue what waits to be analysed, in seconds."""
TRIM_EVERY = 60.0
FEED_LIFE = 3600.0
"""For how many seconds the feeds hold what all their readers have passed: a stream may resume for so long."""
PAUSE = 0.5
ANNOUNCE_AGAIN_AFTER = 1.0
"""How many seconds after a failure the publisher is tried again."""


class Relay:
    """Reads the feeds of all shards, one pass at a time, on from its last offsets."""

    def __init__(
        self,
        matches: Matches,
        queue: JobQueue,
        publisher: WebhookPublisher | None = None,
        retention: Retention | None = None,
        incidents: Incidents | None = None,
        analyses: Analyses | None = None,
        wall_clock: Callable[[], float] = time.time,
    ) -> None:
        """The feeds are in the order of Redis' own clock, so they are trimmed by the wall clock."""
        self._matches, self._queue, self._publisher, self._wall_clock = matches, queue, publisher, wall_clock
        self._retention, self._incidents, self._analyses = retention, incidents, analyses
        self._journal: Journal = matches.journal
        self._journal.announce_reader(READER)
        self._offsets = {shard: self._journal.offset(shard, READER) for shard in range(SHARDS)}
        self._announced = dict(self._offsets)
        """How far the publisher is: behind, while what it keeps in a cluster cannot be reached."""
        self._announces_at = 0.0

    def relay(self, block: int | None = None) -> int:
        """Enqueue what the latest appends ask for; returns how many there were."""
        before, entries = dict(self._offsets), self._journal.feed(self._offsets, block)
        for entry in entries:
            if entry.job:
                lane = entry.lane if entry.lane in LANES else LANES[-1]
                self._queue.enqueue(entry.job, entry.match, entry.version, lane, entry.application)
        self._offsets |= {entry.shard: entry.offset for entry in entries}
        if time.monotonic() >= self._announces_at:
            is_behind = self._announced != before
            self._announce(self._journal.feed(self._announced) if is_behind else entries)
        return len(entries)

    def _announce(self, entries: Sequence[FeedEntry]) -> None:
        """Have the publisher see appends, and note how far that is. Jobs do not wait for it."""
        try:
            if self._publisher is not None:
                self._publisher.announce(entries)
            for shard, offset in {entry.shard: entry.offset for entry in entries}.items():
                self._journal.note_offset(shard, READER, offset)
                self._announced[shard] = offset
        except REDIS_ERRORS as error:
            if self._incidents is None or not self._incidents.note_outage(error):
                raise
            self._announces_at = time.monotonic() + ANNOUNCE_AGAIN_AFTER

    def sweep_analyses(self) -> None:
        """Enqueue what waits to be analysed."""
        if self._analyses is not None:
            for match, done in self._analyses.waiting():
                self._queue.enqueue_analysis(match, done)

    def trim(self) -> None:
        before = int((self._wall_clock() - FEED_LIFE) * 1000)
        for shard in range(SHARDS):
            self._journal.trim_feed(shard, before)
        self._queue.tidy()
        if self._publisher is not None:
            self._publisher.tidy()
        if self._retention is not None:
            self._retention.step()


def run(
    matches: Matches,
    queue: JobQueue,
    stop: threading.Event,
    incidents: Incidents,
    publisher: WebhookPublisher | None = None,
    retention: Retention | None = None,
    analyses: Analyses | None = None,
    beat: Callable[[], None] = lambda: None,
) -> None:
    """Relay and sweep until told to stop, with a sign of life in each pass; an outage of Redis is waited for."""
    relay, sweeper = None, Sweeper(matches, queue, incidents)
    while not stop.is_set():
        beat()
        try:
            relay = relay or Relay(matches, queue, publisher, retention, incidents, analyses)
            _run(relay, sweeper, stop, incidents, beat)
        except REDIS_ERRORS as error:
            if not incidents.note_outage(error):
                raise
            stop.wait(PAUSE)


def _run(relay: Relay, sweeper: Sweeper, stop: threading.Event, incidents: Incidents, beat: Callable[[], None]) -> None:
    analysed = trimmed = time.monotonic()
    has_more = False
    while not stop.is_set():
        beat()
        relay.relay(None if has_more else BLOCK)
        incidents.count()
        has_more = sweeper.step()
        if time.monotonic() - analysed > ANALYSES_EVERY:
            relay.sweep_analyses()
            analysed = time.monotonic()
        if time.monotonic() - trimmed > TRIM_EVERY:
            relay.trim()
            trimmed = time.monotonic()

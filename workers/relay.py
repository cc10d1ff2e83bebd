"""The relay: turns appends into jobs, and sweeps for what got lost on the way."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable

from strata.domain.match.events import UnreadableEvent
from strata.domain.match.match import LANES, GameNotInstalled
from strata.store.analyses import Analyses
from strata.store.incidents import Incidents
from strata.store.journal import SHARDS, Journal
from strata.store.matches import Matches, NoSuchMatch
from strata.store.outages import REDIS_ERRORS
from strata.workers.queue import JobQueue
from strata.workers.retention import Retention
from strata.workers.webhooks.publisher import WebhookPublisher

log = logging.getLogger(__name__)

READER = "relay"
BLOCK = 500
"""How long one read of the feeds waits, in milliseconds."""
SWEEP_NEWLY_DUE_EVERY = 0.5
"""How often to enqueue what has become due, in seconds: a clock that has run out above all."""
SWEEP_ALL_EVERY = 2.5
"""How often to enqueue again all that is due and not done, in seconds."""
TRIM_EVERY = 60.0
FEED_LIFE = 3600.0
"""For how many seconds the feeds hold what all their readers have passed: a stream may resume for so long."""
PAUSE = 0.5
LEFT_ALONE = 300.0
"""For how many seconds a match that cannot be read, or whose game is not installed, is not tried again."""


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
        self._swept_until = 0
        self._left_alone: dict[str, float] = {}
        """Matches that could not be read, and until when they are not tried again."""

    def relay(self, block: int | None = None) -> int:
        """Enqueue what the latest appends ask for; returns how many there were."""
        entries = self._journal.feed(self._offsets, block)
        for entry in entries:
            if entry.job:
                lane = entry.lane if entry.lane in LANES else LANES[-1]
                self._queue.enqueue(entry.job, entry.match, entry.version, lane, entry.application)
        if self._publisher is not None:
            self._publisher.announce(entries)
        for shard, offset in {entry.shard: entry.offset for entry in entries}.items():
            self._offsets[shard] = offset
            self._journal.note_offset(shard, READER, offset)
        return len(entries)

    def sweep_all(self) -> int:
        """Enqueue again all that is due; returns how many."""
        self._swept_until = 0
        return self.sweep_newly_due()

    def sweep_newly_due(self) -> int:
        """Enqueue what has become due since the last sweep; returns how many."""
        after, self._swept_until = self._swept_until, self._matches.now()
        waiting = [match for shard in range(SHARDS) for match in self._journal.due(shard, self._swept_until, after)]
        for id_ in waiting:
            if self._left_alone.get(id_, 0) > time.monotonic():
                continue
            try:
                self._revive(id_)
                self._left_alone.pop(id_, None)
            except REDIS_ERRORS:
                raise
            except NoSuchMatch:
                # Deleted since it became due.
                continue
            except (UnreadableEvent, GameNotInstalled) as error:
                self._left_alone[id_] = time.monotonic() + LEFT_ALONE
                log.warning("match cannot be played on", extra={"match": id_, "error": str(error)})
            except Exception:
                # One match that cannot be read must not hold up the others.
                log.exception("cannot sweep", extra={"match": id_})
        return len(waiting)

    def sweep_analyses(self) -> None:
        """Enqueue what waits to be analysed."""
        if self._analyses is not None:
            for match, done in self._analyses.waiting():
                self._queue.enqueue_analysis(match, done)

    def _revive(self, id_: str) -> None:
        match = self._matches.load(id_)
        duty = match.duty
        if duty is None:
            return
        ledger = match.ledger
        was_taken = self._queue.revive(duty.job, id_, ledger.version, duty.lane, ledger.application or "")
        if was_taken and self._incidents is not None:
            self._incidents.note("job_abandoned", match=id_)

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
    while not stop.is_set():
        beat()
        try:
            _run(Relay(matches, queue, publisher, retention, incidents, analyses), stop, incidents, beat)
        except REDIS_ERRORS as error:
            if not incidents.note_outage(error):
                raise
            stop.wait(PAUSE)


def _run(relay: Relay, stop: threading.Event, incidents: Incidents, beat: Callable[[], None]) -> None:
    swept_all = swept = trimmed = time.monotonic()
    while not stop.is_set():
        beat()
        relay.relay(BLOCK)
        incidents.count()
        if time.monotonic() - swept_all > SWEEP_ALL_EVERY:
            if found := relay.sweep_all():
                log.info("swept", extra={"found": found})
            relay.sweep_analyses()
            swept_all = swept = time.monotonic()
        elif time.monotonic() - swept > SWEEP_NEWLY_DUE_EVERY:
            relay.sweep_newly_due()
            swept = time.monotonic()
        if time.monotonic() - trimmed > TRIM_EVERY:
            relay.trim()
            trimmed = time.monotonic()

"""The projector: keeps all projections up to date with the feeds."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Sequence
from functools import cache, partial

import redis

from strata.projections.projection import Generation, Projection, Superseded
from strata.projections.rebuild import PROJECTIONS, RebuildInterrupted, RebuildRunning, rebuild_one
from strata.projections.summary import is_quiet, summarise_readable
from strata.store.incidents import Incidents
from strata.store.journal import SHARDS, FeedEntry, Journal, order
from strata.store.outages import REDIS_ERRORS

log = logging.getLogger(__name__)

BLOCK = 1000
"""How long one read of the feeds waits, in milliseconds."""
QUIET_DELAY = 1.0
"""For how many seconds entries of moves alone may be kept back, so that many of a match are folded as one."""
NOTE_EVERY = 10.0
"""How often offsets are noted, in seconds: only whoever trims the feeds needs them, and each is a write."""
SHORTEST_PAUSE = 0.1
LONGEST_PAUSE = 5.0


class Projector:
    """One pass at a time over the feeds of all shards. Several may run side by side, and share the work."""

    def __init__(
        self,
        journal: Journal,
        client: redis.Redis,
        quiet_delay: float = 0.0,
        note_every: float = 0.0,
        beat: Callable[[], None] = lambda: None,
    ) -> None:
        self._journal, self._redis, self._beat = journal, client, beat
        self._quiet_delay, self._note_every = quiet_delay, note_every
        self._projections = [kind(client) for kind in PROJECTIONS.values()]
        self._generations: list[tuple[Projection, Generation]] = []
        self._offsets: dict[int, str] = {}
        self._unfolded: list[FeedEntry] = []
        self._unnoted: dict[str, dict[int, str]] = {}
        self._folded_at = self._noted_at = 0.0

    def prepare(self) -> bool:
        """Find the generations and their offsets, build what is missing, and note all offsets.

        False while somebody else is building one of them.
        """
        for projection in self._projections:
            self._journal.announce_reader(projection.name)
        self._generations = [
            (projection, generation)
            for projection in self._projections
            if (generation := projection.current() or self._build(projection)) is not None
        ]
        offsets_of_each = [projection.offsets(generation) for projection, generation in self._generations]
        self._unnoted = {
            projection.name: offsets
            for (projection, _), offsets in zip(self._generations, offsets_of_each, strict=True)
        }
        self._note()
        self._offsets = {
            shard: min((at[shard] for at in offsets_of_each), key=order) for shard in range(SHARDS) if offsets_of_each
        }
        self._unfolded = []
        return len(offsets_of_each) == len(self._projections)

    def project(self, block: int | None = None) -> bool:
        """Fold the latest appends; False if ``prepare`` must find the generations again, as after any exception.

        All projections share one read, from the offset of the slowest; each skips what it has.
        """
        entries = self._journal.feed(self._offsets, block)
        self._offsets |= {entry.shard: entry.offset for entry in entries}
        self._unfolded += entries
        is_due = time.monotonic() - self._folded_at >= self._quiet_delay
        if not is_due and all(is_quiet(entry) for entry in entries):
            return True
        unfolded, self._unfolded, self._folded_at = self._unfolded, [], time.monotonic()
        return self._fold(unfolded)

    def _fold(self, entries: Sequence[FeedEntry]) -> bool:
        if any(projection.current() != generation for projection, generation in self._generations):
            return False
        read = cache(partial(summarise_readable, self._journal))
        try:
            for projection, generation in self._generations if entries else ():
                self._unnoted[projection.name] |= projection.follow(generation, entries, read)
        except Superseded:
            return False
        if time.monotonic() - self._noted_at >= self._note_every:
            self._note()
        return True

    def _note(self) -> None:
        for projection, generation in self._generations:
            if projection.note(self._journal, generation, self._unnoted[projection.name]):
                self._unnoted[projection.name] = {}
        self._noted_at = time.monotonic()

    def _build(self, projection: Projection) -> Generation | None:
        try:
            rebuild_one(projection, self._journal, self._redis, lambda *_: self._beat())
        except (RebuildRunning, RebuildInterrupted):
            return None
        log.info("projection built", extra={"projection": projection.name})
        return projection.current()


def run(
    journal: Journal,
    client: redis.Redis,
    stop: threading.Event,
    incidents: Incidents,
    beat: Callable[[], None] = lambda: None,
) -> None:
    """Project until told to stop, with a sign of life in each pass; an outage of Redis is waited for."""
    projector = Projector(journal, client, QUIET_DELAY, NOTE_EVERY, beat)
    pause, is_prepared = SHORTEST_PAUSE, False
    while not stop.is_set():
        beat()
        try:
            if not is_prepared and not projector.prepare():
                stop.wait(SHORTEST_PAUSE)
                continue
            is_prepared = projector.project(BLOCK)
            pause = SHORTEST_PAUSE
            incidents.count()
        except REDIS_ERRORS as error:
            if not incidents.note_outage(error):
                raise
            stop.wait(pause)
            pause, is_prepared = min(2 * pause, LONGEST_PAUSE), False

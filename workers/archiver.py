"""The archiver: moves matches that have been over for a while into the archive.

It keeps nothing: at its start it goes over the matches in Redis once, and from then on it follows the feed.
"""

from __future__ import annotations

import heapq
import logging
import threading
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta

from strata.domain.match.events import MatchCancelled, SeedRevealed, UnreadableEvent
from strata.projections.archiving import archive_match, is_archivable
from strata.store.archive.archive import Archive, ArchiveDamaged
from strata.store.archive.figures import ArchiveFigures
from strata.store.archive.files import ArchiveUnreachable
from strata.store.incidents import Incidents
from strata.store.journal import SHARDS, NoSuchMatch
from strata.store.matches import Matches, read_ledger
from strata.store.outages import REDIS_ERRORS

log = logging.getLogger(__name__)

BLOCK = 1000
"""How long one read of the feeds waits, in milliseconds."""
BATCH = 10
"""How many matches are archived in one pass."""
PAUSE = 5.0
"""For how many seconds an archive or a Redis that cannot be reached is left alone."""
TRY_AGAIN_AFTER = timedelta(minutes=10)
"""When a match is tried again that the archive did not keep as it was."""
_ENDS = {SeedRevealed.type, MatchCancelled.type}


class Archiver:
    """Knows when each match that is over may go."""

    def __init__(
        self,
        matches: Matches,
        archive: Archive,
        after: timedelta,
        incidents: Incidents,
        figures: ArchiveFigures | None = None,
    ) -> None:
        self._matches, self._archive, self._after, self._now = matches, archive, after, matches.clock
        self._incidents, self._figures, self._written = incidents, figures, archive.written
        self._journal = matches.journal
        self._offsets = {shard: self._journal.feed_end(shard) for shard in range(SHARDS)}
        self._waiting: list[tuple[datetime, str]] = []
        self._unseen = self._all()

    def step(self, block: int | None = None) -> int:
        """Look for matches that ended, and archive those whose time has come, a few at a time; returns how many."""
        has_looked = self._look_at_earlier()
        for entry in self._journal.feed(self._offsets, None if has_looked or self._is_due() else block):
            self._offsets[entry.shard] = entry.offset
            if _ENDS.intersection(entry.types):
                self._consider(entry.match)
        archived = sum(self._archive_next() for _ in range(BATCH) if self._is_due())
        if self._figures is not None:
            self._figures.note(self._archive.written - self._written, len(self._waiting))
            self._written = self._archive.written
        return archived

    def _all(self) -> Iterator[str]:
        for shard in range(SHARDS):
            yield from self._journal.matches(shard)

    def _look_at_earlier(self) -> bool:
        """Look at the next of the matches that were there at the start; False when all were."""
        match = next(self._unseen, None)
        if match is not None:
            self._consider(match)
        return match is not None

    def _consider(self, match: str) -> None:
        try:
            ledger = read_ledger(self._journal, match)
        except (NoSuchMatch, UnreadableEvent):
            return
        if is_archivable(ledger):
            heapq.heappush(self._waiting, (datetime.fromisoformat(ledger.at) + self._after, match))

    def _is_due(self) -> bool:
        return bool(self._waiting) and self._waiting[0][0] <= self._now()

    def _archive_next(self) -> bool:
        _, match = self._waiting[0]
        try:
            stub = archive_match(self._matches, self._archive, match, self._now())
        except (NoSuchMatch, UnreadableEvent):
            stub = None
        except ArchiveDamaged as error:
            self._incidents.note("archive_damaged", match=match, error=str(error))
            heapq.heapreplace(self._waiting, (self._now() + TRY_AGAIN_AFTER, match))
            return False
        heapq.heappop(self._waiting)
        if stub is None:
            return False
        log.info("archived", extra={"match": match, "version": stub.version})
        return True


def run(
    matches: Matches,
    archive: Archive,
    after: timedelta,
    stop: threading.Event,
    incidents: Incidents,
    figures: ArchiveFigures,
    beat: Callable[[], None] = lambda: None,
) -> None:
    """Archive until told to stop, with a sign of life in each pass; what cannot be reached is waited for."""
    archiver: Archiver | None = None
    while not stop.is_set():
        beat()
        try:
            archiver = archiver or Archiver(matches, archive, after, incidents, figures)
            archiver.step(BLOCK)
            incidents.count()
        except ArchiveUnreachable as error:
            incidents.note("archive_unreachable", error=str(error))
            stop.wait(PAUSE)
        except REDIS_ERRORS as error:
            if not incidents.note_outage(error):
                raise
            archiver = None
            stop.wait(PAUSE)

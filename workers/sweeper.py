"""The sweeper: enqueues what is due, above all what got lost on its way to a worker."""

from __future__ import annotations

import logging
import time
from collections import deque

from strata.domain.match.events import UnreadableEvent
from strata.domain.match.match import GameNotInstalled
from strata.store.incidents import Incidents
from strata.store.matches import Matches, NoSuchMatch
from strata.store.outages import REDIS_ERRORS
from strata.workers.queue import JobQueue

log = logging.getLogger(__name__)

NEWLY_DUE_EVERY = 0.5
"""How often to enqueue what has become due, in seconds: a clock that has run out above all."""
ALL_EVERY = 2.5
"""How often to enqueue again all that is due and not done, in seconds."""
SHARE = 4
"""All that is due is not swept again for so many times as long as that took: with very many matches it takes long."""
RUN = 0.1
"""For how many seconds it sweeps at a time."""
LEFT_ALONE = 300.0
"""For how many seconds a match that cannot be read, or whose game is not installed, is not tried again."""


class Sweeper:
    """Goes over what is due in short runs, however much that is, and comes first to what has just become so."""

    def __init__(self, matches: Matches, queue: JobQueue, incidents: Incidents | None = None) -> None:
        self._matches, self._queue, self._incidents = matches, queue, incidents
        self._left: deque[str] = deque()
        self._swept_until = 0
        self._began = self._looked = self._ended = time.monotonic()
        self._left_alone: dict[str, float] = {}
        """Matches that could not be read, and until when they are not tried again."""

    def step(self) -> bool:
        """Look for what is due, if it is time to, and sweep for a short while; returns whether more is left."""
        now = time.monotonic()
        pause = max(ALL_EVERY, SHARE * (self._ended - self._began))
        if not self._left and now - self._ended > pause:
            self._began = now
            if found := self._find_all():
                log.info("swept", extra={"found": found})
        elif now - self._looked > NEWLY_DUE_EVERY:
            self._find_newly_due()
        if self._left:
            self._run(now + RUN)
            self._ended = time.monotonic()
        elif self._began == now:
            self._ended = now
        return bool(self._left)

    def sweep_all(self) -> int:
        """Enqueue again all that is due; returns how many."""
        found = self._find_all()
        self._run()
        return found

    def sweep_newly_due(self) -> int:
        """Enqueue what has become due since the last sweep; returns how many."""
        found = self._find_newly_due()
        self._run()
        return found

    def _find_all(self) -> int:
        self._swept_until = 0
        self._left.clear()
        return self._find_newly_due()

    def _find_newly_due(self) -> int:
        after, self._swept_until = self._swept_until, self._matches.now()
        self._looked = time.monotonic()
        due = self._matches.journal.due(self._swept_until, after)
        self._left.extendleft(reversed(due))
        return len(due)

    def _run(self, deadline: float | None = None) -> None:
        while self._left:
            self._sweep(self._left.popleft())
            if deadline is not None and time.monotonic() >= deadline:
                break

    def _sweep(self, id_: str) -> None:
        if self._left_alone.get(id_, 0) > time.monotonic():
            return
        try:
            self._revive(id_)
            self._left_alone.pop(id_, None)
        except REDIS_ERRORS:
            # What is left is found again, without what cannot be reached.
            self._left.clear()
            raise
        except NoSuchMatch:
            # Deleted since it became due.
            return
        except (UnreadableEvent, GameNotInstalled) as error:
            self._left_alone[id_] = time.monotonic() + LEFT_ALONE
            log.warning("match cannot be played on", extra={"match": id_, "error": str(error)})
        except Exception:
            # One match that cannot be read must not hold up the others.
            log.exception("cannot sweep", extra={"match": id_})

    def _revive(self, id_: str) -> None:
        match = self._matches.load(id_)
        duty = match.duty
        if duty is None:
            return
        ledger = match.ledger
        was_taken = self._queue.revive(duty.job, id_, ledger.version, duty.lane, ledger.application or "")
        if was_taken and self._incidents is not None:
            self._incidents.note("job_abandoned", match=id_)

"""Incidents: failures that happen now and then in every installation, and that the service gets over by itself.

Each kind is one line a minute in the log of a process, however often it happens. All are counted, beside the record,
for all processes together.
"""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Literal

from strata.store.outages import REDIS_ERRORS, Outage, outage

log = logging.getLogger(__name__)

KEY = "strata:incidents"
LOG_EVERY = 60.0
"""How many seconds lie between two lines about incidents of one kind."""

Kind = Outage | Literal["job_failed", "job_abandoned", "archive_unreachable", "archive_damaged", "log_stopped"]

KINDS: dict[Kind, str] = {
    "redis_unreachable": "redis cannot be reached",
    "redis_out_of_memory": "redis has no memory left",
    "archive_unreachable": "the archive cannot be reached",
    "archive_damaged": "the archive did not keep a match as it was",
    "log_stopped": "the log of heads cannot be continued",
    "job_failed": "a job failed, and is done again",
    "job_abandoned": "a job was taken and not done, and is done again",
}
"""Those there are, and what the log calls them."""


class Incidents:
    def __init__(self, client: Any, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._redis, self._monotonic = client, monotonic
        self._uncounted: Counter[Kind] = Counter()
        self._unlogged: Counter[Kind] = Counter()
        self._logged_at: dict[str, float] = {}

    def note(self, kind: Kind, **about: object) -> None:
        """One more of a kind."""
        self._uncounted[kind] += 1
        self._unlogged[kind] += 1
        now = self._monotonic()
        if now - self._logged_at.get(kind, -LOG_EVERY) >= LOG_EVERY:
            self._logged_at[kind] = now
            log.warning(KINDS[kind], extra={"incidents": self._unlogged.pop(kind), **about})

    def note_outage(self, error: Exception) -> bool:
        """Whether an error is a sign of an outage, which passes; it is noted then."""
        kind = outage(error)
        if kind is not None:
            self.note(kind, error=str(error))
        return kind is not None

    def count(self) -> None:
        """Add what was noted to the counts of all processes, as soon as Redis takes it."""
        with suppress(*REDIS_ERRORS):
            for kind, times in list(self._uncounted.items()):
                del self._uncounted[kind]
                try:
                    self._redis.hincrby(KEY, kind, times)
                except BaseException:
                    self._uncounted[kind] += times
                    raise

    def counts(self) -> dict[str, int]:
        """How many of each kind there were, in all processes; nothing while Redis does not tell."""
        try:
            counted = self._redis.hgetall(KEY)
        except REDIS_ERRORS:
            return {}
        return {kind: int(counted.get(kind.encode(), 0)) for kind in KINDS}

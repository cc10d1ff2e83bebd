"""Service time: the one time by which all processes play, whatever happens to the clock of a machine.

It is the clock of Redis plus an offset that is kept beside the record and only grows. Between two looks at it a process
counts on by its monotonic clock. When the clock of Redis has been set back, what was counted tells by how much, and the
offset grows by that. A clock that is set forward, or a machine that slept, counts as time that has passed.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from importlib.resources import files
from typing import Any

from strata.store.outages import REDIS_ERRORS, is_cluster

KEY = "strata:time"
LOOK_EVERY = 1.0
"""How many seconds a process counts on by itself."""
TOLERANCE = 100_000
"""By how many microseconds clocks may differ before that counts as a step."""
NOTE_EVERY = 5_000_000
"""How often the time reached is noted, in microseconds: so much is lost if the clock is set back while nothing runs."""

_LOOK = files("strata.store").joinpath("service_time.lua").read_text()
_START = datetime(1970, 1, 1, tzinfo=UTC)


class ServiceTime:
    """Called, it returns the time, which never goes back, nor stands still: two who make the same move at once make
    two different events, of which one is refused. Safe to share between threads."""

    def __init__(self, client: Any, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._look = client.register_script(_LOOK)
        self._is_cluster = is_cluster(client)
        self._monotonic = monotonic
        self._seen: tuple[int, float] | None = None
        """The time told last, in microseconds, and when that was by the monotonic clock."""
        self._looks_at = 0.0
        self._latest = 0

    def __call__(self) -> datetime:
        return _START + timedelta(microseconds=self._microseconds())

    def seconds(self) -> float:
        """The time in seconds of Unix time."""
        return self._microseconds() / 1_000_000

    def _microseconds(self) -> int:
        if self._seen is None or self._monotonic() >= self._looks_at:
            self._looks_at = self._monotonic() + LOOK_EVERY
            counted = 0 if self._seen is None else self._counted(*self._seen)
            self._seen = self._told(counted), self._monotonic()
        self._latest = max(self._latest + 1, self._counted(*self._seen))
        return self._latest

    def _told(self, counted: int) -> int:
        """In a cluster it is counted on while the server that tells the time is away: others serve."""
        try:
            return int(self._look([KEY], [counted, TOLERANCE, NOTE_EVERY]))
        except REDIS_ERRORS:
            if counted and self._is_cluster:
                return counted
            raise

    def _counted(self, told: int, at: float) -> int:
        return told + round((self._monotonic() - at) * 1_000_000)

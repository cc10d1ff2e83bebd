"""The gate in front of what takes long: so many at once, so many that wait, and so many of one caller."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

MOST_WAITING = 16
MOST_EACH = 8
"""Those of one caller, whether they run or wait."""
LONGEST_WAIT = 15.0
"""In seconds."""


class Busy(Exception):
    """There is too much under way; try again in a while."""


class Gate:
    def __init__(self, most_running: int, most_waiting: int = MOST_WAITING, most_each: int = MOST_EACH) -> None:
        self._running = threading.BoundedSemaphore(most_running)
        self._most, self._most_each = most_running + most_waiting, most_each
        self._admitted: Counter[str] = Counter()
        self._lock = threading.Lock()

    @contextmanager
    def passed(self, caller: str) -> Iterator[None]:
        """Waits for a turn. Raises ``Busy``."""
        with self._lock:
            if self._admitted.total() >= self._most or self._admitted[caller] >= self._most_each:
                raise Busy
            self._admitted[caller] += 1
        try:
            if not self._running.acquire(timeout=LONGEST_WAIT):
                raise Busy
            try:
                yield
            finally:
                self._running.release()
        finally:
            with self._lock:
                self._admitted -= Counter([caller])

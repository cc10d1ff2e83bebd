"""How many streams each caller has open in this process: an address so many, a key ten times as many."""

from __future__ import annotations

import threading
from collections import Counter

KEY_FACTOR = 10


class TooManyStreams(Exception):
    def __init__(self, most: int) -> None:
        super().__init__(most)
        self.most = most


class StreamCounts:
    def __init__(self, most: int | None) -> None:
        self._most = most
        self._open: Counter[tuple[str, str]] = Counter()
        self._lock = threading.Lock()

    def open(self, kind: str, name: str) -> None:
        """Raises ``TooManyStreams``; else ``close`` must follow."""
        most = None if self._most is None else self._most * (KEY_FACTOR if kind == "key" else 1)
        with self._lock:
            if most is not None and self._open[kind, name] >= most:
                raise TooManyStreams(most)
            self._open[kind, name] += 1

    def close(self, kind: str, name: str) -> None:
        with self._lock:
            self._open -= Counter([(kind, name)])

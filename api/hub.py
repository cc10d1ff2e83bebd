"""The hub: one reader of the feeds per process, fanned out to everyone who follows a match.

A follower holds a short queue. Who does not empty it in time is let go, for a client that comes back resumes where it
stood; so a slow client holds up nobody.
"""

from __future__ import annotations

import logging
import queue
import threading
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager

import redis

from domain.match.events import Event
from store.journal import SHARDS, FeedEntry, Journal

log = logging.getLogger(__name__)

BLOCK = 1000
"""How long one read of the feeds waits, in milliseconds."""
PAUSE = 0.5
"""How long an unreachable Redis is left alone, in seconds."""
MOST_UNREAD = 256
"""How many appends a follower may lag behind before it is let go."""

Batch = list[Event] | None
"""Events of one append; None means that the follower is let go."""


class Hub:
    """Starts to read with its first follower, from what is appended then on."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._followers: dict[str, set[queue.Queue[Batch]]] = defaultdict(set)
        self._lock = threading.Lock()
        self._positions: dict[int, str] | None = None

    @contextmanager
    def following(self, match: str) -> Iterator[queue.Queue[Batch]]:
        """The appends to a match from here on, as they come."""
        self._start()
        follower: queue.Queue[Batch] = queue.Queue(MOST_UNREAD)
        with self._lock:
            self._followers[match].add(follower)
        try:
            yield follower
        finally:
            with self._lock:
                self._let_go(match, follower)

    def __len__(self) -> int:
        """How many follow any match."""
        with self._lock:
            return sum(len(followers) for followers in self._followers.values())

    def _start(self) -> None:
        with self._lock:
            if self._positions is None:
                self._positions = {shard: self._journal.feed_end(shard) for shard in range(SHARDS)}
                threading.Thread(target=self._read, name="hub", daemon=True).start()

    def _read(self) -> None:
        assert self._positions is not None
        while True:
            try:
                entries = self._journal.feed(self._positions, BLOCK)
                for entry in entries:
                    self._tell(entry)
                    self._positions[entry.shard] = entry.position
            except (redis.exceptions.ConnectionError, redis.exceptions.TimeoutError) as error:
                log.warning("redis is away", extra={"error": str(error)})
                time.sleep(PAUSE)

    def _tell(self, entry: FeedEntry) -> None:
        with self._lock:
            followers = list(self._followers.get(entry.match, ()))
        if not followers:
            return
        count = len(entry.types)
        events = self._journal.read(entry.match, entry.version - count, count)
        for follower in followers:
            try:
                follower.put_nowait(events)
            except queue.Full:
                self._drop(entry.match, follower)

    def _drop(self, match: str, follower: queue.Queue[Batch]) -> None:
        """Let a follower go that does not keep up: what it has not read is thrown away."""
        with self._lock:
            self._let_go(match, follower)
        while True:
            try:
                follower.get_nowait()
            except queue.Empty:
                break
        follower.put_nowait(None)

    def _let_go(self, match: str, follower: queue.Queue[Batch]) -> None:
        followers = self._followers.get(match)
        if followers is not None:
            followers.discard(follower)
            if not followers:
                del self._followers[match]

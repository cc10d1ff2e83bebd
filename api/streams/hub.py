"""The hub: one reader of the feeds per process, fanned out to everyone who follows a match, or all of them.

A follower holds a short queue. Who does not empty it in time is let go, for a client that comes back resumes where it
stood; so a slow client holds up nobody.
"""

from __future__ import annotations

import logging
import queue
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator
from contextlib import contextmanager
from enum import Enum, auto

from prometheus_client import Gauge

from strata.store.journal import SHARDS, FeedEntry, Journal, Offsets
from strata.store.on_redis import UNREACHABLE

log = logging.getLogger(__name__)

BLOCK = 1000
"""How long one read of the feeds waits, in milliseconds."""
PAUSE = 0.5
"""How long an unreachable Redis is left alone, in seconds."""
MOST_UNREAD = 256
"""How many appends a follower may lag behind before it is let go."""
HEARTBEAT = 15.0
"""After how many seconds everyone gets a sign of life."""
AT_ONCE = 10
"""How many followers are told before other requests get their turn."""
A_MOMENT = 1e-6
"""A pause of no length is not enough for that: gevent then looks at no socket for milliseconds."""

STREAMS = Gauge("strata_streams", "Streams that are open", multiprocess_mode="livesum")

Topic = tuple[str, str]
"""What is followed: one match, those of an application, or all."""
ALL: Topic = ("all", "")


def of_match(match: str) -> Topic:
    return ("match", match)


def of_application(application: str) -> Topic:
    return ("application", application)


class Told:
    """One append, as all who follow it are told of it."""

    def __init__(self, journal: Journal, entry: FeedEntry, offsets: Offsets) -> None:
        count = len(entry.types)
        self.entry, self.events = entry, journal.read(entry.match, entry.version - count, count)
        self.offsets = offsets
        """How far the feeds had been told before it."""
        self._made: dict[Hashable, bytes] = {}

    def once(self, key: Hashable, make: Callable[[], bytes]) -> bytes:
        """What is made for the first who needs it serves all who need the same."""
        made = self._made.get(key)
        if made is None:
            made = self._made[key] = make()
        return made


class Signal(Enum):
    ALIVE = auto()
    """A sign of life, for those who have nothing else to hear."""
    LET_GO = auto()
    """Nothing more will be told."""


Follower = queue.SimpleQueue[Told | Signal]
"""What is yet to be heard."""


class Hub:
    """Starts to read with its first follower, from what is appended then on."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._followers: dict[Topic, set[Follower]] = defaultdict(set)
        self._lock = threading.Lock()
        self._offsets: dict[int, str] = {}

    @contextmanager
    def following(self, topic: Topic) -> Iterator[Follower]:
        """The appends to what is followed from here on, as they come."""
        self._start()
        follower: Follower = queue.SimpleQueue()
        with self._lock:
            self._followers[topic].add(follower)
        STREAMS.inc()
        try:
            yield follower
        finally:
            STREAMS.dec()
            with self._lock:
                self._let_go(topic, follower)

    def offsets(self) -> Offsets:
        """How far the feeds have been told: what is not behind them, every follower has in its queue or has taken."""
        self._start()
        return dict(self._offsets)

    def __len__(self) -> int:
        """How many follow anything."""
        with self._lock:
            return sum(len(followers) for followers in self._followers.values())

    def _start(self) -> None:
        with self._lock:
            if not self._offsets:
                self._offsets = {shard: self._journal.feed_end(shard) for shard in range(SHARDS)}
                threading.Thread(target=self._read, name="hub", daemon=True).start()

    def _read(self) -> None:
        beaten_at = time.monotonic()
        while True:
            if time.monotonic() - beaten_at >= HEARTBEAT:
                beaten_at = time.monotonic()
                self._fan_out(Signal.ALIVE, list(self._followers))
            try:
                for entry in self._journal.feed(self._offsets, BLOCK):
                    self._tell(entry)
                    self._offsets[entry.shard] = entry.offset
            except UNREACHABLE as error:
                log.warning("redis is away", extra={"error": str(error)})
                time.sleep(PAUSE)
            except Exception:
                log.exception("the feeds cannot be read")
                time.sleep(PAUSE)

    def _tell(self, entry: FeedEntry) -> None:
        followed = [topic for topic in topics(entry) if topic in self._followers]
        if followed:
            self._fan_out(Told(self._journal, entry, dict(self._offsets)), followed)

    def _fan_out(self, said: Told | Signal, followed: Iterable[Topic]) -> None:
        with self._lock:
            followers = [(topic, follower) for topic in followed for follower in self._followers.get(topic, ())]
        for number, (topic, follower) in enumerate(followers, 1):
            unread = follower.qsize()
            if unread >= MOST_UNREAD:
                self._drop(topic, follower)
            elif said is not Signal.ALIVE or not unread:
                follower.put(said)
            if number % AT_ONCE == 0:
                time.sleep(A_MOMENT)

    def _drop(self, topic: Topic, follower: Follower) -> None:
        """Let a follower go that does not keep up: what it has not read is thrown away."""
        with self._lock:
            self._let_go(topic, follower)
        while True:
            try:
                follower.get_nowait()
            except queue.Empty:
                break
        follower.put(Signal.LET_GO)

    def _let_go(self, topic: Topic, follower: Follower) -> None:
        followers = self._followers.get(topic)
        if followers is not None:
            followers.discard(follower)
            if not followers:
                del self._followers[topic]


def topics(entry: FeedEntry) -> Iterator[Topic]:
    """All that an append is told to the followers of."""
    yield of_match(entry.match)
    yield ALL
    if entry.application:
        yield of_application(entry.application)

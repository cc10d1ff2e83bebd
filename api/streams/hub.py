"""The hub: one reader of the feeds per process, fanned out to everyone who follows a match, or all of them.

A follower is a short queue. One that is not emptied in time is disconnected, since its client can come back and resume
where it stopped; so a slow client holds up nobody.
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

from strata.domain.match.events import UnreadableEvent
from strata.store.incidents import Incidents
from strata.store.journal import SHARDS, FeedEntry, Journal, MatchDeleted, Offsets

log = logging.getLogger(__name__)

BLOCK = 1000
"""How long one read of the feeds waits, in milliseconds."""
PAUSE = 0.5
"""How long to wait before Redis is tried again, in seconds."""
MOST_UNREAD = 256
"""How many unread appends a follower may have before it is disconnected."""
HEARTBEAT = 15.0
"""How many seconds lie between two heartbeats."""
BATCH = 10
"""How many followers are served before other requests get their turn."""
BATCH_PAUSE = 1e-6
"""In seconds. Zero is not enough: gevent then looks at no socket for milliseconds."""

STREAMS = Gauge("strata_streams", "Streams that are open", multiprocess_mode="livesum")

Topic = tuple[str, str]
"""What is followed: one match, those of an application, or all."""
ALL: Topic = ("all", "")


def of_match(match: str) -> Topic:
    return ("match", match)


def of_application(application: str) -> Topic:
    return ("application", application)


class Broadcast:
    """One append, on its way to everyone who follows it."""

    def __init__(self, journal: Journal, entry: FeedEntry, offsets: Offsets) -> None:
        count = len(entry.types)
        self.entry = entry
        try:
            self.events = journal.read(entry.match, entry.version - count, count)
        except MatchDeleted:
            self.events = []
        self.offsets = offsets
        """How far the feeds had been broadcast before it."""
        self._made: dict[Hashable, bytes] = {}

    def once(self, key: Hashable, make: Callable[[], bytes]) -> bytes:
        """What is made for the first follower that needs it serves all who need the same."""
        made = self._made.get(key)
        if made is None:
            made = self._made[key] = make()
        return made


class Signal(Enum):
    HEARTBEAT = auto()
    """For followers with nothing else to read."""
    DISCONNECTED = auto()
    """Nothing more will come."""


Follower = queue.SimpleQueue[Broadcast | Signal]
"""What is yet to be read."""


class Hub:
    """Starts to read with its first follower, from what is appended then on."""

    def __init__(self, journal: Journal, incidents: Incidents) -> None:
        self._journal, self._incidents = journal, incidents
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
                self._remove(topic, follower)

    def offsets(self) -> Offsets:
        """How far the feeds have been broadcast: all up to there every follower has in its queue, or has read."""
        self._start()
        return dict(self._offsets)

    def __len__(self) -> int:
        """How many followers there are."""
        with self._lock:
            return sum(len(followers) for followers in self._followers.values())

    def _start(self) -> None:
        with self._lock:
            if not self._offsets:
                self._offsets = {shard: self._journal.feed_end(shard) for shard in range(SHARDS)}
                threading.Thread(target=self._read, name="hub", daemon=True).start()

    def _read(self) -> None:
        last_heartbeat = time.monotonic()
        while True:
            if time.monotonic() - last_heartbeat >= HEARTBEAT:
                last_heartbeat = time.monotonic()
                self._fan_out(Signal.HEARTBEAT, list(self._followers))
            try:
                for entry in self._journal.feed(self._offsets, BLOCK):
                    try:
                        self._broadcast(entry)
                    except UnreadableEvent as error:
                        log.warning("not broadcast", extra={"match": entry.match, "error": str(error)})
                    self._offsets[entry.shard] = entry.offset
            except Exception as error:
                if not self._incidents.note_outage(error):
                    log.exception("the feeds cannot be read")
                time.sleep(PAUSE)

    def _broadcast(self, entry: FeedEntry) -> None:
        followed = [topic for topic in topics(entry) if topic in self._followers]
        if followed:
            self._fan_out(Broadcast(self._journal, entry, dict(self._offsets)), followed)

    def _fan_out(self, item: Broadcast | Signal, followed: Iterable[Topic]) -> None:
        with self._lock:
            followers = [(topic, follower) for topic in followed for follower in self._followers.get(topic, ())]
        for number, (topic, follower) in enumerate(followers, 1):
            unread = follower.qsize()
            if unread >= MOST_UNREAD:
                self._disconnect(topic, follower)
            elif item is not Signal.HEARTBEAT or not unread:
                follower.put(item)
            if number % BATCH == 0:
                time.sleep(BATCH_PAUSE)

    def _disconnect(self, topic: Topic, follower: Follower) -> None:
        """Drop a follower that does not keep up, and throw away what it has not read."""
        with self._lock:
            self._remove(topic, follower)
        while True:
            try:
                follower.get_nowait()
            except queue.Empty:
                break
        follower.put(Signal.DISCONNECTED)

    def _remove(self, topic: Topic, follower: Follower) -> None:
        followers = self._followers.get(topic)
        if followers is not None:
            followers.discard(follower)
            if not followers:
                del self._followers[topic]


def topics(entry: FeedEntry) -> Iterator[Topic]:
    """The topics whose followers get an append."""
    yield of_match(entry.match)
    yield ALL
    if entry.application:
        yield of_application(entry.application)

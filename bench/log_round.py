"""A round of the log of heads over 10,000 matches that changed, and how long others wait for Redis meanwhile."""

from __future__ import annotations

import tempfile
import threading
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import redis

from bench.claims import Line, Ratio
from strata.domain.match.events import MatchCancelled
from strata.domain.match.record import NO_HASH, write_event
from strata.domain.transparency.notes import SignerKey
from strata.runtime.embedded import EmbeddedRedis
from strata.runtime.settings import Settings
from strata.runtime.transparency.keys import SignedLastFile
from strata.store.archive.archive import Archive
from strata.store.archive.files import ArchiveFiles
from strata.store.journal import Append
from strata.store.on_redis import RedisJournal
from strata.store.transparency.log import HeadLog
from strata.workers.log_keeper import LogKeeper

CHANGED = 10_000
SECONDS = 5.0
"""What a round over so many may take."""
SEED = bytes(32)
SIGNER = SignerKey("bench", SEED)


def measure() -> Iterator[Line]:
    with (
        tempfile.TemporaryDirectory() as folder,
        EmbeddedRedis(Path(folder) / "redis") as server,
        redis.Redis.from_url(server.url) as client,
    ):
        archive = Archive(ArchiveFiles(str(Path(folder) / "archive")))
        journal = RedisJournal(client, archive)
        for number in range(CHANGED):
            _append(journal, f"m{number}")
        log = HeadLog(client, archive)
        signed = SignedLastFile(Settings(data=Path(folder)))
        keeper = LogKeeper(journal, log, lambda: [SIGNER], signed, lambda: datetime.now(UTC))
        with _Waiting(server.url) as waiting:
            began, used = time.perf_counter(), time.process_time()
            logged = keeper.round()
            taken, busy = time.perf_counter() - began, time.process_time() - used
        assert logged == CHANGED
        yield f"{taken:.2f} s for {logged:,} matches, of which this process was busy for {busy:.2f} s"
        yield Ratio(f"a round over {CHANGED:,} changed matches, beside {SECONDS:g} s", taken / SECONDS, at_most=1)
        yield f"another client waited for Redis {1000 * waiting.longest:.1f} ms at the most"


def _append(journal: RedisJournal, match: str) -> None:
    event = write_event(match, 1, NO_HASH, SEED, "2031-05-06T12:00:00.000000Z", "service", MatchCancelled("by_maker"))
    journal.append(Append(match=match, expected=0, previous=NO_HASH, events=[event], seed=SEED))


class _Waiting:
    """Another client, which asks again and again, and notes the longest it waited."""

    def __init__(self, url: str) -> None:
        self.longest = 0.0
        self._url, self._stop = url, threading.Event()
        self._thread = threading.Thread(target=self._ask)

    def __enter__(self) -> _Waiting:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        self._thread.join()

    def _ask(self) -> None:
        with redis.Redis.from_url(self._url) as client:
            while not self._stop.wait(0.005):
                began = time.perf_counter()
                client.ping()
                self.longest = max(self.longest, time.perf_counter() - began)

"""What a fake does not show: reads that wait, a server that dies, processes that are killed, a cluster's slots."""

from __future__ import annotations

import multiprocessing
import os
import random
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import redis

from strata.projections import projector as projecting
from strata.projections import rebuild as rebuilding
from strata.projections.lobby import Lobby
from strata.projections.projector import run
from strata.projections.rebuild import PROJECTIONS, rebuild
from strata.runtime.connections import redis_client
from strata.runtime.embedded import EmbeddedRedis
from strata.runtime.settings import Settings
from strata.store.incidents import Incidents
from strata.store.on_redis import RedisJournal
from tests.cluster import Cluster
from tests.projections.story import Story, bot, content, many, mixed, tell

pytestmark = pytest.mark.usefixtures("_games")


def wait_for(condition: Callable[[], bool], seconds: float = 30.0) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.01)


@contextmanager
def running(client: Any, last_word: Callable[[], None] = lambda: None) -> Iterator[None]:
    """A projector in a thread; the last word is said when it has been told to stop."""
    stop = threading.Event()
    thread = threading.Thread(target=run, args=(RedisJournal(client), client, stop, Incidents(client)))
    thread.start()
    try:
        yield
    finally:
        stop.set()
        last_word()
        thread.join(60)
        assert not thread.is_alive()


def is_caught_up(client: Any) -> bool:
    """Whether every projection stands at the end of every feed."""
    ends = [client.xrevrange(f"{{s{shard:02d}}}:feed", count=1) for shard in range(16)]
    projections = [kind(client) for kind in PROJECTIONS.values()]
    standing = [
        projection.offsets(generation) for projection in projections if (generation := projection.current()) is not None
    ]
    return len(standing) == len(projections) and all(
        not end or offsets[shard] == end[0][0].decode() for offsets in standing for shard, end in enumerate(ends)
    )


def check_against_the_streams(client: Any, but: tuple[str, ...] = ()) -> None:
    kept = {name: content(client, kind(client), but) for name, kind in PROJECTIONS.items()}
    rebuild(PROJECTIONS, RedisJournal(client), client)
    assert {name: content(client, kind(client), but) for name, kind in PROJECTIONS.items()} == kept


def test_an_append_wakes_the_read_that_waits_for_it(server: EmbeddedRedis, monkeypatch: pytest.MonkeyPatch) -> None:
    """A read here would wait for an hour, so nothing is found by its timeout."""
    monkeypatch.setattr(projecting, "BLOCK", 3_600_000)
    client: Any = redis.Redis.from_url(server.url)
    with running(client, last_word=lambda: tell(RedisJournal(client), Story("last", bot()))):
        wait_for(lambda: Lobby(client).current() is not None)
        for number in range(5):
            tell(RedisJournal(client), Story(f"m{number}", bot()))
            wait_for(lambda number=number: len(Lobby(client).page().rows) == number + 1)  # type: ignore[misc]


def test_a_redis_that_dies_is_waited_for(server: EmbeddedRedis, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(projecting, "LONGEST_PAUSE", 0.2)
    monkeypatch.setattr(rebuilding, "LOCK_LIFE", 2)
    client: Any = redis.Redis.from_url(server.url)
    rng = random.Random(1)
    appends = list(mixed(many(60, rng), rng))
    with running(client):
        for number, append in enumerate(appends):
            RedisJournal(client).append(append)
            if number % 60 == 30:
                server.kill()
                time.sleep(0.3)
                server.start()
        wait_for(lambda: is_caught_up(client))
    check_against_the_streams(client)


def _project(url: str) -> None:
    client: Any = redis.Redis.from_url(url)
    run(RedisJournal(client), client, threading.Event(), Incidents(client))


def test_a_projector_killed_at_any_moment_leaves_nothing_half_done(server: EmbeddedRedis) -> None:
    client: Any = redis.Redis.from_url(server.url)
    context, rng = multiprocessing.get_context("fork"), random.Random(2)
    appends = list(mixed(many(40, rng), rng))

    def write() -> None:
        for append in appends:
            RedisJournal(client).append(append)
            time.sleep(0.001)

    writer = threading.Thread(target=write)
    with running(client):
        wait_for(lambda: all(kind(client).current() is not None for kind in PROJECTIONS.values()))
    writer.start()
    while writer.is_alive():
        process = context.Process(target=_project, args=(server.url,))
        process.start()
        time.sleep(rng.uniform(0.02, 0.15))
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
        process.join()
    writer.join()
    with running(client):
        wait_for(lambda: is_caught_up(client))
    check_against_the_streams(client)


def test_rebuilds_while_projectors_run_lose_nothing(server: EmbeddedRedis) -> None:
    client: Any = redis.Redis.from_url(server.url)
    journal, rng = RedisJournal(client), random.Random(3)
    appends = list(mixed(many(40, rng), rng))
    with running(client), running(client):
        wait_for(lambda: all(kind(client).current() is not None for kind in PROJECTIONS.values()))
        rebuilder = threading.Thread(target=lambda: rebuild([*PROJECTIONS] * 3, journal, client))
        rebuilder.start()
        for number, append in enumerate(appends):
            journal.append(append)
            if number % 60 == 0:
                for shard in range(16):
                    journal.note_offset(shard, "relay", "9999999999999-0")
                    journal.trim_feed(shard, 9999999999999)
        rebuilder.join()
        wait_for(lambda: is_caught_up(client))
    check_against_the_streams(client)


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Any]:
    with Cluster(tmp_path) as running:
        yield redis_client(Settings(redis_url=running.url))


def test_all_of_it_runs_on_a_cluster(cluster: Any) -> None:
    rng = random.Random(4)
    with running(cluster):
        for append in mixed(many(40, rng), rng):
            RedisJournal(cluster).append(append)
        wait_for(lambda: is_caught_up(cluster))
    assert len([row for row in Lobby(cluster).page().rows if row.id.startswith("m")]) == 40
    check_against_the_streams(cluster)

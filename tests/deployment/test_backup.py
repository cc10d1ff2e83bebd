"""A backup taken while a match is played brings back a record that proves itself, and the match goes on.

As docs/deployment.md has it: the snapshot that ``redis-cli --rdb`` writes, put back as the append-only file; or, with
the embedded Redis, a copy of that file.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
import redis

from bench.matches import random_match, random_move
from strata.domain.games.registry import GAMES
from strata.domain.match.audit import audit
from strata.domain.match.events import SeatPlan
from strata.domain.match.match import Match
from strata.runtime.embedded import EmbeddedRedis
from strata.runtime.redis_binary import redis_binary
from strata.store.matches import Matches
from strata.store.on_redis import RedisJournal
from tests.match.deeds import creation

RECORD = "appendonly.aof"

Backup = Callable[[EmbeddedRedis, Path], None]


def snapshot(server: EmbeddedRedis, target: Path) -> None:
    """``redis-cli --rdb``: all there is at one moment."""
    client = redis_binary().with_name("redis-cli")
    socket = server.url.removeprefix("unix://")
    subprocess.run([client, "-s", socket, "--rdb", target], check=True, capture_output=True, timeout=60)


def copy(server: EmbeddedRedis, target: Path) -> None:
    """``cp``: the file as it is while the server writes to it."""
    shutil.copy(server.directory / RECORD, target)


@pytest.mark.parametrize("backup", [snapshot, copy])
def test_a_record_is_restored_from_a_backup_taken_while_it_was_written(tmp_path: Path, backup: Backup) -> None:
    with _record(tmp_path / "lost") as (server, matches):
        done = random_match(matches, "done", game="gods-love-dinosaurs", seats=2, seed=1)
        running = _play(matches, _begin(matches), 20)
        backup(server, tmp_path / "backup")
        _play(matches, running, 5)
        server.kill()
    shutil.rmtree(tmp_path / "lost")

    (tmp_path / "restored").mkdir()
    shutil.copy(tmp_path / "backup", tmp_path / "restored" / RECORD)
    with _record(tmp_path / "restored") as (_, matches):
        for known in (done, running):
            restored = matches.load(known.ledger.id)
            assert (restored.ledger.version, restored.ledger.hash) == (known.ledger.version, known.ledger.hash)
            report = audit(matches.export(restored, None, is_whole=True), known.ledger.hash)
            assert report.holds
        _play(matches, matches.load(running.ledger.id), 5)


def test_a_copy_that_ends_in_the_middle_of_a_move_lacks_that_move_alone(tmp_path: Path) -> None:
    with _record(tmp_path / "lost") as (server, matches):
        running = _play(matches, _begin(matches), 3)
        whole = (server.directory / RECORD).read_bytes()
        played = _play(matches, running, 1)
        torn = (server.directory / RECORD).read_bytes()[len(whole) :][:-1]
    (tmp_path / "restored").mkdir()
    (tmp_path / "restored" / RECORD).write_bytes(whole + torn)
    with _record(tmp_path / "restored") as (_, matches):
        restored = matches.load(running.ledger.id)
        assert restored.ledger.hash == running.ledger.hash != played.ledger.hash


def test_a_restored_redis_is_as_durable_as_before(tmp_path: Path) -> None:
    with _record(tmp_path / "lost") as (server, matches):
        begun = _begin(matches)
        snapshot(server, tmp_path / "backup")
    (tmp_path / "restored").mkdir()
    shutil.copy(tmp_path / "backup", tmp_path / "restored" / RECORD)
    with _record(tmp_path / "restored") as (server, matches):
        played = _play(matches, matches.load(begun.ledger.id), 5)
        server.kill()
        server.start()
        assert matches.journal.head(begun.ledger.id) == played.ledger.version


@contextmanager
def _record(folder: Path) -> Iterator[tuple[EmbeddedRedis, Matches]]:
    with EmbeddedRedis(folder) as server, redis.Redis.from_url(server.url) as client:
        yield server, Matches(RedisJournal(client))


def _begin(matches: Matches) -> Match:
    evo = GAMES["evo"]
    plans = [SeatPlan("human")] * 3
    return matches.create(creation("running", evo, evo.options(), plans), {}).match


def _play(matches: Matches, match: Match, moves: int) -> Match:
    rng = Random(match.ledger.version)
    for _ in range(moves):
        match = random_move(matches, match, rng)
    return match

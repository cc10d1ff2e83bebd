"""kill -9 between every two steps of archiving: nothing is lost, and nothing is there twice in the end."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest
import redis

from strata.runtime.embedded import EmbeddedRedis
from strata.store.archive.archive import Archive
from strata.store.archive.files import ArchiveFiles
from strata.store.journal import shard_of
from strata.store.matches import Matches
from strata.store.on_redis import RedisJournal
from tests.archive.places import archived, play_to_score

_DYING = """
import os, signal, sys
import redis
from strata.domain.games.registry import GAMES
from strata.projections.archiving import archive_match
from strata.store.archive.archive import Archive
from strata.store.archive.files import ArchiveFiles
from strata.store.matches import Matches
from strata.store.on_redis import RedisJournal
from tests.archive.places import NOW
from tests.kernel.pebbles import PEBBLES

url, folder, last = sys.argv[1:]
GAMES["pebbles"] = PEBBLES

class Dying(ArchiveFiles):
    def put(self, name, data):
        if last == "begun":
            os.kill(os.getpid(), signal.SIGKILL)
        super().put(name, data)

def step(done):
    if done == last:
        os.kill(os.getpid(), signal.SIGKILL)

archive = Archive(Dying(folder))
archive_match(Matches(RedisJournal(redis.Redis.from_url(url), archive)), archive, "m1", NOW, step)
"""


@pytest.mark.parametrize("last", ["begun", "written", "compared", "replaced"])
def test_nothing_is_lost_or_doubled(
    redis_server: EmbeddedRedis, real_redis: redis.Redis, tmp_path: Path, last: str
) -> None:
    archive = Archive(ArchiveFiles(str(tmp_path / "archive")))
    journal = RedisJournal(real_redis, archive)
    play_to_score(Matches(journal))
    before = journal.read_raw("m1", 0)
    command = [sys.executable, "-c", _DYING, redis_server.url, str(tmp_path / "archive"), last]
    assert subprocess.run(command, timeout=60).returncode == -signal.SIGKILL
    assert (journal.stub("m1") is not None) == (last == "replaced")
    assert journal.read_raw("m1", 0) == before
    if last != "replaced":
        archived(Matches(journal), archive)
    assert RedisJournal(real_redis, Archive(archive.files)).read_raw("m1", 0) == before
    assert list(archive.matches()) == journal.archived(shard_of("m1")) == ["m1"]

"""kill -9 between every two steps of a round, and a rebuild: the log goes on as one, with one root for each size."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest
import redis

from strata.domain.transparency.checkpoint import read_checkpoint
from strata.domain.transparency.heads import Head
from strata.domain.transparency.tiles import WIDTH
from strata.domain.transparency.tree import consistency_proof, is_consistent
from strata.runtime.embedded import EmbeddedRedis
from strata.runtime.settings import Settings
from strata.runtime.transparency.keys import SignedLastFile
from strata.store.archive.archive import Archive
from strata.store.archive.files import ArchiveFiles
from strata.store.transparency.rebuild import rebuild_index
from strata.store.transparency.view import LogDamaged
from tests.store.entries import put
from tests.transparency.keeping import SIGNER, Keeping

_DYING = """
import os, signal, sys
from pathlib import Path
import redis
from strata.runtime.settings import Settings
from strata.runtime.transparency.keys import SignedLastFile
from strata.store.archive.archive import Archive
from strata.store.archive.files import ArchiveFiles
from tests.transparency.keeping import SIGNER, Keeping

url, folder, last = sys.argv[1:]

class Dying(ArchiveFiles):
    def put(self, name, data):
        if last == "tile":
            os.kill(os.getpid(), signal.SIGKILL)
        super().put(name, data)
        step("kept")

def step(done):
    if done == last:
        os.kill(os.getpid(), signal.SIGKILL)

keeping = Keeping(redis.Redis.from_url(url), Archive(Dying(folder + "/archive")))
keeping.noted = SignedLastFile(Settings(data=Path(folder)))
keeping.round(step)
"""


@pytest.mark.parametrize("last", ["appended", "tile", "kept", "tiled", "noted", "published"])
def test_the_log_goes_on_as_one(
    redis_server: EmbeddedRedis, real_redis: redis.Redis, tmp_path: Path, last: str
) -> None:
    keeping = Keeping(real_redis, Archive(ArchiveFiles(str(tmp_path / "archive"))))
    keeping.noted = noted = SignedLastFile(Settings(data=tmp_path))
    put(keeping.journal, "first")
    keeping.round()
    before = keeping.checkpoint
    for number in range(WIDTH):
        put(keeping.journal, f"m{number}")
    command = [sys.executable, "-c", _DYING, redis_server.url, str(tmp_path), last]
    assert subprocess.run(command, timeout=60).returncode == -signal.SIGKILL
    signed, _ = read_checkpoint(noted.read() or "")
    assert (signed.size > before.size) == (last in ("noted", "published"))
    assert (keeping.checkpoint == signed) == (last != "noted")
    put(keeping.journal, "last")
    keeping.round()
    view, after = keeping.view, keeping.checkpoint
    assert after.size == WIDTH + 2
    for earlier in (before, signed):
        proof = consistency_proof(earlier.size, after.size, view.node)
        assert is_consistent(earlier.size, after.size, proof, earlier.root, after.root)
    assert_one_leaf_for_each(keeping)


def assert_one_leaf_for_each(keeping: Keeping) -> None:
    names = ["first", *(f"m{number}" for number in range(WIDTH)), "last"]
    found = [leaf for positions in keeping.log.positions(names) for _, leaf in positions]
    assert sorted(found) == list(range(WIDTH + 2))


def test_tree_and_index_follow_from_leaves_and_records(client: redis.Redis, archive: Archive) -> None:
    keeping = Keeping(client, archive)
    for number in range(WIDTH + 5):
        put(keeping.journal, f"m{number}")
    keeping.round()
    before = everything(keeping)
    client.delete("{log}:state", "{log}:index")
    keeping.log.rebuild(keeping.checkpoint_noted, SIGNER.name)
    assert rebuild_index(keeping.log, keeping.journal) == WIDTH + 5
    assert everything(keeping) == before
    assert keeping.round() == 0


def everything(keeping: Keeping) -> tuple[object, ...]:
    view, names = keeping.view, [f"m{number}" for number in range(WIDTH + 5)]
    tree = view.origin, view.size, view.tiled, view.edges, view.root(view.size)
    return *tree, keeping.log.positions(names)


def test_leaves_that_are_missing_are_not_made_up(client: redis.Redis) -> None:
    keeping = Keeping(client)
    for number in range(3):
        assert keeping.log.open("one", "one") or keeping.log.append(keeping.view, [Head(f"m{number}", 1, "")])
    known = keeping.view.checkpoint_of(0)
    client.xdel("{log}:leaves", "1-0")
    with pytest.raises(LogDamaged, match="not all there"):
        keeping.log.rebuild(known, "one")

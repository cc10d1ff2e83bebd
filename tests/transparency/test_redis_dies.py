"""Redis dies around everything that a round writes, and its file is cut back to what had reached the disk.

What a Redis that does not wait for its disk may lose could have been signed, so there nothing is signed.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from hashlib import sha1
from importlib.resources import files
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
import redis
from redis.backoff import NoBackoff
from redis.retry import Retry

from strata.domain.transparency.tiles import WIDTH
from strata.domain.transparency.witnessing import Course
from strata.runtime.embedded import EmbeddedRedis
from strata.runtime.settings import Settings
from strata.runtime.transparency.kept import KeptCheckpoints
from strata.runtime.transparency.keys import SignedLastFile
from strata.runtime.transparency.witness import Unreachable, Witness
from strata.store.archive.archive import Archive
from strata.store.archive.files import ArchiveFiles
from strata.store.transparency.log import HeadLog
from strata.store.transparency.proofs import proof_of
from strata.workers.log_keeper import LogStopped
from tests.api.conftest import Service
from tests.faults.power_cuts import cut_off, noting
from tests.store.entries import put
from tests.transparency.keeping import Keeping

READING = sha1(files("strata.store.transparency").joinpath("read.lua").read_bytes()).hexdigest()


class Mortal(redis.Redis):
    """A client that tells of every script that writes, before it is sent and when its reply is there."""

    tell: Callable[[], None] | None = None

    def execute_command(self, *command: Any, **options: Any) -> Any:
        is_told = self.tell is not None and command[0] == "EVALSHA" and command[1] != READING
        if is_told:
            self.tell()
        reply = super().execute_command(*command, **options)
        if is_told:
            self.tell()
        return reply


class Place:
    """A service, its log and a witness of it, all of which lie in one folder."""

    def __init__(self, folder: Path, server: EmbeddedRedis) -> None:
        self.server, self.noted = server, folder.parent / "last_fsync"
        self.client = Mortal.from_url(server.url, retry=Retry(NoBackoff(), 0))
        archive = Archive(ArchiveFiles(str(folder / "archive")))
        self.keeping = Keeping(self.client, archive)
        self.keeping.noted = SignedLastFile(Settings(data=folder))
        service = Service(self.client, journal=self.keeping.journal, archive=archive)
        http = httpx.Client(transport=httpx.WSGITransport(service.app), base_url="http://service")
        self.witness = Witness(http, KeptCheckpoints(folder / "witness"))

    def look(self) -> Course:
        return self.witness.look().course

    def lose_power(self) -> None:
        cut_off(self.server, self.noted)

    def round_until(self, last: int) -> bool:
        """A round in which the power goes when it has told so many times; False if it ends before."""
        times = count(1)

        def told() -> None:
            if next(times) == last:
                self.lose_power()
                raise redis.ConnectionError

        self.client.tell = told
        try:
            self.keeping.round()
        except redis.ConnectionError:
            return True
        finally:
            self.client.tell = None
        return False


@contextmanager
def at(folder: Path) -> Iterator[Place]:
    file = folder / "redis" / "appendonly.aof"
    if file.exists():
        (folder.parent / "last_fsync").write_text(f"{file.stat().st_size:020d}")
    with EmbeddedRedis(folder / "redis") as server:
        place = Place(folder, server)
        yield place
        place.client.close()


@pytest.fixture
def prepared(tmp_path: Path) -> Path:
    """A log with a leaf that a witness has seen, and as many matches to be logged as fill a tile."""
    folder = tmp_path / "prepared"
    with at(folder) as place:
        put(place.keeping.journal, "first")
        place.keeping.round()
        assert place.look() is Course.FIRST
        for number in range(WIDTH):
            put(place.keeping.journal, f"m{number}")
    return folder


def test_the_log_goes_on_as_one(prepared: Path, tmp_path: Path) -> None:
    with noting(tmp_path, tmp_path / "last_fsync"):
        for number in count(1):
            folder = tmp_path / str(number)
            shutil.copytree(prepared, folder, ignore=shutil.ignore_patterns("redis.*"))
            with at(folder) as place:
                proof = proof_of(place.keeping.log, place.keeping.journal, "first")
                has_died = place.round_until(number)
                place.server.start()
                # Then what a witness sees at once continues what it saw before
                assert place.look() in (Course.SAME, Course.GREW)
                # And so does the log after another round, which has each match once
                put(place.keeping.journal, "last")
                place.keeping.round()
                assert place.look() is Course.GREW
                assert place.keeping.checkpoint.size == WIDTH + 2
                # And what was proven is proven again
                again = proof_of(place.keeping.log, place.keeping.journal, "first", size=proof.size)
                assert (again.leaf, again.index, again.path) == (proof.leaf, proof.index, proof.path)
            if not has_died:
                break
    assert number > 6, "there are three scripts, and each has a before and an after"


@pytest.mark.parametrize(("name", "value"), [("appendfsync", "everysec"), ("appendfsync", "no"), ("appendonly", "no")])
def test_where_redis_may_forget_nothing_is_signed(tmp_path: Path, name: str, value: str) -> None:
    with at(tmp_path) as place:
        put(place.keeping.journal, "first")
        place.client.config_set(name, value)
        with pytest.raises(LogStopped, match="set appendonly yes and appendfsync always"):
            place.keeping.round()
        assert place.keeping.noted.read() is None


def test_what_was_signed_there_could_not_be_continued(prepared: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HeadLog, "is_durable", lambda log: True)
    with noting(prepared, prepared.parent / "last_fsync"), at(prepared) as place:
        place.client.config_set("appendfsync", "no")
        place.keeping.now += timedelta(minutes=1)
        place.keeping.round()
        assert place.look() is Course.GREW
        place.lose_power()
        place.server.start()
        with pytest.raises(Unreachable, match="no proof that leads to the 257 kept here"):
            place.look()
        with pytest.raises(LogStopped, match="strata log restart"):
            place.keeping.round()

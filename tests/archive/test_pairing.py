"""A Redis works with the archive it was paired with, and with no other."""

from __future__ import annotations

from pathlib import Path

import pytest
import redis

from strata.store.archive.archive import Archive
from strata.store.archive.files import ArchiveFiles
from strata.store.archive.pairing import FILE, KEY, NotPaired, require_pair
from strata.store.matches import Matches
from strata.store.on_redis import RedisJournal
from tests.archive.places import archived, play_to_score


def _pair(client: redis.Redis, archive: Archive) -> RedisJournal:
    journal = RedisJournal(client, archive)
    require_pair(client, journal, archive)
    return journal


def test_they_know_each_other(real_redis: redis.Redis, archive: Archive) -> None:
    _pair(real_redis, archive)
    id_ = real_redis.get(KEY)
    _pair(real_redis, archive)
    assert real_redis.get(KEY) == id_
    assert id_ is not None
    assert id_ in (archive.files.get(FILE) or b"")


def test_the_archive_of_another_redis_is_refused(real_redis: redis.Redis, archive: Archive) -> None:
    matches = Matches(_pair(real_redis, archive))
    play_to_score(matches)
    archived(matches, archive)
    real_redis.flushall()
    with pytest.raises(NotPaired, match="belongs to another Redis"):
        _pair(real_redis, archive)


def test_another_place_is_refused_once_something_was_archived(
    real_redis: redis.Redis, archive: Archive, tmp_path: Path
) -> None:
    matches = Matches(_pair(real_redis, archive))
    elsewhere = Archive(ArchiveFiles(str(tmp_path / "elsewhere")))
    _pair(real_redis, elsewhere)
    play_to_score(matches)
    archived(matches, elsewhere)
    third = Archive(ArchiveFiles(str(tmp_path / "third")))
    with pytest.raises(NotPaired, match="archived elsewhere"):
        _pair(real_redis, third)
    _pair(real_redis, elsewhere)


@pytest.mark.parametrize("lost", ["redis", "archive"])
def test_a_pairing_that_was_cut_short_is_finished(real_redis: redis.Redis, archive: Archive, lost: str) -> None:
    _pair(real_redis, archive)
    if lost == "redis":
        real_redis.delete(KEY)
    else:
        archive.files.delete(FILE)
    _pair(real_redis, archive)
    assert (real_redis.get(KEY) or b"?") in (archive.files.get(FILE) or b"")

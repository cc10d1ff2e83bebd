"""A journal of each kind with an archive in a folder; pebbles is a game like any other."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import fakeredis
import pytest

from strata.domain.games.registry import GAMES
from strata.store.archive.archive import Archive
from strata.store.archive.files import ArchiveFiles
from strata.store.in_memory import MemoryJournal
from strata.store.journal import Journal
from strata.store.matches import Matches
from strata.store.on_redis import RedisJournal
from tests.kernel.pebbles import PEBBLES


@pytest.fixture(autouse=True)
def _pebbles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "pebbles", PEBBLES)


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    return Archive(ArchiveFiles(str(tmp_path / "archive")))


@pytest.fixture(params=["memory", "fakeredis", "redis"])
def journal(request: Any, archive: Archive) -> Journal:
    match request.param:
        case "memory":
            return MemoryJournal(archive)
        case "fakeredis":
            return RedisJournal(fakeredis.FakeRedis(server=fakeredis.FakeServer()), archive)
        case _:
            return RedisJournal(request.getfixturevalue("real_redis"), archive)


@pytest.fixture
def matches(journal: Journal) -> Matches:
    return Matches(journal)

"""Pebbles is a game like any other while these tests run."""

from __future__ import annotations

from pathlib import Path

import fakeredis
import pytest
import redis

from strata.domain.games.registry import GAMES
from strata.store.archive.archive import Archive
from strata.store.archive.files import ArchiveFiles
from tests.kernel.pebbles import PEBBLES


@pytest.fixture(autouse=True)
def _pebbles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "pebbles", PEBBLES)


@pytest.fixture
def client() -> redis.Redis:
    return fakeredis.FakeRedis(server=fakeredis.FakeServer())


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    return Archive(ArchiveFiles(str(tmp_path / "archive")))

"""A journal of each kind with an archive in a folder; pebbles is a game like any other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from strata.domain.games.registry import GAMES
from strata.store.archive.archive import Archive
from strata.store.archive.files import ArchiveFiles
from strata.store.journal import Journal
from strata.store.matches import Matches
from tests.kernel.pebbles import PEBBLES
from tests.servers import JOURNALS, Servers


@pytest.fixture(autouse=True)
def _pebbles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "pebbles", PEBBLES)


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    return Archive(ArchiveFiles(str(tmp_path / "archive")))


@pytest.fixture(params=JOURNALS)
def journal(request: Any, servers: Servers, archive: Archive) -> Iterator[Journal]:
    with servers.journal(request.param, archive) as journal:
        yield journal


@pytest.fixture
def matches(journal: Journal) -> Matches:
    return Matches(journal)

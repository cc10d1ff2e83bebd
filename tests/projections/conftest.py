from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import fakeredis
import pytest

from strata.domain.games.registry import GAMES
from strata.runtime.embedded import EmbeddedRedis
from strata.store.on_redis import RedisJournal


@pytest.fixture
def client() -> Any:
    return fakeredis.FakeRedis()


@pytest.fixture
def journal(client: Any) -> RedisJournal:
    return RedisJournal(client)


@pytest.fixture
def _games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The stories' games, whatever is registered."""
    for slug in ("evo", "other"):
        monkeypatch.setitem(GAMES, slug, GAMES["evo"])


@pytest.fixture
def server(tmp_path: Path) -> Iterator[EmbeddedRedis]:
    with EmbeddedRedis(tmp_path) as running:
        yield running

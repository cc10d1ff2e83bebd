"""Pebbles is a game like any other while these tests run."""

from __future__ import annotations

import pytest

from strata.domain.games.registry import GAMES
from tests.kernel.pebbles import PEBBLES


@pytest.fixture(autouse=True)
def _pebbles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "pebbles", PEBBLES)

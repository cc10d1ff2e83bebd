from __future__ import annotations

from strata.domain.games.jurassic_parts import GAME
from tests.games.recorded import on_record, read


def test_every_slab_on_record_is_emptied() -> None:
    assert {read(GAME, name)[2]["outcome"]["reason"] for name in on_record(GAME)} == {"slab_empty"}

from __future__ import annotations

from strata.domain.games.not_alone import GAME
from tests.games.recorded import on_record


def test_every_mode_is_on_record() -> None:
    modes = {described["options"].get("expansion", "sanctuary") for described in on_record(GAME).values()}
    assert modes == {"none", "light", "sanctuary"}

from __future__ import annotations

from strata.domain.games.gods_love_dinosaurs import GAME
from tests.games.recorded import on_record, read


def test_every_kind_of_fact_and_action_is_on_record() -> None:
    moves = [written for name in on_record(GAME) for written in read(GAME, name)[1]]
    told = {fact["kind"] for written in moves for fact in written["facts"]}
    chosen = {written["action"]["kind"] for written in moves if written["action"] is not None}
    assert told == {fact.__struct_config__.tag for fact in GAME.facts}
    assert chosen == {action.__struct_config__.tag for action in GAME.actions}

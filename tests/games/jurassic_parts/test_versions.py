"""Games played by earlier rules: they fold, and what the rules of today would do otherwise is a known change."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from strata.domain.games.jurassic_parts import GAME
from strata.domain.kernel import Position, ScriptedChance, clone, fold, play, read_facts
from strata.domain.kernel.codec import to_builtins
from strata.domain.match.audit.releases import judge_difference
from tests.games.recorded import is_of_today, on_record, read

FIRST_RELEASE = GAME.releases[0]
BY_EARLIER_RULES = [name for name, described in on_record(GAME).items() if not is_of_today(described)]


def made_today(state: Any, written: dict[str, Any]) -> list[dict[str, Any]]:
    """The facts that the rules make of a recorded move."""
    action = msgspec.convert(written["action"], GAME.action_union)
    chance = ScriptedChance([tuple(draw) for draw in written["draws"]])
    facts: list[dict[str, Any]] = to_builtins(play(Position(GAME, clone(state)), written["seat"], action, chance).facts)
    return facts


@pytest.mark.parametrize("name", BY_EARLIER_RULES)
def test_only_digs_differ_and_that_is_accounted_for(name: str) -> None:
    _, (setup, *moves), _ = read(GAME, name)
    state, differing = GAME.state(), 0
    fold(state, read_facts(GAME, setup["facts"], GAME.codec_version))
    for written in moves:
        made = made_today(state, written)
        if made != written["facts"]:
            differing += 1
            kinds = {fact["kind"] for fact in [*written["facts"], *made]}
            assert "tile_dug" in kinds
            assert judge_difference(GAME, FIRST_RELEASE, kinds) == "differs", written
        fold(state, read_facts(GAME, written["facts"], GAME.codec_version))
    assert differing


def test_a_share_out_is_decided_as_ever() -> None:
    kinds = {"take_tile", "tile_taken", "part_broken_off", "chisels_returned", "share_out_ended", "tile_dug"}
    assert judge_difference(GAME, FIRST_RELEASE, kinds) == "failed"
    assert judge_difference(GAME, FIRST_RELEASE, kinds | {"part_left_to_leader"}) == "differs"

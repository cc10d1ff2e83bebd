"""Games played by earlier rules: they fold, and what the rules of today would do otherwise is a known change."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from strata.domain.games.evo import GAME
from strata.domain.kernel import IllegalMove, Position, ScriptedChance, clone, fold, play, read_facts
from strata.domain.kernel.codec import to_builtins
from strata.domain.match.audit.releases import judge_difference
from tests.games.recorded import on_record, read

FIRST_RELEASE = GAME.releases[0]
BY_EARLIER_RULES = [name for name, described in on_record(GAME).items() if "rules_version" in described]


def made_today(state: Any, written: dict[str, Any]) -> list[dict[str, Any]] | None:
    """The facts that the rules make of a recorded move; None where they do not allow it."""
    action = msgspec.convert(written["action"], GAME.action_union)
    chance = ScriptedChance([tuple(draw) for draw in written["draws"]])
    try:
        move = play(Position(GAME, clone(state)), written["seat"], action, chance)
    except IllegalMove:
        return None
    facts: list[dict[str, Any]] = to_builtins(move.facts)
    return facts


@pytest.mark.parametrize("name", BY_EARLIER_RULES)
def test_what_differs_is_accounted_for(name: str) -> None:
    _, (setup, *moves), _ = read(GAME, name)
    state, differing = GAME.state(), 0
    fold(state, read_facts(GAME, setup["facts"], GAME.codec_version))
    for written in moves:
        made = made_today(state, written)
        if made != written["facts"]:
            differing += 1
            kinds = {fact["kind"] for fact in [*written["facts"], *(made or []), written["action"]]}
            assert judge_difference(GAME, FIRST_RELEASE, kinds) == "differs", written
        fold(state, read_facts(GAME, written["facts"], GAME.codec_version))
    assert differing


def test_a_bid_is_decided_as_ever() -> None:
    assert judge_difference(GAME, FIRST_RELEASE, {"choose_row", "row_chosen", "place_bid", "bid_placed"}) == "failed"

"""Recorded games: the rules still make the same facts of the same choices and draws, and the facts alone still fold."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from strata.domain.games.registry import BUILT_IN
from strata.domain.kernel import ScriptedChance, begin, digest, fold, play, read_facts
from strata.domain.kernel.codec import to_builtins
from tests.games.recorded import is_of_today, on_record, read

ALL = [(game, name, described) for game in BUILT_IN.values() for name, described in on_record(game).items()]
RECORDS = [pytest.param(game, name, id=f"{game.slug}-{name}") for game, name, _ in ALL]
OF_TODAY = [pytest.param(game, name, id=f"{game.slug}-{name}") for game, name, one in ALL if is_of_today(one)]


@pytest.mark.parametrize(("game", "name"), OF_TODAY)
def test_the_rules_make_the_same_facts(game: Any, name: str) -> None:
    header, (setup, *moves), last = read(game, name)
    options = msgspec.convert(header["options"], game.options)
    move = begin(game, options, header["seats"], ScriptedChance([tuple(draw) for draw in setup["draws"]]))
    assert to_builtins(move.facts) == setup["facts"]
    for written in moves:
        action = msgspec.convert(written["action"], game.action_union)
        chance = ScriptedChance([tuple(draw) for draw in written["draws"]])
        move = play(move.position, written["seat"], action, chance)
        assert to_builtins(move.facts) == written["facts"]
        assert [list(draw) for draw in move.draws] == written["draws"]
        game.exam.conserved(move.position.state)
    assert to_builtins(game.outcome(move.position.state)) == last["outcome"]


@pytest.mark.parametrize(("game", "name"), RECORDS)
def test_the_facts_alone_lead_to_the_same_end(game: Any, name: str) -> None:
    _, moves, last = read(game, name)
    state = game.state()
    for written in moves:
        fold(state, read_facts(game, written["facts"], game.codec_version))
    assert digest(state) == last["state"]
    assert to_builtins(game.outcome(state)) == last["outcome"]


@pytest.mark.parametrize("game", BUILT_IN.values(), ids=lambda game: game.slug)
def test_every_game_has_several_on_record_of_different_tables(game: Any) -> None:
    described = on_record(game)
    of_today = [one for one in described.values() if is_of_today(one)]
    tables = {len(one["bots"]) for one in of_today}
    assert len(tables) == len(of_today) >= min(3, len(game.seats))
    assert all(one.get("rules_version", 0) < game.rules_version for one in described.values())
    for name, one in described.items():
        assert read(game, name)[0] == {"seats": len(one["bots"]), "options": one["options"]}

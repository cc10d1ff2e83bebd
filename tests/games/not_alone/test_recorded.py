"""Recorded games: the rules still make the same facts of the same choices and draws, and the facts alone still fold."""

from __future__ import annotations

import msgspec
import pytest

from domain.games.not_alone import GAME
from domain.games.not_alone.options import Options
from domain.kernel import WrittenChance, begin, digest, fold, play, read_facts
from domain.kernel.codec import to_builtins
from tests.games.not_alone.exam import conserved
from tests.games.not_alone.record import GAMES, read


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_make_the_same_facts(name: str) -> None:
    header, (setup, *moves), last = read(name)
    options = msgspec.convert(header["options"], Options)
    move = begin(GAME, options, header["seats"], WrittenChance([tuple(draw) for draw in setup["draws"]]))
    assert to_builtins(move.facts) == setup["facts"]
    for written in moves:
        action = msgspec.convert(written["action"], GAME.action_union)
        chance = WrittenChance([tuple(draw) for draw in written["draws"]])
        move = play(move.position, written["seat"], action, chance)
        assert to_builtins(move.facts) == written["facts"]
        assert [list(draw) for draw in move.draws] == written["draws"]
        conserved(move.position.state)
    assert to_builtins(GAME.outcome(move.position.state)) == last["outcome"]


@pytest.mark.parametrize("name", GAMES)
def test_the_facts_alone_lead_to_the_same_end(name: str) -> None:
    _, moves, last = read(name)
    state = GAME.state()
    for written in moves:
        fold(state, read_facts(GAME, written["facts"], GAME.codec_version))
    assert digest(state) == last["state"]
    assert to_builtins(GAME.outcome(state)) == last["outcome"]


def test_every_mode_is_on_record() -> None:
    assert {read(name)[0]["options"].get("expansion", "sanctuary") for name in GAMES} == {"none", "light", "sanctuary"}

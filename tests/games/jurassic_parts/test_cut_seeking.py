"""Whole matches of players who seek cuts: slabs are shared out to the last tile, and nothing is lost on the way."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from strata.domain.games.jurassic_parts import GAME
from strata.domain.games.jurassic_parts.exam import VARIANTS, conserved, seek_cut
from strata.domain.kernel import Move, RandomChance, apply_action, begin, canonical, fold
from strata.domain.kernel.codec import decode

TABLES = [(seats, options) for seats, several in VARIANTS.items() for options in several]


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=[f"{seats} seats {options}" for seats, options in TABLES])
def test_the_slab_is_shared_out_to_its_end(seats: int, options: dict[str, Any]) -> None:
    rng = Random(f"{seats} {options}")
    chance = RandomChance(rng)
    move: Move[Any] = begin(GAME, msgspec.convert(options, GAME.options), seats, chance)
    folded = fold(GAME.state(), move.facts)
    asked: set[str] = set()
    while not move.position.is_over:
        decision = move.position.decisions[0]
        asked.add(decision.name)
        move = apply_action(move.position, decision.seat, seek_cut(move.position, decision, rng), chance)
        fold(folded, decode(canonical(move.facts), GAME.fact_list))
        conserved(move.position.state)
        assert canonical(folded) == canonical(move.position.state)
    assert move.position.state.ending == "slab_empty"
    assert move.position.state.bag == []
    assert {"turn_start", "turn_main", "share_pick", "final_pick"} <= asked

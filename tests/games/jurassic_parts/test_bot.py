"""The evaluator: it always knows something to do, finds cuts, and following it beats chance."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from strata.domain.bots import choose
from strata.domain.games.jurassic_parts import GAME
from strata.domain.games.jurassic_parts.bot_cuts import closing_edges
from strata.domain.games.jurassic_parts.components import EDGE
from strata.domain.games.jurassic_parts.exam import choose as choose_mixed
from strata.domain.games.jurassic_parts.options import Options
from strata.domain.games.jurassic_parts.rules.slab import free_edges, part_of
from strata.domain.games.jurassic_parts.state import State
from strata.domain.kernel import RandomChance, apply_action, begin, clone
from tests.games.jurassic_parts.table import Played, playing
from tests.games.matches import end_of_match


def chosen(played: Played) -> Any:
    decision = played.position.decisions[0]
    return choose("greedy", played.position, decision.seat, Random(1))


@pytest.mark.parametrize("options", [Options(), Options(layout="B", equipment_cards=2)])
def test_greedy_beats_chance_and_empties_the_slab(options: Options) -> None:
    final = end_of_match(GAME, ["random", "greedy"], options, 1)
    assert GAME.ranking(final)[0].seat == 1
    assert final.ending == "slab_empty"


def test_a_crack_is_closed_for_the_tile_that_finishes_a_skeleton() -> None:
    played = playing(
        chisels={0: ["19-37", "36-37"]},
        faces={37: "triceratops-3a"},
        loose={0: ["triceratops-1a", "triceratops-2a"]},
        sharp={0: 1},
    )
    assert chosen(played).edge == "37-38"


def test_a_finished_skeleton_is_assembled() -> None:
    played = playing(loose={0: ["velociraptor-1a", "velociraptor-2a"]})
    assert chosen(played).species == "velociraptor"


def test_the_missing_part_is_picked() -> None:
    pool = ["plant-01", "velociraptor-1a", "tyrannosaurus-4a"]
    loose = {0: ["tyrannosaurus-1a", "tyrannosaurus-2a", "tyrannosaurus-3a"]}
    played = playing(pool=pool, pickers=[0, 1], loose=loose, cells=range(30))
    assert chosen(played).tile == "tyrannosaurus-4a"


def test_the_missing_part_is_bought() -> None:
    played = playing(
        cells=range(40),
        stock=["tyrannosaurus-4a"],
        loose={0: ["tyrannosaurus-1a", "tyrannosaurus-2a", "tyrannosaurus-3a"]},
        amber={0: 1},
        sharp={0: 0},
        turn={"placed": 1},
    )
    assert chosen(played).tile == "tyrannosaurus-4a"


@pytest.mark.parametrize("seed", range(3))
def test_closing_edges_are_those_that_split_the_slab(seed: int) -> None:
    rng = Random(seed)
    chance = RandomChance(rng)
    position = begin(GAME, Options(), 2 + seed, chance).position
    found = 0
    while not position.is_over:
        decision = position.decisions[0]
        if decision.name == "turn_main" and position.state.tiles_left:
            closing = closing_edges(position.state)
            assert closing == [edge.id for edge, _ in free_edges(position.state) if splits(position.state, edge.id)]
            found += len(closing)
        position = apply_action(position, decision.seat, choose_mixed(position, decision, rng), chance).position
    assert found > 100


def splits(state: State, edge: str) -> bool:
    state = clone(state)
    state.chisels[edge] = 0
    return EDGE[edge].b not in part_of(state, EDGE[edge].a)

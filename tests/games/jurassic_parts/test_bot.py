"""The evaluator: it always knows something to do, finds cuts, and following it beats chance."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from strata.domain.bots import choose
from strata.domain.games.jurassic_parts import GAME
from strata.domain.games.jurassic_parts.bot_cuts import closing_edges
from strata.domain.games.jurassic_parts.components import CELLS, EDGE, TILES
from strata.domain.games.jurassic_parts.exam import choose as choose_mixed
from strata.domain.games.jurassic_parts.options import Options
from strata.domain.games.jurassic_parts.rules.slab import free_edges, part_of
from strata.domain.games.jurassic_parts.rules.turn_end import EndTurn
from strata.domain.games.jurassic_parts.state import State
from strata.domain.kernel import RandomChance, apply_action, begin, clone
from tests.games.chance import CountingChance
from tests.games.jurassic_parts.table import Played, playing
from tests.games.matches import end_of_match
from tests.games.played import plain


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
            closing = closing_edges(position.state, [0.0] * len(CELLS))
            assert closing == [edge for edge in free_edges(position.state) if splits(position.state, edge)]
            found += len(closing)
        position = apply_action(position, decision.seat, choose_mixed(position, decision, rng), chance).position
    assert found > 100


def splits(state: State, edge: str) -> bool:
    state = clone(state)
    state.chisels[edge] = 0
    return EDGE[edge].b not in part_of(state, EDGE[edge].a)


def kind(action: Any) -> str:
    return str(action.__struct_config__.tag)


def play_turn(played: Played) -> list[Any]:
    """Let the evaluator play the turn of the seat that is asked, with what it chose."""
    seat, number, choices = played.state.active, played.state.turn_number, []
    while not played.position.is_over and (played.state.active, played.state.turn_number) == (seat, number):
        asked = played.position.decisions[0].seat
        choices.append(chosen(played))
        played.choose(asked, plain(choices[-1]), CountingChance())
    return choices


def last_turn(own: list[str], stock: list[str], amber: int = 0) -> Played:
    """The slab is gone, and the game ends with this turn; what is not named is the other seat's."""
    others = sorted(set(TILES).difference(own, stock))
    return playing(cells=[], sharp={0: 0}, turn={"placed": 1}, loose={0: own, 1: others}, stock=stock, amber={0: amber})


def test_a_bone_pile_makes_the_part_beside_it_worth_buying() -> None:
    played = last_turn(["tyrannosaurus-1a", "tyrannosaurus-3a", "bone_pile-1"], ["tyrannosaurus-4a"], amber=1)
    assert chosen(played).tile == "tyrannosaurus-4a"


def test_a_bone_pile_is_picked_for_the_part_that_nobody_else_can_give() -> None:
    played = playing(
        pool=["bone_pile-1", "plant-01"],
        pickers=[0, 1],
        loose={
            0: ["brachiosaurus-1a", "brachiosaurus-2a", "brachiosaurus-3a", "brachiosaurus-4a"],
            1: ["brachiosaurus-5a", "brachiosaurus-5b"],
        },
        cells=range(30),
    )
    assert chosen(played).tile == "bone_pile-1"


def test_a_duplicate_is_sold_for_the_part_that_it_pays_for() -> None:
    played = last_turn([*(f"tyrannosaurus-{part}a" for part in (1, 2, 3)), "tyrannosaurus-1b"], ["tyrannosaurus-4a"])
    assert [kind(action) for action in play_turn(played)][:2] == ["sell_tile", "request_service"]
    assert played.state.seats[0].skeletons


def test_a_part_of_the_skeleton_is_not_the_one_that_is_sold() -> None:
    played = last_turn([*(f"tyrannosaurus-{part}a" for part in (1, 2, 3)), "velociraptor-1a"], ["tyrannosaurus-4a"])
    assert chosen(played).tile == "velociraptor-1a"


def test_sharp_chisels_are_seldom_thrown_away() -> None:
    """Of those in hand when a turn ends, one may be kept."""
    turns = wasted = 0
    for seed in range(2):
        rng = Random(seed)
        chance = RandomChance(rng)
        position = begin(GAME, Options(), 2, chance).position
        while not position.is_over and position.state.turn_number < 16:
            decision = position.decisions[0]
            action = choose("greedy", position, decision.seat, rng)
            if isinstance(action, EndTurn):
                turns += 1
                wasted += position.state.seats[decision.seat].sharp > 1
            position = apply_action(position, decision.seat, action, chance).position
    assert wasted <= turns / 10


def test_a_crack_is_not_opened_for_the_next_seat() -> None:
    """A chisel at the tile that both want would let the other close the crack round it."""
    faces = {37: "brachiosaurus-5a"}
    wanted = [f"brachiosaurus-{part}a" for part in (1, 2, 3, 4)]
    played = playing(faces=faces, loose={1: wanted}, sharp={0: 1, 1: 1}, chisels={1: ["19-37"]})
    assert "37" not in chosen(played).edge.split("-")


def test_the_last_chisel_closes_the_crack_in_which_one_has_most() -> None:
    """Of two cracks that one chisel closes, the one where the seat picks first."""
    played = playing(
        chisels={0: ["19-37", "36-37"], 1: ["20-38", "38-39"]},
        faces={37: "triceratops-3a", 38: "triceratops-3b"},
        loose={0: ["triceratops-1a", "triceratops-2a"]},
        sharp={0: 1},
    )
    assert chosen(played).edge == "37-38"


def test_cards_are_kept_until_they_do_something() -> None:
    """Nothing is for sale that the seat could do without, and no boulder is in the way."""
    played = playing(
        options={"equipment_cards": 2},
        hands={0: ["museum_contact", "jackhammer"]},
        loose={0: ["triceratops-1a"]},
        sharp={0: 2},
    )
    assert all(kind(action) != "play_card" for action in play_turn(played))


def test_a_jackhammer_is_played_where_boulders_stand_between_a_seat_and_its_tile() -> None:
    played = playing(
        options={"equipment_cards": 1},
        hands={0: ["jackhammer"]},
        loose={0: ["brachiosaurus-1a", "brachiosaurus-2a", "brachiosaurus-3a", "brachiosaurus-4a"]},
        faces={37: "brachiosaurus-5a"},
        down={36: ["b4", 3], 38: ["b4", 2]},
        chisels={0: ["19-37"]},
        sharp={0: 2},
    )
    play_turn(played)
    assert "brachiosaurus" in {skeleton.species for skeleton in played.state.seats[0].skeletons}


def test_the_sixth_plant_is_worth_more_than_a_second_head() -> None:
    played = playing(
        pool=["plant-06", "velociraptor-1b"],
        pickers=[0, 1],
        loose={0: [*(f"plant-0{number}" for number in range(1, 6)), "velociraptor-1a"]},
        cells=range(30),
    )
    assert chosen(played).tile == "plant-06"


def test_what_would_finish_the_rivals_skeleton_is_not_left_to_it() -> None:
    played = playing(
        pool=["brachiosaurus-5a", "velociraptor-1c"],
        pickers=[0, 1],
        loose={0: ["velociraptor-1a", "velociraptor-1b"], 1: [f"brachiosaurus-{part}a" for part in (1, 2, 3, 4)]},
        cells=range(30),
    )
    assert chosen(played).tile == "brachiosaurus-5a"


def test_the_tile_that_finishes_a_skeleton_is_dug_out() -> None:
    """A chisel touches it, no crack round it can be closed this turn, and there is amber to pay."""
    played = playing(
        chisels={0: ["19-37"]},
        faces={37: "brachiosaurus-5a"},
        loose={0: [f"brachiosaurus-{part}a" for part in (1, 2, 3, 4)]},
        amber={0: 2},
        sharp={0: 0},
        turn={"placed": 1},
    )
    assert chosen(played).cell == 37

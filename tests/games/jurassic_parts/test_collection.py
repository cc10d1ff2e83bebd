"""Assembling, by choice and at the end."""

from __future__ import annotations

from strata.domain.games.jurassic_parts.rules.final_assembly import best_numbers
from tests.games.jurassic_parts.table import playing, table


def test_ways_to_assemble_are_listed_fewer_parts_first() -> None:
    played = playing(
        loose={
            0: ["triceratops-1a", "triceratops-2b", "velociraptor-2a", "velociraptor-1c", "bone_pile-1", "bone_pile-2"]
        }
    )
    assert played.offered("assemble") == [
        {"species": "triceratops", "parts": [1]},
        {"species": "triceratops", "parts": [2]},
        {"species": "triceratops", "parts": [1, 2]},
        {"species": "velociraptor", "parts": [1]},
        {"species": "velociraptor", "parts": [2]},
        {"species": "velociraptor", "parts": [1, 2]},
    ]


def test_bone_piles_alone_are_no_skeleton() -> None:
    assert playing(loose={0: ["bone_pile-1", "bone_pile-2", "bone_pile-3"]}).offered("assemble") == []


def test_the_lowest_copies_are_used() -> None:
    played = playing(loose={0: ["velociraptor-1c", "velociraptor-1b", "velociraptor-2e", "bone_pile-3", "bone_pile-2"]})
    played.play(0, "assemble", species="velociraptor", parts=[1])
    assert played.state.seats[0].skeletons[0].tiles == ["velociraptor-1b", "bone_pile-2"]
    assert played.state.seats[0].loose == ["bone_pile-3", "velociraptor-1c", "velociraptor-2e"]


def test_with_an_empty_supply_a_skeleton_brings_no_amber() -> None:
    played = playing(loose={0: ["velociraptor-1a", "velociraptor-2a"]}, amber={1: 20})
    played.play(0, "assemble", species="velociraptor", parts=[1, 2])
    assert played.state.seats[0].amber == 0
    assert len(played.state.seats[0].skeletons) == 1


def test_the_active_seat_gets_the_last_amber_when_the_game_ends() -> None:
    raptors = {0: ["velociraptor-1a", "velociraptor-2a"], 1: ["velociraptor-1b", "velociraptor-2b"]}
    played = playing(cells=[], active=1, loose=raptors, amber={0: 19})
    played.play(1, "end_turn", keep=0)
    assert [digger.amber for digger in played.state.seats] == [19, 1]
    assert [len(digger.skeletons) for digger in played.state.seats] == [1, 1]
    assert played.state.ending == "slab_empty"


def test_of_equally_good_ways_the_larger_species_is_built() -> None:
    """With one amber left, two raptors or a triceratops from the same piles add five points each."""
    loose = ["triceratops-1a", "velociraptor-1a", "velociraptor-1b", "bone_pile-1", "bone_pile-2"]
    assert best_numbers(table(loose={0: loose}, amber={1: 19}), 0) == (0, 0, 1, 0)
    assert best_numbers(table(loose={0: loose}, amber={1: 18}), 0) == (0, 0, 0, 2)


def test_many_tiles_are_assembled_at_their_best() -> None:
    """Two piles finish a brachiosaurus and a tyrannosaurus, which leaves nothing for the raptor's half."""
    loose = [f"brachiosaurus-{part}a" for part in (1, 2, 3, 4)] + [f"tyrannosaurus-{part}b" for part in (1, 2, 4)]
    loose += ["velociraptor-1a", "bone_pile-1", "bone_pile-3"]
    played = playing(cells=[], loose={0: loose})
    played.play(0, "end_turn", keep=0)
    assert [(skeleton.species, skeleton.tiles[-1]) for skeleton in played.state.seats[0].skeletons] == [
        ("brachiosaurus", "bone_pile-1"),
        ("tyrannosaurus", "bone_pile-3"),
    ]
    assert played.state.seats[0].loose == ["velociraptor-1a"]
    assert played.state.seats[0].amber == 2


def test_genuine_tiles_go_round_so_that_every_skeleton_has_one() -> None:
    loose = ["velociraptor-1a", "velociraptor-1b", "velociraptor-2a", "bone_pile-1", "triceratops-3a"]
    played = playing(cells=[], loose={0: loose})
    played.play(0, "end_turn", keep=0)
    assert [skeleton.tiles for skeleton in played.state.seats[0].skeletons] == [
        ["velociraptor-1a", "velociraptor-2a"],
        ["velociraptor-1b", "bone_pile-1"],
    ]

"""Reset: who has no match dies out."""

from __future__ import annotations

from tests.games.dominant_species.table import playing


def test_endangered_cubes_are_eliminated_on_all_tiles_at_once() -> None:
    played = playing(
        phase="extinction", only_cubes={"1,0": {"bird": 3, "insect": 1}, "0,-1": {"bird": 1, "reptile": 2}}
    )
    assert played.cubes("1,0") == {"insect": 1}
    assert played.cubes("0,-1") == {}
    assert played.state.animals["bird"].eliminated == 4
    assert played.state.animals["bird"].gene_pool == 30


def test_hibernating_cubes_are_safe_this_once() -> None:
    played = playing(phase="extinction", only_cubes={"1,0": {"bird": 3}}, hibernating={"1,0": {"bird": 2}})
    assert played.cubes("1,0") == {"bird": 2}
    assert played.state.earth["1,0"].hibernating == {}


def test_a_hibernating_mammal_needs_no_saving() -> None:
    cubes = {"0,-1": {"mammal": 1}, "-1,0": {"mammal": 2}}
    played = playing(phase="extinction", only_cubes=cubes, hibernating={"0,-1": {"mammal": 1}, "-1,0": {"mammal": 1}})
    assert played.offered("hex") == [[-1, 0]]
    played.play("mammal", "save_mammal", hex=[-1, 0])
    assert played.cubes("-1,0") == {"mammal": 2}
    assert played.cubes("0,-1") == {"mammal": 1}
    assert played.state.saved is None

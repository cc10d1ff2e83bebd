"""Section 11: cubes of others are eliminated."""

from __future__ import annotations

import pytest

from tests.games.dominant_species.table import playing

PAIRS = [
    (1, "jungle", "wetland"),
    (2, "wetland", "desert"),
    (3, "desert", "forest"),
    (4, "forest", "savannah"),
    (5, "savannah", "mountain"),
    (6, "mountain", "sea"),
    (7, "sea", "jungle"),
]
HEX_OF = {"wetland": [0, -1], "savannah": [1, -1], "desert": [1, 0], "mountain": [0, 1], "forest": [-1, 1]}
HEX_OF |= {"jungle": [-1, 0], "sea": [2, -1], "tundra": [0, 0]}


@pytest.mark.parametrize(("space", "one", "other"), PAIRS)
def test_each_space_names_two_terrains_and_tundra(space: int, one: str, other: str) -> None:
    everywhere = {f"{q},{r}": {"reptile": 1, "mammal": 1} for q, r in HEX_OF.values()}
    played = playing(
        phase="competition", pawns={f"competition {space}": "reptile"}, tiles={"2,-1": "sea"}, only_cubes=everywhere
    )
    offered = played.offered("hex")
    assert sorted(offered) == sorted([HEX_OF[one], HEX_OF[other], HEX_OF["tundra"]])


def test_a_frozen_tile_is_tundra_alone() -> None:
    cubes = {"1,0": {"reptile": 1, "mammal": 1}, "0,0": {"reptile": 1, "mammal": 1}}
    played = playing(phase="competition", pawns={"competition 3": "reptile"}, tundra=["1,0"], only_cubes=cubes)
    played.play("reptile", "compete", hex=[1, 0], animal="mammal")
    assert played.told("cubes_eliminated")[0]["hex"] == "1,0"
    assert played.asked is None or played.asked[1] != "compete"


def test_who_meets_nobody_is_skipped() -> None:
    played = playing(phase="competition", pawns={"competition 3": "reptile"}, only_cubes={"1,0": {"reptile": 2}})
    skipped = [(fact["animal"], fact["task"]) for fact in played.told("action_skipped")]
    assert skipped == [("arachnid", "compete"), ("reptile", "compete")]

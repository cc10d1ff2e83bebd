"""The evaluator: it always knows something to do, and following it beats chance."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from strata.domain.bots import choose
from strata.domain.games.dominant_species import GAME
from strata.domain.games.dominant_species.options import Options
from tests.games.dominant_species.table import Played, playing
from tests.games.matches import end_of_match


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, Options()),
        (3, Options(mode="multi_animal", animal_assignment="choose")),
        (4, Options(earth_setup="alternative")),
        (6, Options(length="short")),
    ],
)
def test_greedy_beats_chance(seats: int, options: Options) -> None:
    bots = ["random"] * seats
    bots[-1] = "greedy"
    ranking = GAME.ranking(end_of_match(GAME, bots, options, 1))
    assert ranking[0].seat == seats - 1


def chosen(played: Played) -> Any:
    return choose("greedy", played.position, played.position.decisions[0].seat, Random(1))


def test_the_tile_that_pays_and_brings_a_card_is_dominated() -> None:
    played = playing(phase="domination", pawns={"domination 1": "insect"})
    assert chosen(played).hex == (1, -1)


def test_a_tile_of_ones_own_is_not_frozen_for_little() -> None:
    played = playing(phase="glaciation", pawns={"glaciation 1": "reptile"})
    assert chosen(played).hex not in ((1, 0), (1, -1))


def test_endangered_cubes_move_to_safety() -> None:
    cubes = {"0,-1": {"reptile": 3, "insect": 1}, "1,0": {"insect": 2}}
    played = playing(phase="migration", pawns={"migration 1": "reptile"}, only_cubes=cubes)
    assert chosen(played).from_ == (0, -1)
    played.play("reptile", "migrate", from_=[0, -1])
    assert chosen(played).to in ((1, -1), (0, 0))


def test_a_threatened_element_is_worth_a_pawn() -> None:
    threatened = playing(
        animals=["mammal", "insect"],
        added={"insect": ["sun", "grub"]},
        display={"regression": ["sun", "grub"], "adaptation": []},
        only_cubes={"0,0": {"insect": 1}},
        gene_pool={"insect": 0},
        stacks=[None, None, None],
        face_up=[],
        pawns={"glaciation 1": "mammal", "abundance 1": "mammal", "abundance 2": "mammal"},
    )
    assert chosen(threatened).section == "regression"
    safe = playing(animals=["mammal", "insect"], added={"insect": ["sun"]}, display={"regression": ["grub"]})
    assert chosen(safe).section != "regression"


def test_the_last_round_is_played_for_the_tiles_of_the_end() -> None:
    described: dict[str, Any] = {
        "phase": "speciation",
        "pawns": {"speciation 6": "insect"},
        "cubes": {"1,-1": {"insect": 1, "amphibian": 3, "reptile": 1}, "1,0": {"insect": 3, "reptile": 1}},
        "gene_pool": {"insect": 3},
        "ice_age_played": True,
        "face_up": [],
    }
    played = playing(**described)
    played.play("insect", "speciate", vertex="0,0,E")
    played.play("insect", "populate", hex=[0, 0], count=0)
    assert chosen(played).count == 3

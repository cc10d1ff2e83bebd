"""What each animal can do that others cannot."""

from __future__ import annotations

import pytest

from strata.domain.games.dominant_species.rules.earth import owned
from tests.games.dominant_species.table import playing


def test_mammals_save_one_of_theirs_from_extinction() -> None:
    cubes = {"0,-1": {"mammal": 2, "bird": 2}}
    played = playing(phase="extinction", only_cubes=cubes)
    assert played.options == [{"kind": "save_mammal", "hex": [0, -1]}, {"kind": "pass"}]
    played.play("mammal", "save_mammal", hex=[0, -1])
    assert played.cubes("0,-1") == {"mammal": 1}
    declined = playing(phase="extinction", only_cubes=cubes)
    declined.play("mammal", "pass")
    assert declined.cubes("0,-1") == {}


def test_reptiles_keep_one_kind_without_a_pawn() -> None:
    box = {"regression": ["sun", "grub"]}
    played = playing(phase="regression", display=box, added={"reptile": ["sun", "grub"], "bird": ["sun"]})
    assert played.asked == ("reptile", "regression_protect")
    assert played.offered("elements") == [[], ["grub"], ["sun"]]
    with_pawn = playing(
        phase="regression", display=box, added={"reptile": ["sun", "grub"]}, pawns={"regression 1": "reptile"}
    )
    assert with_pawn.offered("elements") == [[], ["grub"], ["sun"], ["grub", "sun"]]


def test_birds_fly_two_tiles_over_earth() -> None:
    tiles = {"0,-2": "sea", "3,-2": "sea", "2,-2": "sea"}
    played = playing(phase="migration", pawns={"migration 6": "bird"}, tiles=tiles, only_cubes={"0,-2": {"bird": 1}})
    played.play("bird", "migrate", from_=[0, -2])
    assert played.offered("to") == [[-1, 0], [0, -1], [0, 0], [1, -1]]
    others = playing(
        phase="migration", pawns={"migration 6": "insect"}, tiles=tiles, only_cubes={"0,-2": {"insect": 1}}
    )
    others.play("insect", "migrate", from_=[0, -2])
    assert others.offered("to") == [[0, -1]]


def test_amphibians_have_three_printed_elements_and_room_for_three() -> None:
    played = playing(
        phase="adaptation",
        pawns={"adaptation 1": "amphibian"},
        added={"amphibian": ["sun", "sun"]},
        display={"adaptation": ["grub"], "regression": []},
    )
    assert owned(played.state, "amphibian") == ["water", "water", "water", "sun", "sun"]
    played.play("amphibian", "adapt", element="grub")
    assert len(owned(played.state, "amphibian")) == 6
    full = playing(
        phase="adaptation",
        pawns={"adaptation 1": "amphibian"},
        added={"amphibian": ["sun", "sun", "sun"]},
        display={"regression": []},
    )
    assert [fact["animal"] for fact in full.told("action_skipped")] == ["amphibian"]


def test_arachnids_fight_once_anywhere_before_all_others() -> None:
    played = playing(phase="competition", pawns={"competition 1": "mammal", "domination 1": "mammal"})
    assert played.asked == ("arachnid", "compete")
    assert played.offered("hex", "animal") == [
        ([-1, 0], "bird"),
        ([-1, 0], "amphibian"),
        ([-1, 1], "mammal"),
        ([-1, 1], "bird"),
        ([0, -1], "amphibian"),
        ([0, -1], "insect"),
    ]
    played.play("arachnid", "compete", hex=[-1, 1], animal="bird")
    assert played.cubes("-1,1") == {"bird": 1, "mammal": 1, "arachnid": 1}
    assert played.asked == ("mammal", "dominate")


def test_insects_add_a_cube_anywhere_after_speciation() -> None:
    played = playing(phase="speciation")
    assert played.asked == ("insect", "insect_speciate")
    assert len(played.offered("hex")) == 7
    assert played.options[-1] == {"kind": "pass"}
    played.play("insect", "insect_speciate", hex=[0, 0])
    assert played.cubes("0,0") == {"insect": 1}
    assert played.state.animals["insect"].gene_pool == 29
    assert played.asked == ("arachnid", "compete")


@pytest.mark.parametrize(
    ("animal", "phase", "task"),
    [("arachnid", "competition", "compete"), ("insect", "speciation", "insect_speciate")],
)
def test_free_actions_need_their_animal(animal: str, phase: str, task: str) -> None:
    others = [other for other in ("mammal", "bird", "arachnid", "insect") if other != animal]
    played = playing(animals=others, phase=phase, pawns={"domination 1": "mammal"})
    assert task not in [fact["task"]["name"] for fact in played.told("task_begun") if fact["task"]["animal"] == animal]
    assert played.asked is not None
    assert played.asked[0] != animal

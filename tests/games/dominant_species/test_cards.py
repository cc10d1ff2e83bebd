"""Cards that ask nobody, and those whose every step is the owner's alone."""

from __future__ import annotations

import pytest

from strata.domain.games.dominant_species.rules.earth import occupied
from tests.games.dominant_species.table import playing
from tests.games.dominant_species.taking import is_over, take


def test_biodiversity_pays_for_shared_tiles() -> None:
    cubes = {"1,0": {"mammal": 3}, "0,0": {"mammal": 1, "bird": 1, "insect": 2}}
    played = take("biodiversity", cubes=cubes)
    assert played.state.animals["mammal"].scored["cards"] == 3
    assert is_over(played)


def test_biomass_takes_a_cube_of_every_crowded_tile() -> None:
    crowded = {"1,-1": {"insect": 3, "reptile": 2}, "0,-1": {"insect": 5}, "0,0": {"bird": 6}}
    played = take("biomass", cubes=crowded)
    assert played.told("cubes_eliminated") == [
        {"kind": "cubes_eliminated", "animal": "insect", "hex": "0,-1", "count": 1}
    ]
    played = take("biomass", cubes={**crowded, "0,0": {"bird": 7}})
    assert [fact["hex"] for fact in played.told("cubes_eliminated")] == ["0,-1", "0,0"]
    assert played.offered("hex", "animal") == [([1, -1], "reptile"), ([1, -1], "insect")]
    played.play("mammal", "eliminate", hex=[1, -1], animal="reptile")
    assert played.cubes("1,-1") == {"insect": 3, "reptile": 1}
    assert is_over(played)


def test_biomass_may_take_ones_own() -> None:
    played = take("biomass", cubes={"1,0": {"mammal": 3, "bird": 3}})
    assert played.offered("animal") == ["mammal", "bird"]


def test_cold_snap_takes_a_cube_of_every_other_animal_on_tundra() -> None:
    cubes = {"0,0": {"mammal": 2, "bird": 2}, "1,0": {"bird": 1, "insect": 1}}
    played = take("cold_snap", tundra=["1,0"], cubes=cubes)
    assert played.cubes("0,0") == {"mammal": 2, "bird": 1}
    assert played.cubes("1,0") == {}
    assert is_over(played)


def test_disease_takes_an_element_of_those_who_have_more() -> None:
    added = {
        "mammal": ["sun"],
        "reptile": ["grub", "water"],
        "bird": ["grub"],
        "amphibian": ["sun"],
        "arachnid": ["sun", "sun"],
    }
    played = take("disease", added=added, display={"regression": []})
    assert played.asked == ("reptile", "lose_element")
    assert played.options == [{"kind": "lose_element", "element": "grub"}, {"kind": "lose_element", "element": "water"}]
    played.play("reptile", "lose_element", element="water")
    assert [(fact["animal"], fact["element"]) for fact in played.told("element_lost")] == [
        ("reptile", "water"),
        ("amphibian", "sun"),
        ("arachnid", "sun"),
    ]
    assert played.state.animals["bird"].added == ["grub"]
    assert is_over(played)


def test_disease_spares_printed_elements() -> None:
    played = take("disease")
    assert played.told("element_lost") == []
    assert is_over(played)


def test_ecodiversity_pays_for_the_kinds_one_has() -> None:
    played = take("ecodiversity", added={"mammal": ["sun", "sun"]}, elements={"1,0,E": "sun"})
    assert played.state.animals["mammal"].scored["cards"] == 2 + 3
    assert is_over(played)


def test_evolution_replaces_cubes_of_two_different_animals() -> None:
    played = take("evolution")
    assert {"kind": "replace", "hex": [0, 1], "animal": "mammal"} not in played.options
    assert played.options[-1] == {"kind": "done"}
    played.play("mammal", "replace", hex=[1, -1], animal="insect")
    assert "insect" not in played.offered("animal")
    played.play("mammal", "replace", hex=[1, -1], animal="reptile")
    assert played.cubes("1,-1") == {"insect": 1, "amphibian": 1, "mammal": 2}
    assert played.state.animals["insect"].eliminated == 1
    assert played.state.animals["mammal"].gene_pool == 28
    assert is_over(played)


def test_evolution_may_stop_at_once_and_needs_a_gene_pool() -> None:
    played = take("evolution")
    played.play("mammal", "done")
    assert is_over(played)
    assert is_over(take("evolution", gene_pool={"mammal": 0}))
    last = take("evolution", gene_pool={"mammal": 1})
    last.play("mammal", "replace", hex=[1, -1], animal="insect")
    assert is_over(last)


def test_fecundity_adds_a_cube_to_tiles_one_occupied() -> None:
    played = take("fecundity")
    assert played.offered("hex") == [[-1, 1], [0, 1], [1, 0]]
    played.play("mammal", "breed", hex=[0, 1])
    assert played.options == [{"kind": "breed", "hex": [-1, 1]}, {"kind": "breed", "hex": [1, 0]}, {"kind": "done"}]
    played.play("mammal", "done")
    assert played.cubes("0,1")["mammal"] == 3
    assert is_over(played)
    assert is_over(take("fecundity", gene_pool={"mammal": 0}))


def test_habitat_lays_any_element_anywhere() -> None:
    played = take("habitat")
    assert played.asked == ("mammal", "choose_element")
    assert played.offered("element") == ["grass", "grub", "meat", "seed", "sun", "water"]
    before = played.state.bag["grub"]
    played.play("mammal", "choose_element", element="grub")
    assert played.state.bag["grub"] == before
    assert played.asked == ("mammal", "lay_element")
    assert len(played.options) == 12
    played.play("mammal", "lay_element", vertex="1,0,E")
    assert played.state.elements["1,0,E"] == "grub"
    assert played.state.bag["grub"] == before - 1
    assert is_over(played)


def test_hibernation_brings_eliminated_cubes_back_for_a_winter() -> None:
    played = take("hibernation", eliminated={"mammal": 7})
    assert played.offered("hex", "count")[-1] == ([1, 0], 5)
    assert len(played.options) == 7 * 5 + 1
    played.play("mammal", "hibernate", hex=[0, -1], count=4)
    assert played.cubes("0,-1")["mammal"] == 4
    assert played.state.earth["0,-1"].hibernating == {"mammal": 4}
    assert played.state.animals["mammal"].eliminated == 3
    assert is_over(played)
    played.play("insect", "pass")
    assert played.cubes("0,-1")["mammal"] == 4
    assert played.state.earth["0,-1"].hibernating == {}


def test_hibernation_needs_eliminated_cubes_and_may_be_declined() -> None:
    assert is_over(take("hibernation"))
    played = take("hibernation", eliminated={"mammal": 1})
    played.play("mammal", "done")
    assert is_over(played)


def test_ice_age_pays_all_and_makes_the_round_the_last() -> None:
    played = take("ice_age")
    assert {name: animal.scored.get("ice_age") for name, animal in played.state.animals.items()} == dict.fromkeys(
        played.state.animals, 1
    )
    assert played.state.ice_age_played
    assert is_over(played)
    played.play("insect", "pass")
    assert played.state.ending == "ice_age"
    assert played.state.round == 1


def test_ice_sheet_is_a_glaciation_that_must_be_done() -> None:
    played = take("ice_sheet")
    assert played.asked == ("mammal", "glaciate")
    assert {"kind": "pass"} not in played.options
    played.play("mammal", "glaciate", hex=[1, 0])
    assert played.state.animals["mammal"].scored["glaciation"] == 1
    assert played.state.animals["reptile"].gene_pool == 31
    assert is_over(played)
    assert is_over(take("ice_sheet", tundra=["0,-1", "1,-1", "1,0", "0,1", "-1,1", "-1,0"]))


def test_immigrants_cost_everybody_something() -> None:
    added = {"mammal": ["sun", "grub", "sun"]}
    played = take("immigrants", added=added, display={"regression": []}, pawns_in_play={"reptile": 0})
    assert played.options == [
        {"kind": "immigrants_choice", "choice": "element", "element": "grub"},
        {"kind": "immigrants_choice", "choice": "element", "element": "sun"},
        {"kind": "immigrants_choice", "choice": "pawn"},
        {"kind": "immigrants_choice", "choice": "species"},
    ]
    played.play("mammal", "immigrants_choice", choice="element", element="sun")
    assert played.state.animals["mammal"].added == ["grub", "sun"]
    assert played.options == [{"kind": "immigrants_choice", "choice": "species"}]
    played.play("reptile", "immigrants_choice", choice="species")
    assert played.state.animals["reptile"].eliminated == 1
    played.play("bird", "immigrants_choice", choice="pawn")
    assert (played.state.animals["bird"].available, played.state.animals["bird"].supply) == (2, 8)
    for animal in ("amphibian", "arachnid", "insect"):
        played.play(animal, "immigrants_choice", choice="species")
    assert {played.state.animals[animal].eliminated for animal in ("amphibian", "arachnid", "insect")} == {1}
    assert is_over(played)


def test_instinct_on_a_space_to_the_right_acts_in_this_round() -> None:
    played = take("instinct")
    assert played.asked == ("mammal", "place_pawn")
    assert ("initiative", 1) in played.offered("section", "space")
    assert ("domination", 1) in played.offered("section", "space")
    played.play("mammal", "place_pawn", section="domination", space=3)
    assert played.asked == ("mammal", "dominate")


@pytest.mark.parametrize(("section", "space"), [("domination", 1), ("adaptation", 2), ("initiative", 1)])
def test_instinct_on_a_space_left_behind_waits_for_the_next_round(section: str, space: int) -> None:
    played = take("instinct")
    played.play("mammal", "place_pawn", section=section, space=space)
    assert is_over(played)
    played.play("insect", "pass")
    assert played.asked == ("insect", "place_pawn")
    assert played.state.pawns == {f"{section} {space}": "mammal"}
    assert played.state.animals["mammal"].available == 2


def test_instinct_in_the_queue_of_the_glaciation_moves_up() -> None:
    played = take("instinct")
    played.play("mammal", "place_pawn", section="glaciation", space=3)
    played.play("insect", "pass")
    assert played.state.pawns == {"glaciation 2": "mammal"}


def test_instinct_needs_an_available_pawn() -> None:
    assert is_over(take("instinct", pawns_in_play={"mammal": 0}))


@pytest.mark.parametrize(
    ("card", "gainers"),
    [
        ("omnivore", ["bird"]),
        ("intelligence", ["mammal", "reptile", "bird"]),
        ("parasitism", ["bird", "amphibian", "arachnid", "insect"]),
    ],
)
def test_cards_that_bring_pawns(card: str, gainers: list[str]) -> None:
    played = playing(phase="domination", pawns={"domination 1": "insect", "domination 5": "insect"}, face_up=[card])
    played.play("insect", "dominate", hex=[-1, 1])
    played.play("bird", "choose_card", card=card)
    assert [fact["animal"] for fact in played.told("pawn_gained")] == gainers
    assert played.state.animals["bird"].available == 4
    assert is_over(played)


def test_nobody_has_more_pawns_than_the_box_holds() -> None:
    played = take("omnivore", pawns_in_play={"mammal": 10})
    assert played.told("pawn_gained") == []
    assert played.state.animals["mammal"].available == 10


def test_metamorphosis_swaps_an_added_element() -> None:
    played = take("metamorphosis", added={"mammal": ["sun", "grub"]}, display={"regression": []})
    assert played.offered("lose", "gain")[:2] == [("grub", "grass"), ("grub", "grub")]
    assert len(played.options) == 2 * 6
    played.play("mammal", "swap_element", lose="sun", gain="water")
    assert played.state.animals["mammal"].added == ["grub", "water"]
    assert is_over(played)
    assert is_over(take("metamorphosis"))


def test_niche_biomes_takes_the_value_of_the_tile_from_those_ahead() -> None:
    played = take("niche_biomes", vp={"mammal": 3, "reptile": 5, "bird": 5, "insect": 20})
    assert played.state.animals["mammal"].vp == 6
    assert played.state.animals["reptile"].vp == 7 - 3
    assert played.state.animals["bird"].vp == 5
    assert played.state.animals["insect"].vp == 17
    assert played.state.animals["insect"].scored == {"domination": 20, "niche_biomes": -3}
    assert is_over(played)


def test_nocturnal_goes_one_place_forward() -> None:
    played = take("nocturnal")
    assert played.state.initiative[-2:] == ["mammal", "reptile"]
    first = ["mammal", "reptile", "bird", "amphibian", "arachnid", "insect"]
    assert take("nocturnal", initiative=first).state.initiative == first


def test_predator_takes_an_opposing_cube_on_every_shared_tile() -> None:
    played = take("predator", cubes={"1,0": {"mammal": 1, "insect": 2}, "0,0": {"mammal": 2}})
    assert played.offered("hex", "animal") == [([-1, 1], "bird"), ([-1, 1], "arachnid")]
    played.play("mammal", "eliminate", hex=[-1, 1], animal="bird")
    assert played.offered("hex", "animal") == [([0, 1], "reptile"), ([0, 1], "bird")]
    played.play("mammal", "eliminate", hex=[0, 1], animal="bird")
    assert played.cubes("1,0") == {"mammal": 1, "insect": 1}
    assert played.cubes("0,0") == {"mammal": 2}
    assert is_over(played)


def test_symbiotic_draws_for_you_first_and_then_for_those_with_fewer() -> None:
    added = {"mammal": ["sun", "sun"], "reptile": ["grub", "water"], "bird": ["grub"], "arachnid": ["sun"]}
    played = take("symbiotic", added=added, display={"regression": []}, picks=(0, 0, 0, 0, 0))
    gained = [fact["animal"] for fact in played.told("element_gained")]
    assert gained == ["mammal", "bird", "amphibian", "arachnid", "insect"]
    assert played.state.animals["mammal"].added == ["sun", "sun", "grass"]
    assert is_over(played)


def test_symbiotic_passes_over_a_full_board() -> None:
    added = {"mammal": ["sun", "sun", "sun", "sun"], "bird": ["grub"]}
    played = take("symbiotic", added=added, display={"regression": []})
    gained = [fact["animal"] for fact in played.told("element_gained")]
    assert gained == ["reptile", "bird", "amphibian", "arachnid", "insect"]


def test_survival_goes_to_the_one_with_most_cubes_on_tundra() -> None:
    cubes = {"0,0": {"mammal": 2, "bird": 1}, "1,0": {"mammal": 1, "bird": 1}}
    played = playing(phase="survival", tundra=["1,0"], only_cubes=cubes)
    assert played.state.animals["mammal"].scored == {"survival": 3}
    tied = playing(phase="survival", only_cubes={"0,0": {"mammal": 2, "bird": 2}})
    assert tied.told("points_scored") == []


def test_predator_of_an_animal_alone_everywhere_takes_nobody() -> None:
    played = take("predator", only_cubes={"0,1": {"mammal": 2}, "1,0": {"bird": 1}})
    assert played.told("cubes_eliminated") == []
    assert occupied(played.state, "bird") == ["1,0"]
    assert is_over(played)

"""What choosing an option means, on tables where it is known; and that what a label promises is what happens."""

from __future__ import annotations

import re
from typing import Any

import pytest

from strata.domain.games.dominant_species import GAME
from strata.domain.games.dominant_species.components import BOX, CARDS, SPACES, TERRAINS
from strata.domain.kernel import Decision
from tests.games.dominant_species.table import Played, playing
from tests.games.dominant_species.taking import take

NAMES = ["Ann", "Bob", "Cee", "Dee", "Eve", "Fay"]


def labels(played: Played, language: str = "en") -> dict[str, Any]:
    """The options of the decision by their labels."""
    decision: Decision = played.position.decisions[0]
    view = GAME.view(played.state, decision.seat)
    said = GAME.narrators[language].labels(decision, view, NAMES)
    return dict(zip(said, decision.options, strict=True))


def points(played: Played, animal: str) -> int:
    return played.state.animals[animal].vp


def test_a_pawn_says_what_the_space_is_worth_now() -> None:
    played = playing(
        initiative=["reptile", "mammal", "bird", "amphibian", "arachnid", "insect"],
        display={"adaptation": ["sun", "grub", "grub"], "regression": ["meat"], "depletion": []},
        added={"reptile": ["meat"]},
        stacks=["sea", None, None],
    )
    said = set(labels(played))
    assert len(said) == len(SPACES)
    assert "Initiative 1: you are first already; the pawn goes to another space" in said
    assert "Adaptation 2: take one of grub ×2 and sun" in said
    assert "Regression 1: a shield; your meat threatened" in said
    assert "Depletion 1: no element lies here" in said
    assert "Glaciation 1: freeze a tile this round" in said
    assert "Glaciation 2: waits in line, does not act this round" in said
    assert "Speciation 2 (sun): 2 of it on Earth" in said
    assert "Wanderlust 1: lay a tile and an element" in said
    assert "Wanderlust 2: only one tile lies open, there may be none left" in said
    assert "Migration 1 (7): move up to 7 species" in said
    assert "Competition 1 (jungle and wetland): eliminate rivals there and on tundra" in said


def test_a_pawn_that_can_do_nothing_says_so() -> None:
    full = playing(
        initiative=["bird", "mammal"],
        animals=["mammal", "bird"],
        added={"bird": ["sun", "sun", "grub", "grub"]},
        gene_pool={"bird": 0},
        stacks=[None, None, None],
    )
    said = set(labels(full))
    assert "Adaptation 1: your board has no room for an element" in said
    assert "Speciation 3 (seed): your gene pool is empty" in said
    assert "Wanderlust 1: no tile lies open, there is nothing to lay" in said


def test_instinct_says_which_spaces_act_only_in_the_next_round() -> None:
    said = set(labels(take("instinct")))
    assert "Adaptation 1: waits there for the next round" in said
    assert "Domination 1: waits there for the next round" in said
    assert "Domination 2: have a tile scored" in said


def test_initiative_says_whom_one_passes() -> None:
    played = playing(phase="initiative", pawns={"initiative 1": "reptile"})
    said = set(labels(played))
    assert "Go past the birds, pawn on Domination 1: have a tile scored" in said
    first = playing(phase="initiative", pawns={"initiative 1": "insect"})
    assert "Stay first, pawn on Domination 1: have a tile scored" in labels(first)


def test_an_element_says_what_it_changes() -> None:
    played = playing(
        phase="adaptation",
        pawns={"adaptation 1": "bird"},
        display={"adaptation": ["meat", "water"]},
        cubes={"0,1": {"bird": 1, "reptile": 1}},
    )
    assert list(labels(played)) == [
        "Take meat: match +3 and tiles dominated 1 → 2",
        "Take water: match +1",
        "Pass: take no element",
    ]
    before = GAME.view(played.state, None).animals["bird"].dominates
    played.play("bird", "adapt", element="meat")
    assert len(GAME.view(played.state, None).animals["bird"].dominates) == len(before) + 1


def test_a_corner_names_its_tiles_and_who_wins_them() -> None:
    played = playing(phase="abundance", pawns={"abundance 1": "reptile"}, display={"abundance": ["sun"]})
    assert list(labels(played)) == ["Lay sun (1 here)", "Pass: lay no element"]
    played.play("reptile", "abundance", element="sun")
    said = {option.vertex: label for label, option in labels(played).items()}
    assert said["1,-1,E"] == "Lay sun on corner 1,-1,E (savannah 1,-1); dominance: insects → nobody on savannah 1,-1"
    assert said["-1,0,W"] == "Lay sun on corner -1,0,W (jungle -1,0)"


def test_depletion_says_who_is_endangered() -> None:
    played = playing(
        phase="depletion",
        pawns={"depletion 1": "bird"},
        display={"depletion": ["sun"]},
        elements={"1,0,W": None},
    )
    label, _ = labels(played)
    assert label == (
        "Remove sun from corner 2,-1,W (savannah 1,-1 and desert 1,0); "
        "endangered: reptiles on savannah 1,-1 and reptiles on desert 1,0"
    )


def test_glaciation_says_its_points_and_who_leaves() -> None:
    played = playing(phase="glaciation", pawns={"glaciation 1": "bird"})
    said = {label: option for label, option in labels(played).items() if "savannah" in label}
    [(label, option)] = said.items()
    assert label == "Freeze savannah 1,-1: 1 point, tundra around: 1; back to the gene pools: insects 1"
    played.play("bird", "glaciate", hex=list(option.hex))
    assert points(played, "bird") == 1


def test_speciation_says_the_limits_of_the_tiles() -> None:
    played = playing(phase="speciation", pawns={"speciation 2": "bird"})
    assert (
        "Multiply around sun on corner 2,-1,W: savannah 1,-1 up to 3 (endangered) and desert 1,0 up to 2 (endangered)"
        in (labels(played))
    )
    played.play("bird", "speciate", vertex="2,-1,W")
    assert list(labels(played)) == [
        "Add nothing to savannah 1,-1 (endangered)",
        "Add 1 species to savannah 1,-1 (endangered); then insects 2, reptiles 1, birds 1 and amphibians 1",
        "Add 2 species to savannah 1,-1 (endangered); then birds 2, insects 2, reptiles 1 and amphibians 1",
        "Add 3 species to savannah 1,-1 (endangered); then birds 3, insects 2, reptiles 1 and amphibians 1",
    ]


def test_a_new_tile_says_its_bonus() -> None:
    played = playing(phase="wanderlust", pawns={"wanderlust 1": "bird"}, stacks=["wetland", None, None])
    label = "Lay wetland from stack 1 on -1,-1: 3 points, tiles around: 2"
    assert label in labels(played)
    played.play("bird", "wander", stack=1, hex=[-1, -1])
    assert "Done: lay no element" in labels(played)
    played.play("bird", "done")
    assert points(played, "bird") == 3
    assert "Move 1 species in from jungle -1,0 (endangered here); then birds 1" in labels(played)


def test_migration_says_how_many_are_left() -> None:
    played = playing(phase="migration", pawns={"migration 4": "bird"})
    assert "Leave forest -1,1 (match 4): up to 2 species" in labels(played)
    played.play("bird", "migrate", from_=[-1, 1])
    assert "Move 2 species to mountain 0,1 (match 2); then birds 3, mammals 2 and reptiles 1" in labels(played)
    played.play("bird", "arrive", to=[0, 1], count=2)
    assert "Done: stop migrating, 2 could still move" in labels(played)


def test_a_tile_to_score_says_who_is_paid_and_takes_the_card() -> None:
    played = playing(phase="domination", pawns={"domination 1": "bird"}, face_up=["blight"])
    said = labels(played)
    assert "Score savannah 1,-1: insects +7, reptiles +4 and amphibians +2; the insects take a card" in said
    assert "Score tundra 0,0: nobody is there; nobody dominates it, no card" in said
    played.play("bird", "dominate", hex=[1, -1])
    assert [points(played, animal) for animal in ("insect", "reptile", "amphibian")] == [7, 4, 2]
    assert played.asked == ("insect", "choose_card")


@pytest.mark.parametrize("hex_", ["1,-1", "0,1"])
def test_every_payment_on_a_label_is_paid(hex_: str) -> None:
    played = playing(phase="domination", pawns={"domination 1": "bird"}, face_up=[])
    [(label, option)] = [one for one in labels(played).items() if f" {hex_}:" in one[0]]
    promised = {animal.rstrip("s"): int(gain) for animal, gain in re.findall(r"(\w+) \+(\d+)", label)}
    played.play("bird", "dominate", hex=list(option.hex))
    assert {animal: points(played, animal) for animal in played.state.animals if points(played, animal)} == promised


@pytest.mark.parametrize("card", ["biodiversity", "ecodiversity", "ice_age", "niche_biomes"])
def test_a_card_that_gives_points_says_how_many(card: str) -> None:
    played = playing(
        phase="domination",
        pawns={"domination 1": "insect", "domination 2": "insect"},
        face_up=[card],
        vp={"bird": 30, "insect": 2, "mammal": 20},
    )
    played.play("insect", "dominate", hex=[0, 1])
    [label] = labels(played)
    promised = {
        animal.rstrip("s"): int(gain.replace("−", "-")) for animal, gain in re.findall(r"(\w+) ([+−]\d+)", label)
    }
    before = {animal: points(played, animal) for animal in played.state.animals}
    played.play("mammal", "choose_card", card=card)
    gained = {animal: points(played, animal) - before[animal] for animal in before}
    assert {animal: by for animal, by in gained.items() if by} == promised


@pytest.mark.parametrize("card", CARDS)
def test_a_card_says_what_it_does(card: str) -> None:
    played = playing(phase="domination", pawns={"domination 1": "insect"}, face_up=[card])
    played.play("insect", "dominate", hex=[0, 1])
    [label] = labels(played)
    narrator = GAME.narrators["en"]
    assert label.startswith(f"{narrator.term(f'card-{card}', '')}: {narrator.term(f'card-{card}-text', '')}")


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("aquatic", "Choose wetland 0,-1 (endangered), free corners: 2"),
        ("blight", "Choose desert 1,0: one stays of grass, meat and sun ×2"),
        ("catastrophe", "Choose tundra 0,0 (nobody there): one survives; tiles around that lose one each: 6"),
        ("fertile", "Choose mountain 0,1: 4 points (mammals 2, reptiles 1 and birds 1)"),
        ("mass_exodus", "Drive all off desert 1,0 (reptiles 2, mammals 1 and insects 1)"),
    ],
)
def test_a_tile_for_a_card_says_what_happens_there(card: str, words: str) -> None:
    assert words in labels(take(card))


def test_steps_of_cards_say_who_is_left() -> None:
    blight = take("blight").play("mammal", "choose_hex", hex=[1, 0])
    assert "Keep sun on corner 1,0,W; gone: grass, meat and sun" in labels(blight)
    catastrophe = take("catastrophe").play("mammal", "choose_hex", hex=[1, -1])
    assert "One of the insects survives; lost: reptiles 1, amphibians 1 and insects 1" in labels(catastrophe)
    exodus = take("mass_exodus").play("mammal", "choose_hex", hex=[1, 0])
    assert list(labels(exodus)) == [
        "Drive none of the mammals to tundra 0,0 (match 2)",
        "Drive 1 of 1 mammals to tundra 0,0 (match 2); then mammals 1",
    ]
    evolution = take("evolution")
    assert "Take the place of one of the birds on forest -1,1 (match 2); then mammals 2, birds 1 and arachnids 1" in (
        labels(evolution)
    )


def test_what_immigrants_cost() -> None:
    played = take("immigrants", added={"mammal": ["sun"]}, cubes={"1,0": {"mammal": 3}})
    assert list(labels(played)) == [
        "Give up sun: match −3",
        "Give up a pawn; pawns left: 2",
        "Give up 3 species: all but one on each tile",
    ]


def test_wasteland_says_what_tundra_keeps_and_loses() -> None:
    played = playing(
        phase="wasteland", pawns={"wasteland 1": "bird"}, display={"wasteland": ["grub", "water", "water"]}
    )
    assert list(labels(played)) == [
        "Take grub out of the wasteland: tundra keeps 1 of it",
        "Take water out of the wasteland: tundra keeps no more by it",
        "Pass; tundra loses grub and water",
    ]


def test_regression_says_what_is_lost() -> None:
    played = playing(phase="regression", display={"regression": ["grub", "sun"]}, added={"reptile": ["sun", "grub"]})
    assert list(labels(played)) == [
        "Shield nothing, lose grub and sun",
        "Shield grub, lose sun",
        "Shield sun, lose grub",
    ]


def test_labels_decline_in_russian_and_ukrainian() -> None:
    played = playing(phase="competition", pawns={})
    assert "Уничтожить одну особь амфибий в джунглях -1,0; станет: паукообразные 2 и птицы 1" in labels(played, "ru")
    assert "Знищити одну особину амфібій в джунглях -1,0; стане: павукоподібні 2 та птахи 1" in labels(played, "uk")


def test_terrains_are_explained_by_what_the_data_say() -> None:
    """The numbers in the glossary are those of the box."""
    for terrain in BOX.terrains:
        for narrator in GAME.narrators.values():
            numbers = [int(number) for number in re.findall(r"\d+", narrator.term(f"terrain-{terrain.id}-text", ""))]
            assert numbers == [*terrain.scoring, terrain.limit]
    limits = {terrain.limit for terrain in TERRAINS.values()}
    for narrator in GAME.narrators.values():
        assert limits == set(map(int, re.findall(r"\d", narrator.term("section-speciation-text", ""))))

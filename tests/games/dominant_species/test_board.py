from __future__ import annotations

import pytest

from strata.domain.games.dominant_species import GAME
from strata.domain.games.dominant_species.components import CARDS, FOOD_CHAIN, HEXES
from strata.domain.games.dominant_species.options import Options
from strata.domain.games.dominant_species.state import State
from tests.games.dominant_species.table import Played, playing
from tests.games.matches import one_of_each_decision, random_match
from tests.games.pictures import NAMES, marked, said, texts


def drawn(state: State, viewer: int | None = None) -> str:
    return GAME.board(GAME.view(state, viewer), NAMES, GAME.narrators["en"], ())


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_hex_shows_its_name_terrain_cubes_and_matches(seats: int) -> None:
    for state in one_of_each_decision(GAME, seats, Options(max_rounds=9), seats)[::4]:
        hexes = marked(drawn(state), "data-hex")
        assert set(hexes) == set(HEXES)
        for hex_, group in hexes.items():
            shown = texts(group)
            assert hex_ in shown
            if hex_ in state.earth:
                tile = state.earth[hex_]
                assert ("tundra" if tile.tundra else tile.terrain) in shown
                for animal, count in tile.species.items():
                    asleep = "z" if animal in tile.hibernating else ""
                    assert f"{animal[:2].capitalize()}{count}{asleep}" in shown


def test_the_banner_tells_who_must_do_what() -> None:
    played = playing(phase="domination", pawns={"domination 1": "insect"}, face_up=["blight"])
    assert "Eve (insects): have a tile scored" in said(drawn(played.state))
    assert "Your turn, Eve" in said(drawn(played.state, 5))
    played.play("insect", "dominate", hex=[0, 1])
    played.play("mammal", "choose_card", card="blight")
    assert "Ann (mammals): Blight: choose a tile" in said(drawn(played.state))


@pytest.mark.parametrize("card", CARDS)
def test_every_card_says_what_it_does(card: str) -> None:
    words = said(drawn(playing(face_up=[card]).state))
    assert CARDS[card].name in words
    assert CARDS[card].text in words


def labelled(played: Played) -> set[str]:
    return set(marked(drawn(played.state), "data-corner"))


def test_corners_that_can_be_chosen_are_labelled() -> None:
    played = playing(phase="abundance", pawns={"abundance 1": "bird"}, display={"abundance": ["sun"]})
    assert labelled(played) == set()
    played.play("bird", "abundance", element="sun")
    assert labelled(played) == set(played.offered("vertex"))
    for phase, pawn, display in (
        ("speciation", "speciation 2", {}),
        ("depletion", "depletion 1", {"depletion": ["sun"]}),
    ):
        played = playing(phase=phase, pawns={pawn: "bird"}, display=display)
        assert labelled(played) == set(played.offered("vertex")) == {"1,0,W", "2,-1,W"}


def test_animal_boards_tell_pawns_cubes_points_and_danger() -> None:
    played = playing(
        pawns={"glaciation 2": "bird"},
        only_cubes={"1,0": {"bird": 3}},
        eliminated={"bird": 4},
        vp={"bird": 17},
        added={"bird": ["sun", "grub"]},
    )
    words = said(drawn(played.state))
    assert "17 VP" in words
    assert "pawns 2 free · 1 placed · 7 in supply" in words
    assert "species 3 on Earth · 27 gene pool · 4 lost" in words
    assert "3 endangered" not in words
    bare = playing(only_cubes={"1,0": {"bird": 3}})
    assert "3 endangered" in said(drawn(bare.state))


def test_the_viewer_is_marked() -> None:
    state = playing().state
    assert "Ann (you)" in said(drawn(state, 0))
    assert "(you)" not in said(drawn(state))
    choosing = next(random_match(GAME, 3, Options(animal_assignment="choose"), seed=1)).position.state
    assert "Ann (you)" in said(drawn(choosing, 0))


@pytest.mark.parametrize("seats", [3, 6])
def test_all_that_was_scored_is_told(seats: int) -> None:
    scored = {"domination": 45, "glaciation": 10, "wanderlust": 12, "survival": 15, "cards": 9, "final_tiles": 38}
    played = playing(animals=list(FOOD_CHAIN[:seats]), only_cubes={"1,0": {"bird": 3}})
    for animal in played.state.animals.values():
        animal.scored = dict(scored)
    words = said(drawn(played.state)).replace("\u00a0", " ")
    assert "3 endangered" in words
    told = " · ".join(f"{line} {points}".replace("_", " ") for line, points in scored.items())
    assert words.count(told) == seats


def test_the_end_names_the_winner() -> None:
    *_, end = random_match(GAME, 3, Options(max_rounds=1), seed=2)
    last = end.position.state
    for place, animal in enumerate(sorted(last.animals)):
        last.animals[animal].vp = 30 + place
    best = sorted(last.animals)[-1]
    name = [NAMES[0], NAMES[1], "A name that goes on…"][last.animals[best].seat]
    assert f"{name} wins: {best}" in said(drawn(last))

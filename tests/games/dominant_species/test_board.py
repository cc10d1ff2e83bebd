from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from domain.games.dominant_species import GAME
from domain.games.dominant_species.components import CARDS, HEXES
from domain.games.dominant_species.options import Options
from domain.games.dominant_species.state import State
from domain.kernel import RandomChance, begin, clone, play
from tests.games.dominant_species.table import Played, playing

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ["Ann", "<Bob & \"Bo'>", "A name that goes on and on and on and on", "", "恐竜" * 30, "Fay"]
TABLES = [
    (2, Options(mode="multi_animal", animal_assignment="choose", max_rounds=9)),
    (3, Options(earth_setup="alternative", max_rounds=9)),
    (4, Options(length="short", max_rounds=9)),
    (6, Options(max_rounds=14)),
]


def random_match(seats: int, options: Options, seed: int) -> Iterator[State]:
    rng = Random(seed)
    chance = RandomChance(rng)
    position = begin(GAME, options, seats, chance).position
    yield position.state
    while not position.is_over:
        decision = position.decisions[0]
        position = play(position, decision.seat, rng.choice(decision.options), chance).position
        yield position.state


def sampled(seats: int, options: Options, seed: int) -> list[State]:
    """The first, the last and some states in between, and one of each decision."""
    states = list(random_match(seats, options, seed))
    asked = {GAME.view(state, None).decision: state for state in states}  # type: ignore[attr-defined]
    return [*states[::23], states[-1], *asked.values()]


def drawn(state: State, viewer: int | None = None, names: list[str] = NAMES) -> str:
    return GAME.board(GAME.view(state, viewer), names)


def said(picture: str) -> str:
    """All words of a picture."""
    return " ".join(ElementTree.fromstring(picture).itertext())


def groups(picture: str, attribute: str) -> dict[str, Any]:
    return {
        group.attrib[attribute]: group for group in ElementTree.fromstring(picture).iter() if attribute in group.attrib
    }


@pytest.fixture(scope="module", params=TABLES, ids=lambda table: f"{table[0]} seats")
def states(request: Any) -> list[State]:
    seats, options = request.param
    return sampled(seats, options, seed=seats)


def test_every_picture_is_well_formed(states: list[State]) -> None:
    for state in states:
        for viewer in (None, 0):
            assert ElementTree.fromstring(drawn(state, viewer)).tag == f"{SVG}svg"


def test_equal_views_give_equal_pictures(states: list[State]) -> None:
    for state in states[::5]:
        there_and_back = msgspec.json.decode(msgspec.json.encode(GAME.view(state, 0)), type=GAME.view_type)
        assert drawn(clone(state), 0) == drawn(state, 0) == GAME.board(there_and_back, NAMES)


def test_every_hex_shows_its_name_terrain_cubes_and_matches(states: list[State]) -> None:
    for state in states[::4]:
        hexes = groups(drawn(state), "data-hex")
        assert set(hexes) == set(HEXES)
        for hex_, group in hexes.items():
            shown = [element.text for element in group.iter(f"{SVG}text")]
            assert hex_ in shown
            if hex_ in state.earth:
                tile = state.earth[hex_]
                assert ("tundra" if tile.tundra else tile.terrain) in shown
                for animal, count in tile.species.items():
                    asleep = "z" if animal in tile.hibernating else ""
                    assert f"{animal[:2].capitalize()}{count}{asleep}" in shown


def test_names_are_escaped_shortened_and_made_up_where_missing() -> None:
    state = next(random_match(6, Options(), seed=1))
    words = said(drawn(state))
    assert NAMES[1] in words
    assert "A name that go…" in words
    assert "Seat 3" in words
    assert "恐竜恐竜恐竜恐…" in words
    assert "Seat 0" in said(drawn(state, names=[]))


def test_the_banner_tells_who_must_do_what() -> None:
    played = playing(phase="domination", pawns={"domination 1": "insect"}, face_up=["blight"])
    assert "Fay (insects): have a tile scored" in said(drawn(played.state))
    assert "Your turn, Fay" in said(drawn(played.state, 5))
    played.play("insect", "dominate", hex=[0, 1])
    played.play("mammal", "choose_card", card="blight")
    assert "Ann (mammals): Blight: choose a tile" in said(drawn(played.state))


@pytest.mark.parametrize("card", CARDS)
def test_every_card_says_what_it_does(card: str) -> None:
    words = said(drawn(playing(face_up=[card]).state))
    assert CARDS[card].name in words
    assert CARDS[card].text in words


def labelled(played: Played) -> set[str]:
    return set(groups(drawn(played.state), "data-corner"))


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


def test_the_end_names_the_winner() -> None:
    *_, last = random_match(3, Options(max_rounds=1), seed=2)
    for place, animal in enumerate(sorted(last.animals)):
        last.animals[animal].vp = 30 + place
    best = sorted(last.animals)[-1]
    name = [NAMES[0], NAMES[1], "A name that goes on…"][last.animals[best].seat]
    assert f"{name} wins: {best}" in said(drawn(last))

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from domain.games.not_alone import GAME
from domain.games.not_alone.components import AVATARS, EVOLUTIONS, HUNT, NUMBERS, SURVIVAL
from domain.games.not_alone.options import Options
from domain.games.not_alone.state import State
from domain.kernel import RandomChance, begin, clone, play
from tests.games.not_alone.table import playing, table

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ["Ann", "<Bob & \"Bo'>", "A name that goes on and on and on and on", "", "恐竜" * 30, "Eve", "Fay"]
TABLES = [
    *((seats, Options(expansion="sanctuary")) for seats in range(2, 8)),
    *((seats, Options(expansion="none", expert_variant=True)) for seats in (2, 7)),
    *((seats, Options(expansion="light", board_side="B")) for seats in (3, 6)),
]


def random_match(seats: int, options: Options, seed: int) -> Iterator[State]:
    rng = Random(seed)
    chance = RandomChance(rng)
    position = begin(GAME, options, seats, chance).position
    yield position.state
    while not position.is_over:
        decision = rng.choice(position.decisions)
        position = play(position, decision.seat, rng.choice(decision.options), chance).position
        yield position.state


def sampled(seats: int, options: Options, seed: int) -> list[State]:
    """A state now and then from the first on, and the last one of each phase and of the end."""
    states = list(random_match(seats, options, seed))
    phases = {state.phase: state for state in states}
    return [*states[:: len(states) // 2], *phases.values(), states[-1]]


def viewers(state: State) -> list[int | None]:
    """A spectator, the Creature and a Hunted."""
    return [None, state.creature, state.hunted[-1].seat]


def drawn(state: State, viewer: int | None, names: list[str] = NAMES) -> str:
    return GAME.board(GAME.view(state, viewer), names)


def said(picture: str) -> str:
    """All words of a picture, lines joined."""
    return " ".join(ElementTree.fromstring(picture).itertext())


def place_words(picture: str, number: int) -> str:
    root = ElementTree.fromstring(picture)
    [place] = [place for place in root.iter() if place.attrib.get("data-place") == str(number)]
    return " ".join(place.itertext())


@pytest.fixture(scope="module", params=TABLES, ids=lambda table: f"{table[0]} seats, {table[1].expansion}")
def states(request: Any) -> list[State]:
    seats, options = request.param
    return sampled(seats, options, seed=seats)


def test_every_picture_is_well_formed_for_every_viewer(states: list[State]) -> None:
    for state in states:
        for viewer in viewers(state):
            assert ElementTree.fromstring(drawn(state, viewer)).tag == f"{SVG}svg"


def test_a_picture_is_drawn_from_the_view_alone(states: list[State]) -> None:
    rng = Random(1)
    for state in states[::3]:
        for viewer in viewers(state):
            assert drawn(GAME.resample(state, viewer, rng), viewer) == drawn(state, viewer)


def test_equal_views_give_equal_pictures(states: list[State]) -> None:
    for state in states[::3]:
        there_and_back = msgspec.json.decode(msgspec.json.encode(GAME.view(state, 0)), type=GAME.view_type)
        assert drawn(clone(state), 0) == drawn(state, 0) == GAME.board(there_and_back, NAMES)


def test_every_place_can_be_found(states: list[State]) -> None:
    for state in states[:2]:
        root = ElementTree.fromstring(drawn(state, None))
        places = [place.attrib["data-place"] for place in root.iter() if "data-place" in place.attrib]
        assert places == [str(number) for number in NUMBERS]


def test_an_empty_table_can_be_drawn() -> None:
    assert "Not Alone, set-up" in said(drawn(State(), None, []))


def test_names_are_escaped_shortened_and_made_up_where_missing() -> None:
    state = table(seats=6, phase="exploration")
    words = said(drawn(state, None))
    assert NAMES[1] in words
    assert "A name that goes on…" in words
    assert "Seat 3" in words
    assert f"{'恐竜' * 4}恐…" in words
    assert "Seat 0" in said(drawn(state, None, []))


def test_a_hand_is_named_to_its_owner_alone() -> None:
    state = table(
        seats=4,
        expansion="sanctuary",
        phase="exploration",
        hunt=["cataclysm", "mutagen"],
        evolution_hand=["evo_leap"],
        survival={"H1": ["hologram"], "H2": ["supply_drop"]},
    )
    held = {
        0: ("Cataclysm", "The named place is ineffective.", "Mutagen", "Leap", "level II · 6 DNA"),
        1: ("Hologram", "phase 3"),
        2: ("Supply Drop",),
    }
    for viewer in (None, 0, 1, 2, 3):
        words = said(drawn(state, viewer))
        for seat, cards in held.items():
            for card in cards[:1] if seat != viewer else cards:
                assert (card in words) == (seat == viewer)
    assert "hands are shown to their owners only" in said(drawn(state, None))


def test_face_down_places_are_drawn_for_their_owner_alone() -> None:
    state = table(phase="hunting", played={"H1": [3], "H2": [4], "H3": [5]})
    assert "you played this" in place_words(drawn(state, 1), 3)
    for viewer in (None, 0, 2):
        picture = drawn(state, viewer)
        assert all("can be here" in place_words(picture, number) for number in range(1, 6))
        assert "has chosen" in said(picture)


def test_a_smokescreen_hides_the_discards_from_the_creature() -> None:
    state = table(seats=2, phase="exploration", hand={"H1": [1, 2]}, smokescreen=True)
    assert "can be here" in place_words(drawn(state, 0), 5)
    assert "can be here" not in place_words(drawn(state, 1), 5)
    assert "in your discard" in place_words(drawn(state, 1), 5)


def test_places_tell_what_lies_on_them() -> None:
    state = table(
        expansion="sanctuary",
        phase="creature",
        at={"H1": [4], "H2": [4], "H3": [9]},
        ending="assimilation",
        force=["toxin", "clone"],
        tokens={"creature": [4], "artemia": [4], "target": [9]},
        marker=True,
        sanctuary=4,
        ineffective=[2],
        blocked=[1],
    )
    picture = drawn(state, None)
    beach = place_words(picture, 4)
    for words in ("Creature", "Artemia", "Marker on", "Sanctuary: fortify", "Ann is here"):
        assert (words in beach) == (words != "Ann is here")
    assert f"{NAMES[1]} is here" in beach
    assert "Target = Creature" in place_words(picture, 9)
    assert "ineffective" in place_words(picture, 9)
    assert "rescue here" in place_words(picture, 9)
    assert "ineffective" in place_words(picture, 2)
    assert "may not be played" in place_words(picture, 1)
    assert "2 in reserve" in place_words(picture, 8)


def test_tracks_tell_what_is_left() -> None:
    words = said(drawn(table(expansion="sanctuary", phase="exploration", rescue=4, assimilation=1, defence=7), None))
    for told in ("Rescue: 4 to go", "Assimilation: 1 to go", "Defence: 7 to go", "Regression", "Artemia"):
        assert told in words
    assert "Defence" not in said(drawn(table(phase="exploration"), None))


def test_every_card_says_what_it_does() -> None:
    state = table(seats=2, expansion="sanctuary", phase="exploration")
    state.hunt_hand, state.evolution_hand = [], []
    for card in HUNT.values():
        state.hunt_hand = [card.id]
        words = said(drawn(state, 0))
        assert card.name in words
        assert card.text.split()[0] in words
    for evolution in EVOLUTIONS.values():
        state.evolution_hand = [evolution.id]
        assert evolution.name in said(drawn(state, 0))
    for survival in SURVIVAL.values():
        state.hunted[0].survival = [survival.id]
        words = said(drawn(state, 1))
        assert survival.name in words
        assert survival.text.split()[0] in words


def test_the_creature_and_the_hunted_are_told_in_full() -> None:
    state = table(
        expansion="sanctuary",
        phase="exploration",
        will={"H1": 2},
        survivors={"H1": ["sv_doctor"]},
        strangers={"H1": 1},
        avatars={"H1": "av_xia"},
        awaiting={"H1": "river"},
        protections={"H1": ["decoy"]},
        evolutions=["evo_apex"],
        fresh_evolutions=["evo_venom"],
        dna=4,
        hunt=["scream", "virus"],
        hunt_discard=["stasis", "detour"],
    )
    words = said(drawn(state, None))
    for told in (
        "Will 2",
        "The Doctor",
        "1 unknown Survivor",
        f"Xia: {AVATARS['av_xia'].text}",
        "plays 2 cards (river)",
        "Decoy",
        "Apex Predator",
        "active",
        "from next turn",
        "DNA 4 (6 in supply)",
        "Hunt hand 2 · 1 Hunt play left",
        "Discard 2, top first: Detour, Stasis",
    ):
        assert told in words


@pytest.mark.parametrize(
    ("described", "viewer", "words"),
    [
        ({"phase": "exploration"}, 0, "A name that goes… and Seat 3: play a place face down"),
        ({"phase": "exploration", "seats": 2}, 1, "Your turn, <Bob & \"Bo'>: play a place face down"),
        ({"phase": "hunting", "played": {"H1": [1]}, "seats": 2}, 1, "Ann: place Creature (1 Hunt play left)"),
        ({"phase": "creature_window", "window": "creature", "hunt": ["despair"]}, 0, "play a phase 1 Hunt card"),
        ({"at": {"H1": [4], "H2": [5], "H3": [5]}}, None, "use the place at 4: its power, or take back a card"),
        ({"phase": "evolution", "expansion": "sanctuary"}, 0, "Your turn, Ann: evolve, lie low"),
    ],
)
def test_the_banner_tells_what_is_asked(described: dict[str, Any], viewer: int | None, words: str) -> None:
    assert words in said(drawn(playing(**described).state, viewer))


@pytest.mark.parametrize(
    ("ending", "words"),
    [
        ("assimilation", "Ann, the Creature, wins"),
        ("rescue", "Rescue has come: the Hunted win"),
        ("defence", "The Sanctuary is safe: the Hunted win"),
    ],
)
def test_the_end_names_the_winners(ending: str, words: str) -> None:
    state = table(expansion="sanctuary", ending=ending)
    setattr(state, ending, 0)
    picture = said(drawn(state, None))
    assert words in picture
    assert "Game over" in picture

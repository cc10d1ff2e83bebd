from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

from strata.domain.games.not_alone import GAME
from strata.domain.games.not_alone.board_marks import verdict
from strata.domain.games.not_alone.components import AVATARS, EVOLUTIONS, HUNT, NUMBERS, SURVIVAL
from strata.domain.games.not_alone.state import State
from tests.games.not_alone.table import playing, table
from tests.games.pictures import NAMES, SVG, marked, said


def drawn(state: State, viewer: int | None, names: list[str] = NAMES) -> str:
    return GAME.board(GAME.view(state, viewer), names, GAME.narrators["en"], ())


def place_words(picture: str, number: int) -> str:
    return " ".join(marked(picture, "data-place")[str(number)].itertext())


@pytest.mark.parametrize("expansion", ["none", "light", "sanctuary"])
def test_every_place_can_be_found(expansion: str) -> None:
    picture = drawn(table(expansion=expansion, phase="exploration"), None)
    assert list(marked(picture, "data-place")) == [str(number) for number in NUMBERS]


def test_an_empty_table_can_be_drawn() -> None:
    assert "Not Alone, set-up" in said(drawn(State(), None, []))


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


def test_a_catch_is_crossed_wherever_a_creature_token_lies() -> None:
    state = table(
        phase="creature",
        at={"H1": [4], "H2": [9], "H3": [5]},
        ending="assimilation",
        force=["clone"],
        tokens={"creature": [4], "target": [9]},
        marks={"H1": {"caught": True}, "H2": {"caught": True}},
    )
    picture = drawn(state, None)
    assert [_crosses(picture, place) for place in (4, 9, 5)] == [1, 1, 0]


def _crosses(picture: str, place: int) -> int:
    cross = verdict(0, 0, is_good=False)
    stroke = next(part.attrib["stroke"] for part in ElementTree.fromstring(cross))
    return sum(
        part.attrib.get("stroke") == stroke and part.tag == f"{SVG}path"
        for part in marked(picture, "data-place")[str(place)].iter()
    )

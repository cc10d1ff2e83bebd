from __future__ import annotations

import re
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from strata.domain.games.not_alone import GAME
from strata.domain.games.not_alone.board_marks import verdict
from strata.domain.games.not_alone.components import EVOLUTIONS, HUNT, NUMBERS, SURVIVAL
from strata.domain.games.not_alone.state import Location, State
from strata.domain.kernel import Position, RandomChance, apply_action, begin
from strata.domain.match.decisions import offered_targets
from tests.games.not_alone.table import playing, table
from tests.games.pictures import NAMES, SVG, marked, said

ENGLISH = GAME.narrators["en"]


def drawn(state: State, viewer: int | None, names: list[str] = NAMES, language: str = "en") -> str:
    """The picture that a viewer is shown, with what it can point at."""
    view = GAME.view(state, viewer)
    return GAME.board(view, names, GAME.narrators[language], offered_targets(Position(GAME, state), viewer, view))


def place_words(picture: str, number: int) -> str:
    return " ".join(marked(picture, "data-target")[f"place:{number}"].itertext())


def offered(picture: str) -> set[str]:
    """The targets that look as if they were on offer."""
    return {target for target, part in marked(picture, "data-target").items() if part.get("class") == "offered"}


def targets_of(state: State, seat: int) -> list[list[str]]:
    """Where each option of a seat points."""
    (decision,) = (decision for decision in GAME.pending(state) if decision.seat == seat)
    return [list(GAME.targets(option, GAME.view(state, seat))) for option in decision.options]


@pytest.mark.parametrize("expansion", ["none", "light", "sanctuary"])
def test_every_place_can_be_found(expansion: str) -> None:
    picture = drawn(table(expansion=expansion, phase="exploration"), None)
    found = [target for target in marked(picture, "data-target") if target.startswith("place:")]
    assert found == [f"place:{number}" for number in NUMBERS]


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
        0: ("Cataclysm", "The named place is ineffective", "Mutagen", "Leap", "level II · 6 DNA"),
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
    for words in ("Creature", "Artemia", "Marker on", "Sanctuary", "Ann is here"):
        assert (words in beach) == (words != "Ann is here")
    assert f"{NAMES[1]} is here" in beach
    assert "Target = Creature" in place_words(picture, 9)
    assert "ineffective" in place_words(picture, 9)
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
        assert ENGLISH.say(f"hunt_card-{card.id}") in words
        assert ENGLISH.say(f"hunt_card-{card.id}-text").split()[0] in words
    for evolution in EVOLUTIONS.values():
        state.evolution_hand = [evolution.id]
        assert ENGLISH.say(f"evolution-{evolution.id}") in said(drawn(state, 0))
    for survival in SURVIVAL.values():
        state.hunted[0].survival = [survival.id]
        words = said(drawn(state, 1))
        assert ENGLISH.say(f"survival_card-{survival.id}") in words
        assert ENGLISH.say(f"survival_card-{survival.id}-text").split()[0] in words


def test_a_flashback_in_hand_shows_what_it_copies() -> None:
    state = table(phase="hunting", played={"H1": [1]}, hunt=["flashback"], hunt_discard=["stasis", "scream"])
    words = said(drawn(state, 0))
    assert "Flashback = Scream" in words
    assert "discard 2 Place cards or lose 1 Will" in " ".join(words.split())


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
        "Xia: You may rescue from the place of the Sanctuary too",
        "plays 2 cards, keeps 1 (River)",
        "Decoy",
        "Apex Predator",
        "active",
        "from next turn",
        "DNA 4 (supply 6)",
        "Hunt cards in hand: 2 · to play this turn: 1",
        "Discard 2, top first: Detour, Stasis",
    ):
        assert told in words


@pytest.mark.parametrize(
    ("described", "viewer", "words"),
    [
        ({"phase": "exploration"}, 0, "A name that goes… and Seat 3: play a place face down"),
        ({"phase": "exploration", "seats": 2}, 1, "Your turn, <Bob & \"Bo'>. Play a place face down"),
        ({"phase": "hunting", "played": {"H1": [1]}, "seats": 2}, 1, "Ann: place the Creature token"),
        ({"phase": "creature_window", "window": "creature", "hunt": ["despair"]}, 0, "Play a Hunt card of phase 1"),
        ({"at": {"H1": [4], "H2": [5], "H3": [5]}}, None, "decide what to do at the Beach (4)"),
        (
            {"phase": "evolution", "expansion": "sanctuary"},
            0,
            "Your turn, Ann. Evolve (+1 DNA), lie low (+3 DNA, but Defence advances) or wait",
        ),
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
        for part in marked(picture, "data-target")[f"place:{place}"].iter()
    )


def test_a_place_that_was_used_and_then_caught_is_crossed() -> None:
    state = table(
        phase="creature",
        at={"H1": [4]},
        ending="assimilation",
        tokens={"creature": [4]},
        marks={"H1": {"caught": True, "locations": [Location(4, 4, resolved=True)]}},
    )
    assert _crosses(drawn(state, None), 4) == 1


@pytest.mark.parametrize(
    ("described", "fortify", "rescue"),
    [
        ({}, True, True),
        ({"tokens": {"creature": [3], "artemia": [2]}}, False, False),
        ({"force": ["blockade"]}, False, True),
        ({"force": ["isolation"]}, True, False),
        ({"display": []}, True, False),
        ({"fortified": True}, False, True),
    ],
)
def test_rescue_and_fortifying_are_hinted_at_only_where_they_are_possible(
    described: dict[str, Any], fortify: bool, rescue: bool
) -> None:
    position = {"display": ["sv_pilot"], **described}
    picture = drawn(playing(expansion="sanctuary", sanctuary=3, at={"H1": [5]}, **position).state, None)
    assert ("Sanctuary: fortify" in place_words(picture, 3)) == fortify
    assert ("rescue here" in place_words(picture, 2)) == rescue


def test_phase_5_shows_nothing_of_the_turn_that_is_over() -> None:
    state = table(expansion="sanctuary", phase="evolution", marks={"H1": {"committed": True}})
    words = said(drawn(state, 0))
    for stale in ("has chosen", "can be here", "Tokens to place", "to play this turn", "rescue here", "fortify"):
        assert stale not in words.replace(ENGLISH.say("place-arch-text"), "")


@pytest.mark.parametrize("expansion", ["none", "light", "sanctuary"])
@pytest.mark.parametrize("seats", range(2, 8))
def test_every_table_has_a_legend(seats: int, expansion: str) -> None:
    assert "How to read this" in said(drawn(table(seats=seats, expansion=expansion, phase="exploration"), None))


def test_the_end_ranks_the_seats_and_hints_at_nothing() -> None:
    state = table(expansion="sanctuary", phase="exploration", ending="rescue", rescue=0, sanctuary=3)
    picture = drawn(state, 1)
    words = said(picture)
    assert "Final ranking 1. 1" in words
    assert "4. 0 Ann" in words
    assert offered(picture) == set()
    for hint in (
        "choosing",
        "yet to choose",
        "can be here",
        "Tokens to place",
        "to play this turn",
        "fortify",
        "1 play",
    ):
        assert hint not in words.replace(ENGLISH.say("place-arch-text"), "")


def test_what_an_option_points_at_looks_offered_to_its_seat_alone() -> None:
    state = playing(phase="exploration", seats=2, hand={"H1": [1, 4]}, discard={"H1": []}).state
    assert offered(drawn(state, 1)) == {"card:place-1", "card:place-4"}
    assert offered(drawn(state, 0)) == set()
    assert offered(drawn(state, None)) == set()


@pytest.mark.parametrize(
    ("described", "seat", "targets"),
    [
        ({"phase": "hunting", "played": {"H1": [1]}, "hunt": []}, 0, ["token:creature", "place:1"]),
        (
            {"window": "reckoning", "at": {"H1": [3]}, "tokens": {"creature": [9]}, "hunt": ["detour"]},
            0,
            ["card:detour", "seat:1", "place:3", "place:2"],
        ),
        (
            {
                "window": "reckoning",
                "at": {"H1": [3]},
                "tokens": {"creature": [3]},
                "survival": {"H1": ["wrong_track"]},
            },
            1,
            ["card:wrong_track", "token:creature", "place:2"],
        ),
        ({"at": {"H1": [3]}, "tokens": {"creature": [9]}, "discard": {"H1": [1]}}, 1, ["place:3", "card:place-1"]),
        (
            {"at": {"H1": [4]}, "tokens": {"creature": [9]}, "survival": {"H1": ["gate"]}},
            1,
            ["place:4", "card:gate", "place:5"],
        ),
        (
            {"expansion": "sanctuary", "sanctuary": 3, "defence": 7, "at": {"H1": [3]}, "tokens": {"creature": [9]}},
            1,
            ["place:3", "space:defence/6"],
        ),
        (
            {
                "expansion": "sanctuary",
                "sanctuary": 3,
                "at": {"H1": [2]},
                "tokens": {"creature": [9]},
                "display": ["sv_pilot"],
            },
            1,
            ["place:2", "card:sv_pilot"],
        ),
        ({"expansion": "sanctuary", "phase": "evolution", "evolving": True, "dna": 1}, 0, ["pile:evolution/1"]),
    ],
)
def test_options_point_at_the_board(described: dict[str, Any], seat: int, targets: list[str]) -> None:
    state = playing(seats=2, **described).state
    assert targets in targets_of(state, seat)
    assert {target for found in targets_of(state, seat) for target in found} == offered(drawn(state, seat))


@pytest.mark.parametrize(
    ("described", "modes"),
    [
        (
            {"at": {"H1": [1]}, "tokens": {"creature": [3]}, "discard": {"H1": [2]}},
            [["place:1", "seat:1"], ["place:1", "place:3"]],
        ),
        (
            {"at": {"H1": [9]}, "tokens": {"creature": [3]}, "will": {"H1": 1}},
            [["place:9", "seat:1"], ["place:9", "pile:survival"]],
        ),
        (
            {"expansion": "sanctuary", "at": {"H1": [9]}, "tokens": {"creature": [3]}, "will": {"H1": 1}, "dna": 2},
            [["place:9", "seat:1"], ["place:9", "seat:0"]],
        ),
    ],
)
def test_the_ways_to_use_a_place_point_at_what_they_reach_for(
    described: dict[str, Any], modes: list[list[str]]
) -> None:
    match = playing(seats=2, **described)
    match.do("H1", kind="resolve_place", place=described["at"]["H1"][0], option="power")
    assert targets_of(match.state, 1) == modes
    assert {target for found in modes for target in found} == offered(drawn(match.state, 1))


def test_the_choices_of_the_set_up_point_at_sides_and_decks() -> None:
    """A deck for each card that is drawn from it."""
    position = begin(GAME, GAME.options(board_side="choice", creature_seat=0), 3, RandomChance(Random(1))).position
    assert targets_of(position.state, 0) == [["side:A"], ["side:B"]]
    assert offered(drawn(position.state, 0)) == {"side:A", "side:B"}
    chosen = apply_action(position, 0, position.decisions[0].options[0], RandomChance(Random(1))).position
    one, two = "pile:evolution/1", "pile:evolution/2"
    assert targets_of(chosen.state, 0) == [[one, one, one], [one, one, two], [one, two, two], [two, two, two]]
    assert offered(drawn(chosen.state, 0)) == {one, two}


def test_facts_show_where_they_happen() -> None:
    view = GAME.view(table(phase="exploration"), None)
    shown = {
        "place:4": {"kind": "token_placed", "token": "creature", "places": [4]},
        "space:rescue/8": {"kind": "track_advanced", "track": "rescue", "to": 8},
        "seat:2": {"kind": "places_committed", "seat": 2},
        "seat:3": {"kind": "creature_caught", "seats": [3]},
    }
    marks = marked(drawn(table(phase="exploration"), None), "data-target")
    for target, fact in shown.items():
        assert list(GAME.fact_targets(fact, view)) == [target]
        assert target in marks


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("expansion", ["none", "light", "sanctuary"])
def test_boards_speak_one_language(language: str, expansion: str) -> None:
    state = table(seats=7, expansion=expansion, phase="exploration", hunt=["virus"], survival={"H1": ["dodge"]})
    words = said(drawn(state, 1, ["A", "B", "C", "D", "E", "F", "G"], language))
    latin = set(re.findall(r"[A-Za-z]{3,}", words))
    assert bool(latin) == (language == "en"), latin

from __future__ import annotations

from typing import Any

import pytest

from strata.domain.games.jurassic_parts import GAME
from strata.domain.games.jurassic_parts.options import Options
from strata.domain.games.jurassic_parts.state import State
from strata.domain.kernel import Position
from strata.domain.match.decisions import offered_targets
from tests.games.jurassic_parts.table import playing
from tests.games.matches import one_of_each_decision
from tests.games.pictures import NAMES, SVG, marked, said, texts


def drawn(state: State, viewer: int | None, language: str = "en") -> str:
    position = Position(GAME, state)
    view = GAME.view(state, viewer)
    offered = offered_targets(position, viewer, view)
    return GAME.board(view, NAMES[: len(state.seats)], GAME.narrators[language], offered)


def targets(picture: str, kind: str) -> set[str]:
    """The targets of a kind that a picture marks."""
    return {target.partition(":")[2] for target in marked(picture, "data-target") if target.startswith(f"{kind}:")}


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_cell_and_chisel_can_be_found(seats: int) -> None:
    for state in one_of_each_decision(GAME, seats, Options(), seats):
        picture = drawn(state, None)
        cells = marked(picture, "data-target")
        present = {str(number) for number, cell in enumerate(state.slab) if cell is not None}
        assert targets(picture, "cell") == present
        assert all(number in texts(cells[f"cell:{number}"]) for number in present)
        assert targets(picture, "edge") == set(state.chisels)


def test_free_edges_are_drawn_for_whom_they_are_on_offer() -> None:
    state = playing(cells=[37, 38, 39], chisels={1: ["37-38"]}).state
    assert targets(drawn(state, 0), "edge") == {"37-38", "38-39"}
    assert targets(drawn(state, 1), "edge") == {"37-38"}


def title(picture: str, target: str) -> str:
    return marked(picture, "data-target")[target].findtext(f"{SVG}title") or ""


def test_a_chisel_names_its_owner() -> None:
    assert title(drawn(playing(chisels={1: ["0-1"]}).state, None), "edge:0-1") == f"Edge 0-1: a chisel of {NAMES[1]}"


def test_a_peeked_tile_is_drawn_for_its_seat_alone() -> None:
    state = playing(
        options={"equipment_cards": 1}, down={1: ["b3", 1]}, peeked={1: [1, "brachiosaurus-2a"]}, bag=[]
    ).state  # fmt: skip
    seen = f"seen by {NAMES[1]}, 2 boulder sides"
    assert title(drawn(state, 1), "cell:1") == f"Cell 1: face down, the neck of a Brachiosaurus (2/5), {seen}"
    for viewer in (0, None):
        assert title(drawn(state, viewer), "cell:1") == f"Cell 1: face down, unseen, {seen}"


def test_boulders_are_drawn_on_their_sides_where_another_tile_lies() -> None:
    plain = drawn(playing(down={1: "b0", 2: "b0"}).state, None)
    east = drawn(playing(down={1: "b1", 2: "b0"}).state, None)
    north_east = drawn(playing(down={1: ["b1", 1], 2: "b0"}).state, None)
    assert len({plain, east, north_east}) == 3
    assert "1 boulder side" in title(east, "cell:1")
    alone = [playing(cells=[1, 2], down={44: back}).state for back in ("b0", "b1")]
    bare, rimmed = (drawn(state, None).count("<polygon") for state in alone)
    assert bare == rimmed, "44 has no neighbour in the east"


def test_a_part_to_choose_is_outlined_whole() -> None:
    played = playing(cells=[37, 38, 39, 40]).place(0, "38-39")
    picture = drawn(played.state, 0)
    assert targets(picture, "part") == {"37", "39"}
    assert title(picture, "part:37") == "Part: cells 37 and 38"


def test_a_seat_sees_its_own_cards_and_what_they_do() -> None:
    state = playing(options={"equipment_cards": 2}, hands={1: ["backpack", "soft_brush"]}).state
    words = said(drawn(state, 1))
    assert "keep 1 more sharp chisel at the end of each turn" in words
    assert "turn up to 3 tiles face up" in words
    assert "Backpack" not in said(drawn(state, 0))
    assert "Only its owner sees a hand" in said(drawn(state, None))


@pytest.mark.parametrize(
    ("described", "words"),
    [
        ({"phase": "turn_start"}, "Ann: sharpen chisels, or act first"),
        ({"sharp": {0: 2}}, "Ann: place a chisel (2 sharp)"),
        ({"turn": {"placed": 1}, "sharp": {0: 1}}, "Ann: place chisels or end the turn (1 sharp)"),
        ({"cells": []}, "Ann: finish the last turn"),
        ({"recalls_left": 2, "chisels": {0: ["0-1", "2-3"]}}, "Ann: take 2 chisels off the slab"),
        (
            {"cells": [37, 38, 39, 40], "chisels": {0: ["38-39"]}, "choices": [37, 39]},
            "choose the part that breaks off",
        ),
        ({"pool": ["plant-01", "plant-02", "plant-03"], "cells": range(9)}, "Ann: take 2 tiles of the share-out"),
    ],
)
def test_the_banner_tells_what_is_asked(described: dict[str, Any], words: str) -> None:
    assert words in said(drawn(playing(**described).state, 1))


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Jurassic Parts. Your turn, Ann: place a chisel"),
        ("ru", "Динокости. Ann, ваш ход: положите долото"),
        ("uk", "Динокістки. Ann, ваш хід: покладіть долото"),
    ],
)
def test_the_viewer_is_addressed(language: str, words: str) -> None:
    assert words in said(drawn(playing().state, 0, language))


def test_chisels_amber_and_supply_are_told() -> None:
    words = said(drawn(playing(sharp={0: 2}, spent={0: 1}, chisels={0: ["0-1"]}, amber={0: 4}).state, None))
    assert "Chisels: 2 sharp · 8 dull · 1 on the slab · 1 spent" in words
    assert "16 in the supply" in words


def test_what_was_set_aside_is_told() -> None:
    played = playing(faces={37: "triceratops-1a"}, chisels={0: ["37-38"]}, amber={0: 1}, sharp={0: 3})
    played.play(0, "request_service", service="master_digger", use_grant=False, cell=37)
    assert "Chisels: 3 sharp · 8 dull · 0 on the slab · 1 set aside" in said(drawn(played.state, None))


def test_points_of_skeletons_and_plants_are_on_the_table() -> None:
    words = said(drawn(playing().state, None))
    for line in ("Brachiosaurus 5 tiles: 15", "Velociraptor 2 tiles: 4", "Pterodactyl 1 tile: 1", "10: 35"):
        assert line in words
    assert "A finished skeleton brings 1 amber" in words


def test_a_share_out_tells_who_takes_how_many() -> None:
    pool = ["plant-01", "plant-02", "plant-03", "plant-04", "plant-05"]
    picture = drawn(playing(pool=pool, pickers=[0, 1], cells=range(9)).state, 0)
    assert "Ann 3 → <Bob & \"Bo'> 1 → leader 1" in said(picture)
    assert set(pool) <= targets(picture, "tile")


def test_tiles_alike_can_be_pointed_at_one_by_one() -> None:
    state = playing(
        loose={0: ["triceratops-1a", "triceratops-1b"]}, stock=["plant-02", "plant-03"], cells=range(40)
    ).state
    assert {"triceratops-1a", "triceratops-1b", "plant-02", "plant-03"} <= targets(drawn(state, None), "tile")


def test_the_end_names_the_winners_and_their_points() -> None:
    state = playing(cells=[], amber={0: 3, 1: 3}, ending="slab_empty").state
    assert "The slab is gone: Ann and <Bob & \"Bo'> share the victory with 3 points" in said(drawn(state, None))
    state = playing(amber={1: 3}, ending="abandoned_dig").state
    words = said(drawn(state, None))
    assert "The dig is abandoned: <Bob & \"Bo'> wins with 3 points" in words
    assert "Skeletons 0 · Plants 0 · Loose tiles 0 · Amber 3" in words


def test_the_end_shows_the_ranking_and_no_hints() -> None:
    state = playing(amber={1: 3}, ending="abandoned_dig", options={"equipment_cards": 1}, hands={0: ["backpack"]}).state
    words = said(drawn(state, 0))
    assert words.index("Rank 1") < words.index("Rank 2")
    assert words.index("<Bob", words.index("Game over")) < words.index("Ann (you)")
    for hint in ("next service", "This turn", "the dig ends in", "for sale", "sharp", "Your equipment", "in turn"):
        assert hint not in words

"""The box: what the data file holds, and that contradictions in it are found when it is loaded."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from strata.domain.games.evo import GAME, components
from strata.domain.games.evo.components import BOX, CARDS, CLIMATE_TRACKS, GENES, INSTANCES, ISLANDS, Box, Island
from strata.domain.toolkit.box import BrokenData


def test_pieces_are_as_many_as_in_the_box() -> None:
    assert sum(gene.count for gene in GENES.values()) == 62
    assert len(CARDS) == 21
    assert len(INSTANCES) == 26
    assert {"fertility#1", "fertility#2", "long_jump#1"} <= set(INSTANCES)


@pytest.mark.parametrize("island", ISLANDS.values(), ids=list(ISLANDS))
def test_every_star_is_a_coastal_desert_next_to_each_terrain(island: Island) -> None:
    for star in island.stars:
        around = [island.terrain[there] for there in island.neighbours[star]]
        assert island.terrain[star] == "desert"
        assert sorted(around) == ["desert", "hills", "mountain", "plain"]


@pytest.mark.parametrize("island", ISLANDS.values(), ids=list(ISLANDS))
def test_the_seam_is_ordinary_adjacency(island: Island) -> None:
    assert "0,0" in island.neighbours["-1,0"]
    assert "0,0" in island.neighbours["-1,1"]


def test_hexes_are_listed_by_q_then_r_as_numbers() -> None:
    assert ISLANDS["three"].hexes[:4] == ("-5,2", "-5,3", "-4,0", "-4,1")
    assert ISLANDS["three"].neighbours["0,0"] == ("-1,0", "-1,1", "0,-1", "0,1", "1,-1", "1,0")


def test_distance_is_over_land() -> None:
    island = ISLANDS["three"]
    assert island.distance["-3,-1"]["-3,2"] == 3
    assert "-3,-1" not in island.reach("-3,-1", 3)
    assert island.reach("2,-1", 1) == ("1,-1", "1,0", "2,-2", "2,0")


def test_both_climate_tracks_are_circuits_of_neighbouring_climates() -> None:
    rank = {terrain.id: terrain.heat_rank for terrain in BOX.terrains}
    for track in CLIMATE_TRACKS.values():
        for here, there in zip(track.spaces, track.spaces[1:] + track.spaces[:1], strict=True):
            assert abs(rank[here] - rank[there]) <= 1


@pytest.mark.parametrize(("attack", "defence", "face"), [(0, 5, None), (0, 1, 1), (3, 3, 2), (1, 0, 4), (9, 0, 5)])
def test_winning_face_is_clamped_to_the_table(attack: int, defence: int, face: int | None) -> None:
    assert components.winning_face(attack, defence) == face


def changed(*path: Any, to: Any) -> Box:
    """The box with something else at a place of its data file."""
    box: Any = msgspec.json.decode(msgspec.json.encode(BOX))
    place = box
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = to
    return msgspec.convert(box, Box)


@pytest.mark.parametrize(
    ("path", "to", "reason"),
    [
        (("maps", 0, "pair_count"), 103, "adjacent pairs of three"),
        (("maps", 0, "sides"), ["XM", "YZ"], "sides of three"),
        (("turn_track", 13, "kind"), "plain", "end of the turn track"),
        (("board_sides", 0, "hexes", "-6,2"), "swamp", "terrains of hexes and climate tracks"),
        (("terrains", 0, "id"), "dunes", "the four terrains"),
        (("genes", 0, "id"), "wing", "the eight genes"),
        (("zones",), {"0": "temperate"}, "zones of all differences"),
        (("combat",), {"-1": 1, "1": 4}, "combat by every difference of horns"),
        (("climate_die",), {"1": -1}, "climate die"),
        (("climate_tracks", 0, "start_index"), 6, "start of the climate track six"),
        (("constants", "players_max"), 6, "start space of 6 seats|a map for 6 seats"),
        (("constants", "starting_hand"), 6, "30 event cards to deal"),
        (("event_cards", 0, "effect"), {}, "calm_spell does something"),
        (("event_cards", 0, "params"), ["steps"], "what calm_spell asks for"),
        (("event_cards", 3, "params"), [], "what weather_maker asks for"),
        (("event_cards", 4, "id"), "calm_spell", "ids of event cards"),
    ],
)
def test_data_that_contradicts_itself_is_refused(path: tuple[Any, ...], to: Any, reason: str) -> None:
    with pytest.raises(BrokenData, match=reason):
        components._check(changed(*path, to=to))


def test_a_deck_of_other_cards_will_do() -> None:
    box = changed("event_cards", 8, to={**msgspec.to_builtins(CARDS["fertility"]), "id": "spring", "name": "Spring"})
    components._check(box)


@pytest.mark.parametrize(("language", "name"), [("en", "Spring"), ("ru", "«Spring»"), ("uk", "«Spring»")])
def test_a_card_that_the_messages_do_not_know_goes_by_its_name(language: str, name: str) -> None:
    assert GAME.narrators[language].say("name-of-card", card="spring", name="Spring") == name


def test_the_rules_page_tells_the_same_sources() -> None:
    page = (Path(__file__).parents[3] / "docs" / "rules" / "evo.md").read_text()
    told = re.findall(r"^\| [a-z ]+ \(`([a-z_]+)`\) \| (published|reconstructed) \|", page, re.MULTILINE)
    assert told == [(source.component, source.status) for source in components.SOURCES]

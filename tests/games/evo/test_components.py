"""The box: what the data file holds, and that contradictions in it are found when it is loaded."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from strata.domain.games.evo import components
from strata.domain.games.evo.components import BOX, CARDS, CLIMATE_TRACKS, GENES, INSTANCES, ISLANDS, Island
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


def test_a_map_that_contradicts_its_counts_is_refused() -> None:
    record = msgspec.structs.replace(BOX.maps[0], pair_count=BOX.maps[0].pair_count + 1)
    with pytest.raises(BrokenData, match="adjacent pairs of three"):
        components._check_island(record, BOX, Island(record, BOX))


def test_a_turn_track_without_an_end_is_refused() -> None:
    with pytest.raises(BrokenData, match="end of the turn track"):
        components._check_tracks(msgspec.structs.replace(BOX, turn_track=BOX.turn_track[:-1]))


def test_the_rules_page_tells_the_same_sources() -> None:
    page = (Path(__file__).parents[3] / "docs" / "rules" / "evo.md").read_text()
    told = re.findall(r"^\| [a-z ]+ \(`([a-z_]+)`\) \| (published|reconstructed) \|", page, re.MULTILINE)
    assert told == [(source.component, source.status) for source in components.SOURCES]

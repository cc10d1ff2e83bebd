"""Section 8: cubes round an element."""

from __future__ import annotations

import pytest

from tests.games.dominant_species.table import playing

SPACES = [("meat", 1), ("sun", 2), ("seed", 3), ("water", 4), ("grub", 5), ("grass", 6)]


@pytest.mark.parametrize(("element", "space"), SPACES)
def test_each_space_has_its_element(element: str, space: int) -> None:
    played = playing(phase="speciation", pawns={f"speciation {space}": "bird"})
    offered = played.offered("vertex")
    assert offered
    assert {played.state.elements[corner] for corner in offered} == {element}


LIMITS = {"sea": 4, "wetland": 4, "savannah": 3, "jungle": 3, "forest": 3, "desert": 2, "mountain": 2}


@pytest.mark.parametrize(("terrain", "limit"), LIMITS.items())
def test_each_terrain_has_its_limit(terrain: str, limit: int) -> None:
    played = playing(
        phase="speciation", pawns={"speciation 2": "bird"}, tiles={"2,-1": terrain}, elements={"2,-1,E": "sun"}
    )
    played.play("bird", "speciate", vertex="2,-1,E")
    assert played.offered("hex", "count") == [([2, -1], count) for count in range(1, limit + 1)]


def test_an_empty_gene_pool_or_no_such_element_skips_the_action() -> None:
    empty = playing(phase="speciation", pawns={"speciation 2": "bird"}, gene_pool={"bird": 0})
    assert [fact["task"] for fact in empty.told("action_skipped")] == ["speciate"]
    bare = playing(phase="speciation", pawns={"speciation 2": "bird"}, only_elements={"0,0,E": "grass"})
    assert [fact["task"] for fact in bare.told("action_skipped")] == ["speciate"]


def test_spaces_act_from_left_to_right_and_the_insects_last() -> None:
    played = playing(phase="speciation", pawns={"speciation 6": "bird", "speciation 1": "mammal"})
    played.play("mammal", "pass")
    played.play("bird", "pass")
    assert played.asked == ("insect", "insect_speciate")

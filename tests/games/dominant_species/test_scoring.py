"""Who wins: points, then the food chain; with several animals, the one that has fewest."""

from __future__ import annotations

from typing import Any

import pytest

from strata.domain.games.dominant_species import GAME
from strata.domain.games.dominant_species.options import Options
from strata.domain.kernel import begin
from tests.games.chance import CountingChance
from tests.games.dominant_species.table import table

SHARED = [["mammal", "insect"], ["reptile", "arachnid"], ["bird", "amphibian"]]
MULTI = {"mode": "multi_animal", "animal_assignment": "fixed", "animals": SHARED}


def ranks(**described: Any) -> list[tuple[int, int]]:
    return [(standing.seat, standing.rank) for standing in GAME.ranking(table(**described))]


def test_most_points_win_and_ties_go_up_the_food_chain() -> None:
    vp = {"mammal": 10, "reptile": 12, "bird": 12}
    assert ranks(animals=["bird", "mammal", "reptile"], vp=vp) == [(2, 1), (0, 2), (1, 3)]


@pytest.mark.parametrize(
    ("vp", "order"),
    [
        ({"mammal": 50, "insect": 9, "reptile": 10, "arachnid": 10, "bird": 30, "amphibian": 11}, [2, 1, 0]),
        ({"mammal": 9, "insect": 9, "reptile": 9, "arachnid": 30, "bird": 9, "amphibian": 9}, [0, 1, 2]),
        ({"mammal": 20, "insect": 9, "reptile": 20, "arachnid": 9, "bird": 9, "amphibian": 20}, [2, 1, 0]),
    ],
)
def test_a_seat_counts_its_weakest_animal(vp: dict[str, int], order: list[int]) -> None:
    assert [seat for seat, _ in ranks(seats=3, options=MULTI, vp=vp)] == order


def test_lines_are_those_of_the_counted_animal() -> None:
    state = table(seats=3, options=MULTI, vp={"mammal": 5, "insect": 9})
    state.animals["mammal"].scored = {"final_tiles": 2, "domination": 3}
    standing = next(standing for standing in GAME.ranking(state) if standing.seat == 0)
    assert [(line.name, line.points) for line in standing.lines] == [("domination", 3), ("final_tiles", 2)]
    assert standing.total == 5


def test_seats_without_an_animal_stand_too() -> None:
    position = begin(GAME, Options(animal_assignment="choose"), 3, CountingChance()).position
    assert [(standing.seat, standing.total) for standing in GAME.ranking(position.state)] == [(0, 0), (1, 0), (2, 0)]

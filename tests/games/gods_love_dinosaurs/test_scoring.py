"""The score and its order among equals."""

from __future__ import annotations

import pytest

from strata.domain.games.gods_love_dinosaurs import GAME
from tests.games.gods_love_dinosaurs.table import table


@pytest.mark.parametrize(("eggs", "regular", "golden"), [(0, 0, 0), (4, 4, 0), (5, 0, 5), (13, 3, 10)])
def test_five_eggs_are_a_golden_one(eggs: int, regular: int, golden: int) -> None:
    standing = next(standing for standing in GAME.ranking(table(eggs={0: eggs})) if standing.seat == 0)
    assert [(line.name, line.points) for line in standing.lines] == [
        ("regular_eggs", regular),
        ("golden_eggs", golden),
        ("dinosaurs", 1),
    ]
    assert standing.total == eggs + 1


@pytest.mark.parametrize(
    ("seats", "start", "last", "first"),
    [
        (2, 0, [1, 0], [0, 1]),
        (3, 2, [1, 0, 2], [2, 1, 0]),
        (5, 3, [2, 1, 0, 4, 3], [3, 2, 1, 0, 4]),
    ],
)
def test_equal_seats_stand_counter_clockwise_from_the_first(
    seats: int, start: int, last: list[int], first: list[int]
) -> None:
    for option, order in (("last", last), ("first", first)):
        state = table(seats=seats, start=start, options={"tie_start_player": option})
        assert [standing.seat for standing in GAME.ranking(state)] == order
        assert [standing.rank for standing in GAME.ranking(state)] == list(range(1, seats + 1))


def test_dinosaurs_count_and_other_figures_do_not() -> None:
    cells = {"0,0": "mountain dino", "1,0": "mountain dino", "2,0": "plain eagle"}
    ranking = GAME.ranking(table(ecosystems={0: cells}, eggs={0: 0, 1: 0}))
    assert [(standing.seat, standing.total) for standing in ranking] == [(0, 2), (1, 1)]

from __future__ import annotations

import pytest

from strata.domain.games.not_alone import GAME
from tests.games.not_alone.table import table


@pytest.mark.parametrize(
    ("reason", "ranks"),
    [("assimilation", [1, 2, 2, 2]), ("rescue", [4, 1, 1, 1]), ("defence", [4, 1, 1, 1])],
)
def test_the_winning_side_shares_the_first_rank(reason: str, ranks: list[int]) -> None:
    state = table(ending=reason)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.reason == reason
    by_seat = sorted(outcome.ranking, key=lambda standing: standing.seat)
    assert [standing.rank for standing in by_seat] == ranks
    assert [standing.total for standing in by_seat] == [int(rank == 1) for rank in ranks]


def test_while_the_game_goes_on_all_are_equal() -> None:
    assert {standing.rank for standing in GAME.ranking(table())} == {1}
    assert GAME.outcome(table()) is None

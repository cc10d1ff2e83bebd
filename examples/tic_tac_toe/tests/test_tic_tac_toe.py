from strata.domain.exam import sit
from tic_tac_toe import GAME


def test_every_law_is_kept() -> None:
    sit(GAME)

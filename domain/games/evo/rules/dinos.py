"""Where the dinos of a seat stand, in the order in which hexes are listed everywhere."""

from __future__ import annotations

from strata.domain.games.evo.state import State
from strata.domain.kernel import Seat
from strata.domain.toolkit.hexes import axial


def dinos_of(state: State, seat: Seat) -> list[str]:
    return sorted((hex_ for hex_, owner in state.board.items() if owner == seat), key=axial)

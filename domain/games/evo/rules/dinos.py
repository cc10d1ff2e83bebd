"""Where the dinos of a seat stand, in the order in which hexes are listed everywhere."""

from __future__ import annotations

from domain.games.evo.state import State
from domain.kernel import Seat
from domain.toolkit.hexes import axial


def dinos_of(state: State, seat: Seat) -> list[str]:
    return sorted((hex_ for hex_, owner in state.board.items() if owner == seat), key=axial)

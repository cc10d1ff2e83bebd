"""What can be agreed on before a match."""

from __future__ import annotations

from typing import Literal

from strata.domain import kernel
from strata.domain.kernel import InvalidOption


class Options(kernel.Options, frozen=True):
    """
    ``start_player``: who has the first turn, by lot or a seat.
    ``supply``: ``strict`` plays with the figures in the box, ``unlimited`` with as many as are wanted.
    ``tie_start_player``: whether the seat that began comes last or first among equals.
    """

    start_player: Literal["random", 0, 1, 2, 3, 4] = "random"
    supply: Literal["strict", "unlimited"] = "strict"
    tie_start_player: Literal["last", "first"] = "last"

    def check(self, seats: int) -> None:
        if self.start_player != "random" and self.start_player >= seats:
            raise InvalidOption("start_player", f"there is no seat {self.start_player} among {seats}")

"""What can be agreed on before a match."""

from __future__ import annotations

from typing import Literal

from strata.domain import kernel
from strata.domain.kernel import InvalidOption


class Options(kernel.Options, frozen=True):
    """
    ``expansion``: ``sanctuary`` plays with the whole expansion, ``light`` adds only avatars and one Evolution, ``none``
    is the base game.
    ``creature_seat``: the seat of the Creature, or by lot.
    ``board_side``: the side of the board with its Artemia spaces, or the Creature's choice.
    ``expert_variant``: whoever breaks in the reckoning starts again with 2 Will instead of 3.
    """

    expansion: Literal["sanctuary", "none", "light"] = "sanctuary"
    creature_seat: int | Literal["random"] = "random"
    board_side: Literal["choice", "A", "B"] = "choice"
    expert_variant: bool = False

    def check(self, seats: int) -> None:
        if self.creature_seat != "random" and not 0 <= self.creature_seat < seats:
            raise InvalidOption("creature_seat", f"there is no seat {self.creature_seat}")

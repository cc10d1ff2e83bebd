"""What can be agreed on before a match."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from strata.domain import kernel
from strata.domain.kernel import InvalidOption

FEWEST_STALL_ROUNDS, MOST_STALL_ROUNDS = 5, 100


class Options(kernel.Options, frozen=True):
    """
    ``layout``: A lies half open round a bone pile in the middle, B lies all face down.
    ``equipment_cards``: how many cards each seat is dealt.
    ``first_player``: by lot, or seat 0.
    ``boulders``: as on the backs of the tiles, or none at all.
    ``stall_rounds``: after so many rounds in a row without a tile leaving the slab the dig is abandoned.
    """

    layout: Literal["A", "B"] = "A"
    equipment_cards: Literal[0, 1, 2] = 0
    first_player: Literal["random", "seat0"] = "random"
    boulders: Literal["backs", "none"] = "backs"
    stall_rounds: Annotated[int, msgspec.Meta(ge=FEWEST_STALL_ROUNDS, le=MOST_STALL_ROUNDS)] = 20

    def check(self, seats: int) -> None:
        if not FEWEST_STALL_ROUNDS <= self.stall_rounds <= MOST_STALL_ROUNDS:
            raise InvalidOption("stall_rounds", f"must be from {FEWEST_STALL_ROUNDS} to {MOST_STALL_ROUNDS}")

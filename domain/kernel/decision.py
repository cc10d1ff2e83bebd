"""What a seat is asked."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from strata.domain.kernel.structs import Action, Seat


class Decision(msgspec.Struct, frozen=True):
    """A point where a seat must choose: every legal option, in a stable order.

    ``about`` says for which piece the seat decides, where it has several.
    """

    seat: Seat
    name: str
    options: Sequence[Action]
    about: str | None = None

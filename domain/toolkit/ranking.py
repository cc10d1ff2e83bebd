"""Ranks from scores: equals share a rank, and the next one counts them all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from strata.domain.kernel import ScoreLine, Seat, Standing


def rank(lines: Mapping[Seat, Sequence[ScoreLine]], key: Mapping[Seat, Any]) -> list[Standing]:
    """The standings, best first; ``key`` orders the seats, the largest first, and equal keys share a rank."""
    order = sorted(lines, key=lambda seat: seat)
    order.sort(key=lambda seat: key[seat], reverse=True)
    return [
        Standing(
            seat=seat,
            rank=1 + sum(key[other] > key[seat] for other in lines),
            total=sum(line.points for line in lines[seat]),
            lines=lines[seat],
        )
        for seat in order
    ]

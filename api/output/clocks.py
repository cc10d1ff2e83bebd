"""The clock of a match as responses and streams show it: like all else about a match, it follows from the version."""

from __future__ import annotations

from typing import Any

from strata.domain.match.events import Clock
from strata.domain.match.match import Match
from strata.domain.match.record import iso_of, milliseconds


def read_clock(body: dict[str, Any]) -> Clock | None:
    """The clock that a request asks for, if any."""
    asked = body.get("clock")
    return None if asked is None else Clock(**asked)


def clock_of(match: Match) -> dict[str, Any] | None:
    """What each person had left of their time at the latest event, and when the time of those who are asked is up."""
    clock, at = match.ledger.clock, match.ledger.at
    if clock is None:
        return None
    return {
        "move_seconds": clock.move_seconds,
        "total_seconds": clock.total_seconds,
        "at": at,
        "seats": [
            {
                "seat": seat,
                "remaining_seconds": _remaining(match, seat),
                "deadline": iso_of(match.deadlines[seat]) if seat in match.deadlines else None,
                "stand_in": holder.stand_in,
            }
            for seat, holder in enumerate(match.ledger.seats)
            if holder.kind == "human"
        ],
    }


def _remaining(match: Match, seat: int) -> float | None:
    clocks, clock = match.ledger.clocks, match.ledger.clock
    if clocks is None:
        return None if clock is None or clock.total_seconds is None else float(clock.total_seconds)
    left = clocks.left(seat, milliseconds(match.ledger.at) if seat in match.deadlines else clocks.asked_at)
    return None if left is None else left / 1000

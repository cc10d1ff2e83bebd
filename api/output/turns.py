"""Turns as responses show them."""

from __future__ import annotations

from typing import Any

from strata.domain.kernel import Seat
from strata.domain.kernel.codec import to_builtins
from strata.domain.match.match import Match
from strata.domain.match.record import iso_of
from strata.projections.lobby import Turn


def turn_row(turn: Turn) -> dict[str, Any]:
    plain: dict[str, Any] = to_builtins(turn)
    return {**plain, "link": link(turn.match)}


def turn_of(match: Match, seat: Seat) -> dict[str, Any] | None:
    """What a seat is asked at present, if anything; for its holder, who need not know the application's reference."""
    ledger = match.ledger
    decision = dict(match.pending).get(seat)
    if decision is None:
        return None
    deadline = match.deadlines.get(seat)
    return {
        "match": ledger.id,
        "game": ledger.game,
        "version": ledger.version,
        "seat": seat,
        "player": None,
        "decision": decision,
        "deadline": None if deadline is None else iso_of(deadline),
        "updated_at": ledger.at,
        "link": link(ledger.id),
    }


def link(match: str) -> str:
    """Where the options of a seat are listed, for its token."""
    return f"/v1/matches/{match}/actions"

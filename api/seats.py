"""Seats: sitting down and leaving."""

from __future__ import annotations

from typing import Any

from api.blueprint import Blueprint
from api.callers import caller, owns, require_seat
from api.presentation import etag, seats, summary
from api.problems import Problem
from api.requests import repeatable
from api.schemas import LeaveQuery, MatchSummary, SeatWithToken, TakeSeatRequest
from api.services import services
from domain.match.commands import Change, Moment, leave_seat, take_seat
from domain.match.match import Match

blueprint = Blueprint("seats", __name__, url_prefix="/v1/matches/<string:match_id>/seats")


@blueprint.post("/<int:seat>")
@blueprint.doc(operationId="takeSeat")
@blueprint.arguments(TakeSeatRequest)
@blueprint.response(201, SeatWithToken)
def take(body: dict[str, Any], match_id: str, seat: int) -> tuple[dict[str, Any], int, dict[str, str]]:
    """Take an open seat

    The match starts when the last open seat is taken. Seats of an application's match are given by its key.
    """
    match = services().matches.load(match_id)
    _require_admission(match)
    _require_seat_number(match, seat)

    def decide(current: Match, moment: Moment) -> Change:
        return take_seat(current, seat, body.get("player"), moment)

    changed = services().matches.change(match_id, f"seat:{seat}", decide, request=repeatable())
    if "name" in body:
        services().matches.journal.name_seat(match_id, seat, body["name"])
    given = changed.events[0].version
    row = seats(changed.match)[seat]
    return {**row, "token": services().tokens.seat(match_id, seat, given)}, 201, etag(changed.match)


@blueprint.delete("/<int:seat>")
@blueprint.doc(operationId="leaveSeat")
@blueprint.arguments(LeaveQuery, location="query")
@blueprint.response(200, MatchSummary)
def leave(query: dict[str, Any], match_id: str, seat: int) -> tuple[dict[str, Any], int, dict[str, str]]:
    """Leave your seat to a bot"""
    match = services().matches.load(match_id)
    _require_seat_number(match, seat)
    if require_seat(match) != seat:
        raise Problem(403, "forbidden", "You may leave only your own seat.")

    def decide(current: Match, moment: Moment) -> Change:
        require_seat(current)
        return leave_seat(current, seat, query["bot"], moment)

    match = services().matches.change(match_id, f"seat:{seat}", decide).match
    return summary(match), 200, etag(match)


def _require_admission(match: Match) -> None:
    is_for_all = match.ledger.application is None and match.ledger.is_listed
    if not is_for_all and not owns(match, caller()):
        raise Problem(403, "forbidden", "The seats of this match are given by its application.")


def _require_seat_number(match: Match, seat: int) -> None:
    if seat >= len(match.ledger.seats):
        raise Problem(404, "unknown_seat", f"The match has seats 0 to {len(match.ledger.seats) - 1}.")

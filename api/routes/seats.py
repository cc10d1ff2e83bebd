"""Seats: sitting down, leaving, and coming back."""

from __future__ import annotations

from typing import Any

from strata.api.access.callers import owns, require_admission, require_seat
from strata.api.blueprint import Blueprint
from strata.api.presentation import etag, seats, summary
from strata.api.problems import Problem
from strata.api.requests import repeatable
from strata.api.schemas.matches import MatchSummary
from strata.api.schemas.seats import LeaveQuery, SeatWithToken, TakeSeatRequest
from strata.api.services import services
from strata.domain.match.commands import Change, Moment, leave_seat, return_to_seat, take_seat
from strata.domain.match.match import Match

blueprint = Blueprint(
    "seats",
    __name__,
    url_prefix="/v1/matches/<string:match_id>/seats",
    description="Sitting down, leaving and coming back",
)


@blueprint.post("/<int:seat>")
@blueprint.doc(operationId="takeSeat")
@blueprint.arguments(TakeSeatRequest)
@blueprint.response(201, SeatWithToken)
def take(body: dict[str, Any], match_id: str, seat: int) -> tuple[dict[str, Any], int, dict[str, str]]:
    """Take an open seat

    The match starts when the last open seat is taken. A seat of an application's match, or of one that is not listed,
    is taken with its invitation, or by the application's key, which alone names its player: here, or when it made the
    match.
    """
    match = services().matches.load(match_id)
    require_admission(match, seat)
    require_seat_number(match, seat)
    if "player" in body and match.ledger.application is not None and not owns(match, "write"):
        raise Problem(403, "forbidden", "Who plays in a match of an application is named by the application.")

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
    """Leave your seat to a bot

    The bot plays on in your place, so the match goes on for the others. Your token is good for nothing any more.
    """
    match = services().matches.load(match_id)
    require_seat_number(match, seat)
    if require_seat(match) != seat:
        raise Problem(403, "forbidden", "You may leave only your own seat.")

    def decide(current: Match, moment: Moment) -> Change:
        require_seat(current)
        return leave_seat(current, seat, query["bot"], moment)

    match = services().matches.change(match_id, f"seat:{seat}", decide).match
    return summary(match), 200, etag(match)


@blueprint.post("/<int:seat>/return")
@blueprint.doc(operationId="returnToSeat")
@blueprint.response(201, MatchSummary)
def return_(match_id: str, seat: int) -> tuple[dict[str, Any], int, dict[str, str]]:
    """Return to your seat, for which a bot stands in because your time was up

    A move of yours does the same. Your time for the move starts anew; who has used up the total has 30 seconds a move.
    """
    match = services().matches.load(match_id)
    require_seat_number(match, seat)
    if require_seat(match) != seat:
        raise Problem(403, "forbidden", "You may return only to your own seat.")

    def decide(current: Match, moment: Moment) -> Change:
        require_seat(current)
        return return_to_seat(current, seat, moment)

    match = services().matches.change(match_id, f"seat:{seat}", decide, request=repeatable()).match
    return summary(match), 201, etag(match)


def require_seat_number(match: Match, seat: int) -> None:
    """Refuse a seat that the match does not have."""
    if seat >= len(match.ledger.seats):
        raise Problem(404, "unknown_seat", f"The match has seats 0 to {len(match.ledger.seats) - 1}.")

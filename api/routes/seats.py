"""Seats: sitting down, leaving, and coming back."""

from __future__ import annotations

from typing import Any

from strata.api.access.callers import authority, for_whom, maker_authority, owns, seat_authority
from strata.api.http.blueprint import Blueprint
from strata.api.http.problems import Problem
from strata.api.input.requests import repeatable
from strata.api.output.matches import etag, summary
from strata.api.output.table import parts_after
from strata.api.schemas.matches import MatchSummary
from strata.api.schemas.play import ChangedMatch, ThenQuery
from strata.api.schemas.seats import LeaveQuery, SeatWithToken, TakeSeatRequest
from strata.api.services import imported, names_in, services
from strata.domain.match.commands import (
    IssueToken,
    LeaveSeat,
    OnBehalf,
    ReturnToSeat,
    SeatGrant,
    TakeSeat,
    require_admission,
    require_seat,
)
from strata.domain.match.match import Match
from strata.domain.match.seats import show_seats

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
    is_owned = owns(match, "write")
    by = authority(match_id)
    require_admission(match.ledger, seat, by)
    require_seat_number(match, seat)
    if "player" in body and match.ledger.application is not None and not is_owned:
        raise Problem(403, "forbidden", "In a match of an application, only the application names the player.")
    command = TakeSeat(by=by, seat=seat, player=body.get("player"))
    changed = services().matches.change(match_id, command, request=repeatable())
    if "name" in body:
        services().names.give(match_id, seat, body["name"])
    token = services().tokens.seat(match_id, seat, granted_at=changed.events[0].version)
    row = show_seats(changed.match.ledger, names_in(match_id), for_whom())[seat]
    return {**row, "token": token}, 201, etag(changed.match)


@blueprint.post("/<int:seat>/token")
@blueprint.doc(operationId="issueToken")
@blueprint.response(201, SeatWithToken)
def issue_token(match_id: str, seat: int) -> tuple[dict[str, Any], int, dict[str, str]]:
    """Issue another token for a seat of your match

    For the match's application, or an administrator: where a token was lost, or has come into other hands. The token
    before ends at once, with the streams and webhooks that it opened. The record says that it was done.
    """
    match = services().matches.load(match_id)
    by = maker_authority(match)
    require_seat_number(match, seat)
    changed = services().matches.change(match_id, IssueToken(by=by, seat=seat), request=repeatable())
    token = services().tokens.seat(match_id, seat, granted_at=changed.events[0].version)
    row = show_seats(changed.match.ledger, names_in(match_id), for_whom())[seat]
    return {**row, "token": token}, 201, etag(changed.match)


@blueprint.delete("/<int:seat>")
@blueprint.doc(operationId="leaveSeat")
@blueprint.arguments(LeaveQuery, location="query")
@blueprint.response(200, MatchSummary)
def leave(query: dict[str, Any], match_id: str, seat: int) -> tuple[dict[str, Any], int, dict[str, str]]:
    """Leave your seat to a bot

    The bot plays on in your place, so the match continues for the others. Your token is no longer valid.
    """
    by = _own_seat(match_id, seat, "You may leave only your own seat.")
    match = services().matches.change(match_id, LeaveSeat(by=by, bot=query["bot"])).match
    return summary(match, seat, names_in(match_id), imported(match_id), for_whom()), 200, etag(match)


@blueprint.post("/<int:seat>/return")
@blueprint.doc(operationId="returnToSeat")
@blueprint.arguments(ThenQuery, location="query")
@blueprint.response(201, ChangedMatch)
def return_(query: dict[str, Any], match_id: str, seat: int) -> tuple[dict[str, Any], int, dict[str, str]]:
    """Return to your seat, for which a bot stands in because your time was up

    A move of yours does the same. Your time for the move starts again; with your total used up you have 30
    seconds per move.
    """
    by = _own_seat(match_id, seat, "You may return only to your own seat.")
    match = services().matches.change(match_id, ReturnToSeat(by=by), request=repeatable()).match
    shown = summary(match, seat, names_in(match_id), imported(match_id), for_whom())
    parts, headers = parts_after(match, seat, query.get("then", ()))
    return {**shown, **parts}, 201, {**etag(match), **headers}


def _own_seat(match_id: str, seat: int, otherwise: str) -> SeatGrant | OnBehalf:
    """The caller's authority over a seat, which must be their own."""
    by = seat_authority(match_id)
    match = services().matches.load(match_id)
    require_seat_number(match, seat)
    if require_seat(match.ledger, by) != seat:
        raise Problem(403, "forbidden", otherwise)
    return by


def require_seat_number(match: Match, seat: int) -> None:
    """Refuse a seat that the match does not have."""
    if seat >= len(match.ledger.seats):
        raise Problem(404, "unknown_seat", f"The match has seats 0 to {len(match.ledger.seats) - 1}.")

"""Invitations: letting others into a match, to take a seat or to watch."""

from __future__ import annotations

from typing import Any

from strata.api.access.callers import require_host
from strata.api.http.blueprint import Blueprint
from strata.api.http.problems import Problem
from strata.api.routes.seats import require_seat_number
from strata.api.schemas.seats import InvitationRequest, InvitationSchema, SpectatorSchema
from strata.api.services import services

blueprint = Blueprint(
    "invitations", __name__, url_prefix="/v1/matches/<string:match_id>", description="Letting others in"
)


@blueprint.post("/invitations")
@blueprint.doc(operationId="invite")
@blueprint.arguments(InvitationRequest)
@blueprint.response(201, InvitationSchema)
def invite(body: dict[str, Any], match_id: str) -> dict[str, Any]:
    """Invite somebody to an open seat

    Whoever holds the invitation may look at the match and take this seat with it; it is valid until the seat is taken.
    For the match's application or an administrator; for a match without an application, whoever has a seat in it.
    """
    match = services().matches.load(match_id)
    require_host(match)
    seat = body["seat"]
    require_seat_number(match, seat)
    if match.ledger.status != "open" or match.ledger.seats[seat].kind != "open":
        raise Problem(409, "seat_taken", f"Seat {seat} is not open.")
    return {"seat": seat, "invitation": services().tokens.invitation(match_id, seat)}


@blueprint.post("/spectators")
@blueprint.doc(operationId="admitSpectators")
@blueprint.response(201, SpectatorSchema)
def admit_spectators(match_id: str) -> dict[str, Any]:
    """A token to watch a match that is not listed

    It shows what a spectator may know, and gives no other right; a match has one, for any number of people. For the
    match's application or an administrator; for a match without an application, whoever has a seat in it.
    """
    require_host(services().matches.load(match_id))
    return {"token": services().tokens.spectator(match_id)}

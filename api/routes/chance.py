"""Chance that nobody chose: each person adds a random value of their own."""

from __future__ import annotations

from typing import Any

from strata.api.access.callers import for_whom, seat_authority
from strata.api.http.blueprint import Blueprint
from strata.api.input.requests import repeatable
from strata.api.output.matches import etag, summary
from strata.api.schemas.matches import MatchSummary
from strata.api.schemas.seats import ValueRequest
from strata.api.services import imported, names_in, services
from strata.domain.match.commands import AddValue, require_seat

blueprint = Blueprint(
    "chance", __name__, url_prefix="/v1/matches/<string:match_id>", description="Chance that nobody chose"
)


@blueprint.post("/value")
@blueprint.doc(operationId="addValue")
@blueprint.arguments(ValueRequest)
@blueprint.response(201, MatchSummary)
def add_value(body: dict[str, Any], match_id: str) -> tuple[dict[str, Any], int, dict[str, str]]:
    """Add a random value of your own to the chance of a match

    For a match created with `chance: joint`. Choose it at random, once the match has told its commitment: then neither
    the service nor anybody else has chosen what will be drawn. The game begins as soon as each person has added one,
    or a minute after the last seat was filled.
    """
    command = AddValue(by=seat_authority(match_id), value=body["value"])
    match = services().matches.change(match_id, command, request=repeatable()).match
    seat = require_seat(match.ledger, command.by)
    return summary(match, seat, names_in(match_id), imported(match_id), for_whom()), 201, etag(match)

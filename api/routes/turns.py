"""Turns: all that waits for somebody, in one request."""

from __future__ import annotations

from typing import Any

from strata.api.access.callers import require_key
from strata.api.access.tokens import SeatToken
from strata.api.http.blueprint import Blueprint
from strata.api.output.paging import paged
from strata.api.output.turns import turn_of, turn_row
from strata.api.schemas.turns import TurnsAnswer, TurnsPage, TurnsQuery, TurnsRequest
from strata.api.services import services
from strata.domain.match.commands import SeatGrant, require_seat
from strata.domain.match.refusals import NotAllowed
from strata.projections.paging import Page
from strata.store.matches import NoSuchMatch

blueprint = Blueprint("turns", __name__, url_prefix="/v1/turns", description="Whose turn it is, in all matches")


@blueprint.get("")
@blueprint.doc(operationId="listTurns")
@blueprint.arguments(TurnsQuery, location="query")
@blueprint.response(200, TurnsPage)
def list_turns(query: dict[str, Any]) -> dict[str, Any]:
    """Where a player of your application must decide, or anybody of it

    For an application's key. The matches created last come first; `limit` counts matches. It is a read model: a turn
    appears and goes a moment after the move before it.
    """
    application = require_key("read").application

    def page() -> Page[dict[str, Any]]:
        found = services().lobby.turns(application, **query)
        return Page([turn_row(turn) for turn in found.rows], found.next_cursor)

    return paged(page)


@blueprint.post("")
@blueprint.doc(operationId="findTurns")
@blueprint.arguments(TurnsRequest)
@blueprint.response(200, TurnsAnswer)
def find_turns(body: dict[str, Any]) -> dict[str, Any]:
    """Where you must decide, by the tokens of your seats

    For people and bots that play in several matches: up to 100 tokens, and the turns of those seats that are asked now.
    """
    turns, lost = [], []
    for index, token in enumerate(body["tokens"]):
        holder = services().tokens.read(token)
        try:
            if not isinstance(holder, SeatToken):
                raise NoSuchMatch
            match = services().matches.load(holder.match)
            turn = turn_of(match, require_seat(match.ledger, SeatGrant(holder.seat, holder.granted_at)))
        except (NoSuchMatch, NotAllowed):
            lost.append(index)
            continue
        if turn is not None and turn not in turns:
            turns.append(turn)
    return {"data": turns, "lost": lost}

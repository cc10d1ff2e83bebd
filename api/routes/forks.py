"""Forks: matches that start from a version of another one."""

from __future__ import annotations

import secrets
from typing import Any

from strata.api.access.callers import authority, may_create, on_behalf_of, owns, require_viewer
from strata.api.http.blueprint import Blueprint
from strata.api.input.requests import idempotency_key, repeatable
from strata.api.output.clocks import read_clock
from strata.api.output.matches import created, etag
from strata.api.output.paging import paged
from strata.api.routes.matches import seat_plans
from strata.api.schemas.common import PageQuery
from strata.api.schemas.forks import ForkRequest, ForksPage
from strata.api.schemas.matches import CreatedMatch
from strata.api.services import names_in, services
from strata.domain.kernel import Seat
from strata.domain.match.commands import ForkMatch
from strata.domain.match.events import SeatPlan
from strata.domain.match.match import Match

blueprint = Blueprint(
    "forks", __name__, url_prefix="/v1/matches/<string:match_id>", description="Playing on from any version: what if?"
)


@blueprint.post("/fork")
@blueprint.doc(operationId="forkMatch")
@blueprint.arguments(ForkRequest)
@blueprint.response(201, CreatedMatch)
def fork_match(body: dict[str, Any], match_id: str) -> tuple[dict[str, Any], int, dict[str, str]]:
    """Start a match of its own from a version of this one

    A match that is over, or a practice match (undo: free), is copied whole; for an administrator, any match is. A seat
    of a running match gets a what-if: what the seat cannot know is dealt again. Only its own tokens give access to a
    fork of a running match.
    """
    head = services().matches.load(match_id)
    seat = require_viewer(head)
    owner = may_create() if seat is None or on_behalf_of() is not None else None
    origin = services().matches.at(match_id, body.get("version", head.ledger.version))
    plans, names = _plans(head, body, seat), _names(head, body, seat)
    key, request = idempotency_key(), repeatable()
    id_ = secrets.token_hex(10) if key is None else services().tokens.match_id(f"{match_id} {seat} {owner}", key)

    command = ForkMatch(
        match=id_,
        origin=origin,
        head=head,
        seats=tuple(plans),
        application=owner,
        clock=read_clock(body),
        is_listed=body["listed"],
        by=authority(match_id),
    )
    match = services().matches.create(command, names, request).match
    shown = created(match, names_in(id_), services().tokens)
    return shown, 201, {**etag(match), "Location": f"/v1/matches/{id_}"}


@blueprint.get("/forks")
@blueprint.doc(operationId="listForks")
@blueprint.arguments(PageQuery, location="query")
@blueprint.response(200, ForksPage)
def list_forks(query: dict[str, Any], match_id: str) -> dict[str, Any]:
    """The forks of a match, newest first

    Those that were made while it ran are shown to its application and to administrators alone.
    """
    match = services().matches.load_readable(match_id)
    require_viewer(match)
    return paged(lambda: services().forks.page(match_id, owns(match, "read"), **query))


def _plans(head: Match, body: dict[str, Any], seat: Seat | None) -> list[SeatPlan]:
    """Who plays the fork: as asked, or the maker's seat by its maker and all others by bots."""
    if "seats" in body:
        return seat_plans(head.game, body["seats"])
    return [
        SeatPlan("human") if seat is None or number == seat else SeatPlan("bot", bot=holder.bot or "greedy")
        for number, holder in enumerate(head.ledger.seats)
    ]


def _names(head: Match, body: dict[str, Any], seat: Seat | None) -> dict[int, str]:
    """What to call the seats: as asked, or the maker as in the origin."""
    if "seats" in body:
        return {number: plan["name"] for number, plan in enumerate(body["seats"]) if "name" in plan}
    return {number: name for number, name in names_in(head.ledger.id).items() if number == seat}

"""Forks: matches that start from a version of another one."""

from __future__ import annotations

import secrets
from random import Random
from typing import Any

from strata.api.access.callers import is_admin, look, may_create, owns
from strata.api.blueprint import Blueprint
from strata.api.clocks import read_clock
from strata.api.paging import paged
from strata.api.presentation import created, etag
from strata.api.problems import Problem
from strata.api.requests import idempotency_key, repeatable
from strata.api.routes.matches import seat_plans
from strata.api.schemas.common import PageQuery
from strata.api.schemas.forks import ForkRequest, ForksPage
from strata.api.schemas.matches import CreatedMatch
from strata.api.services import services
from strata.domain.kernel import Seat
from strata.domain.match.commands import Change, Moment
from strata.domain.match.events import SeatPlan
from strata.domain.match.fork import fork
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

    A match that is over, or a practice match (undo: free), is copied whole, and so for an administrator. A seat of a
    running match gets a what-if: what the seat cannot know is dealt anew. A fork of a running match is its maker's
    alone: only its own tokens open it.
    """
    head = services().matches.load(match_id)
    seat = look(head)
    owner = may_create() if seat is None else None
    what_if = _what_if(head, seat)
    origin = services().matches.at(match_id, body.get("version", head.ledger.version))
    plans, names = _plans(head, body, seat), _names(head, body, seat)
    is_listed = head.ledger.is_open and head.ledger.is_listed
    key, request = idempotency_key(), repeatable()
    id_ = secrets.token_hex(10) if key is None else services().tokens.match_id(f"{match_id} {seat} {owner}", key)

    def decide(moment: Moment) -> Change:
        return fork(id_, origin, plans, what_if, is_listed, owner, moment, read_clock(body))

    match = services().matches.create(id_, "creator", decide, names, request).match
    return created(match), 201, {**etag(match), "Location": f"/v1/matches/{id_}"}


@blueprint.get("/forks")
@blueprint.doc(operationId="listForks")
@blueprint.arguments(PageQuery, location="query")
@blueprint.response(200, ForksPage)
def list_forks(query: dict[str, Any], match_id: str) -> dict[str, Any]:
    """The forks of a match, newest first

    Those that were made while it ran are shown to its application and to administrators alone.
    """
    match = services().matches.load(match_id)
    look(match)
    return paged(lambda: services().forks.page(match_id, owns(match, "read"), **query))


def _what_if(head: Match, seat: Seat | None) -> tuple[Seat, Random] | None:
    """For whose eyes a fork is resampled; None for a whole copy."""
    if head.ledger.is_open or is_admin():
        return None
    if seat is None:
        raise Problem(403, "forbidden", "A running match is forked by its seats, or by an administrator.")
    return None if head.ledger.undo == "free" else (seat, Random(secrets.randbits(128)))


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
    names = services().matches.journal.names(head.ledger.id)
    return {number: name for number, name in names.items() if number == seat}

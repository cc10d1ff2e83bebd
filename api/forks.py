"""Forks: matches that start from a version of another one."""

from __future__ import annotations

import secrets
from random import Random
from typing import Any

from api.blueprint import Blueprint
from api.callers import caller, look
from api.keys import Key
from api.matches import seat_plans
from api.presentation import created, etag
from api.problems import Problem
from api.requests import idempotency_key, repeatable
from api.schemas import CreatedMatch, ForkRequest
from api.services import services
from domain.kernel import Seat
from domain.match.commands import Change, Moment
from domain.match.events import SeatPlan
from domain.match.fork import fork
from domain.match.match import Match

blueprint = Blueprint("forks", __name__, url_prefix="/v1/matches/<string:match_id>", description="What if")


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
    what_if = _what_if(head, seat)
    origin = services().matches.at(match_id, body.get("version", head.ledger.version))
    plans = _plans(head, body, seat)
    who = caller()
    owner = who.application if isinstance(who, Key) else None
    key, request = idempotency_key(), repeatable()
    id_ = secrets.token_hex(10) if key is None else services().tokens.match_id(f"{match_id} {seat} {owner}", key)

    def decide(moment: Moment) -> Change:
        return fork(id_, origin, plans, what_if, head.ledger.is_open, owner, moment)

    match = services().matches.create(id_, "creator", decide, {}, request).match
    return created(match), 201, {**etag(match), "Location": f"/v1/matches/{id_}"}


def _what_if(head: Match, seat: Seat | None) -> tuple[Seat, Random] | None:
    """For whose eyes a fork is resampled; None for a whole copy."""
    who = caller()
    if head.ledger.is_open or (isinstance(who, Key) and who.scope == "admin"):
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

"""Matches: creating, finding and ending them."""

from __future__ import annotations

import secrets
from typing import Any

from strata.api.access.callers import application, look, may_create, require_key, require_maker
from strata.api.blueprint import Blueprint
from strata.api.clocks import read_clock
from strata.api.paging import paged
from strata.api.presentation import created, etag, name_seats, summary
from strata.api.problems import invalid
from strata.api.requests import idempotency_key, read_options, repeatable
from strata.api.routes.games import game_named
from strata.api.schemas.matches import CreatedMatch, LobbyPage, LobbyQuery, MatchRequest, MatchSummary
from strata.api.services import services
from strata.domain.kernel import Game
from strata.domain.match.commands import Change, Moment, cancel, create
from strata.domain.match.events import MatchCancelled, SeatPlan
from strata.domain.match.match import Match

blueprint = Blueprint("matches", __name__, url_prefix="/v1/matches", description="Creating, finding and ending matches")


@blueprint.post("")
@blueprint.doc(operationId="createMatch")
@blueprint.arguments(MatchRequest)
@blueprint.response(201, CreatedMatch)
def create_match(body: dict[str, Any]) -> tuple[dict[str, Any], int, dict[str, str]]:
    """Create a match

    It starts at once if no seat is open. The answer holds the token of each human seat: hand each to its player.
    """
    owner = may_create()
    game = game_named(body["game"])
    plans = seat_plans(game, body["seats"])
    options = read_options(game, body["options"], len(plans))
    key, request = idempotency_key(), repeatable()
    id_ = secrets.token_hex(10) if key is None else services().tokens.match_id(owner or "", key)
    names = {seat: plan["name"] for seat, plan in enumerate(body["seats"]) if "name" in plan}

    def decide(moment: Moment) -> Change:
        return create(id_, game, options, plans, owner, moment, body["undo"], read_clock(body), body["listed"])

    match = services().matches.create(id_, "creator", decide, names, request).match
    return created(match), 201, {**etag(match), "Location": f"/v1/matches/{id_}"}


@blueprint.get("")
@blueprint.doc(operationId="listMatches")
@blueprint.arguments(LobbyQuery, location="query")
@blueprint.response(200, LobbyPage)
def list_matches(query: dict[str, Any]) -> dict[str, Any]:
    """The lobby: matches, newest first

    Those that are listed, or with `own` all of your application's. It is a read model: a match made just now appears in
    a moment.
    """
    whose = require_key("read").application if query["own"] else application()
    page = paged(lambda: services().lobby.page(application=whose, **query))
    for row in page["data"]:
        name_seats(row["seats"], services().matches.journal.names(row["id"]))
    return page


@blueprint.get("/<string:match_id>")
@blueprint.doc(operationId="getMatch")
@blueprint.response(200, MatchSummary)
def get_match(match_id: str) -> tuple[dict[str, Any], int, dict[str, str]]:
    """A match: status, version, who must decide, outcome

    All that is public about it, and for the token's seat whether its latest move can be taken back.
    """
    match = services().matches.load(match_id)
    look(match)
    return summary(match), 200, etag(match)


@blueprint.delete("/<string:match_id>")
@blueprint.doc(operationId="cancelMatch")
@blueprint.response(200, MatchSummary)
def cancel_match(match_id: str) -> tuple[dict[str, Any], int, dict[str, str]]:
    """Cancel a match that is not over: for its application, or an administrator

    The record stays, and the seed is revealed.
    """
    actor = require_maker(services().matches.load(match_id))

    def decide(match: Match, moment: Moment) -> Change:
        return cancel(match, MatchCancelled("by_maker"), moment)

    match = services().matches.change(match_id, actor, decide, request=repeatable()).match
    return summary(match), 200, etag(match)


def seat_plans(game: Game[Any, Any], asked: list[dict[str, Any]]) -> list[SeatPlan]:
    """How the seats of a match are filled, checked."""
    if len(asked) not in game.seats:
        few, many = game.seats[0], game.seats[-1]
        raise invalid("/seats", f"{game.title} takes {few} to {many} seats, not {len(asked)}.")
    plans = []
    for seat, plan in enumerate(asked):
        kind = plan["kind"]
        if kind != "bot" and "bot" in plan:
            raise invalid(f"/seats/{seat}/bot", "Only a seat of kind bot has a level.")
        if kind == "bot" and "player" in plan:
            raise invalid(f"/seats/{seat}/player", "A bot is no player.")
        if kind == "open" and "name" in plan:
            raise invalid(f"/seats/{seat}/name", "An open seat gets its name when it is taken.")
        plans.append(SeatPlan(kind, plan.get("player"), plan.get("bot", "greedy") if kind == "bot" else None))
    return plans

"""Matches: creating, finding and ending them."""

from __future__ import annotations

import secrets
from datetime import UTC
from typing import Any

from strata.api.access.callers import application, for_whom, maker_authority, may_create, require_key, require_viewer
from strata.api.http.blueprint import Blueprint
from strata.api.http.problems import invalid
from strata.api.input.requests import idempotency_key, read_options, repeatable
from strata.api.output.clocks import read_clock
from strata.api.output.matches import created, etag, summary
from strata.api.output.paging import paged
from strata.api.routes.games import game_named
from strata.api.schemas.matches import CreatedMatch, LobbyPage, LobbyQuery, MatchRequest, MatchSummary
from strata.api.services import imported, names_in, services
from strata.domain.kernel import Game
from strata.domain.kernel.codec import to_builtins
from strata.domain.match.commands import Cancel, CreateMatch
from strata.domain.match.events import SeatPlan
from strata.domain.match.record import iso
from strata.domain.match.seats import name_seats

blueprint = Blueprint("matches", __name__, url_prefix="/v1/matches", description="Creating, finding and ending matches")


@blueprint.post("")
@blueprint.doc(operationId="createMatch")
@blueprint.arguments(MatchRequest)
@blueprint.response(201, CreatedMatch)
def create_match(body: dict[str, Any]) -> tuple[dict[str, Any], int, dict[str, str]]:
    """Create a match

    It starts at once if no seat is open. The response holds the token of each human seat: hand each to its player.
    """
    owner = may_create()
    game = game_named(body["game"])
    plans = seat_plans(game, body["seats"])
    options = read_options(game, body["options"], len(plans))
    key, request = idempotency_key(), repeatable()
    id_ = secrets.token_hex(10) if key is None else services().tokens.match_id(owner or "", key)
    names = {seat: plan["name"] for seat, plan in enumerate(body["seats"]) if "name" in plan}

    command = CreateMatch(
        match=id_,
        game=game.slug,
        options=to_builtins(options),
        seats=tuple(plans),
        application=owner,
        undo=body["undo_policy"],
        clock=read_clock(body),
        is_listed=body["listed"],
        is_on_behalf=_is_on_behalf(body, owner),
        pace=body["pace"],
        has_hints=body["hints"],
        is_chance_joint=body["chance"] == "joint",
    )
    match = services().matches.create(command, names, request).match
    shown = created(match, names_in(id_), services().tokens)
    return shown, 201, {**etag(match), "Location": f"/v1/matches/{id_}"}


@blueprint.get("")
@blueprint.doc(operationId="listMatches")
@blueprint.arguments(LobbyQuery, location="query")
@blueprint.response(200, LobbyPage)
def list_matches(query: dict[str, Any]) -> dict[str, Any]:
    """The lobby: matches, newest first

    Those that are listed, or with `own` all of your application's. It is a read model: what happens just now appears a
    moment later. With `forks` or `imported` a page may have fewer rows than `limit`, and more to come.
    """
    whose = require_key("read").application if query["own"] else application()
    if "since" in query:
        query["since"] = iso(query["since"].astimezone(UTC))
    page = paged(lambda: services().lobby.page(application=whose, **query))
    rows = page["data"]
    for row, names in zip(rows, services().matches.journal.names_of([row["id"] for row in rows]), strict=True):
        name_seats(row["seats"], names)
    return page


@blueprint.get("/<string:match_id>")
@blueprint.doc(operationId="getMatch")
@blueprint.response(200, MatchSummary)
def get_match(match_id: str) -> tuple[dict[str, Any], int, dict[str, str]]:
    """A match: status, version, who must decide, outcome

    All that is public about it, and for the token's seat whether its latest move can be taken back.
    """
    match = services().matches.load(match_id)
    viewer = require_viewer(match)
    return summary(match, viewer, names_in(match_id), imported(match_id), for_whom()), 200, etag(match)


@blueprint.delete("/<string:match_id>")
@blueprint.doc(operationId="cancelMatch")
@blueprint.response(200, MatchSummary)
def cancel_match(match_id: str) -> tuple[dict[str, Any], int, dict[str, str]]:
    """Cancel a match that is not over: for its application, or an administrator

    The record stays, and the seed is revealed.
    """
    by = maker_authority(services().matches.load(match_id))
    match = services().matches.change(match_id, Cancel(by=by), request=repeatable()).match
    return summary(match, None, names_in(match_id), imported(match_id), for_whom()), 200, etag(match)


def _is_on_behalf(body: dict[str, Any], owner: str | None) -> bool:
    if body["on_behalf"] and owner is None:
        raise invalid("/on_behalf", "Only an application may act for seats: create the match with its key.")
    return bool(body["on_behalf"])


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

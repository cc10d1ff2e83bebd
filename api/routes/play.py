"""Playing: what a seat sees, what it may do, and doing it."""

from __future__ import annotations

from typing import Any

from flask import jsonify

from strata.api.access.callers import require_viewer, seat_authority
from strata.api.http.blueprint import Blueprint
from strata.api.http.problems import Problem
from strata.api.input.requests import if_match, read_action, repeatable
from strata.api.output.matches import etag, json, pending, text
from strata.api.schemas.common import VersionQuery
from strata.api.schemas.play import ActionsSchema, JudgementSchema, MoveQuery, MoveRequest, MoveSchema, ViewAnswer
from strata.api.services import names_in, services
from strata.domain.games.registry import GAMES
from strata.domain.kernel import Action, Position, Viewer
from strata.domain.kernel.codec import to_builtins
from strata.domain.match.commands import PlayMove, SeatGrant, require_seat
from strata.domain.match.decisions import show_decision
from strata.domain.match.events import MovePlayed
from strata.domain.match.match import Match
from strata.domain.match.record import show_data
from strata.domain.match.seats import display_names

blueprint = Blueprint(
    "play", __name__, url_prefix="/v1/matches/<string:match_id>", description="What a seat sees, may do and does"
)


@blueprint.get("/view")
@blueprint.doc(operationId="getView")
@blueprint.arguments(VersionQuery, location="query")
@blueprint.response(200, ViewAnswer)
def get_view(query: dict[str, Any], match_id: str) -> tuple[dict[str, Any], int, dict[str, str]]:
    """The state as your seat, or a spectator, may know it

    Its form is the game's own. With a version: as it was then.
    """
    match, viewer = _looked_at(match_id, query)
    view = match.game.view(_position(match).state, viewer)
    return {"version": match.ledger.version, "seat": viewer, "view": to_builtins(view)}, 200, etag(match)


@blueprint.get("/board.svg")
@blueprint.doc(operationId="getBoard", responses={200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}})
@blueprint.arguments(VersionQuery, location="query")
def get_board(query: dict[str, Any], match_id: str) -> Any:
    """The board as a picture, showing what the view holds

    An SVG that needs nothing from elsewhere, in the colours of the seats.
    """
    match, viewer = _looked_at(match_id, query)
    view = match.game.view(_position(match).state, viewer)
    return text(match.game.board(view, display_names(match.ledger, names_in(match_id))), "image/svg+xml", match)


@blueprint.get("/actions")
@blueprint.doc(operationId="getActions")
@blueprint.arguments(VersionQuery, location="query")
@blueprint.response(200, ActionsSchema)
def get_actions(query: dict[str, Any], match_id: str) -> tuple[dict[str, Any], int, dict[str, str]]:
    """What your seat is asked, with every legal action ready to be posted

    With a version: what it was asked then.
    """
    head = services().matches.load_to_look_at(match_id, query.get("version"))
    seat = require_seat(head.ledger, seat_authority(match_id))
    match = services().matches.at(match_id, query["version"]) if "version" in query else head
    decision = None if match.ledger.status != "playing" else _position(match).decision_of(seat)
    names = display_names(match.ledger, names_in(match_id))
    decisions = [] if decision is None else [show_decision(match.game, decision, names)]
    return {"version": match.ledger.version, "decisions": decisions}, 200, etag(match)


@blueprint.post("/moves")
@blueprint.doc(operationId="playMove")
@blueprint.arguments(MoveRequest())
@blueprint.arguments(MoveQuery(), location="query")
@blueprint.response(201, MoveSchema())
@blueprint.alt_response(200, schema=JudgementSchema, description="With dry_run: the action is legal", success=True)
def play_move(body: dict[str, Any], query: dict[str, Any], match_id: str) -> Any:
    """Play an action

    With If-Match the move is made only at that version; without, it is made whenever it is still legal.
    With Idempotency-Key a repeated request gets the first response again. If a bot stands in for you because your
    time was up, your move also brings you back.
    """
    by, matches = seat_authority(match_id), services().matches
    action = read_action(GAMES[matches.recent(match_id).ledger.game], body["action"])
    if query["dry_run"]:
        return _judge(match_id, by, action)
    changed = matches.change(match_id, PlayMove(by=by, action=action), if_match(), repeatable())
    ledger = changed.match.ledger
    move = next(event for event in changed.events if event.type == MovePlayed.type)
    shown, _ = show_data(move, by.seat, ledger.is_unsealed)
    return json(
        {
            "version": ledger.version,
            "hash": ledger.hash,
            "status": ledger.status,
            "facts": shown["facts"],
            "pending": pending(changed.match),
        },
        201,
        changed.match,
    )


def _judge(match_id: str, by: SeatGrant, action: Action) -> Any:
    match = services().matches.load(match_id)
    seat = require_seat(match.ledger, by)
    position = _position(match)
    if match.ledger.status != "playing":
        raise Problem(409, "match_over", "The match is not waiting for moves.")
    position.require_legal(seat, action)
    return jsonify({"version": match.ledger.version, "legal": True})


def _looked_at(match_id: str, query: dict[str, Any]) -> tuple[Match, Viewer]:
    version = query.get("version")
    match = services().matches.load_to_look_at(match_id, version)
    viewer = require_viewer(match)
    return (match if version is None else services().matches.at(match_id, version)), viewer


def _position(match: Match) -> Position[Any]:
    if match.position is None:
        raise Problem(409, "match_not_started", "The match is waiting for its seats to be taken.")
    return match.position

"""Playing: what a seat sees, what it may do, and doing it."""

from __future__ import annotations

from typing import Any

from strata.api.access.callers import for_whom, seat_authority
from strata.api.access.limits import key_or_address
from strata.api.heavy.pictures import draw_png
from strata.api.http.blueprint import Blueprint
from strata.api.http.problems import Problem
from strata.api.input.look import look_at
from strata.api.input.requests import if_match, read_action, repeatable
from strata.api.output.matches import etag, json, move, summary, text, unless_known, worded
from strata.api.output.table import actions, board_of, parts_after, parts_of, picture_key, view
from strata.api.schemas.common import VersionQuery
from strata.api.schemas.play import (
    ActionsSchema,
    JudgementSchema,
    MoveRequest,
    MoveSchema,
    PngQuery,
    TableAnswer,
    TableQuery,
    ThenQuery,
    ViewAnswer,
)
from strata.api.services import imported, names_in, services
from strata.domain.games.registry import GAMES
from strata.domain.kernel import Action, Position
from strata.domain.match.commands import PlayMove, require_seat
from strata.domain.match.match import Match

blueprint = Blueprint(
    "play", __name__, url_prefix="/v1/matches/<string:match_id>", description="What a seat sees, may do and does"
)


@blueprint.get("/view")
@blueprint.doc(operationId="getView")
@blueprint.arguments(VersionQuery, location="query")
@blueprint.response(200, ViewAnswer)
def get_view(query: dict[str, Any], match_id: str) -> Any:
    """The state as your seat, or a spectator, may know it

    Its form is the game's own. With a version: as it was then.
    """
    look = look_at(match_id, query)
    headers = unless_known(etag(look.match, look.viewer))
    return json(view(look), 200, headers)


@blueprint.get("/board.svg")
@blueprint.doc(operationId="getBoard", responses={200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}})
@blueprint.arguments(VersionQuery, location="query")
def get_board(query: dict[str, Any], match_id: str) -> Any:
    """The board as a picture, showing what the view holds

    An SVG that needs nothing from elsewhere, in the colours of the seats. Everything that an option points at carries
    the same `data-target`.
    """
    look = look_at(match_id, query)
    headers = unless_known(worded(look.match, look.language, *look.eyes))
    return text(board_of(look), "image/svg+xml", headers)


@blueprint.get("/board.png")
@blueprint.doc(
    operationId="getBoardPng",
    responses={200: {"content": {"image/png": {"schema": {"type": "string", "format": "binary"}}}}},
)
@blueprint.arguments(PngQuery, location="query")
def get_board_png(query: dict[str, Any], match_id: str) -> Any:
    """The board as a PNG, for chats and mails that show no SVG

    The same picture, with a font of its own.
    """
    look, width = look_at(match_id, query), query["width"]
    headers = unless_known(worded(look.match, look.language, *look.eyes, width))
    key, caller = ("board.png", *picture_key(look), width), ":".join(key_or_address())
    return text(services().heavy.run_once(key, caller, draw_png, board_of(look), width), "image/png", headers)


@blueprint.get("/actions")
@blueprint.doc(operationId="getActions")
@blueprint.arguments(VersionQuery, location="query")
@blueprint.response(200, ActionsSchema)
def get_actions(query: dict[str, Any], match_id: str) -> Any:
    """What your seat is asked, with every legal action ready to be posted

    With a version: what it was asked then. Once the seed is out, anybody may see what any seat was asked, with `as`.
    """
    if "as_" not in query:
        seat_authority(match_id)
    look = look_at(match_id, query)
    headers = unless_known(worded(look.match, look.language, *look.eyes))
    return json(actions(look), 200, headers)


@blueprint.get("/table")
@blueprint.doc(operationId="getTable")
@blueprint.arguments(TableQuery, location="query")
@blueprint.response(200, TableAnswer)
def get_table(query: dict[str, Any], match_id: str) -> Any:
    """All that your seat, or a spectator, has before it: the match, the view, what is asked, whether undo is allowed

    What GET of the match, of `view` and of `actions` return, of one version and with one request; with `with=board`,
    the picture too. Before the game begins there is no view yet. With a version: as it all was then.
    """
    look, parts = look_at(match_id, query), ("view", "actions", *query.get("with_", ()))
    headers = unless_known(worded(look.match, look.language, *look.eyes, for_whom(), parts))
    shown = summary(look.match, look.viewer, names_in(match_id), imported(match_id), for_whom())
    unseen: dict[str, Any] = {"seat": look.viewer, "view": None, "decisions": []}
    return json({**shown, **(unseen if look.match.position is None else parts_of(look, parts))}, 200, headers)


@blueprint.post("/moves")
@blueprint.doc(operationId="playMove")
@blueprint.arguments(MoveRequest())
@blueprint.arguments(ThenQuery(), location="query")
@blueprint.response(201, MoveSchema())
def play_move(body: dict[str, Any], query: dict[str, Any], match_id: str) -> Any:
    """Play an action

    The body is an option of GET actions as it is, or its action alone. With If-Match the move is made only at that
    version; without, it is made whenever it is still legal. With Idempotency-Key a repeated request gets the first
    response again. If a bot stands in for you because your time was up, your move also brings you back.

    With `then` the response also has what your seat has before it after the move, so nothing has to be asked for next.
    """
    by, matches = seat_authority(match_id), services().matches
    action = _action(match_id, body)
    changed = matches.change(match_id, PlayMove(by=by, action=action), if_match(), repeatable())
    parts, headers = parts_after(changed.match, by.seat, query.get("then", ()))
    return json({**move(changed, by.seat), **parts}, 201, {**etag(changed.match), **headers})


@blueprint.post("/moves/check")
@blueprint.doc(operationId="checkMove")
@blueprint.arguments(MoveRequest())
@blueprint.response(200, JudgementSchema)
def check_move(body: dict[str, Any], match_id: str) -> tuple[dict[str, Any], int, dict[str, str]]:
    """Check whether an action is legal, without playing it

    Nothing is decided and nothing is drawn. An action that is not legal fails as the move would.
    """
    by, match = seat_authority(match_id), services().matches.load(match_id)
    action = _action(match_id, body)
    seat = require_seat(match.ledger, by)
    position = _position(match)
    if match.ledger.status != "playing":
        raise Problem(409, "match_over", "The match is not waiting for moves.")
    position.require_legal(seat, action)
    return {"version": match.ledger.version, "legal": True}, 200, etag(match)


def _action(match_id: str, body: dict[str, Any]) -> Action:
    return read_action(GAMES[services().matches.recent(match_id).ledger.game], body["action"])


def _position(match: Match) -> Position[Any]:
    if match.position is None:
        raise Problem(409, "match_not_started", "The match is waiting for its seats to be taken.")
    return match.position

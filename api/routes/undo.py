"""Undo and redo: going back in a match, and forward again."""

from __future__ import annotations

from typing import Any

from strata.api.access.callers import authority, for_whom, is_admin, require_admin, seat_authority
from strata.api.http.blueprint import Blueprint
from strata.api.input.requests import if_match, repeatable
from strata.api.output.matches import etag, summary
from strata.api.output.table import parts_after
from strata.api.schemas.play import ChangedMatch, ThenQuery
from strata.api.schemas.undo import RewindRequest, UndoAnswerRequest, UndoRequestBody
from strata.api.services import imported, names_in, services
from strata.domain.match.commands import AnswerUndo, Command, OnBehalf, Redo, RequestUndo, Rewind, SeatGrant

blueprint = Blueprint(
    "undo", __name__, url_prefix="/v1/matches/<string:match_id>", description="Going back, and forward again"
)

MatchResponse = tuple[dict[str, Any], int, dict[str, str]]


@blueprint.post("/undo")
@blueprint.doc(operationId="undo")
@blueprint.arguments(UndoRequestBody)
@blueprint.arguments(ThenQuery, location="query")
@blueprint.response(201, ChangedMatch)
def undo(body: dict[str, Any], query: dict[str, Any], match_id: str) -> MatchResponse:
    """Take back your latest move, or go back to an earlier version

    Where that crosses a barrier (chance, a reveal, another seat's choice or turn), the other people are asked; the
    request ends when one of them does not agree, when you withdraw it, or when somebody moves on. Bots do not object.
    Undone moves stay in the record, and draws are not rolled again.
    """
    return _changed(match_id, query, RequestUndo(by=seat_authority(match_id), to_version=body.get("to_version")))


@blueprint.post("/undo/answer")
@blueprint.doc(operationId="answerUndo")
@blueprint.arguments(UndoAnswerRequest)
@blueprint.arguments(ThenQuery, location="query")
@blueprint.response(201, ChangedMatch)
def answer_undo(body: dict[str, Any], query: dict[str, Any], match_id: str) -> MatchResponse:
    """Agree to a request for undo, or not

    When everybody who is asked agrees the match goes back at once; when one does not the request is over. Its maker
    withdraws it by not agreeing.
    """
    return _changed(match_id, query, AnswerUndo(by=seat_authority(match_id), agrees=body["agrees"]))


@blueprint.post("/redo")
@blueprint.doc(operationId="redo")
@blueprint.arguments(ThenQuery, location="query")
@blueprint.response(201, ChangedMatch)
def redo(query: dict[str, Any], match_id: str) -> MatchResponse:
    """Restore what you had undone last

    As long as nobody has moved since. An administrator restores what anybody had undone.
    """
    by = authority(match_id) if is_admin() else seat_authority(match_id)
    return _changed(match_id, query, Redo(by=by))


@blueprint.post("/rewind")
@blueprint.doc(operationId="rewind")
@blueprint.arguments(RewindRequest)
@blueprint.arguments(ThenQuery, location="query")
@blueprint.response(201, ChangedMatch)
def rewind(body: dict[str, Any], query: dict[str, Any], match_id: str) -> MatchResponse:
    """Rewind a match, as an administrator

    To any version that led to the latest, across every barrier, until the seed is out. The match is not rated any more.
    """
    require_admin()
    return _changed(match_id, query, Rewind(by=authority(match_id), to_version=body["to_version"]))


def _changed(match_id: str, query: dict[str, Any], command: Command) -> MatchResponse:
    match = services().matches.change(match_id, command, if_match(), repeatable()).match
    viewer = command.by.seat if isinstance(command.by, SeatGrant | OnBehalf) else None
    shown = summary(match, viewer, names_in(match_id), imported(match_id), for_whom())
    parts, headers = parts_after(match, viewer, query.get("then", ()))
    return {**shown, **parts}, 201, {**etag(match), **headers}

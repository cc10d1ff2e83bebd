"""Undo and redo: going back in a match, and forward again."""

from __future__ import annotations

from typing import Any

from strata.api.access.callers import is_admin, look, require_admin, require_seat
from strata.api.blueprint import Blueprint
from strata.api.presentation import etag, summary
from strata.api.requests import if_match, repeatable
from strata.api.schemas.matches import MatchSummary
from strata.api.schemas.undo import RewindRequest, UndoAnswerRequest, UndoRequestBody
from strata.api.services import services
from strata.domain.match import undo as undoing
from strata.domain.match.commands import Change, Moment
from strata.domain.match.match import Match

blueprint = Blueprint(
    "undo", __name__, url_prefix="/v1/matches/<string:match_id>", description="Going back, and forward again"
)

Answer = tuple[dict[str, Any], int, dict[str, str]]


@blueprint.post("/undo")
@blueprint.doc(operationId="undo")
@blueprint.arguments(UndoRequestBody)
@blueprint.response(201, MatchSummary)
def undo(body: dict[str, Any], match_id: str) -> Answer:
    """Take back your latest move, or go back to an earlier version

    Where that crosses a barrier (chance, a reveal, another seat's choice or turn), the other people are asked; the
    request ends when one of them does not agree, when you withdraw it, or when somebody moves on. Bots do not object.
    Undone moves stay in the record, and draws are not rolled again.
    """
    seat = require_seat(services().matches.load(match_id))
    past = services().matches.past(match_id)

    def decide(match: Match, moment: Moment) -> Change:
        require_seat(match)
        return undoing.undo(match, seat, body.get("to_version"), past, moment)

    return _changed(match_id, f"seat:{seat}", decide)


@blueprint.post("/undo/answer")
@blueprint.doc(operationId="answerUndo")
@blueprint.arguments(UndoAnswerRequest)
@blueprint.response(201, MatchSummary)
def answer_undo(body: dict[str, Any], match_id: str) -> Answer:
    """Agree to a request for undo, or not

    When everybody who is asked agrees the match goes back at once; when one does not the request is over. Who made it
    withdraws it by not agreeing any more.
    """
    seat = require_seat(services().matches.load(match_id))
    past = services().matches.past(match_id)

    def decide(match: Match, moment: Moment) -> Change:
        require_seat(match)
        return undoing.answer(match, seat, body["agrees"], past, moment)

    return _changed(match_id, f"seat:{seat}", decide)


@blueprint.post("/redo")
@blueprint.doc(operationId="redo")
@blueprint.response(201, MatchSummary)
def redo(match_id: str) -> Answer:
    """Restore what you had undone last

    As long as nobody has moved since. An administrator restores what anybody had undone.
    """
    match = services().matches.load(match_id)
    seat = look(match) if is_admin() else require_seat(match)
    past = services().matches.past(match_id)

    def decide(match: Match, moment: Moment) -> Change:
        if seat is not None:
            require_seat(match)
        return undoing.redo(match, seat, past, moment)

    return _changed(match_id, "admin" if seat is None else f"seat:{seat}", decide)


@blueprint.post("/rewind")
@blueprint.doc(operationId="rewind")
@blueprint.arguments(RewindRequest)
@blueprint.response(201, MatchSummary)
def rewind(body: dict[str, Any], match_id: str) -> Answer:
    """Rewind a match, as an administrator

    To any version that led to the latest, across every barrier, until the seed is out. The match is not rated any more.
    """
    require_admin()
    look(services().matches.load(match_id))
    past = services().matches.past(match_id)

    def decide(match: Match, moment: Moment) -> Change:
        return undoing.rewind(match, body["to_version"], past, moment)

    return _changed(match_id, "admin", decide)


def _changed(match_id: str, actor: str, decide: Any) -> Answer:
    match = services().matches.change(match_id, actor, decide, if_match(), repeatable()).match
    return summary(match), 201, etag(match)

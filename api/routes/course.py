"""The course of a match: what happened step by step, how the seats stood along the way, and what changed a field."""

from __future__ import annotations

from typing import Any

from flask import Response

from strata.api.access.limits import key_or_address
from strata.api.heavy.blame import field_history
from strata.api.heavy.course import course_page, score_history
from strata.api.http.blueprint import Blueprint
from strata.api.input.look import look_at
from strata.api.output.matches import etag, worded
from strata.api.routes.record import asked, computed_page
from strata.api.schemas.course import (
    CoursePage,
    CourseQuery,
    HistoryPage,
    HistoryQuery,
    ScoreHistoryAnswer,
    ScoreHistoryQuery,
)
from strata.api.services import services

blueprint = Blueprint(
    "course", __name__, url_prefix="/v1/matches/<string:match_id>", description="The way to the latest version"
)


@blueprint.get("/course")
@blueprint.doc(operationId="getCourse")
@blueprint.arguments(CourseQuery, location="query")
@blueprint.response(200, CoursePage)
def get_course(query: dict[str, Any], match_id: str) -> Response:
    """The course of a match: each event as a step, oldest first

    From which version it continues (after a rewind, the one gone back to), whether it was undone, which turn and phase
    it led to, whether something was drawn or revealed. What was undone are branches that can be looked at like all
    other versions.
    """
    look, stretch = asked(match_id, query)
    body = computed_page(stretch.limit, course_page, stretch)
    return Response(body, headers=etag(look.match, *look.eyes), content_type="application/json")


@blueprint.get("/score/history")
@blueprint.doc(operationId="getScoreHistory")
@blueprint.arguments(ScoreHistoryQuery, location="query")
@blueprint.response(200, ScoreHistoryAnswer)
def get_score_history(query: dict[str, Any], match_id: str) -> Response:
    """How the seats stood at every version

    A row for each version at which somebody's points or rank changed, or a track of the game; it holds until the next
    one. All of it is public at any time.
    """
    look = look_at(match_id, query)
    ledger = look.match.ledger
    key = ("score_history", match_id, ledger.hash, look.language)
    caller = ":".join(key_or_address())
    body = services().heavy.run_once(key, caller, score_history, match_id, ledger.version, look.language)
    return Response(body, headers=worded(look.match, look.language), content_type="application/json")


@blueprint.get("/history")
@blueprint.doc(operationId="getFieldHistory")
@blueprint.arguments(HistoryQuery, location="query")
@blueprint.response(200, HistoryPage)
def get_field_history(query: dict[str, Any], match_id: str) -> Response:
    """Which events changed a field of the view, as you may know it

    With the values before and after, and the facts of the event. What was undone is included, and marked. A page may
    have fewer rows than `limit`, and more to come.
    """
    look, stretch = asked(match_id, query)
    stretch = stretch._replace(limit=query["limit"])
    caller = ":".join(key_or_address())
    body = services().heavy.run(caller, field_history, stretch, query["path"], "as_" in query)
    return Response(body, headers=etag(look.match, *look.eyes), content_type="application/json")

"""The record of a match: its events, its story and its score."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from flask import Response, request

from strata.api.access.callers import require_viewer
from strata.api.access.limits import key_or_address
from strata.api.heavy.pages import FEW, events_page, narration_page
from strata.api.http.blueprint import Blueprint
from strata.api.http.media_types import NDJSON
from strata.api.http.problems import Problem, invalid
from strata.api.output.matches import etag
from strata.api.schemas.common import VersionQuery
from strata.api.schemas.matches import ScoreAnswer
from strata.api.schemas.record import EventsPage, EventsQuery, NarrationPage, NarrationQuery
from strata.api.services import services
from strata.domain.kernel import Viewer
from strata.domain.kernel.codec import to_builtins
from strata.domain.match.match import Match

blueprint = Blueprint(
    "record", __name__, url_prefix="/v1/matches/<string:match_id>", description="Events, story and score"
)


@blueprint.get("/events")
@blueprint.doc(operationId="listEvents")
@blueprint.arguments(EventsQuery, location="query")
@blueprint.response(200, EventsPage)
def list_events(query: dict[str, Any], match_id: str) -> Any:
    """The events of a match as you may read them, oldest first

    JSON pages, or one event a line with ``Accept: application/x-ndjson``. Every event's hash can be recomputed from
    what you are shown: take out of ``data`` what ``sealed`` names, leave out ``nonces`` and ``hash``, and hash the
    previous event's hash followed by the canonical JSON.
    """
    are_lines = request.accept_mimetypes.best_match(["application/json", NDJSON]) == NDJSON
    match, page = _asked(match_id, query)
    body = computed_page(page.limit, events_page, match_id, match.ledger.version, *page, are_lines)
    return Response(body, headers=etag(match), content_type=NDJSON if are_lines else "application/json")


@blueprint.get("/narration")
@blueprint.doc(operationId="getNarration")
@blueprint.arguments(NarrationQuery, location="query")
@blueprint.response(200, NarrationPage)
def get_narration(query: dict[str, Any], match_id: str) -> Any:
    """What happened, in plain words, as you may know it

    What was undone is included, and marked. With a version: the story as of then.
    """
    match, page = _asked(match_id, query)
    language = query["language"]
    if language not in match.game.narrators:
        raise invalid("/language", f"{match.game.title} is narrated in: {', '.join(match.game.narrators)}.")
    body = computed_page(page.limit, narration_page, match_id, match.ledger.version, *page, language)
    return Response(body, headers=etag(match), content_type="application/json")


@blueprint.get("/score")
@blueprint.doc(operationId="getScore")
@blueprint.arguments(VersionQuery, location="query")
@blueprint.response(200, ScoreAnswer)
def get_score(query: dict[str, Any], match_id: str) -> Any:
    """The outcome of a match, once it is scored

    With a version: how the seats stood then.
    """
    match = services().matches.load(match_id)
    require_viewer(match)
    if "version" in query:
        then = services().matches.at(match_id, query["version"])
        return _standings(then), 200, etag(then)
    if match.ledger.outcome is None:
        raise Problem(409, "not_scored", f"The match is {match.ledger.status}; it has no score yet.")
    return to_builtins(match.ledger.outcome), 200, etag(match)


def _standings(match: Match) -> dict[str, Any]:
    """How the seats stand at a version; once the match is scored, as recorded."""
    if match.ledger.outcome is not None:
        recorded: dict[str, Any] = to_builtins(match.ledger.outcome)
        return recorded
    if match.position is None:
        raise Problem(409, "match_not_started", "The match had not begun.")
    state = match.position.state
    return {"reason": match.game.ending(state), "ranking": to_builtins(match.game.ranking(state))}


class _Page(NamedTuple):
    """Which events are asked for, and by whom."""

    viewer: Viewer
    after: int
    limit: int


def _asked(match_id: str, query: Mapping[str, Any]) -> tuple[Match, _Page]:
    """The match looked at, and the page of the events that led there."""
    head = services().matches.load(match_id)
    viewer = require_viewer(head)
    match = services().matches.at(match_id, query["version"]) if "version" in query else head
    limit = min(query["limit"], max(match.ledger.version - query["after"], 0))
    return match, _Page(viewer, query["after"], limit)


def computed_page(events: int, function: Callable[..., bytes], *arguments: object) -> bytes:
    """What follows from so many events: few are read here, and many where that holds up nobody."""
    if events <= FEW:
        return function(services().matches, *arguments)
    return services().heavy.run(":".join(key_or_address()), function, *arguments)

"""The record of a match: its events, its story and its score."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from flask import Response, request

from strata.api.access.limits import key_or_address
from strata.api.heavy.pages import FEW, Stretch, events_page, narration_page
from strata.api.http.blueprint import Blueprint
from strata.api.http.media_types import NDJSON
from strata.api.http.problems import Problem, invalid_parameter
from strata.api.input.look import Look, look_at
from strata.api.input.requests import VERSION
from strata.api.output.matches import etag, worded
from strata.api.schemas.common import VersionQuery
from strata.api.schemas.matches import ScoreAnswer
from strata.api.schemas.record import EventsPage, EventsQuery, NarrationPage, NarrationQuery
from strata.api.services import services
from strata.domain.match.standings import show_standings

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
    what you are shown: take out of ``data`` what ``sealed`` names, leave out ``match``, ``game``, ``nonces`` and
    ``hash``, and hash the previous event's hash followed by the canonical JSON.
    """
    are_lines = request.accept_mimetypes.best_match(["application/json", NDJSON]) == NDJSON
    look, stretch = asked(match_id, query)
    body = computed_page(stretch.limit, events_page, stretch, are_lines)
    headers = etag(look.match, *look.eyes)
    return Response(body, headers=headers, content_type=NDJSON if are_lines else "application/json")


@blueprint.get("/narration")
@blueprint.doc(operationId="getNarration")
@blueprint.arguments(NarrationQuery, location="query")
@blueprint.response(200, NarrationPage)
def get_narration(query: dict[str, Any], match_id: str) -> Any:
    """What happened, in plain words, as you may know it

    What was undone is included, and marked. With a version, or with `as`: the story as it was told then, with what was
    secret at the time left out.
    """
    look, stretch = asked(match_id, query)
    body = computed_page(stretch.limit, narration_page, stretch, look.language, look.names, "as_" in query)
    headers = worded(look.match, look.language, *look.eyes)
    return Response(body, headers=headers, content_type="application/json")


@blueprint.get("/score")
@blueprint.doc(operationId="getScore")
@blueprint.arguments(VersionQuery, location="query")
@blueprint.response(200, ScoreAnswer)
def get_score(query: dict[str, Any], match_id: str) -> Any:
    """The outcome of a match, once it is scored

    With a version: how the seats stood then.
    """
    look = look_at(match_id, query)
    outcome = look.match.ledger.outcome
    if outcome is None and not {"version", "turn"} & query.keys():
        raise Problem(409, "not_scored", f"The match is {look.match.ledger.status}; it has no score yet.")
    state = look.position.state
    reason = look.match.game.ending(state) if outcome is None else outcome.reason
    ranking = look.match.game.ranking(state) if outcome is None else outcome.ranking
    body = show_standings(reason, ranking, look.narrator)
    return body, 200, worded(look.match, look.language, *look.eyes)


def asked(match_id: str, query: Mapping[str, Any]) -> tuple[Look, Stretch]:
    """What is looked at, and which of the events that led there are asked for.

    Where an event cannot be read, those before it come first, and then its problem.
    """
    after = max(query["after"], _version_of(query.get("cursor")))
    look = look_at(match_id, query, after)
    version = look.match.ledger.version
    limit = min(query["limit"], max(version - after, 0))
    return look, Stretch(match_id, version, look.viewer, after, limit, look.is_stopped)


def computed_page(events: int, function: Callable[..., bytes], *arguments: object) -> bytes:
    """What follows from so many events: few are read here, and many where that holds up nobody."""
    if events <= FEW:
        return function(services().matches, *arguments)
    return services().heavy.run(":".join(key_or_address()), function, *arguments)


def _version_of(cursor: str | None) -> int:
    """The version that a page ended with: a record only grows, so a version is all that a cursor needs to hold."""
    if cursor is None:
        return 0
    if not VERSION.fullmatch(cursor):
        raise invalid_parameter("cursor", "not a cursor of this list")
    return int(cursor)

"""The record of a match: its events, its story and its score."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from flask import request

from strata.api.access.callers import require_viewer
from strata.api.http.blueprint import Blueprint
from strata.api.http.media_types import NDJSON
from strata.api.http.problems import Problem, invalid
from strata.api.http.threads import in_slices
from strata.api.output.matches import etag, text
from strata.api.schemas.common import VersionQuery
from strata.api.schemas.matches import ScoreAnswer
from strata.api.schemas.record import EventsPage, EventsQuery, NarrationPage, NarrationQuery
from strata.api.services import names_in, services
from strata.domain.kernel.codec import to_builtins
from strata.domain.match.match import Match
from strata.domain.match.narration import narrate
from strata.domain.match.seats import display_names

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
    match, events, has_more = _page(match_id, query)
    if request.accept_mimetypes.best_match(["application/json", NDJSON]) == NDJSON:
        return text("".join(msgspec.json.encode(event).decode() + "\n" for event in events), NDJSON, match)
    return {"data": events, "has_more": has_more}, 200, etag(match)


@blueprint.get("/narration")
@blueprint.doc(operationId="getNarration")
@blueprint.arguments(NarrationQuery, location="query")
@blueprint.response(200, NarrationPage)
def get_narration(query: dict[str, Any], match_id: str) -> Any:
    """What happened, in plain words, as you may know it

    What was undone is included, and marked. With a version: the story as of then.
    """
    match, events, has_more = _page(match_id, query)
    narrator = match.game.narrators.get(query["language"])
    if narrator is None:
        raise invalid("/language", f"{match.game.title} is narrated in: {', '.join(match.game.narrators)}.")
    names = display_names(match.ledger, names_in(match_id))
    rows = [
        {
            "version": event["version"],
            "at": event["at"],
            "is_undone": not match.ledger.is_effective(event["version"]),
            "lines": narrate(event, narrator, names),
        }
        for event in in_slices(events)
    ]
    return {"data": rows, "has_more": has_more}, 200, etag(match)


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


def _page(match_id: str, query: Mapping[str, Any]) -> tuple[Match, list[dict[str, Any]], bool]:
    """The match looked at, some of the events after ``after`` that led there, and whether there are more."""
    head = services().matches.load(match_id)
    viewer = require_viewer(head)
    match = services().matches.at(match_id, query["version"]) if "version" in query else head
    limit = min(query["limit"], max(match.ledger.version - query["after"], 0))
    events = services().matches.journal.read(match_id, query["after"], limit)
    has_more = bool(events) and events[-1].version < match.ledger.version
    return match, services().matches.show(head, in_slices(events), viewer), has_more

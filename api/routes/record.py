"""The record of a match: its events, its story and its score."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from flask import request

from strata.api.http.blueprint import Blueprint
from strata.api.http.media_types import NDJSON
from strata.api.http.problems import Problem, invalid_parameter
from strata.api.input.look import Look, look_at
from strata.api.input.requests import VERSION
from strata.api.output.events import shown_events
from strata.api.output.matches import etag, text, worded
from strata.api.schemas.common import VersionQuery
from strata.api.schemas.matches import ScoreAnswer
from strata.api.schemas.record import EventsPage, EventsQuery, NarrationPage, NarrationQuery
from strata.api.services import services
from strata.domain.match.events import Event
from strata.domain.match.narration import narrate, scene_of
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
    look, stored, paging = _page(match_id, query)
    events = shown_events(services().matches, look.head, stored, look.viewer)
    headers = etag(look.match, *look.eyes)
    if request.accept_mimetypes.best_match(["application/json", NDJSON]) == NDJSON:
        return text("".join(msgspec.json.encode(event).decode() + "\n" for event in events), NDJSON, headers)
    return {"data": events, **paging}, 200, headers


@blueprint.get("/narration")
@blueprint.doc(operationId="getNarration")
@blueprint.arguments(NarrationQuery, location="query")
@blueprint.response(200, NarrationPage)
def get_narration(query: dict[str, Any], match_id: str) -> Any:
    """What happened, in plain words, as you may know it

    What was undone is included, and marked. With a version, or with `as`: the story as it was told then, with what was
    secret at the time left out.
    """
    look, events, paging = _page(match_id, query)
    matches, ledger = services().matches, look.match.ledger
    shown = matches.show(look.match, events, look.viewer, is_as_told="as_" in query)
    rows = [
        {
            "version": event["version"],
            "at": event["at"],
            "undone": not ledger.is_effective(event["version"]),
            "lines": narrate(event, look.narrator, look.language, scene_of(before, after, look.viewer, look.names)),
        }
        for event, (before, after) in zip(shown, matches.walk(match_id, events), strict=True)
    ]
    return {"data": rows, **paging}, 200, worded(look.match, look.language, *look.eyes)


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
    if outcome is None and "version" not in query:
        raise Problem(409, "not_scored", f"The match is {look.match.ledger.status}; it has no score yet.")
    state = look.position.state
    reason = look.match.game.ending(state) if outcome is None else outcome.reason
    ranking = look.match.game.ranking(state) if outcome is None else outcome.ranking
    body = show_standings(reason, ranking, look.narrator)
    return body, 200, worded(look.match, look.language, *look.eyes)


def _page(match_id: str, query: Mapping[str, Any]) -> tuple[Look, list[Event], dict[str, Any]]:
    """What is looked at, some of the events that led there, and where the next ones begin.

    Where an event cannot be read, those before it come first, and then its problem.
    """
    after = max(query["after"], _version_of(query.get("cursor")))
    look = look_at(match_id, query, after)
    version = look.match.ledger.version
    events = services().matches.journal.read(match_id, after, min(query["limit"], max(version - after, 0)))
    has_more = bool(events) and (look.is_stopped or events[-1].version < version)
    return look, events, {"has_more": has_more, "next_cursor": str(events[-1].version) if has_more else None}


def _version_of(cursor: str | None) -> int:
    """The version that a page ended with: a record only grows, so a version is all that a cursor needs to hold."""
    if cursor is None:
        return 0
    if not VERSION.fullmatch(cursor):
        raise invalid_parameter("cursor", "not a cursor of this list")
    return int(cursor)

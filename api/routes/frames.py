"""Frames: a stretch of a match with all that is shown of each version, in one answer."""

from __future__ import annotations

from typing import Any

from flask import Response

from strata.api.access.limits import key_or_address
from strata.api.heavy.frames import frames
from strata.api.http.blueprint import Blueprint
from strata.api.input.look import look_at
from strata.api.output.matches import worded
from strata.api.schemas.frames import MOST_FRAMES, FramesAnswer, FramesQuery
from strata.api.services import services
from strata.store.matches import NoSuchVersion

blueprint = Blueprint("frames", __name__, url_prefix="/v1/matches/<string:match_id>", description="Replaying a match")


@blueprint.get("/frames")
@blueprint.doc(operationId="getFrames")
@blueprint.arguments(FramesQuery, location="query")
@blueprint.response(200, FramesAnswer)
def get_frames(query: dict[str, Any], match_id: str) -> Response:
    """Versions that follow one another, each with board, words and standings

    For replaying a match: up to 100 versions in one answer, with whose eyes and in which language you like. The first
    board is a whole picture; the others are told by what changed since the board before.
    """
    first = query["first"]
    look = look_at(match_id, query, after=first - 1)
    ledger = look.match.ledger
    last = query.get("last", min(first + MOST_FRAMES - 1, ledger.version))
    if not first <= last <= ledger.version:
        raise NoSuchVersion(f"the match has {ledger.version} versions")
    told = (first, last, look.viewer, look.language, tuple(look.names), "as_" in query)
    if first == last:
        body = frames(services().matches, match_id, ledger.version, *told)
    else:
        body = services().heavy.run_once(
            ("frames", match_id, ledger.hash, told), ":".join(key_or_address()), frames, match_id, ledger.version, *told
        )
    return Response(body, headers=worded(look.match, look.language, *look.eyes), content_type="application/json")

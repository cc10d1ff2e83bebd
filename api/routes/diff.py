"""Diffs: what changed between two versions of a match."""

from __future__ import annotations

from typing import Any

from flask import Response

from strata.api.access.callers import require_viewer
from strata.api.heavy.pages import difference
from strata.api.http.blueprint import Blueprint
from strata.api.output.matches import etag
from strata.api.routes.record import computed_page
from strata.api.schemas.diff import DiffAnswer, DiffQuery
from strata.api.services import services

blueprint = Blueprint("diff", __name__, url_prefix="/v1/matches/<string:match_id>", description="What changed")


@blueprint.get("/diff")
@blueprint.doc(operationId="getDiff")
@blueprint.arguments(DiffQuery, location="query")
@blueprint.response(200, DiffAnswer)
def get_diff(query: dict[str, Any], match_id: str) -> Response:
    """What changed between two versions, as you may know it

    A JSON Patch (RFC 6902) that turns the view at `from` into the view at `to`, and the facts in between. Either may be
    the later one, and versions that were undone can be compared like all others.
    """
    head = services().matches.load_to_look_at(match_id, query.get("to_version"))
    viewer = require_viewer(head)
    start, end = query["from_version"], query.get("to_version", head.ledger.version)
    body = computed_page(abs(end - start), difference, match_id, start, end, viewer)
    return Response(body, headers=etag(head), content_type="application/json")

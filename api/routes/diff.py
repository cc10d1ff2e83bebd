"""Diffs: what changed between two versions of a match."""

from __future__ import annotations

from typing import Any

from strata.api.access.callers import require_viewer
from strata.api.http.blueprint import Blueprint
from strata.api.http.threads import in_slices
from strata.api.output.matches import etag
from strata.api.schemas.diff import DiffAnswer, DiffQuery
from strata.api.services import services
from strata.domain.match.diff import changes_of, diff_views

blueprint = Blueprint("diff", __name__, url_prefix="/v1/matches/<string:match_id>", description="What changed")


@blueprint.get("/diff")
@blueprint.doc(operationId="getDiff")
@blueprint.arguments(DiffQuery, location="query")
@blueprint.response(200, DiffAnswer)
def get_diff(query: dict[str, Any], match_id: str) -> tuple[dict[str, Any], int, dict[str, str]]:
    """What changed between two versions, as you may know it

    A JSON Patch (RFC 6902) that turns the view at `from` into the view at `to`, and the facts in between. Either may be
    the later one, and versions that were undone can be compared like all others.
    """
    matches = services().matches
    head = matches.load(match_id)
    viewer = require_viewer(head)
    start, end = query["from_version"], query.get("to_version", head.ledger.version)
    patch = diff_views(matches.at(match_id, start), matches.at(match_id, end), viewer)
    first, last = sorted((start, end))
    events = matches.journal.read(match_id, first, last - first)
    body = {
        "from": start,
        "to": end,
        "seat": viewer,
        "patch": patch,
        "changes": changes_of(matches.show(head, in_slices(events), viewer)),
    }
    return body, 200, etag(head)

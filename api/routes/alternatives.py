"""Alternatives: what each option of a decision would have led to."""

from __future__ import annotations

from typing import Any

from flask import Response

from strata.api.access.limits import key_or_address
from strata.api.heavy.alternatives import alternatives
from strata.api.http.blueprint import Blueprint
from strata.api.http.problems import Problem, invalid_parameter
from strata.api.input.look import look_at
from strata.api.output.matches import worded
from strata.api.schemas.alternatives import AlternativesPage, AlternativesQuery
from strata.api.services import services

blueprint = Blueprint(
    "alternatives", __name__, url_prefix="/v1/matches/<string:match_id>", description="What else could have happened"
)


@blueprint.get("/alternatives")
@blueprint.doc(operationId="getAlternatives")
@blueprint.arguments(AlternativesQuery, location="query")
@blueprint.response(200, AlternativesPage)
def get_alternatives(query: dict[str, Any], match_id: str) -> Response:
    """What each option of a decision would have led to, once the match is over

    The facts that would have followed, with the draws that the match had in store, in words and, with `boards`, as
    pictures. While a match runs that would tell its next draws: fork a what-if there.
    """
    look = look_at(match_id, query)
    if not look.head.ledger.is_unsealed:
        detail = "It would tell what chance holds in store, which is secret until the match is over; fork a what-if."
        raise Problem(403, "sealed", detail)
    after = _place(query.get("cursor"))
    body = services().heavy.run(
        ":".join(key_or_address()),
        alternatives,
        match_id,
        query["version"],
        query.get("seat"),
        look.language,
        look.names,
        after,
        query["limit"],
        query["boards"],
    )
    return Response(body, headers=worded(look.match, look.language, *look.eyes), content_type="application/json")


def _place(cursor: str | None) -> int:
    """Where in the list of options a page begins."""
    if cursor is None:
        return 0
    if not cursor.isdecimal() or len(cursor) > 6:
        raise invalid_parameter("cursor", "not a cursor of this list")
    return int(cursor)

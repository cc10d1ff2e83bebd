"""Proof: what can be verified of a match on what the caller may read."""

from __future__ import annotations

from typing import Any

from flask import Response

from strata.api.access.callers import asker
from strata.api.heavy.proofs import audit_report
from strata.api.http.blueprint import Blueprint
from strata.api.routes.import_export import computed
from strata.api.schemas.audit import AuditAnswer, AuditQuery
from strata.api.services import imported

blueprint = Blueprint(
    "audit", __name__, url_prefix="/v1/matches/<string:match_id>", description="Proof that nothing was changed"
)


@blueprint.get("/audit")
@blueprint.doc(operationId="auditMatch")
@blueprint.arguments(AuditQuery, location="query")
@blueprint.response(200, AuditAnswer)
def audit_match(query: dict[str, Any], match_id: str) -> Any:
    """Verify the record of a match

    The checks: versions, chain of hashes, releases, course of the match, times, seed, draws, seals, states, who was
    asked, moves decided again by the rules, outcome, what each undo crossed; of a fork, that it starts from its
    origin's state; with ``head``, also that a hash which somebody kept is in the chain. While the match runs it is not
    proven: what would reveal a secret is sealed until its end, and the rest is verified. ``strata audit`` does the
    same on an export, without the service.
    """
    _, report = computed(match_id, audit_report, query.get("head"), asker(), imported(match_id) != "unproven")
    return Response(report, content_type="application/json")

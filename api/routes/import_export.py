"""Matches as files: exported as the caller may read them, and imported again, verified."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flask import request

from strata.api.access.callers import application, asker, is_admin, may_create, require_admin, require_viewer
from strata.api.access.limits import key_or_address
from strata.api.heavy.imports import import_file
from strata.api.heavy.proofs import export_file
from strata.api.http.blueprint import Blueprint
from strata.api.http.media_types import NDJSON
from strata.api.http.problems import Problem
from strata.api.output.matches import created, etag, text
from strata.api.schemas.audit import ExportQuery, ImportQuery
from strata.api.schemas.matches import CreatedMatch
from strata.api.services import names_in, services
from strata.domain.match.export import NotAnExport, proof_line
from strata.domain.match.import_ import Claims, ImportRefused, read_claims
from strata.domain.match.match import Match
from strata.domain.transparency.proof import LogProof
from strata.store.transparency.proofs import proof_of_end

blueprint = Blueprint("import_export", __name__, url_prefix="/v1/matches", description="Matches as files")

_FILE = {NDJSON: {"schema": {"type": "string"}}}


@blueprint.get("/<string:match_id>/export")
@blueprint.doc(operationId="exportMatch", responses={200: {"content": _FILE}})
@blueprint.arguments(ExportQuery, location="query")
def export_match(query: dict[str, Any], match_id: str) -> Any:
    """The record of a match as a file: a header, then one event a line

    It holds what you may read. Once the seed is out it is whole, for everybody; of a match that is not over it is whole
    for an administrator alone, and holds the seed. Of a match that is over, a last line proves that the log of heads
    has it, once it does.
    """
    match, file = computed(match_id, export_file)
    proof = _proof(match) if query["proof"] else None
    if proof is not None:
        file += proof_line(proof)
    response: Any = text(file, NDJSON, etag(match) if proof is None else etag(match, proof.checkpoint))
    response.headers["Content-Disposition"] = f'attachment; filename="{match_id}.ndjson"'
    return response


@blueprint.post("/import")
@blueprint.doc(operationId="importMatch", requestBody={"required": True, "content": _FILE})
@blueprint.arguments(ImportQuery, location="query")
@blueprint.response(201, CreatedMatch)
@blueprint.alt_response(200, schema=CreatedMatch, description="The match is here already, as it is", success=True)
def import_match(query: dict[str, Any]) -> tuple[dict[str, Any], int, dict[str, str]]:
    """Import a match from a whole export of up to 16 MiB and 50,000 events

    It is verified first, and keeps its id, its events and its hashes; it counts in no rating. A match that belongs to
    an application takes that application's key, or an administrator's. A fork is proven against its origin, which must
    be here and over. A match that is not over continues here, and the response holds the tokens of its people.
    """
    may_create()
    if query["unproven"]:
        require_admin()
    data = request.get_data()
    try:
        claims = read_claims(data)
        _require_right(claims)
        arguments = (data, query["unproven"], claims.origin, asker())
        id_, is_fresh = services().heavy.run(":".join(key_or_address()), import_file, *arguments)
    except NotAnExport as error:
        raise _refused("form", error.line - 1 or None, str(error)) from error
    except ImportRefused as error:
        raise _refused(error.check, error.version, str(error), error.is_unproven) from error
    match = services().matches.load(id_)
    shown = created(match, names_in(id_), services().tokens)
    if match.ledger.is_unsealed:
        for seat in shown["seats"]:
            seat["token"] = None
    return shown, 201 if is_fresh else 200, {**etag(match), "Location": f"/v1/matches/{id_}"}


def computed(match_id: str, function: Callable[..., bytes], *more: object) -> tuple[Match, bytes]:
    """A match, and what takes long to compute from its record as the caller may read it.

    What follows from a record that is complete is kept; of a fork it may depend on its origin too.
    """
    match = services().matches.load_readable(match_id)
    arguments = (match_id, match.ledger.version, require_viewer(match), is_admin(), *more)
    heavy, who = services().heavy, ":".join(key_or_address())
    if not match.ledger.is_unsealed or match.ledger.origin is not None:
        return match, heavy.run(who, function, *arguments)
    return match, heavy.run_once((function, match.ledger.hash, arguments), who, function, *arguments)


def _proof(match: Match) -> LogProof | None:
    ledger, wired = match.ledger, services()
    if not ledger.is_unsealed:
        return None
    return proof_of_end(wired.head_log, wired.matches.journal, ledger.id, ledger.version)


def _require_right(claims: Claims) -> None:
    """Only an administrator imports other applications' matches and, among those who have a key, running ones."""
    if is_admin():
        return
    if claims.application != application("write"):
        raise Problem(403, "forbidden", "The match belongs to another application; import it with its key.")
    if application("write") is not None and not claims.is_over:
        raise Problem(403, "forbidden", "A match that is not over is imported by an administrator.")


def _refused(check: str, version: int | None, reason: str, is_unproven: bool = False) -> Problem:
    where = "" if version is None else f" at version {version}"
    flaw = "is not proven" if is_unproven else "failed verification"
    detail = f"The file {flaw} ({check}{where}): {reason}."
    return Problem(422, "import_refused", detail, check=check, version=version)

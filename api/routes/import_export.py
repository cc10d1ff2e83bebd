"""Matches as files: exported as the caller may read them, and imported again, verified."""

from __future__ import annotations

from functools import partial
from typing import Any

from flask import request

from strata.api.access.callers import application, is_admin, may_create, require_admin, require_viewer
from strata.api.access.origins import origins_for_caller
from strata.api.http.blueprint import Blueprint
from strata.api.http.media_types import NDJSON
from strata.api.http.problems import Problem
from strata.api.http.threads import run_in_thread
from strata.api.output.matches import created, etag, text
from strata.api.schemas.audit import ImportQuery
from strata.api.schemas.matches import CreatedMatch
from strata.api.services import names_in, services
from strata.domain.match import import_ as importing
from strata.domain.match.audit import Origins
from strata.domain.match.export import Export, NotAnExport, lines, read_export
from strata.domain.match.match import Match

blueprint = Blueprint("import_export", __name__, url_prefix="/v1/matches", description="Matches as files")

_FILE = {NDJSON: {"schema": {"type": "string"}}}


@blueprint.get("/<string:match_id>/export")
@blueprint.doc(operationId="exportMatch", responses={200: {"content": _FILE}})
def export_match(match_id: str) -> Any:
    """The record of a match as a file: a header, then one event a line

    It holds what you may read. Once the seed is out it is whole, for everybody; of a match that is not over it is whole
    for an administrator alone, and holds the seed.
    """
    match, record = exported(match_id)
    response: Any = text(b"".join(lines(record)).decode(), NDJSON, etag(match))
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
        claims = importing.read_claims(data)
        _require_right(claims)
        origins = origins_for_caller(claims.origin)
        imported = run_in_thread(partial(_read, data, query["unproven"], origins))
    except NotAnExport as error:
        raise _refused("form", error.line - 1 or None, str(error)) from error
    except importing.ImportRefused as error:
        raise _refused(error.check, error.version, str(error), error.is_unproven) from error
    is_kept = services().matches.import_(imported)
    shown = created(imported.match, names_in(imported.match.ledger.id), services().tokens)
    if imported.match.ledger.is_unsealed:
        for seat in shown["seats"]:
            seat["token"] = None
    headers = {**etag(imported.match), "Location": f"/v1/matches/{imported.match.ledger.id}"}
    return shown, 201 if is_kept else 200, headers


def exported(match_id: str) -> tuple[Match, Export]:
    """A match and its record as the caller may read it."""
    match = services().matches.load_readable(match_id)
    return match, services().matches.export(match, require_viewer(match), is_admin())


def _read(data: bytes, may_be_unproven: bool, origins: Origins) -> importing.Imported:
    return importing.import_match(read_export(data), may_be_unproven, origins)


def _require_right(claims: importing.Claims) -> None:
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

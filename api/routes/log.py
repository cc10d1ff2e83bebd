"""The log of heads: signed checkpoints, and proofs that it has a match and that it only grows."""

from __future__ import annotations

from typing import Any

import msgspec
from flask import Response
from werkzeug.exceptions import NotFound

from strata.api.access.callers import require_viewer
from strata.api.http.blueprint import Blueprint
from strata.api.http.problems import Problem, invalid_parameter
from strata.api.output.matches import json, text
from strata.api.schemas.log import ConsistencyAnswer, ConsistencyQuery, LogProofAnswer, ProofQuery
from strata.api.services import services
from strata.domain.kernel.codec import to_builtins
from strata.domain.transparency.tiles import HASH_SIZE, WIDTH, read_tile_name
from strata.store.transparency.proofs import LogAhead, NotLogged, NotPublished, proof_of, proof_of_growth

blueprint = Blueprint("log", __name__, url_prefix="/v1", description="The log of heads")

_NOTE = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}
_TILE = {200: {"content": {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}}}}
_PLAIN = "text/plain; charset=utf-8"
_BRIEFLY = {"Cache-Control": "public, max-age=5"}
_FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}


@blueprint.get("/log/checkpoint")
@blueprint.doc(operationId="getCheckpoint", responses=_NOTE)
def get_checkpoint() -> Response:
    """The latest checkpoint of the log of heads, signed

    Once a minute the heads of all matches that changed become leaves of an append-only Merkle tree, and its root is
    signed: a C2SP tlog-checkpoint, with a timestamped signature beside the plain one. Keep one, and a match that was
    rewritten later can be convicted; ``strata witness`` keeps them all.
    """
    return _note(services().head_log.checkpoint())


@blueprint.get("/log/keys")
@blueprint.doc(operationId="getLogKeys", responses=_NOTE)
def get_log_keys() -> Response:
    """The public keys of the log, signed by each of them

    While keys are rotated there are two: who trusts one learns of the other. The lines are a header, the log's origin,
    and one key each.
    """
    return _note(services().head_log.keys())


@blueprint.get("/log/consistency")
@blueprint.doc(operationId="getConsistency")
@blueprint.arguments(ConsistencyQuery, location="query")
@blueprint.response(200, ConsistencyAnswer)
def get_consistency(query: dict[str, Any]) -> Any:
    """Prove that the log has only grown between two sizes

    The consistency proof of RFC 9162 from one checkpoint to another.
    """
    first, second = query["from_"], query.get("to")
    if second is not None and first > second:
        raise invalid_parameter("from", "not larger than to")
    try:
        size, path = proof_of_growth(services().head_log, first, second)
    except NotLogged:
        raise _no_log() from None
    except NotPublished as error:
        raise invalid_parameter("from" if first > error.size else "to", str(error)) from None
    return json({"from": first, "to": size, "path": [step.hex() for step in path]}, 200, {})


@blueprint.get("/log/tile/<path:tile>")
@blueprint.doc(operationId="getTile", responses=_TILE)
def get_tile(tile: str) -> Response:
    """A tile of the log's tree

    As C2SP tlog-tiles has them: 256 hashes of 32 bytes, at ``<level>/<number>``, and partial ones at
    ``<level>/<number>.p/<width>``.
    """
    view = services().head_log.view()
    asked = read_tile_name(tile)
    if view is None or asked is None:
        raise NotFound
    level, number, width = asked
    if (number * WIDTH + width) << (8 * level) > view.published:
        raise NotFound
    return text(view.tile(level, number)[: width * HASH_SIZE], "application/octet-stream", _FOR_EVER)


@blueprint.get("/matches/<string:match_id>/proof")
@blueprint.doc(operationId="getLogProof")
@blueprint.arguments(ProofQuery, location="query")
@blueprint.response(200, LogProofAnswer)
def get_log_proof(query: dict[str, Any], match_id: str) -> Any:
    """Prove that the log has a version of a match

    With the index, the inclusion proof and the latest checkpoint. The logged version is the one asked for or the next
    after it that was logged: since events are chained, it covers those before. With the size of a checkpoint that you
    kept, the proof is for that one. ``strata audit --checkpoint`` judges an export by it, without the service.
    """
    wired = services()
    match = wired.matches.load_readable(match_id)
    require_viewer(match)
    version, size = query.get("version"), query.get("size")
    if version is not None and version > match.ledger.version:
        raise Problem(404, "unknown_version", f"The match is at version {match.ledger.version}.")
    try:
        proof = proof_of(wired.head_log, wired.matches.journal, match_id, version, size)
    except NotLogged:
        detail = "The log does not have this yet, or not under a checkpoint of that size; a round is a minute away."
        raise Problem(409, "not_logged", detail) from None
    except LogAhead:
        detail = "The log has a later version of this match than its record."
        raise Problem(409, "log_ahead", detail) from None
    except NotPublished as error:
        raise invalid_parameter("size", str(error)) from None
    return Response(msgspec.json.encode(to_builtins(proof)), content_type="application/json")


def _note(note: str | None) -> Response:
    if note is None:
        raise _no_log()
    return text(note, _PLAIN, _BRIEFLY)


def _no_log() -> Problem:
    return Problem(404, "no_log", "No log of heads is kept here, or nothing was signed yet.")

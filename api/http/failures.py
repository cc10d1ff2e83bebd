"""Failures: which of them becomes which problem document."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

from flask import Flask, Response, request
from werkzeug.exceptions import HTTPException

from strata.api.access.callers import knows_of, require_viewer
from strata.api.heavy.calculators import CalculatorEnded
from strata.api.heavy.gate import Busy
from strata.api.http.problems import Problem, invalid_fields
from strata.api.output.events import shown_events
from strata.api.services import services
from strata.domain.kernel import IllegalAction, NotYourTurn
from strata.domain.match.events import UnreadableEvent
from strata.domain.match.match import GameNotInstalled, OtherGameData
from strata.domain.match.refusals import NotAllowed, Refused
from strata.store.archive.archive import ArchiveDamaged
from strata.store.archive.files import ArchiveUnreachable
from strata.store.journal import NoArchive
from strata.store.matches import KeyReused, NoSuchMatch, NoSuchVersion, StaleVersion
from strata.store.outages import REDIS_ERRORS, outage
from strata.store.transparency.view import LogDamaged

log = logging.getLogger(__name__)


def register(app: Flask) -> None:
    """Every failure becomes a problem document."""
    app.register_error_handler(Problem, _problem)
    app.register_error_handler(HTTPException, _http)
    app.register_error_handler(NoSuchMatch, lambda _: _unknown_match())
    app.register_error_handler(NoSuchVersion, lambda error: _not_found("unknown_version", f"No such version: {error}."))
    app.register_error_handler(Refused, lambda error: Problem(409, error.code, _sentence(error)).response())
    app.register_error_handler(NotAllowed, _not_allowed)
    app.register_error_handler(KeyReused, _key_reused)
    app.register_error_handler(StaleVersion, _stale)
    app.register_error_handler(NotYourTurn, _not_your_turn)
    app.register_error_handler(IllegalAction, _illegal)
    app.register_error_handler(Busy, _busy)
    app.register_error_handler(CalculatorEnded, _gave_up)
    app.register_error_handler(UnreadableEvent, _quarantined)
    app.register_error_handler(GameNotInstalled, _not_installed)
    for away in (ArchiveUnreachable, NoArchive):
        app.register_error_handler(away, _archive_unreachable)
    app.register_error_handler(ArchiveDamaged, _archive_damaged)
    app.register_error_handler(LogDamaged, _log_damaged)
    for error in REDIS_ERRORS:
        app.register_error_handler(error, _redis_failed)
    app.register_error_handler(Exception, _unexpected)


def _problem(error: Problem) -> Response:
    return _unknown_match() if error.status in (401, 403) and _is_hidden() else error.response()


def _is_hidden() -> bool:
    """Whether the request is about a match of which the caller may not know whether there is one."""
    match_id = (request.view_args or {}).get("match_id")
    if match_id is None:
        return False
    try:
        return not knows_of(services().matches.load_readable(match_id))
    except (NoSuchMatch, UnreadableEvent):
        return True


def _unknown_match() -> Response:
    return _not_found("unknown_match", "There is no such match.")


def _http(error: HTTPException) -> Response:
    if error.response is not None:
        return error.response  # type: ignore[return-value]
    messages = getattr(error, "data", {}).get("messages")
    if error.code == 422 and messages:
        return invalid_fields(list(_errors(messages))).response()
    code = {
        400: "bad_request",
        404: "not_found",
        405: "method_not_allowed",
        408: "request_timeout",
        413: "body_too_large",
        415: "unsupported_media_type",
    }.get(error.code or 500, "http_error")
    allowed = sorted(getattr(error, "valid_methods", None) or ())
    detail = {
        400: "The request cannot be understood.",
        404: "There is nothing at this address; /docs lists what there is.",
        405: f"This address takes {', '.join(method for method in allowed if method not in ('HEAD', 'OPTIONS'))}.",
        408: "The body did not arrive in time.",
        413: f"The body is larger than {(request.max_content_length or 0) // 1024} KiB.",
    }.get(error.code or 500, error.description)
    headers = {"Allow": ", ".join(allowed)} if allowed else {}
    return Problem(error.code or 500, code, detail or "", headers).response()


def _errors(messages: dict[str, Any]) -> Iterator[dict[str, str]]:
    """Messages of marshmallow by location (``json``, ``query``) as a flat list: of fields, and of parameters."""
    for location, nested in messages.items():
        for pointer, detail in _details(nested):
            where = {"parameter": pointer.split("/")[1]} if location == "query" and pointer else {"pointer": pointer}
            yield {**where, "detail": detail}


def _details(messages: Any, pointer: str = "") -> Iterator[tuple[str, str]]:
    """Nested messages with the pointers they stand at."""
    if isinstance(messages, list):
        yield from ((pointer, str(message)) for message in messages)
        return
    for key, nested in messages.items():
        yield from _details(nested, pointer if key == "_schema" else f"{pointer}/{key}")


def _not_found(code: str, detail: str) -> Response:
    return Problem(404, code, detail).response()


def _not_allowed(error: NotAllowed) -> Response:
    return _problem(Problem(403, error.code, _sentence(error)))


def _key_reused(_: KeyReused) -> Response:
    detail = "This Idempotency-Key was used for another request; use a new one."
    return Problem(422, "idempotency_key_reused", detail).response()


def _stale(error: StaleVersion) -> Response:
    detail = f"The match is at version {error.version}, not at the one in If-Match; see the events missed."
    headers = {"ETag": f'"{error.version}"'}
    match = services().matches.load((request.view_args or {})["match_id"])
    try:
        viewer = require_viewer(match)
    except Problem as refusal:
        return _problem(refusal)
    except NotAllowed as refusal:
        return _not_allowed(refusal)
    missed = shown_events(services().matches, match, error.missed, viewer)
    return Problem(412, "stale_version", detail, headers, version=error.version, missed=missed).response()


def _not_your_turn(_: NotYourTurn) -> Response:
    return Problem(409, "not_your_turn", "Your seat is not asked to decide now.", actions=_listing()).response()


def _illegal(error: IllegalAction) -> Response:
    decision = {"seat": error.decision.seat, "name": error.decision.name, "options": len(error.decision.options)}
    detail = f"This action is not among the options of {error.decision.name}; GET actions lists them all."
    return Problem(409, "illegal_action", detail, decision=decision, actions=_listing()).response()


def _listing() -> str:
    """Where the caller finds what is legal."""
    return request.path.partition("/moves")[0] + "/actions"


def _quarantined(error: UnreadableEvent) -> Response:
    detail = (
        f"Version {error.version} of this match cannot be read, so the match is stopped. Earlier versions can be "
        "looked at, and it can be audited and exported."
    )
    return Problem(409, "match_quarantined", detail, version=error.version).response()


def _not_installed(error: GameNotInstalled) -> Response:
    if isinstance(error, OtherGameData):
        detail = (
            f"The match is played with other components than {error.game} has here (STRATA_GAME_DATA); it can be "
            "audited and exported all the same."
        )
        return Problem(409, "other_game_data", detail).response()
    detail = f"The game {error.game} is not installed here; the match can be audited and exported all the same."
    return Problem(409, "game_not_installed", detail).response()


def _redis_failed(error: Exception) -> Response:
    if not services().incidents.note_outage(error):
        return _unexpected(error)
    return unavailable(error).response()


def unavailable(error: Exception) -> Problem:
    """What an outage of the record means for whoever asked."""
    if outage(error) == "redis_out_of_memory":
        detail = "The record takes nothing more until its operator has made room. Nothing was changed; reading works."
        return Problem(503, "out_of_memory", detail, {"Retry-After": "10"})
    detail = (
        "The record cannot be reached. Try again; with the same Idempotency-Key, what may have been done already is "
        "not done twice."
    )
    return Problem(503, "unavailable", detail, {"Retry-After": "1"})


def _archive_unreachable(error: Exception) -> Response:
    log.warning("archive cannot be reached", extra={"error": str(error), "path": request.path})
    detail = "The match is archived, and the archive cannot be reached. Try again."
    return Problem(503, "archive_unavailable", detail, {"Retry-After": "5"}).response()


def _archive_damaged(error: ArchiveDamaged) -> Response:
    log.error("archive is damaged", extra={"error": str(error)})
    detail = "The match is archived, and the archive does not hold what was put there. Its operator has been told."
    return Problem(409, "archive_damaged", detail).response()


def _log_damaged(error: LogDamaged) -> Response:
    log.error("the log of heads is damaged", extra={"error": str(error)})
    return Problem(409, "log_damaged", "A part of the log of heads is not where it was put.").response()


def _busy(_: Busy) -> Response:
    detail = "As much of what takes long is under way as can be at once. Try again."
    return Problem(503, "busy", detail, {"Retry-After": "3"}).response()


def _gave_up(_: CalculatorEnded) -> Response:
    log.error("a calculator ended before its result", extra={"path": request.path})
    detail = "It took longer, or more memory, than may be spent on one request."
    return Problem(503, "busy", detail, {"Retry-After": "60"}).response()


def _unexpected(error: Exception) -> Response:
    log.exception("unexpected failure", extra={"path": request.path})
    return Problem(500, "internal_error", "Something went wrong on our side; nothing half-done was kept.").response()


def _sentence(error: Exception) -> str:
    text = str(error)
    return text[:1].upper() + text[1:] + "."

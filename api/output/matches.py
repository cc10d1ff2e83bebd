"""Matches as responses show them. The viewer and the names of the seats are arguments."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

import msgspec
from flask import Response, request
from werkzeug.exceptions import HTTPException

from strata.api.access.tokens import Tokens
from strata.api.output.clocks import clock_of
from strata.api.release import RELEASE
from strata.domain.kernel import Seat, Viewer
from strata.domain.kernel.codec import to_builtins
from strata.domain.match.events import MovePlayed
from strata.domain.match.match import Ledger, Match, UndoRequest
from strata.domain.match.record import iso_of, show_data
from strata.domain.match.seats import Names, show_seats
from strata.domain.match.undo import undo_status
from strata.projections.rating import unrated_because
from strata.projections.summary import summary_of
from strata.store.journal import ImportMark
from strata.store.matches import Changed


def head(match: Match) -> dict[str, Any]:
    ledger = match.ledger
    return {"id": ledger.id, "game": ledger.game, "status": ledger.status, "version": ledger.version}


def created(match: Match, names: Names, tokens: Tokens) -> dict[str, Any]:
    """A match with the tokens of its people and of its open seats: for its maker only."""
    ledger = match.ledger
    rows = show_seats(ledger, names, ledger.application)
    for row in rows:
        is_open = row["kind"] == "open" and ledger.status == "open"
        row["token"] = tokens.of(match, row["seat"]) if row["kind"] == "human" else None
        row["invitation"] = tokens.invitation(ledger.id, row["seat"]) if is_open else None
    return {**head(match), "commitment": ledger.commitment, "hash": ledger.hash, "seats": rows}


def summary(
    match: Match, viewer: Viewer, names: Names, imported: ImportMark | None, application: str | None
) -> dict[str, Any]:
    """A match as a viewer may know it, with references of players for the application whose they are."""
    ledger = match.ledger
    unrated = unrated_because(summary_of(ledger, imported))
    return {
        **head(match),
        "options": ledger.options,
        "commitment": ledger.commitment,
        "hash": ledger.hash,
        "created_at": ledger.created_at,
        "updated_at": ledger.at,
        "pending": pending(match),
        "seats": show_seats(ledger, names, application),
        "clock": clock_of(match),
        "listed": ledger.is_listed,
        "on_behalf": ledger.is_on_behalf,
        "pace": ledger.pace,
        "hints": ledger.has_hints,
        "chance": _chance(ledger),
        "undo": undo_status(match, viewer)._asdict(),
        "undo_policy": ledger.undo,
        "undo_request": None if ledger.request is None else _undo_request(ledger.request),
        "forked_from": to_builtins(ledger.origin),
        "imported": imported,
        "rated": unrated is None,
        "unrated_because": unrated,
        "outcome": None if ledger.outcome is None else to_builtins(ledger.outcome),
    }


def _chance(ledger: Ledger) -> dict[str, Any]:
    due = ledger.values_due
    return {
        "kind": "joint" if ledger.is_chance_joint else "seed",
        "waits_for": ledger.values_missing,
        "until": None if due is None else iso_of(due),
    }


def move(changed: Changed, seat: Seat) -> dict[str, Any]:
    """A move that was made, as its seat may read it."""
    ledger = changed.match.ledger
    made = next(event for event in changed.events if event.type == MovePlayed.type)
    shown, _ = show_data(made, seat, ledger.is_unsealed)
    return {
        "game": ledger.game,
        "version": ledger.version,
        "hash": ledger.hash,
        "status": ledger.status,
        "facts": shown["facts"],
        "pending": pending(changed.match),
    }


def _undo_request(request: UndoRequest) -> dict[str, Any]:
    return {
        "seat": request.seat,
        "to_version": request.to_version,
        "created_at": request.at,
        "agreed": list(request.agreed),
    }


def pending(match: Match) -> list[dict[str, Any]]:
    return [{"seat": seat, "name": name} for seat, name in match.pending]


def etag(match: Match, *eyes: object) -> dict[str, str]:
    """The version shown and, where it looks different to different readers, a digest of what that depends on."""
    digest = f".{hashlib.blake2s(repr((RELEASE, eyes)).encode(), digest_size=6).hexdigest()}" if eyes else ""
    return {"ETag": f'"{match.ledger.version}{digest}"'}


def worded(match: Match, language: str, *eyes: object) -> dict[str, str]:
    """The headers of a response in words."""
    return {**etag(match, language, *eyes), "Content-Language": language}


def unless_known(headers: dict[str, str]) -> dict[str, str]:
    """The headers of a response that is then made. A caller that has it already gets 304 at once."""
    if request.if_none_match.contains_weak(headers["ETag"].strip('"')):
        raise NotModified(response=Response(status=304, headers=headers))
    return headers


class NotModified(HTTPException):
    code = 304


def json(body: dict[str, Any], status: int, headers: Mapping[str, str]) -> Response:
    """A response encoded directly, for the busiest operations; its schema documents it."""
    return Response(msgspec.json.encode(body), status, dict(headers), content_type="application/json")


def text(body: str | bytes, media_type: str, headers: Mapping[str, str]) -> Response:
    """A response that is not JSON."""
    return Response(body, headers=dict(headers), content_type=media_type)

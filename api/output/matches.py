"""Matches as responses show them. The viewer and the names of the seats are arguments."""

from __future__ import annotations

from typing import Any

import msgspec
from flask import Response

from strata.api.access.tokens import Tokens
from strata.api.output.clocks import clock_of
from strata.domain.kernel import Viewer
from strata.domain.kernel.codec import to_builtins
from strata.domain.match.match import Match
from strata.domain.match.seats import Names, show_seats
from strata.domain.match.undo import undo_status


def head(match: Match) -> dict[str, Any]:
    ledger = match.ledger
    return {"id": ledger.id, "game": ledger.game, "status": ledger.status, "version": ledger.version}


def created(match: Match, names: Names, tokens: Tokens) -> dict[str, Any]:
    """A match with the tokens of its people and of its open seats: for its maker only."""
    ledger = match.ledger
    rows = show_seats(ledger, names)
    for row in rows:
        is_open = row["kind"] == "open" and ledger.status == "open"
        row["token"] = tokens.of(match, row["seat"]) if row["kind"] == "human" else None
        row["invitation"] = tokens.invitation(ledger.id, row["seat"]) if is_open else None
    return {**head(match), "commitment": ledger.commitment, "hash": ledger.hash, "seats": rows}


def summary(match: Match, viewer: Viewer, names: Names) -> dict[str, Any]:
    ledger = match.ledger
    return {
        **head(match),
        "options": ledger.options,
        "commitment": ledger.commitment,
        "hash": ledger.hash,
        "created_at": ledger.created_at,
        "pending": pending(match),
        "seats": show_seats(ledger, names),
        "clock": clock_of(match),
        "listed": ledger.is_listed,
        "undo": undo_status(match, viewer)._asdict(),
        "undo_policy": ledger.undo,
        "undo_request": to_builtins(ledger.request),
        "origin": to_builtins(ledger.origin),
        "outcome": None if ledger.outcome is None else to_builtins(ledger.outcome),
    }


def pending(match: Match) -> list[dict[str, Any]]:
    return [{"seat": seat, "name": name} for seat, name in match.pending]


def etag(match: Match) -> dict[str, str]:
    return {"ETag": f'"{match.ledger.version}"'}


def json(body: dict[str, Any], status: int, match: Match) -> Response:
    """A response encoded directly, for the busiest operations; its schema documents it."""
    return Response(msgspec.json.encode(body), status, etag(match), content_type="application/json")


def text(body: str | bytes, media_type: str, match: Match) -> Response:
    """A response that is not JSON, under the version it shows."""
    return Response(body, headers=etag(match), content_type=media_type)

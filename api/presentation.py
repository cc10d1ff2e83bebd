"""Matches as answers show them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from flask import g, make_response, request
from flask.typing import ResponseReturnValue

from strata.api.clocks import clock_of
from strata.api.services import services
from strata.domain.kernel.codec import to_builtins
from strata.domain.match.match import Match
from strata.domain.match.undo import undo_status


def names_of(match: Match) -> list[str]:
    """What to call each seat; empty where nobody has a name."""
    return [row["name"] or "" for row in seats(match)]


def seats(match: Match) -> list[dict[str, Any]]:
    """Who sits where, as anybody may see it."""
    rows = [
        {"seat": seat, "kind": holder.kind, "bot": holder.bot, "stand_in": holder.stand_in}
        for seat, holder in enumerate(match.ledger.seats)
    ]
    return name_seats(rows, services().matches.journal.names(match.ledger.id))


def name_seats(rows: list[dict[str, Any]], names: Mapping[int, str]) -> list[dict[str, Any]]:
    """Add the display names, which lie beside the record; a bot without one goes by its level."""
    for row in rows:
        anonymous = f"Bot ({row['bot']})" if row["kind"] == "bot" else None
        row["name"] = names.get(row["seat"], anonymous)
    return rows


def head(match: Match) -> dict[str, Any]:
    ledger = match.ledger
    return {"id": ledger.id, "game": ledger.game, "status": ledger.status, "version": ledger.version}


def created(match: Match) -> dict[str, Any]:
    """A match with the tokens of its people and of its open seats: for its maker's eyes only."""
    ledger, tokens = match.ledger, services().tokens
    rows = seats(match)
    for row in rows:
        is_open = row["kind"] == "open" and ledger.status == "open"
        row["token"] = tokens.of(match, row["seat"]) if row["kind"] == "human" else None
        row["invitation"] = tokens.invitation(ledger.id, row["seat"]) if is_open else None
    return {**head(match), "commitment": ledger.commitment, "hash": ledger.hash, "seats": rows}


def summary(match: Match) -> dict[str, Any]:
    ledger = match.ledger
    return {
        **head(match),
        "options": ledger.options,
        "commitment": ledger.commitment,
        "hash": ledger.hash,
        "created_at": ledger.created_at,
        "pending": pending(match),
        "seats": seats(match),
        "clock": clock_of(match),
        "listed": ledger.is_listed,
        "undo": undo_status(match, g.get("viewer"))._asdict(),
        "undo_policy": ledger.undo,
        "undo_request": to_builtins(ledger.request),
        "origin": to_builtins(ledger.origin),
        "outcome": None if ledger.outcome is None else to_builtins(ledger.outcome),
    }


def pending(match: Match) -> list[dict[str, Any]]:
    return [{"seat": seat, "name": name} for seat, name in match.pending]


def etag(match: Match) -> dict[str, str]:
    return {"ETag": f'"{match.ledger.version}"'}


def text(body: str, media_type: str, match: Match) -> ResponseReturnValue:
    """An answer that is not JSON, under the version it shows."""
    response = make_response(body)
    response.content_type = media_type
    response.headers.update(etag(match))
    return response.make_conditional(request)

"""Who calls: nobody in particular, the holder of a key, or the holder of a seat's token."""

from __future__ import annotations

from flask import g, request

from api.keys import PREFIX, Key
from api.problems import Problem
from api.redaction import looking_at
from api.services import services
from api.tokens import SeatToken
from domain.kernel import Seat, Viewer
from domain.match.match import Match

Caller = SeatToken | Key | None


def bearer() -> str | None:
    """The token of the request, if it carries one."""
    header = request.headers.get("Authorization")
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    if scheme.lower() != "bearer" or not token.strip():
        raise _unauthenticated("The Authorization header must read: Bearer <token>.")
    return token.strip()


def caller() -> Caller:
    """Who calls; a token that is not ours is refused. A request is asked once."""
    if "caller" not in g:
        g.caller = _caller()
    found: Caller = g.caller
    return found


def _caller() -> Caller:
    token = bearer()
    if token is None:
        return None
    found = services().keys.find(token) if token.startswith(PREFIX) else services().tokens.read(token)
    if found is None:
        raise _unauthenticated("This token is not known here.")
    return found


def look(match: Match) -> Viewer:
    """The seat whose eyes the caller has in this match, or None for a spectator's."""
    who = caller()
    viewer = _seat(match, who) if isinstance(who, SeatToken) else None
    if viewer is None and not match.ledger.is_listed and not owns(match, who):
        raise Problem(403, "forbidden", "This match is its maker's alone.")
    looking_at(match, viewer)
    return viewer


def require_seat(match: Match) -> Seat:
    """The seat the caller plays in this match."""
    who = caller()
    if who is None:
        raise _unauthenticated("A move needs its seat's token: Authorization: Bearer <token>.")
    if not isinstance(who, SeatToken):
        raise Problem(403, "forbidden", "A key holds no seat; use the token of a seat of this match.")
    seat = _seat(match, who)
    looking_at(match, seat)
    return seat


def require_maker(match: Match) -> str:
    """The actor's name of a caller who may end this match: its application, or an administrator."""
    who = caller()
    if who is None:
        raise _unauthenticated("This needs the key of the match's application or of an administrator.")
    if owns(match, who):
        return "admin" if isinstance(who, Key) and who.scope == "admin" else "application"
    raise Problem(403, "forbidden", "Only the match's application or an administrator may do this.")


def require_admin() -> None:
    who = caller()
    if who is None:
        raise _unauthenticated("This needs an administrator's key.")
    if not is_admin():
        raise Problem(403, "forbidden", "Only an administrator may do this.")


def is_admin() -> bool:
    """Whether an administrator's key calls."""
    who = caller()
    return isinstance(who, Key) and who.scope == "admin"


def owns(match: Match, who: Caller) -> bool:
    """Whether somebody is the match's application, or an administrator."""
    return isinstance(who, Key) and (who.scope == "admin" or who.application == match.ledger.application)


def application() -> str | None:
    """The application that calls, if a key says so."""
    who = caller()
    return who.application if isinstance(who, Key) else None


def may_create() -> str | None:
    """The application a new match belongs to; without a key only where none is needed."""
    who = caller()
    if isinstance(who, Key):
        return who.application
    if who is None and services().needs_key:
        raise _unauthenticated("Creating a match here needs an application's key.")
    if who is not None:
        raise Problem(403, "forbidden", "A seat's token creates no matches.")
    return None


def _seat(match: Match, token: SeatToken) -> Seat:
    if token.match != match.ledger.id:
        raise Problem(403, "forbidden", "This token has no right in this match.")
    if match.ledger.seats[token.seat].given != token.given:
        raise Problem(403, "seat_lost", "This token's holder has left the seat.")
    return token.seat


def _unauthenticated(detail: str) -> Problem:
    return Problem(401, "unauthenticated", detail, {"WWW-Authenticate": "Bearer"})

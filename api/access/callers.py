"""Who calls, and what it may do: the holder of a key, of a token (a seat, an invitation, a spectator), or nobody."""

from __future__ import annotations

from flask import g, request

from strata.api.access.keys import PREFIX, Key, Scope
from strata.api.access.tokens import Invitation, SeatToken, SpectatorToken, Token
from strata.api.problems import Problem
from strata.api.redaction import looking_at
from strata.api.services import services
from strata.domain.kernel import Seat, Viewer
from strata.domain.match.match import Match

Caller = Token | Key | None


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
    viewer = None
    match caller():
        case SeatToken() as token:
            viewer = _seat(match, token)
        case Invitation() | SpectatorToken() as token:
            _require_guest(match, token)
        case _:
            if not match.ledger.is_listed and not owns(match, "read"):
                raise Problem(403, "forbidden", "This match is its maker's alone.")
    looking_at(match, viewer)
    return viewer


def may_still_look(match: Match) -> bool:
    """Whether who looks at a match may go on: its token or key is read anew."""
    g.pop("caller", None)
    try:
        look(match)
    except Problem:
        return False
    return True


def require_seat(match: Match) -> Seat:
    """The seat the caller plays in this match."""
    who = caller()
    if who is None:
        raise _unauthenticated("This needs the token of a seat of the match: Authorization: Bearer <token>.")
    if not isinstance(who, SeatToken):
        raise Problem(403, "forbidden", "Your token holds no seat; use the token of a seat of this match.")
    seat = _seat(match, who)
    looking_at(match, seat)
    return seat


def require_maker(match: Match) -> str:
    """The actor's name of a caller who may end this match: its application, or an administrator."""
    if caller() is None:
        raise _unauthenticated("This needs the key of the match's application or of an administrator.")
    if owns(match, "write"):
        return "admin" if is_admin() else "application"
    raise Problem(403, "forbidden", "Only the match's application or an administrator may do this.")


def require_host(match: Match) -> None:
    """Refuse who may not let others in: its application and administrators do; without one, whoever has a seat."""
    who = caller()
    if match.ledger.application is None and isinstance(who, SeatToken):
        _seat(match, who)
    else:
        require_maker(match)


def require_admission(match: Match, seat: Seat) -> None:
    """Refuse who may not take an open seat: those of an application's match, or of one not listed, are given."""
    who = caller()
    if isinstance(who, Invitation) and (who.match, who.seat) == (match.ledger.id, seat):
        return
    is_for_all = match.ledger.application is None and match.ledger.is_listed
    if not is_for_all and not owns(match, "write"):
        raise Problem(403, "forbidden", "This seat is not free to all; take it with its invitation.")


def require_admin() -> None:
    if caller() is None:
        raise _unauthenticated("This needs an administrator's key.")
    if not is_admin():
        raise Problem(403, "forbidden", "Only an administrator may do this.")


def require_key(scope: Scope) -> Key:
    """The key that calls, which must have a scope."""
    who = caller()
    if who is None:
        raise _unauthenticated(
            "This needs an application's key; the operator makes one with `strata keys create NAME`."
        )
    if not isinstance(who, Key):
        raise Problem(403, "forbidden", "This takes an application's key, not the token of a match.")
    _require_scope(who, scope)
    return who


def is_admin() -> bool:
    """Whether an administrator's key calls."""
    who = caller()
    return isinstance(who, Key) and who.is_admin


def owns(match: Match, scope: Scope) -> bool:
    """Whether the match's application calls, or an administrator; the application's key must have the scope."""
    who = caller()
    if not isinstance(who, Key):
        return False
    if not who.is_admin and who.application == match.ledger.application:
        _require_scope(who, scope)
        return True
    return who.is_admin


def application(scope: Scope = "read") -> str | None:
    """The application that calls, if a key says so."""
    return require_key(scope).application if isinstance(caller(), Key) else None


def may_create() -> str | None:
    """The application a new match belongs to; without a key only where none is needed."""
    if caller() is None and not services().needs_key:
        return None
    return require_key("write").application


def _seat(match: Match, token: SeatToken) -> Seat:
    _require_match(match, token)
    if match.ledger.seats[token.seat].given != token.given:
        raise Problem(403, "seat_lost", "This token's holder has left the seat.")
    return token.seat


def _require_guest(match: Match, token: Invitation | SpectatorToken) -> None:
    _require_match(match, token)
    if isinstance(token, Invitation) and match.ledger.seats[token.seat].kind != "open":
        raise Problem(403, "invitation_used", "The seat of this invitation is taken.")


def _require_match(match: Match, token: Token) -> None:
    if token.match != match.ledger.id:
        raise Problem(403, "forbidden", "This token has no right in this match.")


def _require_scope(key: Key, scope: Scope) -> None:
    if not key.may(scope):
        raise Problem(403, "missing_scope", f"This key lacks the scope {scope}.")


def _unauthenticated(detail: str) -> Problem:
    return Problem(401, "unauthenticated", detail, {"WWW-Authenticate": "Bearer"})

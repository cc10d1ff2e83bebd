"""Who calls, and what they may do: the holder of a key, of a token (a seat, an invitation, a spectator), or nobody."""

from __future__ import annotations

import re
from typing import NamedTuple

from flask import g, request

from strata.api.access.tokens import InvitationToken, SeatToken, SpectatorToken, Token
from strata.api.http.problems import Problem
from strata.api.services import services
from strata.domain.kernel import Seat, Viewer
from strata.domain.match.commands import (
    Administrator,
    Anyone,
    Application,
    Authority,
    Invitation,
    OnBehalf,
    SeatGrant,
    require_seat,
)
from strata.domain.match.match import Match
from strata.domain.match.refusals import NotAllowed
from strata.store.api_keys import PREFIX, ApiKey, Scope

Caller = Token | ApiKey | None

ON_BEHALF_OF = "Strata-Seat"
"""The header by which an application names the seat that it acts for."""


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
    """Who calls; an unknown token is refused. It is looked up once per request."""
    if "caller" not in g:
        g.caller = _caller()
    found: Caller = g.caller
    return found


def _caller() -> Caller:
    token = bearer()
    if token is None:
        return None
    found = services().api_keys.find(token) if token.startswith(PREFIX) else services().tokens.read(token)
    if found is None:
        raise _unauthenticated("This token is not known here.")
    return found


def authority(match_id: str) -> Authority:
    """By whose authority the caller gives commands about a match."""
    who = caller()
    if isinstance(who, SeatToken | InvitationToken | SpectatorToken) and who.match != match_id:
        raise Problem(403, "forbidden", "This token has no right in this match.")
    match who:
        case SeatToken():
            return SeatGrant(who.seat, who.granted_at)
        case InvitationToken():
            return Invitation(who.seat)
        case ApiKey(is_admin=True):
            return Administrator()
        case ApiKey() if on_behalf_of() is not None:
            _require_scope(who, "read" if request.method in ("GET", "HEAD") else "write")
            return OnBehalf(who.application, on_behalf_of() or 0)
        case ApiKey():
            return Application(who.application)
        case _:
            return Anyone()


def on_behalf_of() -> Seat | None:
    """The seat that the caller, an application, acts for in this request."""
    given = request.headers.get(ON_BEHALF_OF)
    if given is None:
        return None
    who = caller()
    if not isinstance(who, ApiKey) or who.is_admin:
        raise Problem(403, "forbidden", f"{ON_BEHALF_OF} is for the key of an application.")
    if not re.fullmatch(r"[0-9]{1,2}", given):
        raise Problem(403, "forbidden", f"{ON_BEHALF_OF} must be the number of a seat.")
    return int(given)


def seat_authority(match_id: str) -> SeatGrant | OnBehalf:
    """The seat of this match that the caller holds a token of, or acts for; whether it may is for the match to say."""
    if caller() is None:
        raise _unauthenticated("This needs the token of a seat of the match: Authorization: Bearer <token>.")
    by = authority(match_id)
    if not isinstance(by, SeatGrant | OnBehalf):
        detail = f"Your token holds no seat; use the token of a seat of this match, or a key with {ON_BEHALF_OF}."
        raise Problem(403, "forbidden", detail)
    return by


def require_viewer(match: Match) -> Viewer:
    """The viewer that the caller is in this match: a seat, or None for a spectator."""
    if on_behalf_of() is not None:
        return require_seat(match.ledger, seat_authority(match.ledger.id))
    match caller():
        case SeatToken():
            return require_seat(match.ledger, seat_authority(match.ledger.id))
        case InvitationToken() | SpectatorToken():
            _require_admitted(match, authority(match.ledger.id))
        case _:
            if not match.ledger.is_listed and not owns(match, "read"):
                raise Problem(403, "forbidden", "Only the maker of this match may look at it.")
    return None


def knows_of(match: Match) -> bool:
    """Whether the caller may know that there is this match, whatever else it may not do."""
    if match.ledger.is_listed:
        return True
    try:
        who = caller()
    except Problem:
        return False
    match who:
        case SeatToken() | InvitationToken() | SpectatorToken():
            return who.match == match.ledger.id
        case ApiKey():
            return who.is_admin or who.application == match.ledger.application
        case _:
            return False


class Asker(NamedTuple):
    """All that counts of a caller where another match than the one it asks about is looked at for it."""

    application: str | None
    is_admin: bool

    def may_look_at(self, match: Match) -> bool:
        """At a listed match, or at its own."""
        is_own = self.application is not None and self.application == match.ledger.application
        return match.ledger.is_listed or self.is_admin or is_own


def asker() -> Asker:
    who = caller()
    return Asker(who.application, who.is_admin) if isinstance(who, ApiKey) else Asker(None, False)


def may_still_view(match: Match) -> bool:
    """Whether a viewer of a match still may look at it: its token or key is read again."""
    g.pop("caller", None)
    try:
        require_viewer(match)
    except (Problem, NotAllowed):
        return False
    return True


def maker_authority(match: Match) -> Authority:
    """The authority of a caller who may end this match: its application, or an administrator."""
    if caller() is None:
        raise _unauthenticated("This needs the key of the match's application or of an administrator.")
    if not owns(match, "write"):
        raise Problem(403, "forbidden", "Only the match's application or an administrator may do this.")
    return authority(match.ledger.id)


def require_host(match: Match) -> None:
    """Only a match's application and administrators let others in; without an application, any seat's holder."""
    if match.ledger.application is None and isinstance(caller(), SeatToken):
        require_seat(match.ledger, seat_authority(match.ledger.id))
    else:
        maker_authority(match)


def require_admin() -> None:
    if caller() is None:
        raise _unauthenticated("This needs an administrator's key.")
    if not is_admin():
        raise Problem(403, "forbidden", "Only an administrator may do this.")


def require_token() -> None:
    """Any valid key or token."""
    if caller() is None:
        raise _unauthenticated("This needs a key or a token: Authorization: Bearer <token>.")


def require_key(scope: Scope) -> ApiKey:
    """The key that calls, which must have a scope."""
    who = caller()
    if who is None:
        raise _unauthenticated(
            "This needs an application's key; the operator makes one with `strata keys create NAME`."
        )
    if not isinstance(who, ApiKey):
        raise Problem(403, "forbidden", "This takes an application's key, not the token of a match.")
    _require_scope(who, scope)
    return who


def is_admin() -> bool:
    """Whether an administrator's key calls."""
    who = caller()
    return isinstance(who, ApiKey) and who.is_admin


def owns(match: Match, scope: Scope) -> bool:
    """Whether the match's application calls, or an administrator; the application's key must have the scope."""
    who = caller()
    if not isinstance(who, ApiKey):
        return False
    if not who.is_admin and who.application == match.ledger.application:
        _require_scope(who, scope)
        return True
    return who.is_admin


def application(scope: Scope = "read") -> str | None:
    """The application that calls, if a key says so."""
    return require_key(scope).application if isinstance(caller(), ApiKey) else None


def for_whom() -> str | None:
    """The application whose references of players the caller may see."""
    who = caller()
    return who.application if isinstance(who, ApiKey) else None


def may_create() -> str | None:
    """The application a match to be made belongs to; without a key only where none is needed."""
    if caller() is None and not services().needs_key:
        return None
    return require_key("write").application


def _require_admitted(match: Match, by: Authority) -> None:
    if isinstance(by, Invitation) and match.ledger.seats[by.seat].kind != "open":
        raise Problem(403, "invitation_used", "The seat of this invitation is taken.")


def _require_scope(key: ApiKey, scope: Scope) -> None:
    if not key.may(scope):
        raise Problem(403, "missing_scope", f"This key lacks the scope {scope}.")


def _unauthenticated(detail: str) -> Problem:
    return Problem(401, "unauthenticated", detail, {"WWW-Authenticate": "Bearer"})

"""By whose authority a command is given, and how far each authority reaches.

An application program proves who calls before it builds a command; what that caller may do in a match is decided here,
on the match as it is when the command is carried out.
"""

from __future__ import annotations

import msgspec

from strata.domain.kernel import Seat
from strata.domain.match.match import Ledger
from strata.domain.match.refusals import NotAllowed


class SeatGrant(msgspec.Struct, frozen=True):
    """Whoever holds a seat since the version that granted it."""

    seat: Seat
    granted_at: int

    @property
    def actor(self) -> str:
        return f"seat:{self.seat}"


class Invitation(msgspec.Struct, frozen=True):
    """Whoever was invited to a seat."""

    seat: Seat

    @property
    def actor(self) -> str:
        return f"seat:{self.seat}"


class Application(msgspec.Struct, frozen=True):
    """The application of this name; it may act for the matches it made."""

    name: str
    actor: str = "application"


class Administrator(msgspec.Struct, frozen=True):
    """The operator, or anyone with shell access."""

    actor: str = "admin"


class Service(msgspec.Struct, frozen=True):
    """The service itself, for what no caller asks."""

    actor: str = "service"


class Anyone(msgspec.Struct, frozen=True):
    """A caller of whom nothing is known."""

    actor: str = "anyone"


Authority = SeatGrant | Invitation | Application | Administrator | Service | Anyone


def require_seat(ledger: Ledger, by: Authority) -> Seat:
    """The seat that this authority holds."""
    if not isinstance(by, SeatGrant):
        raise NotAllowed("forbidden", "this takes the token of a seat of the match")
    if not 0 <= by.seat < len(ledger.seats) or ledger.seats[by.seat].granted_at != by.granted_at:
        raise NotAllowed("seat_lost", "this token's holder has left the seat")
    return by.seat


def require_owner(ledger: Ledger, by: Authority) -> None:
    """Only the application that made a match, or an administrator."""
    if not isinstance(by, Administrator) and not is_own(ledger, by):
        raise NotAllowed("forbidden", "only the match's application or an administrator may do this")


def require_administrator(by: Authority) -> None:
    if not isinstance(by, Administrator):
        raise NotAllowed("forbidden", "only an administrator may do this")


def require_service(by: Authority) -> None:
    if not isinstance(by, Service):
        raise NotAllowed("forbidden", "only the service itself does this")


def require_admission(ledger: Ledger, seat: Seat, by: Authority) -> None:
    """Open seats of an application's match, or of one that is not listed, are given; all others are free to take."""
    is_for_all = ledger.application is None and ledger.is_listed
    is_invited = isinstance(by, Invitation) and by.seat == seat
    if not (is_for_all or is_invited or isinstance(by, Administrator) or is_own(ledger, by)):
        raise NotAllowed("forbidden", "this seat is not free to all; take it with its invitation")


def is_own(ledger: Ledger, by: Authority) -> bool:
    """Whether the match was made by this application."""
    return isinstance(by, Application) and ledger.application == by.name

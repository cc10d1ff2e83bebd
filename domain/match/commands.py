"""What can be asked of a match: commands, as data, and by whose authority each is given.

A program that has to do with matches proves who calls, and builds a command; ``decide`` says what follows from it. How
far an authority reaches is decided on the match as it is when the command is carried out.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from strata.domain.kernel import Action, Seat
from strata.domain.match.events import Clock, SeatPlan, UndoPolicy
from strata.domain.match.match import Ledger, Match
from strata.domain.match.refusals import NotAllowed


class SeatGrant(msgspec.Struct, frozen=True):
    """Whoever holds a seat since the version that granted it."""

    seat: Seat
    granted_at: int

    @property
    def actor(self) -> str:
        return f"seat:{self.seat}"


class OnBehalf(msgspec.Struct, frozen=True):
    """The application of this name for a seat, in a match of its own that allows it."""

    application: str
    seat: Seat

    @property
    def actor(self) -> str:
        return f"application:{self.seat}"


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


Authority = SeatGrant | OnBehalf | Invitation | Application | Administrator | Service | Anyone


class Command(msgspec.Struct, frozen=True, kw_only=True):
    by: Authority

    @property
    def actor(self) -> str:
        """Who is named in the events that follow."""
        return self.by.actor


class CreateMatch(Command, frozen=True, kw_only=True):
    """A match of its own; it starts at once if no seat is open."""

    match: str
    game: str
    options: dict[str, Any]
    seats: tuple[SeatPlan, ...]
    application: str | None = None
    undo: UndoPolicy = "barrier"
    clock: Clock | None = None
    is_listed: bool = True
    is_on_behalf: bool = False
    pace: int | None = None
    has_hints: bool = False
    is_chance_joint: bool = False
    by: Authority = Anyone()

    @property
    def actor(self) -> str:
        return _maker(self.by)


class ForkMatch(Command, frozen=True, kw_only=True):
    """A match that starts from a version of another one: ``origin`` there, ``head`` as it is at present."""

    match: str
    origin: Match
    head: Match
    seats: tuple[SeatPlan, ...]
    application: str | None = None
    clock: Clock | None = None
    is_listed: bool = True
    """As its origin is; else only its tokens open it."""
    by: Authority = Anyone()

    @property
    def actor(self) -> str:
        return _maker(self.by)


class TakeSeat(Command, frozen=True, kw_only=True):
    """Sit down in an open seat, for a player named now or for whom it was kept."""

    seat: Seat
    player: str | None = None

    @property
    def actor(self) -> str:
        return f"seat:{self.seat}"


class LeaveSeat(Command, frozen=True, kw_only=True):
    """Leave the seat to a bot of this level."""

    bot: str = "greedy"


class AddValue(Command, frozen=True, kw_only=True):
    """Add a random value of one's own to the chance of the match, before its game begins."""

    value: str


class CloseValues(Command, frozen=True, kw_only=True):
    """Begin without the values that people did not add in time."""

    by: Authority = Service()


class IssueToken(Command, frozen=True, kw_only=True):
    """Grant a seat to its holder again: a token of before is good no longer."""

    seat: Seat


class ReturnToSeat(Command, frozen=True):
    """Be back, after a bot stood in."""


class PlayMove(Command, frozen=True, kw_only=True):
    """Play an action in person, and return with it if a bot stood in."""

    action: Action


class RequestUndo(Command, frozen=True, kw_only=True):
    """Go back to a version, before the seat's latest move if none is named; beyond a barrier the others are asked."""

    to_version: int | None = None


class AnswerUndo(Command, frozen=True, kw_only=True):
    """Agree to a request for undo or not; whoever made it withdraws it by not agreeing."""

    agrees: bool


class Redo(Command, frozen=True):
    """Restore what was undone last: a seat its own, an administrator anybody's."""


class Rewind(Command, frozen=True, kw_only=True):
    """Go back to any version at which the game was on, as an administrator."""

    to_version: int


class Cancel(Command, frozen=True, kw_only=True):
    """End a match without a result. The service gives up on one that nobody filled."""

    reason: Literal["by_maker", "never_filled"] = "by_maker"


class PlayForBot(Command, frozen=True, kw_only=True):
    """What a bot has chosen for a seat it plays."""

    seat: Seat
    action: Action
    by: Authority = Service()

    @property
    def actor(self) -> str:
        return f"bot:{self.seat}"


class LapseClock(Command, frozen=True, kw_only=True):
    """Bots stand in for all whose time is up."""

    by: Authority = Service()


class LapseAndPlay(Command, frozen=True, kw_only=True):
    """Bots stand in for all whose time is up, and decide for them in the same append.

    Whoever returns at once gains no time by having lapsed.
    """

    by: Authority = Service()


class Score(Command, frozen=True, kw_only=True):
    """Write down the outcome of a finished match, and reveal its seed."""

    by: Authority = Service()


def _maker(by: Authority) -> str:
    return by.actor if isinstance(by, Administrator) else "creator"


def require_seat(ledger: Ledger, by: Authority) -> Seat:
    """The seat that this authority holds, or may act for."""
    if isinstance(by, OnBehalf):
        _require_on_behalf(ledger, by)
        return by.seat
    if not isinstance(by, SeatGrant):
        raise NotAllowed("forbidden", "this takes the token of a seat of the match")
    if not 0 <= by.seat < len(ledger.seats) or ledger.seats[by.seat].granted_at != by.granted_at:
        raise NotAllowed("seat_lost", "this token's holder has left the seat")
    return by.seat


def _require_on_behalf(ledger: Ledger, by: OnBehalf) -> None:
    if ledger.application != by.application or not ledger.is_on_behalf:
        raise NotAllowed("forbidden", "only the application of a match made with on_behalf acts for its seats")
    if not 0 <= by.seat < len(ledger.seats) or ledger.seats[by.seat].kind != "human":
        raise NotAllowed("forbidden", f"no person sits in seat {by.seat}")


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

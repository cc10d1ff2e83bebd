"""What can be asked of a match: commands, as data. Each says by whose authority it is given.

A program that has to do with matches builds a command; ``decide`` says what follows from it.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from strata.domain.kernel import Action, Seat
from strata.domain.match.authority import Administrator, Anyone, Authority, Service
from strata.domain.match.events import Clock, SeatPlan, UndoPolicy
from strata.domain.match.match import Match


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

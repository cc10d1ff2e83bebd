"""What is done to a match in tests: a function for each command, by the authority it takes."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from strata.domain.kernel import Action, Game, Options, Seat
from strata.domain.kernel.codec import to_builtins
from strata.domain.match.commands import (
    Administrator,
    AnswerUndo,
    Anyone,
    Authority,
    Cancel,
    Command,
    CreateMatch,
    ForkMatch,
    LapseClock,
    LeaveSeat,
    PlayForBot,
    PlayMove,
    Redo,
    RequestUndo,
    ReturnToSeat,
    Rewind,
    Score,
    SeatGrant,
    Service,
    TakeSeat,
)
from strata.domain.match.context import Context
from strata.domain.match.decide import Change, carry_out
from strata.domain.match.events import Clock, SeatPlan, UndoPolicy
from strata.domain.match.match import Job, Match, Past


class Moment(NamedTuple):
    """When something is done, and the seed of the match it is done to."""

    at: str
    seed: bytes


def _no_past(version: int) -> Match:
    raise AssertionError("this command does not go back")


def carried_out(match: Match | None, command: Command, moment: Moment, past: Past = _no_past, seed: int = 0) -> Change:
    return carry_out(match, command, Context(moment.at, moment.seed, past, lambda: Random(seed)))


def holder(match: Match, seat: Seat) -> SeatGrant:
    """Whoever holds a seat at present."""
    return SeatGrant(seat, match.ledger.seats[seat].granted_at)


def creation(
    id_: str,
    game: Game[Any, Any],
    options: Options,
    seats: Sequence[SeatPlan],
    application: str | None = None,
    undo: UndoPolicy = "barrier",
    clock: Clock | None = None,
    is_listed: bool = True,
) -> CreateMatch:
    return CreateMatch(
        match=id_,
        game=game.slug,
        options=to_builtins(options),
        seats=tuple(seats),
        application=application,
        undo=undo,
        clock=clock,
        is_listed=is_listed,
    )


def create(
    id_: str,
    game: Game[Any, Any],
    options: Options,
    seats: Sequence[SeatPlan],
    application: str | None,
    moment: Moment,
    undo: UndoPolicy = "barrier",
    clock: Clock | None = None,
    is_listed: bool = True,
) -> Change:
    return carried_out(None, creation(id_, game, options, seats, application, undo, clock, is_listed), moment)


def take_seat(match: Match, seat: Seat, player: str | None, moment: Moment, by: Authority = Anyone()) -> Change:  # noqa: B008
    return carried_out(match, TakeSeat(by=by, seat=seat, player=player), moment)


def leave_seat(match: Match, seat: Seat, bot: str, moment: Moment) -> Change:
    return carried_out(match, LeaveSeat(by=holder(match, seat), bot=bot), moment)


def return_to_seat(match: Match, seat: Seat, moment: Moment) -> Change:
    return carried_out(match, ReturnToSeat(by=holder(match, seat)), moment)


def play_in_person(match: Match, seat: Seat, action: Action, moment: Moment) -> Change:
    return carried_out(match, PlayMove(by=holder(match, seat), action=action), moment)


def choice(match: Match, seat: Seat, action: Action) -> Command:
    """An action, chosen by whoever plays the seat: its person, or a bot."""
    if match.ledger.seats[seat].level is None:
        return PlayMove(by=holder(match, seat), action=action)
    return PlayForBot(seat=seat, action=action)


def move(match: Match, seat: Seat, action: Action, moment: Moment) -> Change:
    return carried_out(match, choice(match, seat, action), moment)


def lapse(match: Match, moment: Moment, seed: int = 0) -> Change:
    return carried_out(match, LapseClock(), moment, seed=seed)


def undo(match: Match, seat: Seat, to_version: int | None, past: Past, moment: Moment) -> Change:
    return carried_out(match, RequestUndo(by=holder(match, seat), to_version=to_version), moment, past)


def answer(match: Match, seat: Seat, agrees: bool, past: Past, moment: Moment) -> Change:
    return carried_out(match, AnswerUndo(by=holder(match, seat), agrees=agrees), moment, past)


def redo(match: Match, seat: Seat | None, past: Past, moment: Moment) -> Change:
    """By a seat, or by an administrator (None)."""
    by: Authority = Administrator() if seat is None else holder(match, seat)
    return carried_out(match, Redo(by=by), moment, past)


def rewind(match: Match, to_version: int, past: Past, moment: Moment) -> Change:
    return carried_out(match, Rewind(by=Administrator(), to_version=to_version), moment, past)


def fork(
    id_: str,
    origin: Match,
    head: Match,
    seats: Sequence[SeatPlan],
    by: Authority,
    moment: Moment,
    application: str | None = None,
    clock: Clock | None = None,
    seed: int = 0,
) -> Change:
    command = ForkMatch(
        match=id_, origin=origin, head=head, seats=tuple(seats), application=application, clock=clock, by=by
    )
    return carried_out(None, command, moment, seed=seed)


def score(match: Match, moment: Moment) -> Change:
    return carried_out(match, Score(), moment)


def cancel(match: Match, moment: Moment) -> Change:
    """By an administrator."""
    return carried_out(match, Cancel(by=Administrator()), moment)


def give_up(match: Match, moment: Moment) -> Change:
    """By the service, on a match that nobody filled."""
    return carried_out(match, Cancel(by=Service(), reason="never_filled"), moment)


def job_of(match: Match) -> Job | None:
    """What a match waits for the service to do."""
    duty = match.duty
    return None if duty is None else duty.job

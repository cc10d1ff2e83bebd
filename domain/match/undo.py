"""Undo and redo. Nothing is deleted: the match continues from an earlier version, and what was undone stays readable.

At will a seat may take back its own latest moves, as long as that crosses no barrier: no draw, nothing shown, no
other seat's choice, and no other seat's turn that it would end. Barriers are computed from what was recorded. Beyond
them it takes the consent of the other people; bots never object. Draws are counted along the effective history, so
an undone die falls the same way again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from msgspec import UNSET, UnsetType

from strata.domain.kernel import Seat
from strata.domain.match.commands import (
    Administrator,
    AnswerUndo,
    Redo,
    RequestUndo,
    Rewind,
    require_administrator,
    require_seat,
)
from strata.domain.match.context import Context, Decided
from strata.domain.match.events import (
    MOST_EVENTS,
    Barrier,
    MatchFinished,
    MatchRestored,
    MatchRewound,
    UndoAnswered,
    UndoRequested,
)
from strata.domain.match.match import LastMove, Ledger, Match, Past
from strata.domain.match.record import END_OF_TIME, milliseconds
from strata.domain.match.refusals import Refused

LAST_UNDO = MOST_EVENTS // 2
"""From this version on nothing is taken back or restored any more, so that a match cannot grow without end."""

BlockedBy = Literal["policy", "not_playing", "no_move", "chance", "reveal", "choice", "turn", "consent"]


class UndoStatus(NamedTuple):
    """Whether a seat may take its latest move back at once: to which version, or why not."""

    allowed: bool
    to_version: int | None
    blocked_by: BlockedBy | None


def undo_status(match: Match, seat: Seat | None) -> UndoStatus:
    """Whether a seat may take its latest move back without asking anybody."""
    ledger = match.ledger
    if seat is None or ledger.status != "playing":
        return UndoStatus(False, None, "not_playing")
    if ledger.undo == "off":
        return UndoStatus(False, None, "policy")
    if ledger.last is None or not ledger.moved[seat]:
        return UndoStatus(False, None, "no_move")
    target = ledger.moved[seat] - 1
    if ledger.undo == "free" or not other_people(ledger, seat):
        return UndoStatus(True, target, None)
    barrier = _barrier(match, ledger.last, seat)
    if barrier is None and ledger.undo == "consent":
        return UndoStatus(False, target, "consent")
    return UndoStatus(barrier is None, target, barrier)


def request(match: Match, command: RequestUndo, context: Context) -> Decided:
    """Go back at will where nothing stands in the way, else ask the other people first."""
    ledger = match.ledger
    seat = require_seat(ledger, command.by)
    _require_presence(ledger, seat)
    _require_room(ledger)
    if ledger.undo == "off":
        raise Refused("undo_off", "this match is played without undo")
    if ledger.status != "playing" or (command.to_version is None and not ledger.moved[seat]):
        raise Refused("nothing_to_undo", "there is no move to take back")
    target = ledger.moved[seat] - 1 if command.to_version is None else command.to_version
    crossed = _crossed(match, seat, target, context.past)
    at_will = ledger.undo == "free" or (ledger.undo == "barrier" and not crossed)
    if at_will or not other_people(ledger, seat):
        match = yield MatchRewound(target, "seat" if at_will else "consent", seat, crossed, _asked(match))
        if match.deadlines.get(seat, END_OF_TIME) <= milliseconds(context.at):
            raise Refused("no_time_left", "the time for the move that would be made again is used up")
        return
    if ledger.request is not None and ledger.request.seat != seat:
        raise Refused("request_open", f"the request of seat {ledger.request.seat} waits for its answers")
    yield UndoRequested(seat, target)


def answer(match: Match, command: AnswerUndo, context: Context) -> Decided:
    """The match goes back once all other people agree."""
    seat = require_seat(match.ledger, command.by)
    request = match.ledger.request
    _require_presence(match.ledger, seat)
    if request is None:
        raise Refused("no_request", "nobody asks for an undo")
    if seat == request.seat and command.agrees:
        raise Refused("own_request", "whoever asks for an undo can only withdraw the request")
    if seat in request.agreed and command.agrees:
        raise Refused("answered", "this seat has agreed already")
    before = match
    match = yield UndoAnswered(seat, command.agrees)
    if command.agrees and not other_people(match.ledger, request.seat) - {*request.agreed, seat}:
        crossed = _crossed(before, request.seat, request.to_version, context.past)
        yield MatchRewound(request.to_version, "consent", request.seat, crossed, _asked(match))


def redo(match: Match, command: Redo, context: Context) -> Decided:
    """Restore what was undone last."""
    ledger = match.ledger
    seat = None if isinstance(command.by, Administrator) else require_seat(ledger, command.by)
    _require_room(ledger)
    if ledger.is_unsealed or not ledger.undone:
        raise Refused("nothing_to_redo", "nothing that was undone can be restored")
    undone = ledger.undone[-1]
    if seat is not None and undone.seat != seat:
        raise Refused("not_yours_to_redo", "only the seat that had a move undone may restore it")
    if seat is not None:
        _require_presence(ledger, seat)
    match = yield MatchRestored(undone.version, seat, _asked(match))
    reason = None if match.position is None else match.game.ending(match.position.state)
    if reason is not None:
        yield MatchFinished(reason)


def rewind(match: Match, command: Rewind, context: Context) -> Decided:
    """To any effective version at which the game was on, until the seed is out."""
    require_administrator(command.by)
    _require_room(match.ledger)
    if match.ledger.is_unsealed:
        raise Refused("seed_revealed", "the seed is out: from here on there are only forks")
    crossed = _crossed(match, None, command.to_version, context.past)
    yield MatchRewound(command.to_version, "admin", None, crossed, _asked(match))


def _asked(match: Match) -> Sequence[Seat] | UnsetType:
    """Who was asked until the match goes back, for the clocks."""
    return UNSET if match.ledger.clocks is None else [seat for seat, _ in match.pending]


def _crossed(match: Match, seat: Seat | None, target: int, past: Past) -> list[Barrier]:
    """The kinds of barriers that a seat meets first at each move between the head and an effective version."""
    ledger = match.ledger
    if not 1 <= target < ledger.version or not ledger.is_effective(target):
        raise Refused("not_effective", f"version {target} did not lead to the present one")
    if past(target).ledger.status == "open":
        raise Refused("not_effective", f"at version {target} the game had not begun")
    if ledger.last is None or ledger.last.version <= target:
        raise Refused("nothing_to_undo", f"no move was played since version {target}")
    barriers = (_barrier(here, last, seat) for here, last in _moves_back(match, target, past))
    return sorted({barrier for barrier in barriers if barrier is not None})


def _require_room(ledger: Ledger) -> None:
    if ledger.version >= LAST_UNDO:
        raise Refused("too_long", f"a match of more than {LAST_UNDO} events is only played on")


def _require_presence(ledger: Ledger, seat: Seat) -> None:
    if ledger.seats[seat].stand_in is not None:
        raise Refused("seat_lapsed", f"a bot stands in for seat {seat} until its person returns")


def other_people(ledger: Ledger, seat: Seat) -> set[Seat]:
    """The people whom a seat has to ask; a bot that stands in for somebody does not speak for them."""
    return {other for other, holder in enumerate(ledger.seats) if holder.kind == "human" and other != seat}


def _moves_back(match: Match, target: int, past: Past) -> Iterator[tuple[Match, LastMove]]:
    """The moves of the effective history after a version, the latest first, each with the match it led to."""
    while (last := match.ledger.last) is not None and last.version > target:
        yield match, last
        match = past(last.version - 1)


def _barrier(match: Match, last: LastMove, seat: Seat | None) -> Barrier | None:
    """What a seat would cross by taking back a move that led to this match."""
    if last.barrier is not None:
        return last.barrier
    if last.seat != seat:
        return "choice"
    asked_since = {other for other, _ in match.pending} - set(last.asked) - {seat}
    return "turn" if asked_since else None

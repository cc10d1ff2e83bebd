"""Undo and redo. Nothing is deleted: the match goes on from an earlier version, and what was undone stays to be seen.

At will a seat may take back its own latest moves, as long as that crosses no barrier: no draw, nothing shown, no
other seat's choice, and no other seat's turn that it would end. Barriers are computed from what was recorded. Beyond
them it takes the consent of the other people; bots never object. Draws are counted along the effective history, so
an undone die falls the same way again.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

import msgspec

from strata.domain.kernel import Seat
from strata.domain.match.commands import Change, Moment, Refused, then
from strata.domain.match.events import Barrier, MatchFinished, MatchRestored, MatchRewound, UndoAnswered, UndoRequested
from strata.domain.match.ledger import LastMove, Ledger
from strata.domain.match.match import Match, Past, go_back
from strata.domain.match.times import END_OF_TIME, milliseconds

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


def undo(match: Match, seat: Seat, to_version: int | None, past: Past, moment: Moment) -> Change:
    """Go back, before the seat's latest move if no version is named; beyond a barrier ask the other people first."""
    ledger = match.ledger
    _require_presence(ledger, seat)
    if ledger.undo == "off":
        raise Refused("undo_off", "this match is played without undo")
    if ledger.status != "playing" or (to_version is None and not ledger.moved[seat]):
        raise Refused("nothing_to_undo", "there is no move to take back")
    target = ledger.moved[seat] - 1 if to_version is None else to_version
    crossed = _crossed(match, seat, target, past)
    at_will = ledger.undo == "free" or (ledger.undo == "barrier" and not crossed)
    if at_will or not other_people(ledger, seat):
        change = _rewind(match, MatchRewound(target, "seat" if at_will else "consent", seat, crossed), past, moment)
        if change.match.deadlines.get(seat, END_OF_TIME) <= milliseconds(moment.at):
            raise Refused("no_time_left", "the time for the move that would be made anew is used up")
        return change
    if ledger.request is not None and ledger.request.seat != seat:
        raise Refused("request_open", f"the request of seat {ledger.request.seat} waits for its answers")
    return then(Change([], match), UndoRequested(seat, target), moment)


def answer(match: Match, seat: Seat, agrees: bool, past: Past, moment: Moment) -> Change:
    """Agree to a request or not; the match goes back once all other people agree. Who asked may withdraw."""
    request = match.ledger.request
    _require_presence(match.ledger, seat)
    if request is None:
        raise Refused("no_request", "nobody asks for an undo")
    if seat == request.seat and agrees:
        raise Refused("own_request", "who asks for an undo can only withdraw the request")
    if seat in request.agreed and agrees:
        raise Refused("answered", "this seat has agreed already")
    change = then(Change([], match), UndoAnswered(seat, agrees), moment)
    if not agrees or other_people(match.ledger, request.seat) - {*request.agreed, seat}:
        return change
    crossed = _crossed(match, request.seat, request.to_version, past)
    rewound = MatchRewound(request.to_version, "consent", request.seat, crossed)
    return _back(change, rewound, past(request.to_version), moment)


def redo(match: Match, seat: Seat | None, past: Past, moment: Moment) -> Change:
    """Restore what was undone last: for the seat that had it undone, or for an administrator (None)."""
    if match.ledger.is_open or not match.ledger.undone:
        raise Refused("nothing_to_redo", "nothing that was undone can be restored")
    undone = match.ledger.undone[-1]
    if seat is not None and undone.seat != seat:
        raise Refused("not_yours_to_redo", "only who had a move undone may restore it")
    if seat is not None:
        _require_presence(match.ledger, seat)
    there = past(undone.version)
    change = _back(Change([], match), MatchRestored(undone.version, seat), there, moment)
    reason = None if there.position is None else match.game.ending(there.position.state)
    return change if reason is None else then(change, MatchFinished(reason), moment)


def rewind(match: Match, to_version: int, past: Past, moment: Moment) -> Change:
    """An administrator's rewind, to any effective version at which the game was on, until the seed is out."""
    if match.ledger.is_open:
        raise Refused("seed_revealed", "the seed is out: from here on there are only forks")
    crossed = _crossed(match, None, to_version, past)
    return _rewind(match, MatchRewound(to_version, "admin", None, crossed), past, moment)


def _rewind(match: Match, payload: MatchRewound, past: Past, moment: Moment) -> Change:
    return _back(Change([], match), payload, past(payload.to_version), moment)


def _back(change: Change, payload: MatchRewound | MatchRestored, there: Match, moment: Moment) -> Change:
    if change.match.ledger.clocks is not None:
        payload = msgspec.structs.replace(payload, asked=[seat for seat, _ in change.match.pending])
    made = then(change, payload, moment)
    ledger = go_back(made.match.ledger, there.ledger, made.events[-1])
    return Change(made.events, Match(ledger, there.position))


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


def _require_presence(ledger: Ledger, seat: Seat) -> None:
    if ledger.seats[seat].stand_in is not None:
        raise Refused("seat_lapsed", f"a bot stands in for seat {seat} until its person returns")


def other_people(ledger: Ledger, seat: Seat) -> set[Seat]:
    """The people whom a seat has to ask; a bot that stands in for somebody does not speak for them."""
    return {other for other, holder in enumerate(ledger.seats) if holder.kind == "human" and other != seat}


def _moves_back(match: Match, target: int, past: Past) -> Iterator[tuple[Match, LastMove]]:
    """The moves of the effective history behind a version, the latest first, each with the match it led to."""
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

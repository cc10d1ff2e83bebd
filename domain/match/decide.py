"""Decisions about a match: what follows from a command, if its authority reaches that far.

A command is decided as a rule of a game is: it yields what happened, each event is part of the match before the next
line runs, and ``match = yield …`` is how it gets the match that it led to. It may yield a further command, which
is then carried out in its place.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from random import Random
from typing import Any, NamedTuple

from msgspec import UNSET

from strata.domain.bots import Budget, choose
from strata.domain.games.registry import GAMES
from strata.domain.kernel import Action, Seat, begin, play
from strata.domain.kernel.chance import commitment
from strata.domain.kernel.engine import Move
from strata.domain.match import fork, undo
from strata.domain.match.commands import (
    AddValue,
    AnswerUndo,
    Cancel,
    CloseValues,
    Command,
    CreateMatch,
    ForkMatch,
    IssueToken,
    LapseAndPlay,
    LapseClock,
    LeaveSeat,
    PlayForBot,
    PlayMove,
    Redo,
    RequestUndo,
    ReturnToSeat,
    Rewind,
    Score,
    Service,
    TakeSeat,
    require_admission,
    require_owner,
    require_seat,
    require_service,
)
from strata.domain.match.context import Context, Decided, Reached
from strata.domain.match.events import (
    Event,
    MatchCancelled,
    MatchCreated,
    MatchFinished,
    MatchScored,
    MatchStarted,
    MovePlayed,
    Payload,
    SeatLapsed,
    SeatLeft,
    SeatResumed,
    SeatTaken,
    SeedRevealed,
    TokenIssued,
    ValueAdded,
    ValuesClosed,
)
from strata.domain.match.evolve import evolve, evolve_to
from strata.domain.match.match import Duty, Ledger, Match
from strata.domain.match.record import NO_HASH, milliseconds, write_event
from strata.domain.match.refusals import Refused


class Change(NamedTuple):
    """Events to append to the match they were decided on, and the match they lead to."""

    events: list[Event]
    match: Match
    duty: Duty | None
    """What the match then waits for the service to do."""
    is_announced: bool
    """Whether a worker is to be notified of that at once; the one that plays for bots continues by itself."""


def carry_out(match: Match | None, command: Command, context: Context) -> Change:
    """All that follows from a command. Raises ``Refused``, ``NotAllowed`` or ``IllegalMove``."""
    events: list[Event] = []
    after = _carry_out(match, command, context, events)
    duty = after.duty
    continues = events[-1].actor.startswith("bot:") and duty is not None and duty.job == "play_bot"
    return Change(events, after, duty, duty is not None and not duty.waits and not continues)


def _carry_out(match: Match | None, command: Command, context: Context, events: list[Event]) -> Match:
    decided = decide(match, command, context)
    step = next(decided)
    while True:
        if isinstance(step, Command):
            match = _carry_out(match, step, context, events)
        elif isinstance(step, Reached):
            assert match is not None, "a match is created before its game begins"
            events.append(_write(match, step.layer, command.actor, context))
            match = evolve_to(match, events[-1], step.layer, step.position)
        else:
            events.append(_write(match, step, command.actor, context))
            match = evolve(match, [events[-1]], context.past)
        try:
            step = decided.send(match)
        except StopIteration:
            return match


def _write(match: Match | None, payload: Payload, actor: str, context: Context) -> Event:
    """The next event of a match, or the first of one that is being created."""
    if match is not None:
        id_, version, previous = match.ledger.id, match.ledger.version, match.ledger.hash
    else:
        assert isinstance(payload, MatchCreated), "a stream opens with the creation of the match"
        id_, version, previous = payload.match, 0, NO_HASH
    return write_event(id_, version + 1, previous, context.seed, context.at, actor, payload)


def decide(match: Match | None, command: Command, context: Context) -> Decided:
    """What follows from a command, event by event."""
    return _DECISIONS[type(command)](match, command, context)


def _create(_: None, command: CreateMatch, context: Context) -> Decided:
    game = GAMES[command.game]
    match = yield MatchCreated(
        match=command.match,
        game=command.game,
        options=command.options,
        rules_version=game.rules_version,
        codec_version=game.codec_version,
        seats=list(command.seats),
        commitment=commitment(context.seed),
        application=command.application,
        undo=command.undo,
        clock=UNSET if command.clock is None else command.clock,
        is_listed=UNSET if command.is_listed else False,
        data=UNSET if game.data is None else game.data,
        on_behalf=True if command.is_on_behalf else UNSET,
        pace=UNSET if command.pace is None else command.pace,
        hints=True if command.has_hints else UNSET,
        chance="joint" if command.is_chance_joint else UNSET,
    )
    yield from _start(match, context)


def _take_seat(match: Match, command: TakeSeat, context: Context) -> Decided:
    ledger, seat = match.ledger, command.seat
    require_admission(ledger, seat, command.by)
    if ledger.status != "open" or ledger.seats[seat].kind != "open":
        raise Refused("seat_taken", f"seat {seat} is not open")
    match = yield SeatTaken(seat, command.player or ledger.seats[seat].player)
    yield from _start(match, context)


def _start(match: Match, context: Context) -> Decided:
    """The game begins as soon as no seat is open, and no person has still to add a value to its chance."""
    ledger = match.ledger
    if any(holder.kind == "open" for holder in ledger.seats) or ledger.values_missing:
        return
    yield _begin(match, context)


def _begin(match: Match, context: Context) -> Reached:
    ledger = match.ledger
    move = begin(match.game, match.options, len(ledger.seats), ledger.chance(context.seed))
    return Reached(MatchStarted(**_layer(move)), move.position)


def _add_value(match: Match, command: AddValue, context: Context) -> Decided:
    ledger = match.ledger
    seat = require_seat(ledger, command.by)
    if not ledger.is_chance_joint:
        raise Refused("chance_not_joint", "the chance of this match is not joint: its seed alone decides")
    if ledger.status != "open":
        raise Refused("match_started", "the game has begun, and its chance is settled")
    if seat not in ledger.values_missing:
        raise Refused("value_added", f"seat {seat} has added its value")
    match = yield ValueAdded(seat, command.value)
    yield from _start(match, context)


def _close_values(match: Match, command: CloseValues, context: Context) -> Decided:
    require_service(command.by)
    due = match.ledger.values_due
    if due is None or milliseconds(context.at) < due:
        raise Refused("values_open", "there is time yet to add values")
    match = yield ValuesClosed(match.ledger.values_missing)
    yield _begin(match, context)


def _leave_seat(match: Match, command: LeaveSeat, context: Context) -> Decided:
    seat = require_seat(match.ledger, command.by)
    if match.ledger.status not in ("open", "playing"):
        raise Refused("match_over", "the match is over")
    if match.ledger.seats[seat].kind != "human":
        raise Refused("seat_empty", f"no person sits in seat {seat}")
    match = yield SeatLeft(seat, command.bot)
    if match.ledger.status == "open":
        yield from _start(match, context)


def _issue_token(match: Match, command: IssueToken, context: Context) -> Decided:
    require_owner(match.ledger, command.by)
    if match.ledger.status not in ("open", "playing"):
        raise Refused("match_over", "the match is over")
    if match.ledger.seats[command.seat].kind != "human":
        raise Refused("seat_empty", f"no person sits in seat {command.seat}")
    yield TokenIssued(command.seat)


def _return_to_seat(match: Match, command: ReturnToSeat, context: Context) -> Decided:
    seat = require_seat(match.ledger, command.by)
    if match.ledger.status != "playing":
        raise Refused("match_over", "the match is over")
    if match.ledger.seats[seat].stand_in is None:
        raise Refused("not_lapsed", f"no bot stands in for a person in seat {seat}")
    yield SeatResumed(seat)


def _play_move(match: Match, command: PlayMove, context: Context) -> Decided:
    seat = require_seat(match.ledger, command.by)
    if match.ledger.status == "playing" and match.ledger.seats[seat].stand_in is not None:
        match = yield SeatResumed(seat)
    yield from _move(match, seat, command.action, context)


def _play_for_bot(match: Match, command: PlayForBot, context: Context) -> Decided:
    require_service(command.by)
    yield from _move(match, command.seat, command.action, context)


def _move(match: Match, seat: Seat, action: Action, context: Context) -> Decided:
    """A seat plays an action, which may end the game. Raises ``IllegalMove`` where it may not."""
    ledger = match.ledger
    if ledger.status == "open":
        raise Refused("match_not_started", _not_begun(ledger))
    if ledger.status != "playing" or match.position is None:
        raise Refused("match_over", "the match is over")
    move = play(match.position, seat, action, ledger.chance(context.seed))
    asked = [asked for asked, _ in match.pending]
    yield Reached(MovePlayed(seat=seat, action=action, asked=asked, **_layer(move)), move.position)
    reason = match.game.ending(move.position.state)
    if reason is not None:
        yield MatchFinished(reason)


def _not_begun(ledger: Ledger) -> str:
    if ledger.values_due is None:
        return "the match waits for its seats to be taken"
    return f"the match waits for the values of seats {ledger.values_missing}"


def _layer(move: Move[Any]) -> dict[str, Any]:
    game = move.position.game
    return {
        "facts": move.facts,
        "draws": move.draws,
        "digest": move.position.digest,
        "rules_version": game.rules_version,
        "codec_version": game.codec_version,
        "state_schema": game.state_schema,
    }


def _lapse_clock(match: Match, command: LapseClock, context: Context) -> Decided:
    require_service(command.by)
    clock, now = match.ledger.clock, milliseconds(context.at)
    late = [seat for seat, deadline in match.deadlines.items() if deadline <= now]
    if clock is None or not late:
        raise Refused("clock_runs", "nobody's time is up")
    for seat in late:
        yield SeatLapsed(seat, clock.bot)


def _lapse_and_play(match: Match, command: LapseAndPlay, context: Context) -> Decided:
    before = match.ledger.seats
    match = yield LapseClock(by=command.by)
    late = [seat for seat in match.pending_bots if before[seat].level is None]
    for seat in late:
        if seat in match.pending_bots:
            match = yield PlayForBot(seat=seat, action=bot_choice(match, seat, context.random()))


def bot_choice(match: Match, seat: Seat, random: Random, budget: Budget | None = None) -> Action:
    """What the bot that plays a seat chooses there; with its level's iterations, if no other budget is given."""
    level = match.ledger.seats[seat].level
    assert match.position is not None, "a bot is asked only in a running match"
    assert level is not None, "a bot's seat names its level"
    return choose(level, match.position, seat, random, budget)


def _score(match: Match, command: Score, context: Context) -> Decided:
    require_service(command.by)
    if match.ledger.status != "finished" or match.position is None:
        raise Refused("nothing_to_score", "only a finished match that has no score yet is scored")
    outcome = match.game.outcome(match.position.state)
    assert outcome is not None, "a finished match has an outcome"
    yield MatchScored(outcome)
    yield SeedRevealed(context.seed.hex())


def _cancel(match: Match, command: Cancel, context: Context) -> Decided:
    if not isinstance(command.by, Service):
        require_owner(match.ledger, command.by)
    if match.ledger.status not in ("open", "playing"):
        raise Refused("match_over", "the match is over")
    yield MatchCancelled(command.reason)
    yield SeedRevealed(context.seed.hex())


_DECISIONS: dict[type[Command], Callable[..., Generator[Any, Match, None]]] = {
    CreateMatch: _create,
    ForkMatch: fork.decide,
    TakeSeat: _take_seat,
    AddValue: _add_value,
    CloseValues: _close_values,
    LeaveSeat: _leave_seat,
    IssueToken: _issue_token,
    ReturnToSeat: _return_to_seat,
    PlayMove: _play_move,
    RequestUndo: undo.request,
    AnswerUndo: undo.answer,
    Redo: undo.redo,
    Rewind: undo.rewind,
    Cancel: _cancel,
    PlayForBot: _play_for_bot,
    LapseClock: _lapse_clock,
    LapseAndPlay: _lapse_and_play,
    Score: _score,
}

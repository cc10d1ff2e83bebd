"""What can be done with a match: each command answers the events that follow and the match they lead to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET

from strata.domain.kernel import Action, Game, Options, Seat, SeededChance, begin, digest, play
from strata.domain.kernel.chance import commitment
from strata.domain.kernel.codec import to_builtins
from strata.domain.kernel.engine import Move
from strata.domain.match.events import (
    Clock,
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
    SeatPlan,
    SeatResumed,
    SeatTaken,
    SeedRevealed,
    UndoPolicy,
)
from strata.domain.match.ledger import advance
from strata.domain.match.match import Match, fold_match, last_move
from strata.domain.match.record import NO_HASH, Readers, readers_of, write_event
from strata.domain.match.times import milliseconds


class Refused(Exception):
    """The match is not in a condition for this; ``code`` is stable, the message is for people."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code = code


class Change(NamedTuple):
    """Events to append behind the match they were decided on, and the match they lead to."""

    events: list[Event]
    match: Match


class Moment(NamedTuple):
    """What a command needs from outside: the time, who acts, and the match's seed."""

    at: str
    actor: str
    seed: bytes


def create(
    match: str,
    game: Game[Any, Any],
    options: Options,
    seats: Sequence[SeatPlan],
    application: str | None,
    moment: Moment,
    undo: UndoPolicy = "barrier",
    clock: Clock | None = None,
    is_listed: bool = True,
) -> Change:
    """A new match; it starts at once if no seat is open."""
    payload = MatchCreated(
        match=match,
        game=game.slug,
        options=to_builtins(options),
        rules_version=game.rules_version,
        codec_version=game.codec_version,
        seats=list(seats),
        commitment=commitment(moment.seed),
        application=application,
        undo=undo,
        clock=UNSET if clock is None else clock,
        is_listed=UNSET if is_listed else False,
    )
    event = write_event(match, 1, NO_HASH, moment.seed, moment.at, moment.actor, payload, {})
    return _started(Change([event], fold_match(None, [event])), moment)


def take_seat(match: Match, seat: Seat, player: str | None, moment: Moment) -> Change:
    """A person sits down in an open seat: a player named now, or whom it was kept for. The last of them starts it."""
    if match.ledger.status != "open" or match.ledger.seats[seat].kind != "open":
        raise Refused("seat_taken", f"seat {seat} is not open")
    taken = SeatTaken(seat, player or match.ledger.seats[seat].player)
    return _started(then(Change([], match), taken, moment), moment)


def leave_seat(match: Match, seat: Seat, bot: str, moment: Moment) -> Change:
    """A person leaves; a bot plays on."""
    if match.ledger.status not in ("open", "playing"):
        raise Refused("match_over", "the match is over")
    if match.ledger.seats[seat].kind != "human":
        raise Refused("seat_empty", f"no person sits in seat {seat}")
    return then(Change([], match), SeatLeft(seat, bot), moment)


def lapse(match: Match, moment: Moment) -> Change:
    """Bots stand in for all whose time is up."""
    clock, now = match.ledger.clock, milliseconds(moment.at)
    late = [seat for seat, deadline in match.deadlines.items() if deadline <= now]
    if clock is None or not late:
        raise Refused("clock_runs", "nobody's time is up")
    change = Change([], match)
    for seat in late:
        change = then(change, SeatLapsed(seat, clock.bot), moment)
    return change


def return_to_seat(match: Match, seat: Seat, moment: Moment) -> Change:
    """A person is back, and a bot stands in for them no longer."""
    if match.ledger.status != "playing":
        raise Refused("match_over", "the match is over")
    if match.ledger.seats[seat].stand_in is None:
        raise Refused("not_lapsed", f"no bot stands in for a person in seat {seat}")
    return then(Change([], match), SeatResumed(seat), moment)


def move_in_person(match: Match, seat: Seat, action: Action, moment: Moment) -> Change:
    """A person plays an action, and returns with it if a bot stood in for them."""
    if match.ledger.status != "playing" or match.ledger.seats[seat].stand_in is None:
        return move(match, seat, action, moment)
    back = return_to_seat(match, seat, moment)
    made = move(back.match, seat, action, moment)
    return Change([*back.events, *made.events], made.match)


def move(match: Match, seat: Seat, action: Action, moment: Moment) -> Change:
    """A seat plays an action. Raises ``IllegalMove`` where it may not."""
    if match.ledger.status == "open":
        raise Refused("match_not_started", "the match waits for its seats to be taken")
    if match.ledger.status != "playing" or match.position is None:
        raise Refused("match_over", "the match is over")
    chance = SeededChance(moment.seed, match.ledger.id, match.ledger.drawn)
    made = play(match.position, seat, action, chance)
    asked = [asked_seat for asked_seat, _ in match.pending]
    payload = MovePlayed(seat=seat, action=action, asked=asked, **_layer(made))
    change = then(Change([], match), payload, moment, readers_of(made.facts, seat, action))
    ledger = change.match.ledger
    ledger = msgspec.structs.replace(
        ledger,
        drawn=ledger.drawn + len(made.draws),
        last=last_move(ledger.version, seat, asked, made.facts, made.draws),
        moved=(*ledger.moved[:seat], ledger.version, *ledger.moved[seat + 1 :]),
    )
    change = Change(change.events, Match(ledger, made.position))
    reason = match.game.ending(made.position.state)
    return change if reason is None else then(change, MatchFinished(reason), moment)


def score(match: Match, moment: Moment) -> Change:
    """The outcome of a finished match, and its seed."""
    if match.ledger.status != "finished" or match.position is None:
        raise Refused("nothing_to_score", "only a finished match that has no score yet is scored")
    outcome = match.game.outcome(match.position.state)
    assert outcome is not None, "a finished match has an outcome"
    return _reveal(then(Change([], match), MatchScored(outcome), moment), moment)


def cancel(match: Match, payload: MatchCancelled, moment: Moment) -> Change:
    """End a match without a result; its seed is revealed."""
    if match.ledger.status not in ("open", "playing"):
        raise Refused("match_over", "the match is over")
    return _reveal(then(Change([], match), payload, moment), moment)


def _started(change: Change, moment: Moment) -> Change:
    match = change.match
    if any(holder.kind == "open" for holder in match.ledger.seats):
        return change
    chance = SeededChance(moment.seed, match.ledger.id, 0)
    made = begin(match.game, match.options, len(match.ledger.seats), chance)
    payload = MatchStarted(**_layer(made))
    change = then(change, payload, moment, readers_of(made.facts, None))
    ledger = msgspec.structs.replace(change.match.ledger, drawn=len(made.draws))
    return Change(change.events, Match(ledger, made.position))


def _layer(made: Move[Any]) -> dict[str, Any]:
    game = made.position.game
    return {
        "facts": made.facts,
        "draws": made.draws,
        "digest": digest(made.position.state),
        "rules_version": game.rules_version,
        "codec_version": game.codec_version,
        "state_schema": game.state_schema,
    }


def _reveal(change: Change, moment: Moment) -> Change:
    return then(change, SeedRevealed(moment.seed.hex()), moment)


def then(change: Change, payload: Payload, moment: Moment, readers: Readers | None = None) -> Change:
    """One more event behind a change, and the match it leads to; its game stays as it is."""
    before = change.match.ledger
    event = write_event(
        before.id, before.version + 1, before.hash, moment.seed, moment.at, moment.actor, payload, readers or {}
    )
    return Change([*change.events, event], Match(advance(before, event), change.match.position))

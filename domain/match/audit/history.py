"""The history of a match: each event was possible where it stands, whatever the game.

Seats are taken while they are open and lapse when their time is up, moves are made while the game is on, a rewind goes
to a version of the effective history at which the game was on, a restoration to what was undone last, and nothing
follows the seed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec
from msgspec import UNSET

from strata.domain.kernel import canonical
from strata.domain.kernel.codec import decode
from strata.domain.match.audit.report import Check, Findings
from strata.domain.match.events import (
    REWINDS,
    Event,
    MatchCancelled,
    MatchCreated,
    MatchFinished,
    MatchForked,
    MatchRestored,
    MatchRewound,
    MatchScored,
    MatchStarted,
    MovePlayed,
    SeatLapsed,
    SeatLeft,
    SeatResumed,
    SeatTaken,
    SeedRevealed,
    TokenIssued,
    UndoAnswered,
    UndoRequested,
    UnreadableEvent,
    ValueAdded,
    ValuesClosed,
)
from strata.domain.match.evolve import Course
from strata.domain.match.export import ShownEvent
from strata.domain.match.lineage import Lineage
from strata.domain.match.match import Ledger
from strata.domain.match.record import END_OF_TIME, milliseconds
from strata.domain.match.undo import other_people


class _Impossible(Exception):
    """The event cannot have happened there."""


class History(NamedTuple):
    """What the check found, the events before the first that was not possible, and the ledger they lead to."""

    check: Check
    events: Sequence[ShownEvent]
    ledger: Ledger | None


def check_history(events: Sequence[ShownEvent]) -> History:
    findings = Findings("course", "events possible where they stand")
    history = _History(events)
    for shown in events:
        try:
            history.add(shown)
        except (_Impossible, UnreadableEvent) as trouble:
            reason = trouble.reason if isinstance(trouble, UnreadableEvent) else str(trouble)
            findings.note("failed", shown.version, f"{shown.type}: {reason}")
        except ValueError as error:
            findings.note("failed", shown.version, f"{shown.type} does not have the form of one: {error}")
        if findings.has_failed:
            break
        findings.ok()
    return History(findings.check(), events[: history.length], history.ledger)


class _History:
    """The course of a match, one event after the other."""

    def __init__(self, events: Sequence[ShownEvent]) -> None:
        turns = dict(_turns(events))
        self._lineage = Lineage(len(events), turns)
        self._course = Course(set(turns.values()))
        self._is_about_to_begin = False
        """The match gave up waiting for values, so its game begins with the next event."""

    @property
    def length(self) -> int:
        """How many events were possible."""
        return len(self._course.statuses)

    @property
    def ledger(self) -> Ledger | None:
        return self._course.ledger if self.length else None

    def add(self, shown: ShownEvent) -> None:
        event = _event(shown)
        _require(milliseconds(shown.at) < END_OF_TIME, "its time is invalid")
        if self.length:
            _require(not self._course.ledger.is_unsealed, "nothing follows the seed")
            self._require_possible(event)
        elif event.type == MatchForked.type:
            _require_sound_fork(decode(event.data, MatchForked))
        self._course.apply(event)
        self._is_about_to_begin = event.type == ValuesClosed.type

    def _require_possible(self, event: Event) -> None:
        ledger = self._course.ledger
        status = ledger.status
        must_begin = self._is_about_to_begin and event.type != MatchStarted.type
        _require(not must_begin, "the game begins when values are closed")
        match event.type:
            case SeatTaken.type:
                taken = decode(event.data, SeatTaken)
                _require(status == "open" and _kind(ledger, taken.seat) == "open", f"seat {taken.seat} is not open")
            case TokenIssued.type:
                issued = decode(event.data, TokenIssued)
                _require(status in ("open", "playing"), f"the match is {status}")
                _require(_kind(ledger, issued.seat) == "human", f"nobody sits in seat {issued.seat}")
            case SeatLeft.type:
                left = decode(event.data, SeatLeft)
                _require(status in ("open", "playing"), f"the match is {status}")
                _require(_kind(ledger, left.seat) == "human", f"nobody sits in seat {left.seat}")
            case SeatLapsed.type:
                lapsed = decode(event.data, SeatLapsed)
                _require(status == "playing", f"the match is {status}")
                _require_time_up(ledger, lapsed.seat, event)
                level = None if ledger.clock is None else ledger.clock.bot
                _require(lapsed.bot == level, f"the clock has bots of level {level} stand in")
            case SeatResumed.type:
                resumed = decode(event.data, SeatResumed)
                _require(status == "playing", f"the match is {status}")
                stand_ins = [seat for seat, holder in enumerate(ledger.seats) if holder.stand_in is not None]
                _require(resumed.seat in stand_ins, f"no bot stands in for a person in seat {resumed.seat}")
            case MatchStarted.type:
                is_full = all(holder.kind != "open" for holder in ledger.seats)
                _require(status == "open" and is_full, "the match is not ready to start")
                missing = [] if self._is_about_to_begin else ledger.values_missing
                _require(not missing, f"the values of seats {missing} are missing")
            case ValueAdded.type:
                added = decode(event.data, ValueAdded)
                _require(added.seat in ledger.values_missing, f"no value of seat {added.seat} is missing")
            case ValuesClosed.type:
                closed, due = decode(event.data, ValuesClosed), ledger.values_due
                is_over = due is not None and due <= milliseconds(event.at)
                _require(is_over, "the time to add values was not over")
                _require(list(closed.missing) == ledger.values_missing, f"missing were {ledger.values_missing}")
            case MovePlayed.type | MatchFinished.type:
                _require(status == "playing", f"the match is {status}")
            case UndoRequested.type:
                asked = decode(event.data, UndoRequested)
                _require(status == "playing" and ledger.undo != "off", "undo is not possible")
                _require(_kind(ledger, asked.seat) == "human", f"nobody sits in seat {asked.seat}")
                self._require_target(asked.to_version)
            case UndoAnswered.type:
                _require_answer(ledger, decode(event.data, UndoAnswered))
            case MatchRewound.type:
                rewound = decode(event.data, MatchRewound)
                _require(status in ("playing", "finished"), f"the match is {status}")
                _require(rewound.by == "admin" or status == "playing", "only an administrator rewinds a finished match")
                _require(rewound.by == "admin" or ledger.undo != "off", "the match is played without undo")
                self._require_target(rewound.to_version)
                is_for_something = ledger.last is not None and ledger.last.version > rewound.to_version
                _require(is_for_something, f"no move was played since version {rewound.to_version}")
                _require_permission(ledger, rewound)
            case MatchRestored.type:
                restored = decode(event.data, MatchRestored)
                _require(status in ("playing", "finished"), f"the match is {status}")
                undone = self._course.undone_last
                is_last = undone is not None and restored.to_version == undone.version
                _require(is_last, f"version {restored.to_version} is not what was undone last")
                is_own = undone is not None and restored.seat in (None, undone.seat)
                _require(is_own, f"seat {restored.seat} did not have it undone")
            case MatchScored.type:
                _require(status == "finished", f"the match is {status}")
            case MatchCancelled.type:
                _require(status in ("open", "playing"), f"the match is {status}")
            case SeedRevealed.type:
                decode(event.data, SeedRevealed)
                _require(status in ("scored", "cancelled"), f"the match is {status}")
            case MatchCreated.type | MatchForked.type:
                raise _Impossible("a match is created once")
            case unknown:
                raise _Impossible(f"there is no event of type {unknown}")

    def _require_target(self, target: int) -> None:
        is_past = 1 <= target <= self.length and self._lineage.leads_to(target, self.length)
        _require(is_past, f"version {target} is not in the history that led here")
        _require(self._course.statuses[target - 1] == "playing", f"at version {target} the game was not on")


def _turns(events: Sequence[ShownEvent]) -> Iterator[tuple[int, int]]:
    """The versions that go back, with those they go back to, as far as they say so."""
    for shown in events:
        target = shown.data.get("to_version")
        if shown.type in REWINDS and isinstance(target, int) and 1 <= target < shown.version:
            yield shown.version, target


def _require_sound_fork(forked: MatchForked) -> None:
    """A fork is played at once and for practice; a what-if alone is for a seat."""
    _require(forked.undo == "free", "undo is free in a fork")
    _require(all(plan.kind != "open" for plan in forked.seats), "no seat of a fork is open")
    if forked.for_seat is not UNSET:
        is_seat = forked.how == "what_if" and 0 <= forked.for_seat < len(forked.seats)
        _require(is_seat, f"seat {forked.for_seat} has no what-if of it")


def _require_answer(ledger: Ledger, answered: UndoAnswered) -> None:
    """People agree to the request of another, once each; whoever asked can only withdraw."""
    request = ledger.request
    if request is None:
        raise _Impossible("nobody asked for an undo")
    _require(_kind(ledger, answered.seat) == "human", f"nobody sits in seat {answered.seat}")
    is_new = answered.seat != request.seat and answered.seat not in request.agreed
    _require(is_new or not answered.agrees, f"seat {answered.seat} asked for it, or had agreed already")


def _require_time_up(ledger: Ledger, seat: int, event: Event) -> None:
    """By the times on record; that the seat was asked is for the rules to say."""
    clocks = ledger.clocks if _kind(ledger, seat) == "human" else None
    deadline = None if clocks is None else clocks.deadline(seat)
    if deadline is None:
        raise _Impossible(f"no time runs for seat {seat}")
    _require(deadline <= milliseconds(event.at), f"the time of seat {seat} was not up")


def _require_permission(ledger: Ledger, rewound: MatchRewound) -> None:
    """At will a seat goes back where it crosses nothing or all is free; beyond that, with everybody's consent."""
    if rewound.by == "admin":
        return
    if rewound.seat is None or _kind(ledger, rewound.seat) != "human":
        raise _Impossible("nobody asked for it")
    if rewound.by == "seat":
        at_will = ledger.undo == "free" or (ledger.undo == "barrier" and not rewound.crossed)
        _require(at_will, f"seat {rewound.seat} did not ask the others")
        return
    request = ledger.request
    is_granted = request is not None and (request.seat, request.to_version) == (rewound.seat, rewound.to_version)
    agreed = set(request.agreed) if request is not None and is_granted else set()
    _require(other_people(ledger, rewound.seat) <= agreed, "not everybody agreed")


def _require(is_possible: bool, trouble: str) -> None:
    if not is_possible:
        raise _Impossible(trouble)


def _kind(ledger: Ledger, seat: int) -> str | None:
    return ledger.seats[seat].kind if 0 <= seat < len(ledger.seats) else None


def _event(shown: ShownEvent) -> Event:
    """The event without its secrets, which no ledger reads; that of a fork keeps the place of its state."""
    data = {"state": None, **shown.data} if shown.type == MatchForked.type else shown.data
    raw = msgspec.Raw(canonical(data))
    return Event(shown.version, shown.type, shown.at, shown.actor, raw, {}, {}, shown.hash)

"""The ledger of a match: all that follows from its events but the state of its game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import msgspec
from msgspec import UNSET

from strata.domain.kernel import Outcome, Seat
from strata.domain.kernel.codec import decode
from strata.domain.match.clocks import Clocks, start_clocks
from strata.domain.match.events import (
    Barrier,
    Clock,
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
    Origin,
    SeatKind,
    SeatLapsed,
    SeatLeft,
    SeatResumed,
    SeatTaken,
    SeedRevealed,
    UndoAnswered,
    UndoPolicy,
    UndoRequested,
)
from strata.domain.match.record import NO_HASH
from strata.domain.match.times import milliseconds

Status = Literal["open", "playing", "finished", "scored", "cancelled"]


class SeatHolder(msgspec.Struct, frozen=True):
    """Who sits in a seat. ``given`` is the version that gave it; its token is bound to that.

    ``stand_in`` is the level of the bot that plays for a person whose time was up, until they return.
    """

    kind: SeatKind
    given: int
    player: str | None = None
    bot: str | None = None
    stand_in: str | None = None

    @property
    def level(self) -> str | None:
        """The level of the bot that plays the seat, if one does."""
        return self.bot or self.stand_in

    @property
    def is_present(self) -> bool:
        """Whether a person plays the seat."""
        return self.kind == "human" and self.stand_in is None


class LastMove(msgspec.Struct, frozen=True):
    """The latest move of the effective history: what undoing it would mean."""

    version: int
    seat: Seat
    asked: tuple[Seat, ...]
    barrier: Barrier | None


class UndoRequest(msgspec.Struct, frozen=True):
    """A request that waits for the other people's answers, and since when."""

    seat: Seat
    to_version: int
    at: str
    agreed: tuple[Seat, ...] = ()


class Undone(msgspec.Struct, frozen=True):
    """A version that can be restored, by the seat that had it undone."""

    version: int
    seat: Seat | None


class Ledger(msgspec.Struct, frozen=True):
    """All of a match but the state of its game."""

    id: str
    game: str
    options: dict[str, Any]
    commitment: str
    application: str | None
    created_at: str
    seats: tuple[SeatHolder, ...]
    undo: UndoPolicy = "barrier"
    status: Status = "open"
    version: int = 0
    hash: str = NO_HASH
    at: str = ""
    outcome: Outcome | None = None
    finished_at: str | None = None
    is_open: bool = False
    """The seed is out: nothing in the record is secret any more."""
    drawn: int = 0
    """Draws in the effective history."""
    last: LastMove | None = None
    moved: tuple[int, ...] = ()
    """The version of each seat's latest move in the effective history; 0 before its first."""
    closed: tuple[tuple[int, int], ...] = ()
    """The effective history up to the latest rewind: stretches of versions, first and last."""
    since: int = 1
    """Where the effective history goes on, up to the head."""
    request: UndoRequest | None = None
    undone: tuple[Undone, ...] = ()
    """What can be restored, the latest last."""
    origin: Origin | None = None
    """Of a fork: where it branches off."""
    is_listed: bool = True
    """Anybody may look at it; else only who holds one of its tokens."""
    clock: Clock | None = None
    clocks: Clocks | None = None
    """Of a match with a clock, since its game began."""
    is_fair: bool = True
    """Nobody learned from an undo what was to come, no administrator rewound it, and it is no fork."""

    @property
    def is_deserted(self) -> bool:
        """Bots stand in for all the people there are."""
        return any(holder.stand_in is not None for holder in self.seats) and not any(
            holder.is_present for holder in self.seats
        )

    def is_effective(self, version: int) -> bool:
        """Whether a version belongs to the history that led to the head."""
        return any(first <= version <= last for first, last in self._stretches())

    def _stretches(self) -> Iterator[tuple[int, int]]:
        yield from self.closed
        yield self.since, self.version


def open_ledger(event: Event) -> Ledger:
    """The ledger of a match that has just been created."""
    is_fork = event.type == MatchForked.type
    created = decode(event.data, MatchForked if is_fork else MatchCreated)
    return Ledger(
        id=created.match,
        game=created.game,
        options=created.options,
        commitment=created.commitment,
        application=created.application,
        created_at=event.at,
        seats=tuple(SeatHolder(plan.kind, event.version, plan.player, plan.bot) for plan in created.seats),
        undo=created.undo,
        moved=(0,) * len(created.seats),
        origin=created.origin if isinstance(created, MatchForked) else None,
        is_listed=created.is_listed is not False,
        clock=None if created.clock is UNSET else created.clock,
        is_fair=not is_fork,
    )


def head(event: Event) -> dict[str, Any]:
    return {"version": event.version, "hash": event.hash, "at": event.at}


def advance(ledger: Ledger, event: Event) -> Ledger:
    """The ledger after an event, but for what only the fold of the game knows."""
    changes = head(event)
    match event.type:
        case MatchCreated.type:
            pass
        case MatchForked.type:
            changes.update(status="playing", clocks=_begun(ledger, event))
        case SeatTaken.type:
            taken = decode(event.data, SeatTaken)
            changes["seats"] = _seated(ledger, taken.seat, SeatHolder("human", event.version, player=taken.player))
        case SeatLeft.type:
            left = decode(event.data, SeatLeft)
            changes["seats"] = _seated(ledger, left.seat, SeatHolder("bot", event.version, bot=left.bot))
            changes.update(request=None, clocks=_stopped(ledger, left.seat))
        case SeatLapsed.type:
            lapsed = decode(event.data, SeatLapsed)
            holder = msgspec.structs.replace(ledger.seats[lapsed.seat], stand_in=lapsed.bot)
            changes.update(seats=_seated(ledger, lapsed.seat, holder), request=None)
            changes["clocks"] = _stopped(ledger, lapsed.seat)
        case SeatResumed.type:
            resumed = decode(event.data, SeatResumed).seat
            holder = msgspec.structs.replace(ledger.seats[resumed], stand_in=None)
            changes["seats"] = _seated(ledger, resumed, holder)
            if ledger.clocks is not None:
                changes["clocks"] = ledger.clocks.started(resumed, milliseconds(event.at))
        case MatchStarted.type:
            changes.update(status="playing", clocks=_begun(ledger, event))
        case MovePlayed.type:
            changes.update(request=None, undone=(), clocks=_run(ledger, event))
        case UndoRequested.type:
            asked = decode(event.data, UndoRequested)
            changes["request"] = UndoRequest(asked.seat, asked.to_version, event.at)
        case UndoAnswered.type:
            changes["request"] = _answered(ledger, decode(event.data, UndoAnswered))
        case MatchRewound.type:
            rewound = decode(event.data, MatchRewound)
            changes.update(status="playing", finished_at=None, request=None, clocks=_run(ledger, event))
            changes["undone"] = (*ledger.undone, Undone(event.version - 1, rewound.seat))
            is_fair = rewound.by != "admin" and not {"chance", "reveal"} & set(rewound.crossed)
            changes["is_fair"] = ledger.is_fair and is_fair
        case MatchRestored.type:
            changes.update(status="playing", request=None, undone=ledger.undone[:-1], clocks=_run(ledger, event))
        case MatchFinished.type:
            changes.update(status="finished", finished_at=event.at, request=None)
        case MatchScored.type:
            changes.update(status="scored", outcome=decode(event.data, MatchScored).outcome, undone=())
        case MatchCancelled.type:
            changes.update(status="cancelled", request=None)
        case SeedRevealed.type:
            changes["is_open"] = True
        case unknown:
            raise ValueError(f"unknown event type {unknown}")
    return msgspec.structs.replace(ledger, **changes)


class _Asked(msgspec.Struct):
    """What the clocks read of an event that changes the game: whom it had asked, and whose it was."""

    asked: tuple[Seat, ...] = ()
    seat: Seat | None = None


def _begun(ledger: Ledger, event: Event) -> Clocks | None:
    if ledger.clock is None:
        return None
    return start_clocks(ledger.clock, [holder.kind == "human" for holder in ledger.seats], milliseconds(event.at))


def _run(ledger: Ledger, event: Event) -> Clocks | None:
    """The clocks after a move, with which its seat starts anew, or after a turn back."""
    if ledger.clocks is None:
        return None
    told, at = decode(event.data, _Asked), milliseconds(event.at)
    if event.type == MatchRewound.type and told.seat is not None:
        return ledger.clocks.after_taking_back(told.seat, told.asked, at)
    over = [
        seat
        for seat in told.asked
        if event.type == MatchRewound.type or (event.type == MovePlayed.type and seat == told.seat)
    ]
    return ledger.clocks.after_asking(told.asked, over, at)


def _stopped(ledger: Ledger, seat: Seat) -> Clocks | None:
    return None if ledger.clocks is None else ledger.clocks.stopped(seat)


def _answered(ledger: Ledger, answer: UndoAnswered) -> UndoRequest | None:
    if ledger.request is None or not answer.agrees:
        return None
    return msgspec.structs.replace(ledger.request, agreed=(*ledger.request.agreed, answer.seat))


def _seated(ledger: Ledger, seat: Seat, holder: SeatHolder) -> tuple[SeatHolder, ...]:
    return (*ledger.seats[:seat], holder, *ledger.seats[seat + 1 :])

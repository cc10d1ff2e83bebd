"""What the projections know of a match: its lifecycle, without the game played in it.

A summary follows from a match's stream alone and needs no rules. Moves leave it as it is, so an append of moves only
concerns no projection.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import msgspec

from strata.domain.kernel.codec import decode
from strata.domain.match.events import (
    MatchCancelled,
    MatchFinished,
    MatchForked,
    MatchRewound,
    MatchStarted,
    MovePlayed,
    Origin,
    SeatKind,
    SeatLeft,
)
from strata.domain.match.ledger import Ledger, Status, advance, open_ledger
from strata.store.journal import FeedEntry, Journal


class SeatSummary(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who holds a seat, who left it while the game was on, and how it ended for the seat.

    Who was not back when the game ended, after a bot had stood in, has left.
    """

    kind: SeatKind
    player: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    is_deserted: bool = False
    deserter: str | None = None
    rank: int | None = None


class Fork(msgspec.Struct, frozen=True):
    """Where a match branched off another one, and whether what its maker could not know was dealt anew."""

    origin: Origin
    how: Literal["copy", "what_if"]


class Summary(msgspec.Struct, frozen=True, omit_defaults=True):
    """A match as its latest event other than a move left it."""

    id: str
    game: str
    status: Status
    created_at: str
    updated_at: str
    seats: tuple[SeatSummary, ...]
    options: dict[str, Any]
    application: str | None = None
    is_started: bool = False
    is_fair: bool = True
    """Neither a fork nor an import, nor rewound in a way that told somebody what was to come."""
    is_listed: bool = True
    fork: Fork | None = None
    finished_at: str | None = None
    reason: str | None = None
    """Why it ended."""

    @property
    def is_shown_by_player(self) -> bool:
        """Whether it counts among its players' matches: one that is not listed does in its application alone."""
        return self.is_listed or (self.application is not None and self.fork is None)

    @property
    def players(self) -> set[str]:
        """Who sits in it, or left it while the game was on."""
        return {name for seat in self.seats for name in (seat.player, seat.deserter) if name is not None}


Summarise = Callable[[str], Summary]


def is_quiet(entry: FeedEntry) -> bool:
    """Whether an append leaves every summary as it was."""
    return all(type_ == MovePlayed.type for type_ in entry.types)


def summarise(journal: Journal, match: str) -> Summary:
    """The match as it is now."""
    first, *others = journal.read(match, 0)
    ledger = advance(open_ledger(first), first)
    deserters: dict[int, str | None] = {}
    is_started, reason = ledger.status != "open", None
    for event in others:
        if event.type == MovePlayed.type:
            continue
        match event.type:
            case SeatLeft.type if ledger.status == "playing":
                seat = decode(event.data, SeatLeft).seat
                if ledger.seats[seat].kind == "human":
                    deserters[seat] = ledger.seats[seat].player
            case MatchStarted.type:
                is_started = True
            case MatchFinished.type:
                reason = decode(event.data, MatchFinished).reason
            case MatchRewound.type:
                reason = None
            case MatchCancelled.type:
                reason = decode(event.data, MatchCancelled).reason
        ledger = advance(ledger, event)
    if ledger.status in ("finished", "scored"):
        deserters |= {seat: holder.player for seat, holder in enumerate(ledger.seats) if holder.stand_in is not None}
    return Summary(
        id=ledger.id,
        game=ledger.game,
        status=ledger.status,
        created_at=ledger.created_at,
        updated_at=ledger.at,
        seats=_seats(ledger, deserters),
        options=ledger.options,
        application=ledger.application,
        is_started=is_started,
        is_fair=ledger.is_fair and not journal.is_imported(match),
        is_listed=ledger.is_listed,
        fork=decode(first.data, Fork) if first.type == MatchForked.type else None,
        finished_at=ledger.finished_at,
        reason=reason,
    )


def _seats(ledger: Ledger, deserters: dict[int, str | None]) -> tuple[SeatSummary, ...]:
    ranks = {} if ledger.outcome is None else {standing.seat: standing.rank for standing in ledger.outcome.ranking}
    return tuple(
        SeatSummary(
            kind=holder.kind,
            player=None if seat in deserters else holder.player,
            bot=holder.bot,
            stand_in=holder.stand_in,
            is_deserted=seat in deserters,
            deserter=deserters.get(seat),
            rank=ranks.get(seat),
        )
        for seat, holder in enumerate(ledger.seats)
    )

"""What the projections know of a match: its lifecycle and who is asked, without the game played in it.

A summary is read off the ledger, so it needs no rules, and costs the same however long the match is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal

import msgspec

from strata.domain.kernel.codec import decode
from strata.domain.match.events import MovePlayed, Origin, SeatKind, UnreadableEvent
from strata.domain.match.match import Ledger, SeatHolder, Status, UnfairBecause
from strata.domain.match.record import iso_of
from strata.store.damage import quarantine
from strata.store.journal import FeedEntry, ImportMark, Journal, NoSuchMatch
from strata.store.matches import read_outline


class SeatSummary(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who holds a seat, who left it while the game was on, and how it ended for the seat.

    Whoever was not back when the game ended, after a bot had stood in, has left.
    """

    kind: SeatKind
    player: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    is_deserted: bool = False
    deserter: str | None = None
    rank: int | None = None

    @property
    def is_present(self) -> bool:
        """Whether a person plays the seat."""
        return self.kind == "human" and self.stand_in is None


class Asked(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat that must decide, the name of the decision, and when its time is up."""

    seat: int
    name: str
    deadline: str | None = None


class Fork(msgspec.Struct, frozen=True):
    """Where a match branched off another one, and whether what its maker could not know was resampled."""

    origin: Origin
    how: Literal["copy", "what_if"]


class Summary(msgspec.Struct, frozen=True, omit_defaults=True):
    """A match as its latest event left it."""

    id: str
    game: str
    status: Status
    created_at: str
    updated_at: str
    seats: tuple[SeatSummary, ...]
    options: dict[str, Any]
    version: int = 0
    asked: tuple[Asked, ...] = ()
    application: str | None = None
    is_started: bool = False
    unfair_because: UnfairBecause | None = None
    imported: ImportMark | None = None
    is_listed: bool = True
    fork: Fork | None = None
    finished_at: str | None = None
    reason: str | None = None
    """Why it ended."""
    is_deleted: bool = False
    """It is in no list any more; a result of it that was rated stays so."""

    @property
    def is_shown_by_player(self) -> bool:
        """Whether it counts among its players' matches: one that is not listed does in its application alone."""
        return self.is_listed or (self.application is not None and self.fork is None)

    @property
    def people_asked(self) -> list[Asked]:
        """Who of the people must decide."""
        return [asked for asked in self.asked if self.seats[asked.seat].is_present]

    @property
    def players(self) -> set[str]:
        """Who sits in it, or left it while the game was on."""
        return {name for seat in self.seats for name in (seat.player, seat.deserter) if name is not None}


Summarise = Callable[[str], Summary | None]
"""A match as it is at present; None where it cannot be read."""


def is_quiet(entry: FeedEntry) -> bool:
    """Whether an append holds moves alone, which change only who is asked."""
    return all(type_ == MovePlayed.type for type_ in entry.types)


def summarise(journal: Journal, match: str) -> Summary:
    """The match as it is at present, or as its tombstone tells."""
    try:
        ledger, pending = read_outline(journal, match)
    except NoSuchMatch:
        tombstone = journal.tombstone(match)
        if tombstone is None:
            raise
        return decode(tombstone.summary, Summary)
    return summary_of(ledger, journal.imported(match), pending)


def summarise_readable(journal: Journal, match: str) -> Summary | None:
    """The match as it is at present; one that cannot be read is quarantined, and left as it is known."""
    try:
        return summarise(journal, match)
    except UnreadableEvent as error:
        quarantine(journal, match, error)
        return None


def summary_of(ledger: Ledger, imported: ImportMark | None, pending: Sequence[tuple[int, str]] = ()) -> Summary:
    """What is known of a match by its ledger, and by who is asked there."""
    return Summary(
        id=ledger.id,
        game=ledger.game,
        status=ledger.status,
        created_at=ledger.created_at,
        updated_at=ledger.at,
        seats=tuple(_seat(ledger, seat, holder) for seat, holder in enumerate(ledger.seats)),
        options=ledger.options,
        version=ledger.version,
        asked=tuple(Asked(seat, name, _deadline(ledger, seat)) for seat, name in pending),
        application=ledger.application,
        is_started=ledger.is_started,
        unfair_because=ledger.unfair_because,
        imported=imported,
        is_listed=ledger.is_listed,
        fork=None if ledger.origin is None or ledger.how is None else Fork(ledger.origin, ledger.how),
        finished_at=ledger.finished_at,
        reason=ledger.reason,
    )


def _deadline(ledger: Ledger, seat: int) -> str | None:
    deadline = None if ledger.clocks is None else ledger.clocks.deadline(seat)
    return None if deadline is None else iso_of(deadline)


def _seat(ledger: Ledger, seat: int, holder: SeatHolder) -> SeatSummary:
    is_absent_at_end = ledger.status in ("finished", "scored") and holder.stand_in is not None
    ranks = [] if ledger.outcome is None else [row.rank for row in ledger.outcome.ranking if row.seat == seat]
    return SeatSummary(
        kind=holder.kind,
        player=None if is_absent_at_end else holder.player,
        bot=holder.bot,
        stand_in=holder.stand_in,
        is_deserted=holder.was_deserted or is_absent_at_end,
        deserter=holder.player if is_absent_at_end else holder.deserter,
        rank=ranks[0] if ranks else None,
    )

"""Clocks: what each person has spent of their time, folded from the times of events.

A person's time runs while their seat is asked, and starts again with each of their moves; a request for undo does not
stop it. Going back gives no time back: a move that was taken back is made again in what is left of its time. Times are
milliseconds of Unix time.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from strata.domain.kernel import Seat
from strata.domain.match.events import Clock

GRACE = 30 * 1000
"""How long a person whose total is used up may think about a move, where they would not have less."""


class SeatClock(msgspec.Struct, frozen=True):
    """Since when a seat thinks, or would if it were asked, and what it has spent before. No person: no time runs."""

    since: int | None
    spent: int = 0
    before: int = 0
    """What the latest move took, in case it is taken back."""

    def spend(self, until: int, restart_at: int | None) -> SeatClock:
        """Count the time up to one moment, and start again at another, or stop."""
        if self.since is None:
            return SeatClock(restart_at, self.spent)
        took = max(until - self.since, 0)
        return SeatClock(restart_at, self.spent + took, took or self.before)


class Clocks(msgspec.Struct, frozen=True):
    """The clock of a match, and how far it has run for each seat."""

    clock: Clock
    asked_at: int
    """The time of the latest event that records who had been asked until then."""
    seats: tuple[SeatClock, ...]

    def after_asking(self, asked: Collection[Seat], over: Collection[Seat], at: int) -> Clocks:
        """Some seats were asked up to an event; the time runs on for those who are still thinking."""
        seats = [
            clock
            if clock.since is None or (seat in asked and seat not in over)
            else clock.spend(at if seat in asked else self.asked_at, restart_at=at)
            for seat, clock in enumerate(self.seats)
        ]
        return msgspec.structs.replace(self, asked_at=at, seats=tuple(seats))

    def after_taking_back(self, seat: Seat, asked: Collection[Seat], at: int) -> Clocks:
        """A seat took its move back: the time that move took, and the time since, count when it is made again."""
        now, then = self.seats[seat], self.after_asking(asked, asked, at)
        if now.since is None:
            return then
        thought = now.before + (max(at - now.since, 0) if seat in asked else 0)
        return then._with(seat, SeatClock(at - thought, then.seats[seat].spent - thought))

    def stopped(self, seat: Seat) -> Clocks:
        """A person's time is up, or they leave."""
        deadline = self.deadline(seat)
        return self if deadline is None else self._with(seat, self.seats[seat].spend(deadline, restart_at=None))

    def started(self, seat: Seat, at: int) -> Clocks:
        """A person is back."""
        return self._with(seat, self.seats[seat].spend(at, restart_at=at))

    def deadline(self, seat: Seat) -> int | None:
        """When the time of a seat that is asked is up; None where no time runs."""
        since = self.seats[seat].since
        if since is None:
            return None
        total = self.left(seat, since)
        for_this_move = [] if self.clock.move_seconds is None else [self.clock.move_seconds * 1000]
        of_the_total = [] if total is None else [total or GRACE]
        return since + min(for_this_move + of_the_total)

    def left(self, seat: Seat, now: int) -> int | None:
        """What a seat has left of its total, if it has been asked since its time began to run; None without a total."""
        if self.clock.total_seconds is None:
            return None
        return max(self.clock.total_seconds * 1000 - self.seats[seat].spend(now, restart_at=None).spent, 0)

    def _with(self, seat: Seat, clock: SeatClock) -> Clocks:
        return msgspec.structs.replace(self, seats=(*self.seats[:seat], clock, *self.seats[seat + 1 :]))


def start_clocks(clock: Clock, is_person: Sequence[bool], at: int) -> Clocks:
    """The clocks of a match whose game begins."""
    return Clocks(clock, at, tuple(SeatClock(at if person else None) for person in is_person))

"""Matches of joint chance for tests."""

from __future__ import annotations

import msgspec

from strata.domain.games.registry import GAMES
from strata.domain.kernel import Seat
from strata.domain.match.commands import AddValue, CloseValues
from strata.domain.match.events import SeatKind
from strata.domain.match.export import Export, export
from strata.domain.match.match import TIME_TO_ADD
from strata.domain.match.record import iso_of, milliseconds
from tests.match.deeds import Moment, carried_out, creation, holder, leave_seat, take_seat
from tests.match.recorded_match import RecordedMatch
from tests.match.table import MOMENT, SEED, plan

ONE, OTHER = "1a" * 32, "2b" * 32
A_MINUTE_LATER = Moment(iso_of(milliseconds(MOMENT.at) + TIME_TO_ADD), SEED)


class Joint(RecordedMatch):
    def add(self, seat: Seat, value: str = ONE) -> None:
        self.took(carried_out(self.match, AddValue(by=holder(self.match, seat), value=value), MOMENT))

    def close(self, moment: Moment = A_MINUTE_LATER) -> None:
        self.took(carried_out(self.match, CloseValues(), moment))

    def take(self, seat: Seat) -> None:
        self.took(take_seat(self.match, seat, None, MOMENT))

    def quit(self, seat: Seat) -> None:
        self.took(leave_seat(self.match, seat, "random", MOMENT))

    def exported(self) -> Export:
        return export(self.match, self.events, SEED, None, is_admin=True)


def joint(*kinds: SeatKind, game: str = "evo") -> Joint:
    """A match of joint chance that was just created."""
    of = GAMES[game]
    command = creation("m1", of, of.options(), [plan(kind) for kind in kinds])
    return Joint(carried_out(None, msgspec.structs.replace(command, is_chance_joint=True), MOMENT))

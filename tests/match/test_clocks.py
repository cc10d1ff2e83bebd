"""Clocks: how time is spent, what happens when it is up, who returns, and that the record can prove it."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any, Self

import msgspec
import pytest

from strata.domain.games.registry import GAMES
from strata.domain.kernel import Seat, canonical
from strata.domain.match.audit import Report, audit
from strata.domain.match.decide import Change
from strata.domain.match.events import Clock, SeatKind, UndoPolicy
from strata.domain.match.evolve import evolve
from strata.domain.match.export import Export, export, lines, read_export
from strata.domain.match.import_ import ImportRefused, import_match
from strata.domain.match.refusals import Refused
from strata.domain.match.snapshots import from_snapshot, to_snapshot
from tests.kernel.pebbles import Hide, Options
from tests.match.deeds import Moment, create, job_of, lapse, play_in_person, return_to_seat, take_seat
from tests.match.forger import chained_again, copy, with_event
from tests.match.recorded_match import RecordedMatch, begun, step_at_random
from tests.match.table import MOMENT, SEED, plan

NOON = datetime(2031, 5, 6, 12, tzinfo=UTC)


def at(seconds: float) -> Moment:
    time = (NOON + timedelta(seconds=seconds)).isoformat(timespec="microseconds").replace("+00:00", "Z")
    return Moment(time, SEED)


class Timed(RecordedMatch):
    """A match whose time, in seconds after noon, the test moves."""

    def now(self, seconds: float) -> Self:
        self._moment = at(seconds)
        return self

    def lapse(self) -> Change:
        return self.took(lapse(self.match, self._moment))

    def back(self, seat: Seat) -> Change:
        return self.took(return_to_seat(self.match, seat, self._moment))

    def play_in_person(self, seat: Seat, pebbles: int = 1) -> Change:
        return self.took(play_in_person(self.match, seat, Hide(pebbles), self._moment))

    @property
    def deadlines(self) -> dict[Seat, float]:
        """In seconds after noon."""
        return {seat: at / 1000 - NOON.timestamp() for seat, at in self.match.deadlines.items()}

    @property
    def spent(self) -> list[float]:
        clocks = self.match.ledger.clocks
        assert clocks is not None
        return [seat.spent / 1000 for seat in clocks.seats]


def timed(
    move: int | None = None,
    total: int | None = None,
    kinds: list[SeatKind] | int = 2,
    rounds: int = 9,
    undo: UndoPolicy = "barrier",
) -> Timed:
    """A match of pebbles with a clock that begins at noon."""
    seats: list[SeatKind] = ["human"] * kinds if isinstance(kinds, int) else kinds
    plans = [plan(kind) for kind in seats]
    clock = Clock(move, total, "random")
    return Timed(create("m1", GAMES["pebbles"], Options(rounds), plans, None, at(0), undo, clock), at(0))


def refused(code: str) -> Any:
    return pytest.raises(Refused, check=lambda error: error.code == code)


# How time is spent


def test_the_time_for_a_move_starts_when_a_seat_is_asked_and_anew_with_its_own_move() -> None:
    match = timed(move=60)
    assert match.deadlines == {0: 60, 1: 60}
    match.now(20).hide(0)
    assert match.deadlines == {1: 60}, "another seat's choice gives no time"
    match.now(50).hide(1)
    assert match.deadlines == {0: 110, 1: 110}, "a round later both are asked again"
    match.now(70).hide(1)
    assert match.deadlines == {0: 110}


def test_the_total_is_spent_only_while_a_seat_is_asked() -> None:
    match = timed(total=100)
    match.now(20).hide(0)
    match.now(50).hide(1)
    assert match.spent == [20, 50]
    assert match.deadlines == {0: 50 + 80, 1: 50 + 50}
    match.now(60).hide(0)
    match.now(90).hide(1)
    assert match.spent == [30, 90]


def test_with_both_clocks_the_earlier_one_counts() -> None:
    match = timed(move=60, total=100)
    match.now(59).hide(0)
    match.now(59).hide(1)
    assert match.deadlines == {0: 59 + 41, 1: 59 + 41}


def test_bots_and_open_seats_have_no_clock_and_time_begins_with_the_game() -> None:
    made = create(
        "m1", GAMES["pebbles"], Options(3), [plan("bot"), plan("open")], None, at(0), "barrier", Clock(move_seconds=60)
    )
    match = Timed(made, at(0))
    assert (match.match.ledger.clocks, job_of(match.match), match.deadlines) == (None, "fill", {})
    match.took(take_seat(match.match, 1, None, at(500)))
    assert match.deadlines == {1: 560}


def test_who_leaves_has_no_clock_any_more() -> None:
    match = timed(move=60)
    match.now(10).leave(0)
    assert match.deadlines == {1: 60}


def test_without_a_clock_the_record_is_what_it_always_was() -> None:
    match = begun(undo="free")
    keys = ("application", "codec_version", "commitment", "game", "match", "options", "rules_version", "seats", "undo")
    assert tuple(match.data(1)) == keys
    match.hide(0)
    match.undo(0)
    assert tuple(match.data()) == ("by", "crossed", "seat", "to_version")
    match.redo(0)
    assert tuple(match.data()) == ("seat", "to_version")
    assert (match.match.ledger.clock, match.match.ledger.clocks, match.match.deadlines) == (None, None, {})
    assert (match.match.ledger.is_listed, job_of(match.match)) == (True, None)


def test_a_match_may_be_unlisted() -> None:
    made = create("m1", GAMES["pebbles"], Options(3), [plan("human")] * 2, None, MOMENT, is_listed=False)
    assert msgspec.json.decode(made.events[0].data)["is_listed"] is False
    assert not evolve(None, made.events).ledger.is_listed


def test_a_fork_has_a_clock_of_its_own_or_none() -> None:
    match = timed(move=60)
    match.now(20).hide(0)
    assert match.fork(2).match.ledger.clock is None
    fork = match.fork(2, clock=Clock(move_seconds=5), moment=at(100))
    assert fork.match.deadlines == {seat: round((NOON.timestamp() + 105) * 1000) for seat in (0, 1)}


# Going back


def test_a_move_that_was_taken_back_is_made_again_in_what_is_left_of_its_time() -> None:
    match = timed(move=60, total=100, undo="free")
    match.now(20).hide(0)
    match.now(30).undo(0)
    assert match.data()["asked"] == [1]
    assert match.deadlines == {0: 70, 1: 90}
    match.now(40).redo(0)
    assert match.data()["asked"] == [0, 1]
    assert match.deadlines == {1: 90}
    match.now(45).hide(1)
    assert match.spent == [30, 45]


def test_moving_and_taking_back_in_turn_gains_no_time() -> None:
    match = timed(move=60, kinds=["human", "bot"], undo="free")
    for seconds in (20, 40, 55):
        match.now(seconds).hide(0)
        match.undo(0)
        assert match.deadlines == {0: 60}
    match.now(59).hide(0)
    match.hide(1)
    with refused("no_time_left"):
        match.now(70).undo(0)


def test_a_request_for_undo_stops_no_clock() -> None:
    match = timed(move=60, undo="consent")
    match.now(10).hide(0)
    match.now(50).undo(0)
    assert match.deadlines == {1: 60}
    match.now(55).answer(1, True)
    assert match.deadlines == {0: 105, 1: 115}


# When time is up


def test_before_its_time_is_up_no_seat_lapses() -> None:
    match = timed(move=60)
    with refused("clock_runs"):
        match.now(59.999).lapse()
    with refused("clock_runs"):
        lapse(begun().match, at(10**6))


def test_a_bot_stands_in_for_a_person_whose_time_is_up() -> None:
    match = timed(move=60)
    match.now(20).hide(0)
    assert job_of(match.match) == "clock"
    match.now(60).lapse()
    assert (match.types[-1], match.data()) == ("seat_lapsed", {"bot": "random", "seat": 1})
    holder = match.match.ledger.seats[1]
    assert (holder.kind, holder.granted_at, holder.stand_in, holder.is_present) == ("human", 1, "random", False)
    assert (match.match.pending_bots, job_of(match.match), match.deadlines) == ([1], "play_bot", {})
    assert match.match.ledger.status == "playing"


def test_all_whose_time_is_up_lapse_together() -> None:
    match = timed(move=60, kinds=3)
    match.now(10).hide(1)
    match.now(61).lapse()
    assert match.types[-2:] == ["seat_lapsed"] * 2
    assert match.match.pending_bots == [0, 2]


def test_a_stand_in_spends_nobodys_time() -> None:
    match = timed(total=60)
    match.now(20).hide(0)
    match.now(65).lapse()
    assert match.spent == [20, 60], "the time it took to notice is not theirs"
    match.now(70).hide(1)
    match.now(100).hide(1, 0)
    assert match.spent == [50, 60]
    assert match.deadlines == {0: 110}


def test_whoever_moves_before_the_lapse_is_recorded_was_in_time() -> None:
    match = timed(move=60)
    match.now(61).hide(0)
    assert match.deadlines == {1: 60}


def test_a_person_returns_with_their_old_rights() -> None:
    match = timed(move=60)
    match.now(60).lapse()
    match.now(100).back(1)
    assert (match.types[-1], match.data()) == ("seat_resumed", {"seat": 1})
    assert match.match.ledger.seats[1] == evolve(None, match.events[:1]).ledger.seats[1]
    assert match.deadlines == {1: 160}
    assert match.match.pending_bots == [0]
    with refused("not_lapsed"):
        match.back(1)


def test_a_person_returns_with_a_move() -> None:
    match = timed(move=60)
    match.now(60).lapse()
    made = match.now(70).play_in_person(1)
    assert [event.type for event in made.events] == ["seat_resumed", "move_played"]
    assert match.match.ledger.seats[1].is_present
    assert [event.type for event in match.now(80).play_in_person(0).events] == ["seat_resumed", "move_played"]
    assert [event.type for event in match.now(90).play_in_person(0).events] == ["move_played"]
    assert match.deadlines == {1: 140}


def test_who_returns_while_others_are_asked_waits_without_a_clock() -> None:
    match = timed(move=60, total=100, kinds=3)
    match.now(10).hide(0, 1)
    match.now(60).lapse()
    match.now(61).hide(2)
    match.now(70).hide(2, 0)
    match.now(90).back(2)
    assert match.deadlines == {1: 121}
    match.now(100).hide(1)
    assert (match.spent[2], match.deadlines) == (60, {0: 160, 1: 151, 2: 140})


@pytest.mark.parametrize(("move", "grace"), [(None, 30), (60, 30), (10, 10)])
def test_who_has_used_up_the_total_has_half_a_minute_a_move(move: int | None, grace: int) -> None:
    match = timed(move, total=5)
    match.now(1).hide(0)
    match.now(5).lapse()
    match.now(100).back(1)
    assert match.deadlines == {1: 100 + grace}
    match.now(105).hide(1)
    assert match.deadlines == {0: 109, 1: 105 + grace}


def test_nobody_returns_to_a_match_that_is_over() -> None:
    match = timed(move=60, rounds=1)
    match.now(60).lapse()
    match.hide(0, 1)
    assert match.match.ledger.status == "finished"
    with refused("match_over"):
        match.back(0)


def test_a_stand_in_does_not_speak_for_its_person() -> None:
    match = timed(move=60, undo="consent")
    match.now(10).hide(0)
    match.now(60).lapse()
    assert match.status(0) == (False, 2, "consent")
    match.now(61).undo(0)
    assert match.types[-1] == "undo_requested"
    with refused("seat_lapsed"):
        match.answer(1, True)


def test_a_lapse_ends_a_request_that_would_wait_for_ever() -> None:
    match = timed(move=60, undo="consent")
    match.now(10).hide(0)
    match.undo(0)
    match.now(60).lapse()
    assert match.match.ledger.request is None


def test_for_a_lapsed_seat_nothing_is_taken_back() -> None:
    match = timed(move=60, undo="free")
    match.now(10).hide(0)
    match.now(20).undo(0)
    match.now(80).lapse()
    for attempt in (lambda: match.undo(1), lambda: match.answer(1, False), lambda: match.redo(0)):
        with refused("seat_lapsed"):
            attempt()


def test_who_left_for_good_does_not_return() -> None:
    match = timed(move=60)
    match.now(60).lapse()
    match.leave(1)
    assert match.match.ledger.seats[1].kind == "bot"
    with refused("not_lapsed"):
        match.back(1)


# The record


def _wandered(seed: int) -> Timed:
    """A match that went forward and back at random, while people lapsed and returned."""
    rng, seconds = Random(seed), 0.0
    match = timed(move=30, total=200, kinds=3, undo="barrier" if seed % 2 else "free")
    while match.match.ledger.status == "playing" and match.version < 120:
        seconds += rng.choice([0.25, 3, 11, 31])
        match.now(seconds)
        try:
            rng.choice([lambda: step_at_random(match, rng), match.lapse, lambda: match.back(rng.randrange(3))])()
        except Refused:
            continue
    return match


@pytest.mark.parametrize("seed", range(6))
def test_clocks_fold_to_what_they_were_live_and_the_record_holds(seed: int) -> None:
    match = _wandered(seed)
    assert {"seat_lapsed", "seat_resumed", "match_rewound"} <= set(match.types)
    for version in range(1, match.version + 1):
        assert canonical(evolve(None, match.events[:version]).ledger) == canonical(match.past(version).ledger)
    assert to_snapshot(from_snapshot(to_snapshot(match.match), match.match.game)) == to_snapshot(match.match)
    record = export(match.match, match.events, SEED, None, is_admin=True)
    assert all(check.status == "ok" for check in audit(record).checks if check.name != "outcome")
    assert import_match(read_export(b"".join(lines(record)))).events == match.events


def _record(match: Timed) -> Export:
    return export(match.match, match.events, SEED, None, is_admin=True)


def _forged(match: Timed, version: int, **changes: Any) -> Report:
    """The audit of a record in which an event says something else."""
    record = _record(match)
    forged = copy(record.events[version - 1])
    told = {name: value for name, value in changes.items() if name != "at"}
    forged = msgspec.structs.replace(forged, at=changes.get("at", forged.at), data={**forged.data, **told})
    return audit(chained_again(with_event(record, forged), SEED))


def _failures(report: Report) -> list[tuple[str, int | None]]:
    return [(check.name, check.version) for check in report.checks if check.status == "failed"]


def _lapsed() -> Timed:
    match = timed(move=60, undo="free")
    match.now(10).hide(0)
    match.now(60).lapse()
    match.now(70).back(1)
    match.now(80).undo(0)
    assert match.types[2:] == ["move_played", "seat_lapsed", "seat_resumed", "match_rewound"]
    return match


def test_a_lapse_before_its_time_is_found() -> None:
    match = _lapsed()
    assert _failures(audit(_record(match))) == []
    assert _failures(_forged(match, 4, at=at(59.9).at)) == [("course", 4)]


def test_a_lapse_of_a_seat_that_was_not_asked_is_found() -> None:
    match = _lapsed()
    assert _failures(_forged(match, 4, seat=0, at=at(70).at))[0] == ("course", 5), "nobody stood in for seat 1"
    match = timed(move=60)
    match.now(10).hide(0)
    match.now(70).lapse()
    assert _failures(_forged(match, 4, seat=0)) == [("asked", 4)]


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_lapse_of_a_seat_that_is_not_there_is_found(seat: int) -> None:
    assert _failures(_forged(_lapsed(), 4, seat=seat)) == [("course", 4)]


def test_a_lapse_in_a_match_without_a_clock_is_found() -> None:
    match = _lapsed()
    record = _record(match)
    first = copy(record.events[0])
    del first.data["clock"]
    assert _failures(audit(chained_again(with_event(record, first), SEED))) == [("course", 4)]


@pytest.mark.parametrize("clock", [{}, {"bot": "random"}, {"move_seconds": 0}, {"total_seconds": 10**12}])
def test_a_clock_that_makes_no_sense_is_found(clock: dict[str, Any]) -> None:
    assert _failures(_forged(_lapsed(), 1, clock=clock)) == [("course", 1)]


def test_a_return_of_who_was_there_is_found() -> None:
    assert _failures(_forged(_lapsed(), 5, seat=0)) == [("course", 5)]


def test_a_turn_back_that_tells_wrongly_who_was_asked_is_found() -> None:
    assert _failures(_forged(_lapsed(), 6, asked=[0, 1])) == [("asked", 6)]


def test_a_match_whose_stand_ins_are_not_known_here_is_not_adopted() -> None:
    match = _lapsed()
    record = _record(match)
    first = copy(record.events[0])
    first.data["clock"]["bot"] = "oracle"
    with pytest.raises(ImportRefused, match="oracle"):
        import_match(chained_again(with_event(record, first), SEED))


def test_the_level_of_a_stand_in_is_that_of_the_clock() -> None:
    table = timed(move=60)
    table.now(61).lapse()
    record = export(table.match, table.events, SEED, None, is_admin=True)
    assert audit(record).holds
    lapsed = next(shown for shown in record.events if shown.type == "seat_lapsed")
    forged = copy(lapsed)
    forged.data["bot"] = "greedy"
    report = audit(chained_again(with_event(record, forged), SEED))
    assert report.first_bad_version == lapsed.version

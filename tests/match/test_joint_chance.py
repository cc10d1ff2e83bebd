"""Joint chance: who adds what and when, what is drawn from it, and that the record can prove it."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from strata.domain.games.registry import BUILT_IN, GAMES
from strata.domain.kernel.chance import joint_seed, nth_draw
from strata.domain.match.audit import Report, audit
from strata.domain.match.evolve import evolve
from strata.domain.match.export import Export
from strata.domain.match.import_ import import_match
from strata.domain.match.record import milliseconds
from strata.domain.match.refusals import Refused
from strata.domain.match.snapshots import from_snapshot, to_snapshot
from tests.match.deeds import carried_out, creation
from tests.match.forger import chained_again, copy, with_event
from tests.match.joint_match import A_MINUTE_LATER, ONE, OTHER, Joint, joint
from tests.match.table import MOMENT, SEED, plan


def failure(report: Report) -> tuple[str, int | None]:
    failed = report.first_failure()
    assert failed is not None
    return failed.name, failed.version


def test_the_game_begins_when_each_person_has_added_a_value() -> None:
    match = joint("human", "bot", "human")
    assert match.types == ["match_created"]
    assert match.match.ledger.values_missing == [0, 2]
    match.add(2)
    match.add(0)
    assert match.types == ["match_created", "value_added", "value_added", "match_started"]


def test_a_value_can_be_added_while_seats_are_open() -> None:
    match = joint("human", "open", "bot")
    match.add(0)
    match.take(1)
    assert match.match.ledger.status == "open"
    match.add(1, OTHER)
    assert match.match.ledger.status == "playing"


def test_bots_alone_begin_at_once() -> None:
    assert joint("bot", "bot", "bot").match.ledger.status == "playing"


def test_whoever_leaves_is_not_waited_for() -> None:
    match = joint("human", "human", "bot")
    match.add(0)
    match.quit(1)
    assert match.types[-2:] == ["seat_left", "match_started"]


def test_after_a_minute_the_game_begins_without_those_that_are_missing() -> None:
    match = joint("human", "human", "bot")
    match.add(1)
    duty = match.match.duty
    assert duty is not None
    assert (duty.job, duty.due, duty.waits) == ("close_values", milliseconds(A_MINUTE_LATER.at), True)
    with pytest.raises(Refused) as refused:
        match.close(MOMENT)
    assert refused.value.code == "values_open"
    match.close()
    assert match.types[-2:] == ["values_closed", "match_started"]
    assert match.data(3) == {"missing": [0]}


def test_the_minute_runs_from_when_the_last_seat_was_filled() -> None:
    match = joint("human", "open", "bot")
    duty = match.match.duty
    assert duty is not None
    assert duty.job == "fill"


def test_a_seat_adds_once_and_before_the_game() -> None:
    match = joint("human", "human", "bot")
    match.add(0)
    for refusal in ("value_added", "match_started"):
        with pytest.raises(Refused) as refused:
            match.add(0, OTHER)
        assert refused.value.code == refusal
        if refusal == "value_added":
            match.add(1)


def test_another_value_draws_something_else_from_the_same_seed() -> None:
    drawn = []
    for value in (ONE, OTHER):
        match = joint("human", "human", "bot")
        match.add(0, value)
        match.add(1)
        draws = match.data()["draws"]
        key = joint_seed(SEED, {0: value, 1: ONE})
        assert draws == [[of, nth_draw(key, "m1", number, of)] for number, (of, _) in enumerate(draws)]
        drawn.append(draws)
    assert drawn[0] != drawn[1]


def test_the_order_of_adding_does_not_matter() -> None:
    assert joint_seed(SEED, {0: ONE, 1: OTHER}) == joint_seed(SEED, {1: OTHER, 0: ONE})
    assert joint_seed(SEED, {0: ONE, 1: OTHER}) != joint_seed(SEED, {0: OTHER, 1: ONE})


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_whole_record_holds_and_can_be_read_again(game: str) -> None:
    match = joint("human", "human", "human", game=game)
    for seat in range(3):
        match.add(seat, f"{seat}f" * 32)
    match.play_at_random(Random(7), 40)
    record = match.exported()
    assert audit(record).holds
    assert import_match(record).match.ledger.values == match.match.ledger.values
    assert evolve(None, match.events).ledger == match.match.ledger
    assert from_snapshot(to_snapshot(match.match), match.match.game).ledger == match.match.ledger


def test_a_value_that_was_changed_is_found_in_the_draws() -> None:
    match = joint("human", "human", "bot")
    match.add(0)
    match.add(1)
    forged = copy(match.exported().events[1])
    forged.data["value"] = OTHER
    report = audit(chained_again(with_event(match.exported(), forged), SEED))
    assert failure(report) == ("draws", 4)


def test_a_game_does_not_begin_while_values_are_missing() -> None:
    match = joint("human", "human", "bot")
    match.add(0)
    match.add(1)
    record = match.exported()
    left_out = [*record.events[:2], msgspec.structs.replace(record.events[3], version=3)]
    assert failure(audit(chained_again(Export(record.header, left_out), SEED))) == ("course", 3)


def test_values_are_not_closed_early_or_with_others_missing() -> None:
    match = joint("human", "human", "bot")
    match.add(1)
    match.close()
    record = match.exported()
    early = msgspec.structs.replace(copy(record.events[2]), at=MOMENT.at)
    begun_early = msgspec.structs.replace(copy(record.events[3]), at=MOMENT.at)
    forged = with_event(with_event(record, early), begun_early)
    assert failure(audit(chained_again(forged, SEED))) == ("course", 3)
    others = copy(record.events[2])
    others.data["missing"] = []
    assert failure(audit(chained_again(with_event(record, others), SEED))) == ("course", 3)


def test_nothing_comes_between_closing_and_the_beginning() -> None:
    match = joint("human", "human", "bot")
    match.close()
    record = match.exported()
    late = copy(record.events[1])
    added = msgspec.structs.replace(
        late, version=3, type="value_added", actor="seat:0", data={"seat": 0, "value": ONE}, sealed={}, nonces={}
    )
    begun = msgspec.structs.replace(record.events[2], version=4)
    assert failure(audit(chained_again(Export(record.header, [*record.events[:2], added, begun]), SEED))) == (
        "course",
        3,
    )


@pytest.mark.parametrize("value", ["", "1a", "1A" * 32, "1a" * 33, "zz" * 32])
def test_a_value_is_32_bytes_in_hexadecimal(value: str) -> None:
    match = joint("human", "human", "bot")
    match.add(0)
    match.add(1)
    forged = copy(match.exported().events[1])
    forged.data["value"] = value
    assert failure(audit(chained_again(with_event(match.exported(), forged), SEED))) == ("course", 2)


def test_only_a_joint_match_takes_values() -> None:
    match = Joint(carried_out(None, creation("m1", GAMES["evo"], GAMES["evo"].options(), [plan("human")] * 3), MOMENT))
    with pytest.raises(Refused) as refused:
        match.add(0)
    assert refused.value.code == "chance_not_joint"

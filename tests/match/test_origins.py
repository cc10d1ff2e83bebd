"""A fork is proven against the record of its origin: a copy by its state, a what-if by what its seat can tell."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from strata.domain.match.audit import MOST_GENERATIONS, NOT_AT_HAND, Check, Origins, audit
from strata.domain.match.export import Export, export
from strata.domain.match.import_ import ImportRefused, import_match
from tests.match.deeds import score
from tests.match.forger import chained_again, copy, with_event
from tests.match.recorded_match import RecordedMatch, begun
from tests.match.table import MOMENT, SEED

OTHER = MOMENT._replace(seed=bytes(range(32)))


def _played(game: str = "pebbles", is_over: bool = True) -> RecordedMatch:
    match, rng = begun(game, kinds=3, options={"rounds": 4} if game == "pebbles" else {}), Random(3)
    match.play_at_random(rng, 10_000 if is_over else 5)
    return match


def _record(match: RecordedMatch, seed: bytes = SEED) -> Export:
    return export(match.match, match.events, seed, None, is_admin=True)


def _found_in(*records: Export) -> Origins:
    by_match = {record.header.match: record for record in records}
    return lambda origin: by_match.get(origin.match, NOT_AT_HAND)


def _forked(origin: RecordedMatch, version: int, what_if: tuple[int, int] | None = None) -> Export:
    fork = origin.fork(version, what_if, moment=OTHER)
    fork.play_at_random(Random(1), 3)
    return _record(fork, OTHER.seed)


def _origin_check(fork: Export, *records: Export) -> Check:
    return next(check for check in audit(fork, origins=_found_in(*records)).checks if check.name == "origin")


def _again(fork: Export, alter: Callable[[dict[str, Any]], object]) -> Export:
    """The fork with another beginning, sealed and chained again."""
    first = copy(fork.events[0])
    alter(first.data)
    return chained_again(with_event(fork, first), OTHER.seed)


@pytest.mark.parametrize("game", ["pebbles", "evo"])
@pytest.mark.parametrize("what_if", [None, (0, 1), (2, 5)], ids=["copy", "what if, seat 0", "what if, seat 2"])
def test_a_fork_is_proven_by_its_origin(game: str, what_if: tuple[int, int] | None) -> None:
    origin = _played(game, is_over=False)
    fork = _forked(origin, origin.version - 1, what_if)
    assert fork.events[0].data.get("for_seat") == (None if what_if is None else what_if[0])
    report = audit(fork, origins=_found_in(_record(origin)))
    assert report.holds, report.statement
    assert report.unfair_because == "fork"


def test_alone_its_start_is_not_proven_and_all_else_is() -> None:
    origin = _played()
    report = audit(_forked(origin, 4))
    assert report.verdict == "not_proven"
    assert [check.name for check in report.unproven] == ["origin"]
    assert "version 4 of match m1, is not proven: the record of its origin is not at hand" in report.statement


def test_a_cooked_state_is_found_and_with_it_all_that_follows() -> None:
    origin = _played(is_over=False)
    fork = _forked(origin, 5)
    cooked = _again(fork, lambda data: data["state"].update(points=[900, 0, 0]))
    check = _origin_check(cooked, _record(origin))
    assert (check.status, check.version) == ("failed", 1)
    assert audit(cooked).verdict == "broken", "what follows does not fit either"


@pytest.mark.parametrize(
    "alter",
    [
        lambda data: data["origin"].update(hash="0" * 64),
        lambda data: data["origin"].update(version=99),
        lambda data: data["origin"].update(version=3),
        lambda data: data["options"].update(rounds=5),
        lambda data: data.update(is_listed=True),
        lambda data: data["state"].update(charms=["jade"] * 3),
        lambda data: data.update(state=7),
        lambda data: data.update(how="what_if", for_seat=1, state={**data["state"], "charms": ["jade"] * 3}),
    ],
    ids=["hash", "no version", "another version", "options", "listed", "state", "no state", "what if"],
)
def test_what_a_fork_says_of_its_origin_is_compared(alter: Callable[[dict[str, Any]], object]) -> None:
    origin = _played(is_over=False)
    fork = _record(origin.fork(5, moment=OTHER), OTHER.seed)
    assert _origin_check(fork, _record(origin)).status == "ok"
    assert _origin_check(_again(fork, alter), _record(origin)).status == "failed"


def test_a_what_if_without_a_seat_is_that_of_some_seat() -> None:
    origin = _played(is_over=False)
    fork = _record(origin.fork(origin.version, (1, 4), moment=OTHER), OTHER.seed)

    def forget(data: dict[str, Any]) -> None:
        del data["for_seat"]

    assert _origin_check(_again(fork, forget), _record(origin)).status == "ok"
    for_another = _again(fork, lambda data: data.update(for_seat=0))
    assert _origin_check(for_another, _record(origin)).status == "failed"


@pytest.mark.parametrize(
    "alter",
    [
        lambda data: data.update(for_seat=1),
        lambda data: data.update(how="what_if", for_seat=3),
        lambda data: data.update(undo="barrier"),
        lambda data: data["seats"][0].update(kind="open"),
    ],
    ids=["a copy for a seat", "no such seat", "rated", "open"],
)
def test_a_fork_that_the_service_would_not_make_is_found(alter: Callable[[dict[str, Any]], object]) -> None:
    origin = _played(is_over=False)
    report = audit(_again(_forked(origin, 4), alter), origins=_found_in(_record(origin)))
    assert (report.verdict, report.first_bad_version) == ("broken", 1)


def test_an_origin_that_does_not_hold_proves_nothing() -> None:
    origin = _played()
    record = _record(origin)
    forged = copy(record.events[2])
    forged.data["facts"] = []
    sealed = {pointer: seal for pointer, seal in forged.sealed.items() if not pointer.startswith("/facts")}
    broken = chained_again(with_event(record, msgspec.structs.replace(forged, sealed=sealed)), SEED)
    check = _origin_check(_forked(origin, 2), broken)
    assert check.status == "unproven"
    assert "the first bad version is 3" in check.message


def test_the_state_of_a_running_fork_is_sealed() -> None:
    origin = _played()
    fork = origin.fork(4, moment=OTHER)
    shown = export(fork.match, fork.events, OTHER.seed, None, is_admin=False)
    assert _origin_check(shown, _record(origin)).status == "sealed"


def test_a_fork_of_a_fork_takes_both_records() -> None:
    origin = _played(is_over=False)
    first = origin.fork(4, moment=OTHER)
    first.play_at_random(Random(2), 2)
    second = _record(first.fork(2, id_="f2", moment=MOMENT), SEED)
    assert _origin_check(second, _record(first, OTHER.seed)).status == "unproven"
    assert _origin_check(second, _record(first, OTHER.seed), _record(origin)).status == "ok"


def test_origins_in_a_circle_come_to_an_end() -> None:
    origin = _played(is_over=False)
    fork = _record(origin.fork(4, moment=OTHER), OTHER.seed)
    itself = _again(fork, lambda data: data["origin"].update(match="f1"))
    asked: list[str] = []

    def find(origin: Any) -> Export:
        asked.append(origin.match)
        return itself

    assert audit(itself, origins=find).verdict == "not_proven"
    assert len(asked) == MOST_GENERATIONS


def test_a_fork_is_imported_where_its_origin_holds() -> None:
    origin = _played()
    origin.took(score(origin.match, MOMENT))
    fork = _forked(origin, 4)
    with pytest.raises(ImportRefused) as refused:
        import_match(fork)
    assert (refused.value.check, refused.value.version, refused.value.is_unproven) == ("origin", 1, True)
    assert import_match(fork, origins=_found_in(_record(origin))).is_proven
    assert not import_match(fork, may_be_unproven=True).is_proven
    cooked = _again(fork, lambda data: data["state"].update(points=[900, 0, 0]))
    with pytest.raises(ImportRefused) as refused:
        import_match(cooked, may_be_unproven=True, origins=_found_in(_record(origin)))
    assert not refused.value.is_unproven

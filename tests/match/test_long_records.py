"""Audit and import of a record full of rewinds cost memory in proportion to the file, and keep few states."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable
from functools import partial

import msgspec
import pytest

from strata.domain.match.audit import audit, replay
from strata.domain.match.events import MOST_EVENTS
from strata.domain.match.export import Export, NotAnExport, export, lines, read_export
from strata.domain.match.import_ import import_match
from tests.match.forger import chained_again
from tests.match.recorded_match import RecordedMatch, begun
from tests.match.table import SEED

A_FEW, MANY = 100, 400
SLACK = 1.5
"""How far from proportion is still called proportion: what grew with the square would be at four."""
BYTES_FOR_A_BYTE = 8
"""What a byte of a file may take in memory while it is audited or imported."""


def _practice() -> RecordedMatch:
    return begun(options={"rounds": 100_000}, kinds=2, undo="free")


def to_the_same(rewinds: int) -> Export:
    """The same move is made and taken back, again and again."""
    match = _practice()
    match.hide(0)
    match.undo(0)
    record = export(match.match, match.events, SEED, None, is_admin=True)
    pair = record.events[2:]
    more = [
        msgspec.structs.replace(shown, version=3 + 2 * turn + number)
        for turn in range(rewinds)
        for number, shown in enumerate(pair)
    ]
    return chained_again(Export(record.header, [*record.events[:2], *more]), SEED)


def one_step_back_after_another(rewinds: int) -> Export:
    """All moves first, then each is taken back."""
    match = _practice()
    for number in range(rewinds):
        match.hide(number % 2)
    for number in range(rewinds):
        match.undo(0, rewinds + 1 - number)
    return export(match.match, match.events, SEED, None, is_admin=True)


def staircase(rewinds: int) -> Export:
    """Two moves on and one back, so that every rewind lengthens the list of stretches."""
    match = _practice()
    for number in range(rewinds):
        match.hide(number % 2, 1 - number % 2)
        match.undo(0, match.version - 1)
    return export(match.match, match.events, SEED, None, is_admin=True)


def _peak(work: Callable[[], object]) -> int:
    gc.collect()
    tracemalloc.start()
    try:
        work()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def _read_and(then: Callable[[Export], object], data: bytes) -> object:
    return then(read_export(data))


@pytest.mark.parametrize("shape", [to_the_same, one_step_back_after_another, staircase])
def test_four_times_the_rewinds_take_four_times_the_memory(shape: Callable[[int], Export]) -> None:
    files = [b"".join(lines(shape(rewinds))) for rewinds in (A_FEW, MANY)]
    for work in (audit, import_match):
        few, many = (_peak(partial(_read_and, work, data)) for data in files)
        assert many / few < SLACK * len(files[1]) / len(files[0])
        assert many < BYTES_FOR_A_BYTE * len(files[1])


@pytest.mark.parametrize("shape", [to_the_same, one_step_back_after_another, staircase])
def test_the_audit_has_few_states_in_hand(shape: Callable[[int], Export], monkeypatch: pytest.MonkeyPatch) -> None:
    kept = list[int]()

    class Watched(replay._Replay):
        def _visit(self, version: int) -> None:
            super()._visit(version)
            kept.append(len(self._reached))

    monkeypatch.setattr(replay, "_Replay", Watched)
    record = shape(A_FEW)
    assert audit(record).holds
    assert len(kept) == len(record.events)
    assert max(kept) <= len(record.events).bit_length()


def test_bare_rewinds_are_refused_at_the_first() -> None:
    record = to_the_same(1)
    first = msgspec.structs.replace(record.events[-1], version=5)
    bare = [msgspec.structs.replace(first, version=version) for version in range(5, 2005)]
    report = audit(chained_again(Export(record.header, [*record.events, *bare]), SEED))
    assert (report.verdict, report.first_bad_version) == ("broken", 5)
    assert "no move was played" in next(check.message for check in report.checks if check.name == "course")


def test_a_file_of_too_many_events_is_not_read() -> None:
    header, event = b"".join(lines(to_the_same(1))).split(b"\n")[:2]
    with pytest.raises(NotAnExport, match=f"more than {MOST_EVENTS} events"):
        read_export(header + (b"\n" + event) * (MOST_EVENTS + 1))

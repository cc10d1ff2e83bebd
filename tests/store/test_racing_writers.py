"""Many writers at one match: each version is won by exactly one, and the chain holds."""

from __future__ import annotations

import sys
import threading
from collections import Counter
from collections.abc import Iterator

import pytest

from strata.domain.match.record import NO_HASH, is_chained
from strata.store.journal import SHARDS, START, Appended, Conflict, Journal
from tests.match.auditor import shown_to
from tests.store.entries import SEED, append_of, events, put

WRITERS = 6
WINS = 8
"""How many appends each of them must get through."""


@pytest.fixture(autouse=True)
def _threads_change_often() -> Iterator[None]:
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    yield
    sys.setswitchinterval(before)


class Writer(threading.Thread):
    """Appends behind the head it knows, and learns the head from each conflict."""

    def __init__(self, journal: Journal, start_together: threading.Barrier, name: str, size: int) -> None:
        super().__init__(name=name, daemon=True)
        self.journal, self.start_together, self.size = journal, start_together, size
        self.won: list[int] = []
        self.lost = 0

    def run(self) -> None:
        head = self.journal.read("m1", 0, 1)[0]
        self.start_together.wait()
        while len(self.won) < WINS:
            written = events("m1", head, self.size, actor=self.name)
            result = self.journal.append(append_of("m1", head, written))
            if isinstance(result, Conflict):
                head = result.missed[-1]
                self.lost += 1
            else:
                assert result == Appended()
                head = written[-1]
                self.won.append(head.version)


def test_each_version_is_won_by_exactly_one_and_the_chain_is_intact(shared: Journal) -> None:
    # Given a match, and writers that append one, two or three events at a time
    put(shared, "m1")
    together = threading.Barrier(WRITERS)
    writers = [Writer(shared, together, f"writer {n}", 1 + n % 3) for n in range(WRITERS)]
    # When all of them write at once until each has won its share
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join(60)
    # Then no win was lost, none was doubled, and every event follows the one before
    recorded = shared.read("m1", 0)
    assert [event.version for event in recorded] == list(range(1, len(recorded) + 1))
    assert len(recorded) == 1 + sum(WINS * writer.size for writer in writers) == shared.head("m1")
    wins = sorted(version for writer in writers for version in writer.won)
    assert len(set(wins)) == WRITERS * WINS
    for writer in writers:
        assert all(recorded[version - 1].actor == writer.name for version in writer.won)
    previous = NO_HASH
    for shown in shown_to(None, recorded, SEED):
        assert is_chained(previous, shown)
        previous = shown["hash"]
    # And the feed names each win once, in order
    entries = [entry for entry in shared.feed(dict.fromkeys(range(SHARDS), START)) if entry.version > 1]
    assert [entry.version for entry in entries] == wins
    assert Counter(entry.actor for entry in entries) == {writer.name: WINS for writer in writers}


def test_of_many_who_create_a_match_one_does(shared: Journal) -> None:
    together, results = threading.Barrier(WRITERS), {}

    def create(number: int) -> None:
        written = events("m1", None, 2, actor=f"maker {number}")
        together.wait()
        results[number] = shared.append(append_of("m1", None, written, seed=b"seed %d" % number))

    makers = [threading.Thread(target=create, args=(number,), daemon=True) for number in range(WRITERS)]
    for maker in makers:
        maker.start()
    for maker in makers:
        maker.join(60)
    (winner,) = [number for number, result in results.items() if result == Appended()]
    assert {event.actor for event in shared.read("m1", 0)} == {f"maker {winner}"}
    assert shared.seed("m1") == b"seed %d" % winner
    assert shared.head("m1") == 2

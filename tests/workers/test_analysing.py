"""Analyses are made by workers, when nothing is to be played, a little at a time."""

from __future__ import annotations

from itertools import count
from types import SimpleNamespace

import fakeredis
import pytest

from strata.domain.analysis.moves import analyse_move, moves_of, stamp
from strata.domain.match.commands import Score
from strata.store.analyses import Analyses
from strata.store.in_memory import MemoryJournal
from strata.store.matches import Matches
from strata.workers import analysing
from strata.workers.analysing import analyse
from strata.workers.queue import JobQueue
from strata.workers.relay import Relay
from tests.kernel.pebbles import PEBBLES
from tests.store.people import new_match, play_up_to
from tests.workers.bench import work_off


@pytest.fixture
def client() -> fakeredis.FakeRedis:
    return fakeredis.FakeRedis()


@pytest.fixture
def matches(monkeypatch: pytest.MonkeyPatch) -> Matches:
    """A match of two people, over and scored."""
    monkeypatch.setattr(analysing, "analyse_move", lambda *move: analyse_move(*move, iterations=4, playouts=2))
    matches = Matches(MemoryJournal())
    new_match(matches, rounds=2)
    play_up_to(matches, 7)
    matches.change("m1", Score())
    return matches


def _ask(analyses: Analyses, matches: Matches) -> int:
    ledger = matches.load("m1").ledger
    moves = moves_of(ledger, matches.journal.read("m1", 0))
    analyses.request("m1", ledger.version, stamp(PEBBLES), len(moves), "somebody")
    return len(moves)


def test_a_job_stops_after_a_while_and_the_next_goes_on(
    client: fakeredis.FakeRedis, matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    analyses, seconds = Analyses(client), count()
    monkeypatch.setattr(analysing, "time", SimpleNamespace(monotonic=lambda: float(next(seconds))))
    moves = _ask(analyses, matches)
    assert moves == 4
    assert [analyse(matches, analyses, "m1") for _ in range(moves)] == [1, 2, 3, None]
    assert [move.version for move in analyses.moves("m1")] == [3, 4, 5, 6]
    progress = analyses.progress("m1")
    assert progress is not None
    assert progress.status == "done"
    assert analyses.waiting() == []


def test_what_is_to_be_played_comes_first(client: fakeredis.FakeRedis) -> None:
    queue = JobQueue(client)
    queue.enqueue_analysis("m1", 0)
    queue.enqueue("play_bot", "m2", 2)
    assert JobQueue(client, is_quick=True).take(None).id == "play_bot-m2-2"
    assert JobQueue(client, is_quick=True).take(None) is None, "a quick worker leaves analyses to others"
    assert queue.take(None).id == "analysis-m1-0"


def test_the_relay_enqueues_what_waits_once(client: fakeredis.FakeRedis, matches: Matches) -> None:
    analyses, queue = Analyses(client), JobQueue(client)
    _ask(analyses, matches)
    relay = Relay(matches, queue, analyses=analyses)
    relay.sweep_analyses()
    relay.sweep_analyses()
    assert queue.job_ids() == ["analysis-m1-0"]
    assert len(queue) == 0


def test_a_worker_makes_the_whole_analysis(client: fakeredis.FakeRedis, matches: Matches) -> None:
    analyses, queue = Analyses(client), JobQueue(client)
    moves = _ask(analyses, matches)
    queue.enqueue_analysis("m1", 0)
    work_off(matches, client)
    assert len(analyses.moves("m1")) == moves


def test_a_match_that_is_gone_fails_and_waits_no_more(client: fakeredis.FakeRedis) -> None:
    analyses = Analyses(client)
    analyses.request("m9", 5, "stamp", 3, "somebody")
    assert analyse(Matches(MemoryJournal()), analyses, "m9") is None
    progress = analyses.progress("m9")
    assert progress is not None
    assert progress.status == "failed"
    assert analyses.waiting() == []

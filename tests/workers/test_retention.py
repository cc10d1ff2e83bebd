"""What was cancelled or never started goes after its time; whatever was played stays."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from strata.domain.games.registry import GAMES
from strata.domain.match.commands import Administrator, Cancel
from strata.domain.match.events import SeatPlan
from strata.store.in_memory import MemoryJournal
from strata.store.journal import SHARDS
from strata.store.matches import Matches
from strata.workers.retention import STEP, Retention
from tests.match.deeds import creation

PEOPLE = [SeatPlan("human"), SeatPlan("human")]
OPEN = [SeatPlan("human"), SeatPlan("open")]


class Clock:
    def __init__(self) -> None:
        self.now = datetime(2031, 5, 6, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now


def test_cancelled_and_never_started_matches_are_deleted_after_their_time() -> None:
    clock, journal = Clock(), MemoryJournal()
    matches, retention = Matches(journal, clock), Retention(journal, timedelta(days=3), clock)
    game = GAMES["pebbles"]
    for id_, plans in (("playing", PEOPLE), ("cancelled", PEOPLE), ("open", OPEN)):
        matches.create(creation(id_, game, game.options(), plans), {})
    matches.change("cancelled", Cancel(by=Administrator()))

    def left() -> set[str]:
        for _ in range(SHARDS):
            retention.step()
        return {match for shard in range(SHARDS) for match in journal.matches(shard)}

    clock.now += timedelta(days=3)
    assert left() == {"playing", "cancelled", "open"}
    clock.now += timedelta(seconds=1)
    assert left() == {"playing"}
    matches.change("playing", Cancel(by=Administrator()))
    clock.now += timedelta(days=2)
    assert left() == {"playing"}, "its time counts from when it was cancelled"
    clock.now += timedelta(days=2)
    assert left() == set()


def test_only_so_many_are_looked_at_in_one_go() -> None:
    clock, journal = Clock(), MemoryJournal()
    matches, retention = Matches(journal, clock), Retention(journal, timedelta(days=3), clock)
    game = GAMES["pebbles"]
    for number in range(3 * SHARDS):
        matches.create(creation(f"m{number}", game, game.options(), OPEN), {})
    clock.now += timedelta(days=4)
    deleted = [retention.step() for _ in range(SHARDS)]
    assert sum(deleted) == 3 * SHARDS
    assert max(deleted) <= STEP
    assert retention.step() == 0

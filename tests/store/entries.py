"""Appends for tests of the journal, which knows events and no rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from strata.domain.match.events import Event, MatchStarted
from strata.domain.match.record import NO_HASH, write_event
from strata.store.journal import Append, Appended, Journal
from tests.kernel.pebbles import CharmDealt

READERS = ("relay", "lobby", "standings")
"""Some readers of the feeds."""
SEED = b"seed \x00\xff" * 4


def events(match: str, after: Event | None, count: int = 1, actor: str = "seat:0", bot: str = "random") -> list[Event]:
    """Some chained events after one, or the first of a match."""
    written: list[Event] = []
    for _ in range(count):
        version, previous = (1, NO_HASH) if after is None else (after.version + 1, after.hash)
        after = write_event(match, version, previous, SEED, "then", actor, _told(bot))
        written.append(after)
    return written


def _told(charm: str) -> MatchStarted:
    """Something with a secret in it."""
    return MatchStarted(
        facts=[CharmDealt(1, charm)], draws=[], digest="", rules_version=1, codec_version=1, state_schema=""
    )


def append_of(match: str, after: Event | None, written: Iterable[Event], **more: Any) -> Append:
    """The append that puts events after one."""
    expected, previous = (0, NO_HASH) if after is None else (after.version, after.hash)
    more = {"seed": SEED, **more} if after is None else more
    return Append(match=match, expected=expected, previous=previous, events=list(written), **more)


def put(journal: Journal, match: str, after: Event | None = None, count: int = 1, **more: Any) -> Event:
    """Append new events; returns the last of them."""
    written = events(match, after, count, actor=more.pop("actor", "seat:0"))
    assert journal.append(append_of(match, after, written, **more)) == Appended()
    return written[-1]


def snapshot_of_journal(journal: Journal, match: str, offsets: Mapping[int, str]) -> list[Any]:
    """All that a failed append must leave as it was."""
    return [
        journal.head(match),
        journal.read(match, 0),
        journal.feed(offsets),
        journal.names(match),
        journal.seed(match),
        journal.idempotency_record(match, "key"),
        journal.snapshot(match, None),
        journal.due(10**15),
        [journal.matches(shard) for shard in offsets],
    ]

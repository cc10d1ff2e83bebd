"""Journals round a journal: one counts, some are disturbed, one loses replies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from strata.domain.match.events import Event
from strata.store.journal import Append, Appended, Conflict, Journal, Repeated, Snapshot


class Wrapped:
    """Does what the journal inside does."""

    def __init__(self, inside: Journal) -> None:
        self.inside = inside

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inside, name)


class Counting(Wrapped):
    """Counts the events that are read, and the reads."""

    events_read = 0
    reads = 0

    def read(self, match: str, after: int, limit: int | None = None) -> list[Event]:
        events = self.inside.read(match, after, limit)
        self.events_read += len(events)
        self.reads += 1
        return events


class Disturbed(Wrapped):
    """Lets something happen just before the next append reaches the journal."""

    def __init__(self, inside: Journal) -> None:
        super().__init__(inside)
        self.before_append: list[Callable[[], object]] = []
        self.appends = 0

    def append(self, append: Append) -> Appended | Conflict | Repeated:
        self.appends += 1
        if self.before_append:
            self.before_append.pop(0)()
        return self.inside.append(append)


class LosingReplies(Wrapped):
    """The reply to the first sending of each append is lost, so the driver sends it again."""

    def __init__(self, inside: Journal) -> None:
        super().__init__(inside)
        self.meanwhile: list[Callable[[], object]] = []

    def append(self, append: Append) -> Appended | Conflict | Repeated:
        self.inside.append(append)
        if self.meanwhile:
            self.meanwhile.pop(0)()
        return self.inside.append(append)


class WithoutSnapshots(Wrapped):
    """Has lost its snapshots, as it may at any time, and keeps no more."""

    def snapshot(self, match: str, rules: str, upto: int | None) -> Snapshot | None:
        return None

    def keep_snapshot(self, match: str, snapshot: Snapshot) -> None:
        pass

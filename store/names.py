"""Display names as a process remembers them: for a second, since they are asked for with nearly every request."""

from __future__ import annotations

import time
from collections.abc import Callable

from strata.domain.match.seats import Names
from strata.store.journal import Journal

SECONDS = 1.0
MOST_KNOWN = 2000


class RecentNames:
    def __init__(self, journal: Journal, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._journal, self._monotonic = journal, monotonic
        self._known: dict[str, tuple[Names, float]] = {}

    def of(self, match: str) -> Names:
        """The display names of a match's seats, as they were at most a second ago."""
        known, now = self._known.get(match), self._monotonic()
        if known is not None and now < known[1]:
            return known[0]
        names = self._journal.names(match)
        self._known.pop(match, None)
        if len(self._known) >= MOST_KNOWN:
            del self._known[next(iter(self._known))]
        self._known[match] = names, now + SECONDS
        return names

    def give(self, match: str, seat: int, name: str) -> None:
        self._journal.name_seat(match, seat, name)
        self._known.pop(match, None)

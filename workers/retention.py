"""Retention: matches that were cancelled, or that nobody started, are deleted after a time the operator sets."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from strata.domain.match.match import Ledger
from strata.projections.deletion import delete_match
from strata.store.journal import SHARDS, Journal, NoSuchMatch
from strata.store.matches import read_ledger

log = logging.getLogger(__name__)

STEP = 200
"""How many matches are looked at in one go."""


class Retention:
    """Goes over all matches again and again, a few at a time."""

    def __init__(
        self, journal: Journal, life: timedelta, now: Callable[[], datetime] = lambda: datetime.now(UTC)
    ) -> None:
        self._journal, self._life, self._now = journal, life, now
        self._shard = 0
        self._left: list[str] = []

    def step(self) -> int:
        """Look at the next few; returns how many were deleted."""
        if not self._left:
            self._left, self._shard = self._journal.matches(self._shard), (self._shard + 1) % SHARDS
        looked_at, self._left = self._left[:STEP], self._left[STEP:]
        return sum(self._deletes(match) for match in looked_at)

    def _deletes(self, match: str) -> bool:
        try:
            if not self._is_over(read_ledger(self._journal, match)):
                return False
            delete_match(self._journal, match, self._now())
        except NoSuchMatch:
            return False
        log.info("deleted", extra={"match": match})
        return True

    def _is_over(self, ledger: Ledger) -> bool:
        is_meant = ledger.status == "cancelled" or (ledger.status == "open" and not ledger.is_started)
        return is_meant and self._now() - datetime.fromisoformat(ledger.at) > self._life

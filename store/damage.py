"""Damage that was found while reading: counted, and told to the operator."""

from __future__ import annotations

import logging

from strata.domain.match.events import UnreadableEvent
from strata.store.journal import Journal

log = logging.getLogger(__name__)


def quarantine(journal: Journal, match: str, error: UnreadableEvent) -> None:
    """Stop a match of which an event cannot be read: nothing more is appended to it until that can be read again."""
    if journal.quarantined(match) is not None:
        return
    from strata.store.damage_counters import QUARANTINED

    QUARANTINED.inc()
    log.error(
        "match quarantined: an event cannot be read",
        extra={"match": match, "version": error.version, "reason": error.reason},
    )
    journal.quarantine(match, error.version)


def note_damaged_snapshot(match: str, version: int) -> None:
    from strata.store.damage_counters import DAMAGED_SNAPSHOTS

    DAMAGED_SNAPSHOTS.inc()
    log.warning("a damaged snapshot was passed over", extra={"match": match, "version": version})

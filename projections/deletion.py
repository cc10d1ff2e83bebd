"""Deleting a match: its record goes, and a tombstone stays with its id, the hash its chain ended in, and its result.

The result stays only where it was rated: with the references of its players, for ratings would be others without it.
"""

from __future__ import annotations

from datetime import datetime

import msgspec

from strata.domain.kernel.codec import canonical
from strata.domain.match.record import iso
from strata.projections.rating import entrants
from strata.projections.summary import Summary, summarise
from strata.store.journal import Journal, Tombstone
from strata.store.matches import read_ledger


def delete_match(journal: Journal, match: str, now: datetime) -> Tombstone:
    """Whatever state it is in. Raises ``NoSuchMatch``."""
    while True:
        ledger = read_ledger(journal, match)
        summary = canonical(_left_of(summarise(journal, match)))
        tombstone = Tombstone(match, ledger.version, ledger.hash, iso(now), msgspec.Raw(summary))
        if journal.delete(tombstone, ledger.application or ""):
            return tombstone


def _left_of(summary: Summary) -> Summary:
    if entrants(summary):
        return msgspec.structs.replace(summary, options={}, fork=None, reason=None, is_deleted=True)
    return Summary(
        id=summary.id,
        game=summary.game,
        status=summary.status,
        created_at=summary.created_at,
        updated_at=summary.updated_at,
        seats=(),
        options={},
        is_deleted=True,
    )

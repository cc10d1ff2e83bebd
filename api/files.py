"""Matches out of the record, as files: what a reader may know of them."""

from __future__ import annotations

from strata.domain.kernel import Viewer
from strata.domain.match.export import Export, export
from strata.domain.match.match import Match
from strata.store.matches import Matches


def take_out(matches: Matches, match: Match, viewer: Viewer, is_admin: bool) -> Export:
    """The record of a match up to the version given."""
    ledger = match.ledger
    events = matches.journal.read(ledger.id, 0, ledger.version)
    return export(match, events, matches.seed(ledger.id), viewer, is_admin)

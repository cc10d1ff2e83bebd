"""Archives for tests, and matches that are over."""

from __future__ import annotations

from datetime import UTC, datetime

from strata.domain.match.commands import Score
from strata.projections.archiving import archive_match
from strata.store.archive.archive import Archive
from strata.store.journal import Stub
from strata.store.matches import Matches
from tests.store.people import hide_for, new_match

NOW = datetime(2031, 5, 6, 7, 8, 9, tzinfo=UTC)


def play_to_score(matches: Matches, id_: str = "m1", rounds: int = 3) -> int:
    """A match of pebbles, played and scored; returns its version."""
    new_match(matches, rounds=rounds, id_=id_)
    return play_on_to_score(matches, id_)


def play_on_to_score(matches: Matches, id_: str) -> int:
    match = matches.load(id_)
    while match.pending:
        match = hide_for(matches, match, match.pending[0][0], match.ledger.version % 3)
    return matches.change(id_, Score()).match.ledger.version


def archived(matches: Matches, archive: Archive, id_: str = "m1") -> Stub:
    """What is left of a match that was over."""
    stub = archive_match(matches, archive, id_, NOW)
    assert stub is not None
    return stub

"""The forks of a match, newest first. A fork of a running match is its maker's alone, and listed apart.

A fork from a file counts only if it was proven when it was imported: then its origin was here, and whoever imported it
might have forked it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Literal

import msgspec

from strata.domain.match.events import Origin
from strata.domain.match.match import Status
from strata.projections.match_lists import List, MatchLists
from strata.projections.paging import Page
from strata.projections.projection import Generation
from strata.projections.summary import Summary


class ForkRow(msgspec.Struct, frozen=True):
    """A fork: where it branches off, and what became of it."""

    id: str
    forked_from: Origin
    how: Literal["copy", "what_if"]
    listed: bool
    status: Status
    created_at: str
    updated_at: str


class Forks(MatchLists):
    """Two lists for each match that was forked: all its forks, and those that anybody may look at."""

    name: ClassVar[str] = "forks"

    def lists(self, summary: Summary) -> set[List]:
        if summary.fork is None or summary.imported == "unproven":
            return set()
        match = summary.fork.origin.match
        return {(match, "all"), (match, "listed")} if summary.is_listed else {(match, "all")}

    def fold(self, write: Any, generation: Generation, summaries: Sequence[Summary]) -> None:
        forks = [summary for summary in summaries if summary.fork is not None or summary.is_deleted]
        if forks:
            super().fold(write, generation, forks)

    def page(self, match: str, unlisted_too: bool, cursor: str | None = None, limit: int = 50) -> Page[ForkRow]:
        """The forks of a match, the latest created first. Raises ``ValueError`` if the cursor is invalid."""
        found = self._page([(match, "all" if unlisted_too else "listed")], cursor, limit)
        return Page([_fork_row(summary) for summary in found.rows], found.next_cursor)


def _fork_row(summary: Summary) -> ForkRow:
    assert summary.fork is not None, "only forks are listed here"
    return ForkRow(
        id=summary.id,
        forked_from=summary.fork.origin,
        how=summary.fork.how,
        listed=summary.is_listed,
        status=summary.status,
        created_at=summary.created_at,
        updated_at=summary.updated_at,
    )

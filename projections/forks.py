"""The forks of a match, newest first. A fork of a running match is its maker's alone, and listed apart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Literal

import msgspec

from strata.domain.match.match import Status
from strata.projections.match_lists import List, MatchLists
from strata.projections.paging import Page
from strata.projections.projection import Generation
from strata.projections.summary import Summary


class ForkRow(msgspec.Struct, frozen=True):
    """A fork: the version of its origin that it starts from, and what became of it."""

    id: str
    version: int
    how: Literal["copy", "what_if"]
    is_listed: bool
    status: Status
    created_at: str
    updated_at: str


class Forks(MatchLists):
    """Two lists for each match that was forked: all its forks, and those that anybody may look at."""

    name: ClassVar[str] = "forks"

    def lists(self, summary: Summary) -> set[List]:
        if summary.fork is None:
            return set()
        match = summary.fork.origin.match
        return {(match, "all"), (match, "listed")} if summary.is_listed else {(match, "all")}

    def fold(self, write: Any, generation: Generation, summaries: Sequence[Summary]) -> None:
        forks = [summary for summary in summaries if summary.fork is not None or summary.is_deleted]
        if forks:
            super().fold(write, generation, forks)

    def page(self, match: str, unlisted_too: bool, cursor: str | None = None, limit: int = 50) -> Page[ForkRow]:
        """The forks of a match, the latest created first. Raises ``ValueError`` if the cursor is invalid."""
        found = self._page((match, "all" if unlisted_too else "listed"), cursor, limit)
        return Page([_fork_row(summary) for summary in found.rows], found.next_cursor)


def _fork_row(summary: Summary) -> ForkRow:
    assert summary.fork is not None, "only forks are listed here"
    return ForkRow(
        id=summary.id,
        version=summary.fork.origin.version,
        how=summary.fork.how,
        is_listed=summary.is_listed,
        status=summary.status,
        created_at=summary.created_at,
        updated_at=summary.updated_at,
    )

"""Matches in lists, newest first: what the lobby and the pages of players have in common."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

from strata.domain.kernel.codec import canonical, decode
from strata.projections.paging import Page, check_cursor, id_of, member, read_page
from strata.projections.projection import Generation, Projection
from strata.projections.summary import Summary

List = tuple[str | None, ...]
"""What a list is about, as parts of its key."""


class MatchLists(Projection):
    """Every match once, and in each of the lists it belongs to."""

    @abstractmethod
    def lists(self, summary: Summary) -> set[List]:
        """The lists a match belongs to."""

    def fold(self, write: Any, generation: Generation, summaries: Sequence[Summary]) -> None:
        stored = self._redis.hmget(generation.key("matches"), [summary.id for summary in summaries])
        for summary, old in zip(summaries, stored, strict=True):
            before = set() if old is None else self.lists(decode(old, Summary))
            after = set() if summary.is_deleted else self.lists(summary)
            line = member(summary.created_at, summary.id)
            for list_ in before - after:
                write.zrem(generation.key("list", *list_), line)
            for list_ in after - before:
                write.zadd(generation.key("list", *list_), {line: 0})
            if summary.is_deleted:
                write.hdel(generation.key("matches"), summary.id)
            else:
                write.hset(generation.key("matches"), summary.id, canonical(summary))

    def _page(self, list_: List, cursor: str | None, limit: int) -> Page[Summary]:
        """One page of a list; a match that changed in between is shown as it is now."""
        check_cursor(cursor)
        generation = self.current()
        if generation is None:
            return Page([], None)
        lines = read_page(self._redis, generation.key("list", *list_), cursor, limit)
        stored = (
            self._redis.hmget(generation.key("matches"), [id_of(line) for line in lines.rows]) if lines.rows else []
        )
        return Page([decode(row, Summary) for row in stored if row is not None], lines.next_cursor)

    def _sizes(self, lists: Sequence[List]) -> list[int]:
        generation = self.current()
        if generation is None:
            return [0] * len(lists)
        with self._redis.pipeline(transaction=False) as read:
            for list_ in lists:
                read.zcard(generation.key("list", *list_))
            sizes: list[int] = read.execute()
        return sizes

"""Matches in lists, newest first: what the lobby and the pages of players have in common."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

from strata.domain.kernel.codec import canonical, decode
from strata.projections.paging import Page, check_cursor, check_limit, cursor_of, id_of, member, read_pages
from strata.projections.projection import Generation, Projection
from strata.projections.summary import Summary
from strata.store.journal import FeedEntry

List = tuple[str | None, ...]
"""What a list is about, as parts of its key."""

MOST_SEARCHED = 1000
"""How many matches are looked at for one page, where not all of them belong on it."""


class MatchLists(Projection):
    """Every match once, and in each of the lists it belongs to."""

    @abstractmethod
    def lists(self, summary: Summary) -> set[List]:
        """The lists a match belongs to."""

    def heeds(self, entry: FeedEntry) -> bool:
        return True

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

    def _page(
        self,
        lists: Sequence[List],
        cursor: str | None,
        limit: int,
        since: str | None = None,
        fits: Callable[[Summary], bool] = lambda _: True,
    ) -> Page[Summary]:
        """One page of some lists taken together; a match that changed in between is shown as it is now.

        Where few matches fit, a page ends after so many were looked at, and may have fewer rows than there are.
        """
        check_cursor(cursor)
        check_limit(limit)
        generation = self.current()
        if generation is None:
            return Page([], None)
        keys = [generation.key("list", *list_) for list_ in lists]
        rows: list[Summary] = []
        for _ in range(0, MOST_SEARCHED, limit):
            found = read_pages(self._redis, keys, cursor, limit, since)
            for line, summary in self._read(generation, found.rows):
                if fits(summary):
                    rows.append(summary)
                if len(rows) == limit:
                    is_last = line == found.rows[-1] and found.next_cursor is None
                    return Page(rows, None if is_last else cursor_of(line))
            cursor = found.next_cursor
            if cursor is None:
                break
        return Page(rows, cursor)

    def _read(self, generation: Generation, lines: Sequence[str]) -> list[tuple[str, Summary]]:
        stored = self._redis.hmget(generation.key("matches"), [id_of(line) for line in lines]) if lines else []
        return [(line, decode(row, Summary)) for line, row in zip(lines, stored, strict=True) if row is not None]

    def _sizes(self, lists: Sequence[List]) -> list[int]:
        generation = self.current()
        if generation is None:
            return [0] * len(lists)
        with self._redis.pipeline(transaction=False) as read:
            for list_ in lists:
                read.zcard(generation.key("list", *list_))
            sizes: list[int] = read.execute()
        return sizes

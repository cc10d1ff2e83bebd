"""The standings: ratings of players and bots for each game of each application.

Results count in the order of (time of end, match), whatever order they arrive in. Each is kept with the ratings its
entrants had before it, so a late one refolds what follows it and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

import msgspec

from strata.domain.games.registry import GAMES
from strata.domain.kernel.codec import canonical, decode
from strata.projections.paging import Page, check_cursor, id_of, member, read_page
from strata.projections.projection import Generation, Projection
from strata.projections.rating import SCALE, Entrant, Rating, entrants, rate
from strata.projections.summary import Summary

Pool = tuple[str | None, str]
"""Application and game: who is rated against whom."""

LIFT = 10**12
"""Added to a rating to sort it as text: ratings may be below zero."""


class Result(msgspec.Struct, frozen=True):
    """A rated match: who ended where, and their ratings before it (none before a first match)."""

    match: str
    finished_at: str
    entrants: list[Entrant]
    before: dict[str, Rating] = {}

    @property
    def line(self) -> str:
        """Results sort by this."""
        return member(self.finished_at, self.match)


class RatingRow(msgspec.Struct, frozen=True):
    """A rating, rounded for display. ``rating`` is the conservative one: mu − 3 sigma."""

    rating: float
    mu: float
    sigma: float
    matches: int
    won: int


class BoardRow(RatingRow, frozen=True):
    """A line of a leaderboard: of a player, or of a level of bots."""

    place: int
    player: str | None
    bot: str | None


class Standings(Projection):
    name: ClassVar[str] = "standings"

    def in_rebuild_order(self, summaries: Iterable[Summary]) -> Iterable[Summary]:
        rated = [summary for summary in summaries if entrants(summary)]
        return sorted(rated, key=lambda summary: _result(summary).line)

    def fold(self, write: Any, generation: Generation, summaries: Sequence[Summary]) -> None:
        rated = {summary.id: summary for summary in summaries if entrants(summary)}
        if not rated:
            return
        known = self._redis.hmget(generation.key("results"), list(rated))
        pools: dict[Pool, list[Result]] = {}
        for summary, result in zip(rated.values(), known, strict=True):
            if result is None:
                pools.setdefault((summary.application, summary.game), []).append(_result(summary))
        for pool, late in pools.items():
            self._refold(write, generation, pool, late)

    def _refold(self, write: Any, generation: Generation, pool: Pool, late: list[Result]) -> None:
        """Put results in their place and rate them, and all that follow the first of them, again."""
        following = self._following(generation, pool, min(result.line for result in late))
        results = sorted([*late, *following], key=lambda result: result.line)
        now, shown = self._ratings_before(generation, pool, results, following)
        for result in results:
            before = {entrant.id: now[entrant.id] for entrant in result.entrants}
            if before != result.before:
                kept = msgspec.structs.replace(result, before=before)
                write.hset(generation.key("results"), result.match, canonical(kept))
            now |= rate(result.entrants, before)
        write.zadd(generation.key("order", *pool), {result.line: 0 for result in late})
        for id_, rating in now.items():
            if rating != shown[id_]:
                write.zrem(generation.key("board", *pool), _board_line(id_, shown[id_]))
                write.zadd(generation.key("board", *pool), {_board_line(id_, rating): 0})
                write.hset(generation.key("ratings", *pool), id_, canonical(rating))

    def _following(self, generation: Generation, pool: Pool, line: str) -> list[Result]:
        lines = self._redis.zrangebylex(generation.key("order", *pool), b"(" + line.encode(), b"+")
        stored = self._redis.hmget(generation.key("results"), [id_of(line.decode()) for line in lines]) if lines else []
        return [decode(result, Result) for result in stored]

    def _ratings_before(
        self, generation: Generation, pool: Pool, results: Sequence[Result], following: Sequence[Result]
    ) -> tuple[dict[str, Rating], dict[str, Rating]]:
        """Of all entrants of some results: the ratings before the first of these, and those shown so far."""
        ids = list(dict.fromkeys(entrant.id for result in results for entrant in result.entrants))
        stored = self._redis.hmget(generation.key("ratings", *pool), ids)
        shown = {id_: Rating() if row is None else decode(row, Rating) for id_, row in zip(ids, stored, strict=True)}
        before = dict(shown)
        for result in reversed(following):
            before |= result.before
        return before, shown

    def leaderboard(
        self, game: str, application: str | None = None, cursor: str | None = None, limit: int = 50
    ) -> Page[BoardRow]:
        """The best first, by conservative rating. Raises ``ValueError`` if the cursor is invalid."""
        check_cursor(cursor)
        generation = self.current()
        if generation is None:
            return Page([], None)
        board, ratings = generation.key("board", application, game), generation.key("ratings", application, game)
        lines = read_page(self._redis, board, cursor, limit)
        if not lines.rows:
            return Page([], None)
        ids = [id_of(line) for line in lines.rows]
        first = self._redis.zlexcount(board, b"[" + lines.rows[0].encode(), b"+")
        stored = self._redis.hmget(ratings, ids)
        places = enumerate(zip(ids, stored, strict=True), first)
        rows = [_board_row(place, id_, decode(rating, Rating)) for place, (id_, rating) in places if rating is not None]
        return Page(rows, lines.next_cursor)

    def ratings(self, application: str | None, player: str) -> dict[str, RatingRow]:
        """A player's ratings, by game."""
        generation = self.current()
        if generation is None:
            return {}
        with self._redis.pipeline(transaction=False) as read:
            for game in GAMES:
                read.hget(generation.key("ratings", application, game), f"player:{player}")
            found = zip(GAMES, read.execute(), strict=True)
        return {game: rating_row(decode(rating, Rating)) for game, rating in found if rating is not None}


def rating_row(rating: Rating) -> RatingRow:
    return RatingRow(**_figures(rating))


def _figures(rating: Rating) -> dict[str, Any]:
    return {
        "rating": round(rating.conservative / SCALE, 2),
        "mu": round(rating.mu / SCALE, 2),
        "sigma": round(rating.sigma / SCALE, 2),
        "matches": rating.matches,
        "won": rating.won,
    }


def _board_row(place: int, id_: str, rating: Rating) -> BoardRow:
    kind, _, name = id_.partition(":")
    player, bot = (name, None) if kind == "player" else (None, name)
    return BoardRow(place=place, player=player, bot=bot, **_figures(rating))


def _board_line(id_: str, rating: Rating) -> str:
    return member(f"{rating.conservative + LIFT:013d}", id_)


def _result(summary: Summary) -> Result:
    assert summary.finished_at is not None, "a scored match has an end"
    return Result(summary.id, summary.finished_at, entrants(summary))

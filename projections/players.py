"""The pages of players: how much each has played and won, what is running, what came last.

A player is an opaque reference of an application; those of matches made without a key have the application None.
"""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from strata.domain.games.registry import GAMES
from strata.domain.match.match import Status
from strata.projections.match_lists import List, MatchLists
from strata.projections.paging import Page
from strata.projections.standings import RatingRow, Standings
from strata.projections.summary import Summary

Aspect = Literal["all", "running", "played", "finished", "won"]
"""All seats taken; open or being played; started; played to the end by this player; won."""


class GameCounts(msgspec.Struct, frozen=True):
    """A player's matches of one game, counted."""

    played: int
    finished: int
    won: int
    running: int


class Profile(msgspec.Struct, frozen=True):
    """A player's figures for each game they sat down to."""

    application: str | None
    player: str
    games: dict[str, GameCounts]
    ratings: dict[str, RatingRow]


class PlayerMatch(msgspec.Struct, frozen=True):
    """A match from one player's side: the seats held at the end, and the best rank among them."""

    id: str
    game: str
    status: Status
    created_at: str
    updated_at: str
    seats: list[int]
    rank: int | None
    has_left: bool
    """The player left a seat while the game was on."""


class Players(MatchLists):
    name: ClassVar[str] = "players"

    def lists(self, summary: Summary) -> set[List]:
        if not summary.is_shown_by_player:
            return set()
        return {
            (summary.application, player, game, aspect)
            for player in summary.players
            for game in (None, summary.game)
            for aspect in _aspects(summary, player)
        }

    def profile(self, application: str | None, player: str, standings: Standings) -> Profile:
        counted: list[Aspect] = ["played", "finished", "won", "running", "all"]
        sizes = self._sizes([(application, player, game, aspect) for game in GAMES for aspect in counted])
        rows = {game: sizes[i : i + 5] for game, i in zip(GAMES, range(0, len(sizes), 5), strict=True)}
        return Profile(
            application=application,
            player=player,
            games={game: GameCounts(*counts) for game, (*counts, seats) in rows.items() if seats},
            ratings=standings.ratings(application, player),
        )

    def matches(
        self,
        application: str | None,
        player: str,
        game: str | None = None,
        aspect: Aspect = "all",
        cursor: str | None = None,
        limit: int = 50,
    ) -> Page[PlayerMatch]:
        """A player's matches, the latest created first. Raises ``ValueError`` if the cursor is invalid."""
        found = self._page([(application, player, game, aspect)], cursor, limit)
        return Page([_player_match(summary, player) for summary in found.rows], found.next_cursor)


def _aspects(summary: Summary, player: str) -> set[Aspect]:
    """What a match counts as for a player. One from a file that was not proven counts as nothing once it is over."""
    aspects: set[Aspect] = {"all"}
    held = [seat for seat in summary.seats if seat.player == player]
    if held and summary.status in ("open", "playing"):
        aspects.add("running")
    if summary.imported == "unproven":
        return aspects
    if summary.is_started:
        aspects.add("played")
    if held and summary.status in ("finished", "scored"):
        aspects.add("finished")
    if any(seat.rank == 1 for seat in held):
        aspects.add("won")
    return aspects


def _player_match(summary: Summary, player: str) -> PlayerMatch:
    held = [number for number, seat in enumerate(summary.seats) if seat.player == player]
    ranks = [rank for number in held if (rank := summary.seats[number].rank) is not None]
    return PlayerMatch(
        id=summary.id,
        game=summary.game,
        status=summary.status,
        created_at=summary.created_at,
        updated_at=summary.updated_at,
        seats=held,
        rank=min(ranks, default=None),
        has_left=any(seat.deserter == player for seat in summary.seats),
    )

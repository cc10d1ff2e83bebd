"""The lobby: all matches, newest first, by game, status, application and player; and who must decide in them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, ClassVar

import msgspec

from strata.domain.match.events import Origin, SeatKind
from strata.domain.match.match import Status
from strata.projections.match_lists import List, MatchLists
from strata.projections.paging import Page
from strata.projections.summary import Asked, Summary

TURN = "turn"
"""Stands in the place of a status for matches in which somebody must decide."""


class LobbySeat(msgspec.Struct, frozen=True):
    """``player`` is for the application whose reference it is."""

    seat: int
    kind: SeatKind
    bot: str | None
    stand_in: str | None = None
    player: str | None = None


class LobbyPending(msgspec.Struct, frozen=True):
    seat: int
    name: str


class LobbyRow(msgspec.Struct, frozen=True):
    """A match as anybody may see it."""

    id: str
    game: str
    status: Status
    version: int
    created_at: str
    updated_at: str
    pending: list[LobbyPending]
    seats: list[LobbySeat]
    open_seats: int
    options: dict[str, Any]
    forked_from: Origin | None
    reason: str | None
    """Why it ended."""


class Turn(msgspec.Struct, frozen=True):
    """A person's seat that must decide."""

    match: str
    game: str
    version: int
    seat: int
    player: str | None
    decision: str
    deadline: str | None
    updated_at: str


class Lobby(MatchLists):
    """One list for each combination of filters that some match fits."""

    name: ClassVar[str] = "lobby"

    def lists(self, summary: Summary) -> set[List]:
        whose: list[List] = [()] if summary.is_listed else []
        if summary.application is not None:
            whose.append((summary.application,))
        if summary.is_shown_by_player:
            whose += [(summary.application, player) for player in summary.players]
        games = (None, summary.game)
        return {(game, status, *who) for game in games for status in (None, summary.status) for who in whose} | {
            (game, TURN, *who) for game in games for who in whose if _is_turn_of(summary, who)
        }

    def page(
        self,
        game: str | None = None,
        statuses: Collection[str] = (),
        player: str | None = None,
        application: str | None = None,
        own: bool = False,
        turn: bool = False,
        forks: bool | None = None,
        imported: bool | None = None,
        since: str | None = None,
        cursor: str | None = None,
        limit: int = 50,
    ) -> Page[LobbyRow]:
        """Matches, the latest created first. A player is one of an application, or of matches made without a key.

        With ``own`` those of the application alone, and all of them: also what is not listed. With ``turn`` those in
        which the player, or anybody of the application, must decide.

        Raises ``ValueError`` if the cursor is invalid.
        """
        who: List = (application, player) if player is not None else (application,) if own else ()
        wanted: list[str | None] = [TURN] if turn else [*dict.fromkeys(statuses)] or [None]

        def fits(summary: Summary) -> bool:
            is_kind = forks in (None, summary.fork is not None) and imported in (None, summary.imported is not None)
            return is_kind and (not turn or not statuses or summary.status in statuses)

        found = self._page([(game, status, *who) for status in wanted], cursor, limit, since, fits)
        return Page([lobby_row(summary, application) for summary in found.rows], found.next_cursor)

    def turns(
        self, application: str, player: str | None = None, cursor: str | None = None, limit: int = 50
    ) -> Page[Turn]:
        """Where people of an application, or one of them, must decide: the matches created last first."""
        who: List = (application,) if player is None else (application, player)
        found = self._page([(None, TURN, *who)], cursor, limit)
        rows = [
            _turn(summary, asked)
            for summary in found.rows
            for asked in summary.people_asked
            if player is None or summary.seats[asked.seat].player == player
        ]
        return Page(rows, found.next_cursor)


def lobby_row(summary: Summary, application: str | None = None) -> LobbyRow:
    """A match as an application sees it, or anybody."""
    is_own = application is not None and summary.application == application
    return LobbyRow(
        id=summary.id,
        game=summary.game,
        status=summary.status,
        version=summary.version,
        created_at=summary.created_at,
        updated_at=summary.updated_at,
        pending=[LobbyPending(asked.seat, asked.name) for asked in summary.asked],
        seats=[
            LobbySeat(number, seat.kind, seat.bot, seat.stand_in, seat.player if is_own else None)
            for number, seat in enumerate(summary.seats)
        ],
        open_seats=sum(seat.kind == "open" for seat in summary.seats),
        options=summary.options,
        forked_from=None if summary.fork is None else summary.fork.origin,
        reason=summary.reason,
    )


def _is_turn_of(summary: Summary, who: List) -> bool:
    """Whether an application, or a player of it, must decide; a list of all matches has no turn of anybody's."""
    match who:
        case (_, player):
            return any(summary.seats[asked.seat].player == player for asked in summary.people_asked)
        case (_,):
            return bool(summary.people_asked)
        case _:
            return False


def _turn(summary: Summary, asked: Asked) -> Turn:
    return Turn(
        match=summary.id,
        game=summary.game,
        version=summary.version,
        seat=asked.seat,
        player=summary.seats[asked.seat].player,
        decision=asked.name,
        deadline=asked.deadline,
        updated_at=summary.updated_at,
    )

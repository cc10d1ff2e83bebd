"""The lobby: all matches, newest first, by game, status, application and player."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from strata.domain.match.events import SeatKind
from strata.domain.match.match import Status
from strata.projections.match_lists import List, MatchLists
from strata.projections.paging import Page
from strata.projections.summary import Summary


class LobbySeat(msgspec.Struct, frozen=True):
    seat: int
    kind: SeatKind
    bot: str | None
    stand_in: str | None = None


class LobbyRow(msgspec.Struct, frozen=True):
    """A match as anybody may see it. ``updated_at`` is the time of its latest event other than a move."""

    id: str
    game: str
    status: Status
    created_at: str
    updated_at: str
    seats: list[LobbySeat]
    open_seats: int
    options: dict[str, Any]
    reason: str | None
    """Why it ended."""


class Lobby(MatchLists):
    """One list for each combination of filters that some match fits."""

    name: ClassVar[str] = "lobby"

    def lists(self, summary: Summary) -> set[List]:
        whose: list[List] = [()] if summary.is_listed else []
        if summary.application is not None:
            whose.append((summary.application,))
        if summary.is_shown_by_player:
            whose += [(summary.application, player) for player in summary.players]
        return {
            (game, status, *who) for game in (None, summary.game) for status in (None, summary.status) for who in whose
        }

    def page(
        self,
        game: str | None = None,
        status: str | None = None,
        player: str | None = None,
        application: str | None = None,
        own: bool = False,
        cursor: str | None = None,
        limit: int = 50,
    ) -> Page[LobbyRow]:
        """Matches, the latest created first. A player is one of an application, or of matches made without a key.

        With ``own`` those of the application alone, and all of them: also what is not listed.

        Raises ``ValueError`` if the cursor is invalid.
        """
        who: List = (application, player) if player is not None else (application,) if own else ()
        found = self._page((game, status, *who), cursor, limit)
        return Page([lobby_row(summary) for summary in found.rows], found.next_cursor)


def lobby_row(summary: Summary) -> LobbyRow:
    return LobbyRow(
        id=summary.id,
        game=summary.game,
        status=summary.status,
        created_at=summary.created_at,
        updated_at=summary.updated_at,
        seats=[LobbySeat(number, seat.kind, seat.bot, seat.stand_in) for number, seat in enumerate(summary.seats)],
        open_seats=sum(seat.kind == "open" for seat in summary.seats),
        options=summary.options,
        reason=summary.reason,
    )

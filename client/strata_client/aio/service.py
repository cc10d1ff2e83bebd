"""The service: its games, its matches, its standings."""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator, AsyncIterator, Mapping, Sequence
from contextlib import aclosing
from typing import Any, Literal, Self, cast
from urllib.parse import quote

import httpx

from strata_client.aio.http import Http
from strata_client.aio.match import Match, Seat, match_of
from strata_client.aio.webhooks import Webhooks
from strata_client.answers import (
    ClockPlan,
    Game,
    GameDetail,
    GlossaryEntry,
    LeaderboardRow,
    MatchEvent,
    MatchRow,
    SeatPlan,
    Turn,
)
from strata_client.progress import OnProgress


class Strata:
    """A Strata service, for an application with its key or for anybody without one. May be shared.

    ``timeout`` is for one response, in seconds. ``patience`` is for how many seconds a request is sent again, and a
    stream opened again, while the service is down or busy; no request is carried out twice. ``language`` is the tag of
    the language that games are told in, where they have it: ``en``, ``ru`` or ``uk``.
    """

    def __init__(
        self,
        base_url: str = "http://127.0.0.1:8080",
        key: str | None = None,
        timeout: float = 10.0,
        patience: float = 30.0,
        transport: httpx.AsyncBaseTransport | None = None,
        language: str | None = None,
    ) -> None:
        if not base_url.startswith(("http://", "https://")):
            raise ValueError(f"The address of a service starts with http:// or https://, unlike {base_url!r}.")
        self._http = Http(base_url, timeout, patience, transport, language)
        self._key = key
        self.webhooks = Webhooks(self._http, key)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        await self._http.close()

    async def games(self) -> list[Game]:
        """The games that can be played."""
        return cast(list[Game], (await self._http.get("/v1/games", self._key))["data"])

    async def game(self, slug: str) -> GameDetail:
        """A game with the schemas of its options, actions, facts and view."""
        return cast(GameDetail, await self._http.get(f"/v1/games/{quote(slug, safe='')}", self._key))

    async def glossary(self, slug: str) -> list[GlossaryEntry]:
        """Every card, place and piece of a game that has a name, with what it does."""
        found = await self._http.get(f"/v1/games/{quote(slug, safe='')}/glossary", self._key)
        return cast(list[GlossaryEntry], found["data"])

    async def rules(self, slug: str) -> str:
        """The rules of a game as the service plays them, in Markdown."""
        return (await self._http.send("GET", f"/v1/games/{quote(slug, safe='')}/rules", self._key)).text

    async def create(
        self,
        game: str,
        seats: Sequence[SeatPlan],
        options: Mapping[str, Any] | None = None,
        undo_policy: str = "barrier",
        clock: ClockPlan | None = None,
        listed: bool = True,
        on_behalf: bool = False,
        pace: int | None = None,
        hints: bool = False,
        chance: Literal["seed", "joint"] = "seed",
        idempotency_key: str | None = None,
    ) -> Match:
        """Create a match; it starts at once if no seat is open.

        One that is not listed is for holders of its tokens. With ``on_behalf`` the application may act for its seats.
        ``pace`` is how many seconds a bot lets pass before each move; with ``hints`` seats may ask for advice.
        Where ``chance`` is joint, each person adds a random value to it before the game begins; ``Seat.turns`` does.
        With an ``idempotency_key`` of your own, a match is created only once however often you ask.
        """
        body = {
            "game": game,
            "seats": seats,
            "options": options or {},
            "undo_policy": undo_policy,
            "clock": clock,
            "listed": listed,
            "on_behalf": on_behalf,
            "pace": pace,
            "hints": hints,
            "chance": chance,
        }
        made = await self._http.post("/v1/matches", self._key, body, Idempotency_Key=idempotency_key)
        return match_of(self._http, made, self._key)

    def match(self, match_id: str, token: str | None = None) -> Match:
        """A match that exists; to look at one that is not listed takes a token of it."""
        return Match(self._http, match_id, token or self._key)

    def seat(self, match_id: str, token: str) -> Seat:
        """A seat, by its token."""
        return Seat(self._http, match_id, token)

    def matches(
        self,
        game: str | None = None,
        status: str | Sequence[str] | None = None,
        player: str | None = None,
        own: bool = False,
        turn: bool = False,
        forks: bool | None = None,
        imported: bool | None = None,
        since: str | None = None,
    ) -> AsyncIterator[MatchRow]:
        """The lobby, newest first; with ``own`` all matches of the application, those that are not listed too.

        ``turn``: only where the player, or anybody of the application, must decide. ``forks`` and ``imported``: only
        such, or none. ``since``: only those created since then.
        """
        flags = {"own": own or None, "turn": turn or None, "forks": forks, "imported": imported}
        asked = {name: str(flag).lower() for name, flag in flags.items() if flag is not None}
        found = self._http.pages(
            "/v1/matches", self._key, game=game, status=status, player=player, since=since, **asked
        )
        return cast(AsyncIterator[MatchRow], found)

    def turns(self, player: str | None = None) -> AsyncIterator[Turn]:
        """Where a player of the application must decide, or anybody of it."""
        return cast(AsyncIterator[Turn], self._http.pages("/v1/turns", self._key, player=player))

    async def turns_of(self, tokens: Sequence[str]) -> list[Turn]:
        """Where the seats of these tokens, a hundred at the most, must decide now."""
        return cast(list[Turn], (await self._http.post("/v1/turns", None, {"tokens": list(tokens)}))["data"])

    def leaderboard(self, game: str) -> AsyncIterator[LeaderboardRow]:
        """The ratings of a game, the best first."""
        return cast(
            AsyncIterator[LeaderboardRow], self._http.pages(f"/v1/leaderboards/{quote(game, safe='')}", self._key)
        )

    async def checkpoint(self) -> str:
        """The latest checkpoint of the log of heads, signed: keep it, and a match rewritten later can be convicted."""
        note = await self._http.send_file("GET", "/v1/log/checkpoint", self._key, None)
        return note.decode()

    async def import_match(self, record: bytes, on_progress: OnProgress | None = None) -> Match:
        """Import a match from a whole export; it is verified first, and keeps its id."""
        made = await self._http.send_file("POST", "/v1/matches/import", self._key, on_progress, record)
        return match_of(self._http, json.loads(made), self._key)

    async def stream(self, after: str | None = None) -> AsyncGenerator[MatchEvent]:
        """The events of all matches of the application as they happen, without end: from now, or after an ``id``."""
        messages = self._http.follow("/v1/stream", self._key, after, lambda message: str(message["id"]))
        async with aclosing(messages) as events:
            async for event in events:
                if event is not None and "type" in event:
                    yield event

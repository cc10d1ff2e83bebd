"""What the API works with, wired once per application."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import redis
from flask import current_app

from api.hub import Hub
from api.keys import Keys
from api.tokens import Tokens
from projections.forks import Forks
from projections.lobby import Lobby
from projections.players import Players
from projections.standings import Standings
from store.matches import Matches
from store.on_redis import RedisJournal

EXTENSION = "strata"


@dataclass(frozen=True)
class Services:
    matches: Matches
    hub: Hub
    tokens: Tokens
    keys: Keys
    lobby: Lobby
    players: Players
    standings: Standings
    forks: Forks
    ping: Callable[[], object]
    """Raises where the record cannot be reached."""
    needs_key: bool
    """Whether creating matches takes an application's key: everywhere but on loopback."""


def services_on(client: redis.Redis, secret: bytes, needs_key: bool) -> Services:
    """Everything on one Redis, whose client answers bytes."""
    journal = RedisJournal(client)
    return Services(
        matches=Matches(journal),
        hub=Hub(journal),
        tokens=Tokens(secret),
        keys=Keys(client),
        lobby=Lobby(client),
        players=Players(client),
        standings=Standings(client),
        forks=Forks(client),
        ping=client.ping,
        needs_key=needs_key,
    )


def services() -> Services:
    found: Services = current_app.extensions[EXTENSION]
    return found

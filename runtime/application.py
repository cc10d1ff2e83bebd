"""The API's application, wired to the Redis and the secret of the settings."""

from __future__ import annotations

from flask import Flask

from api import create_app
from api.keys import Keys
from api.services import Services
from api.tokens import Tokens
from projections.lobby import Lobby
from projections.players import Players
from projections.standings import Standings
from runtime.connections import redis_client
from runtime.secret import operator_secret
from runtime.settings import Settings
from store.matches import Matches
from store.on_redis import RedisJournal


def make_app(settings: Settings) -> Flask:
    client = redis_client(settings)
    return create_app(
        Services(
            matches=Matches(RedisJournal(client)),
            tokens=Tokens(operator_secret(settings)),
            keys=Keys(client),
            lobby=Lobby(client),
            players=Players(client),
            standings=Standings(client),
            ping=client.ping,
            needs_key=not settings.is_loopback,
        )
    )

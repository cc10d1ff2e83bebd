"""What the API works with, wired once per application."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from flask import current_app

from api.keys import Keys
from api.tokens import Tokens
from projections.lobby import Lobby
from projections.players import Players
from projections.standings import Standings
from store.matches import Matches

EXTENSION = "strata"


@dataclass(frozen=True)
class Services:
    matches: Matches
    tokens: Tokens
    keys: Keys
    lobby: Lobby
    players: Players
    standings: Standings
    ping: Callable[[], object]
    """Raises where the record cannot be reached."""
    needs_key: bool
    """Whether creating matches takes an application's key: everywhere but on loopback."""


def services() -> Services:
    found: Services = current_app.extensions[EXTENSION]
    return found

"""The API on a Redis in memory, and a client that knows tokens."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from functools import cache
from itertools import count
from typing import Any

import fakeredis
import pytest
import redis
from flask import Flask
from werkzeug.test import TestResponse

from strata.api.application import create_app
from strata.api.services import EXTENSION, services_on
from strata.domain.match.commands import Score
from strata.domain.match.match import Match
from strata.projections.projector import Projector
from tests.match.deeds import choice


@cache
def _application() -> Flask:
    """Made once, since it is all routes; each service has a copy of its own."""
    return create_app(None)


class Service:
    """An API over a Redis client, with the projector at hand."""

    def __init__(self, client: redis.Redis, needs_key: bool = False, **wiring: Any) -> None:
        self.redis = client
        wired = services_on(client, b"a secret of thirty-two characters", needs_key, **wiring)
        self.matches, self.journal, self.keys = wired.matches, wired.matches.journal, wired.api_keys
        self.tokens, self.hub, self.webhooks = wired.tokens, wired.hub, wired.webhooks
        self.app = copy(_application())
        self.app.extensions = {**self.app.extensions, EXTENSION: wired}
        self.http = self.app.test_client()

    def get(self, path: str, token: str | None = None, **headers: str) -> TestResponse:
        return self.http.get(path, headers=_headers(token, headers))

    def post(self, path: str, body: Any, token: str | None = None, **headers: str) -> TestResponse:
        return self.http.post(path, json=body, headers=_headers(token, headers))

    def delete(self, path: str, token: str | None = None, **headers: str) -> TestResponse:
        return self.http.delete(path, headers=_headers(token, headers))

    def project(self) -> None:
        """Bring the read models up to date."""
        projector = Projector(self.journal, self.redis)
        assert projector.prepare()
        assert projector.project()


class Table:
    """A match of people, all of whom sit here."""

    def __init__(
        self,
        service: Service,
        seats: int = 3,
        game: str = "evo",
        options: dict[str, Any] | None = None,
        key: str | None = None,
    ) -> None:
        self.service = service
        body = {
            "game": game,
            "options": options or {},
            "seats": [{"kind": "human", "player": f"p{n}"} for n in range(seats)],
        }
        made = service.post("/v1/matches", body, key).get_json()
        self.id = made["id"]
        self.path = f"/v1/matches/{self.id}"
        self.tokens = [seat["token"] for seat in made["seats"]]

    def pending(self) -> list[int]:
        return [row["seat"] for row in self.service.get(self.path).get_json()["pending"]]

    def options(self, seat: int) -> list[dict[str, Any]]:
        decisions = self.service.get(f"{self.path}/actions", self.tokens[seat]).get_json()["decisions"]
        return [option["action"] for decision in decisions for option in decision["options"]]

    def move(self, choose: int = 0, **headers: str) -> TestResponse:
        """Whoever is asked plays one of its options."""
        seat = self.pending()[0]
        options = self.options(seat)
        action = options[choose % len(options)]
        return self.service.post(f"{self.path}/moves", {"action": action}, self.tokens[seat], **headers)

    def play_to_the_end(self) -> None:
        """Whoever is asked chooses, without a request for each move."""
        turns = count(0, 7)
        while self.play_for_first(next(turns)).ledger.status == "playing":
            pass

    def play_for_first(self, choose: int) -> Match:
        """Whoever is asked first plays one of its options, without a request."""
        match = self.service.matches.load(self.id)
        assert match.position is not None
        decision = match.position.decisions[0]
        action = decision.options[choose % len(decision.options)]
        return self.service.matches.change(self.id, choice(match, decision.seat, action)).match

    def score(self) -> None:
        self.service.matches.change(self.id, Score())


@pytest.fixture
def service() -> Iterator[Service]:
    return Service(fakeredis.FakeRedis())


@pytest.fixture
def table(service: Service) -> Table:
    return Table(service)


def _headers(token: str | None, headers: dict[str, str]) -> dict[str, str]:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return named if token is None else {**named, "Authorization": f"Bearer {token}"}

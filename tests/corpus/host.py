"""The service of the release at hand as the corpus uses it: its HTTP API, tokens, a worker, and time that is set.

All that the stories and the readings know of the code's insides is here.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import fakeredis

from strata.workers.jobs import do_job
from tests.api.conftest import Service

START = datetime(2031, 5, 6, 12, tzinfo=UTC)


class Refusal(Exception):
    """The service refused a request; the code says why."""

    def __init__(self, problem: dict[str, Any]) -> None:
        super().__init__(problem)
        self.code: str = problem["code"]


class Host:
    """A service with a record of its own, and its administrator."""

    def __init__(self) -> None:
        self._service = Service(fakeredis.FakeRedis(server=fakeredis.FakeServer()))
        self._service.matches.clock = lambda: START + timedelta(seconds=self.seconds)
        self.seconds = 0
        self.admin = self.key("admin", "operator")

    def key(self, scope: str, application: str) -> str:
        return self._service.keys.create(scope, application)[0]

    def seat_token(self, match: str, seat: int, granted: int) -> str:
        """The token of a seat that was granted at a version."""
        return self._service.tokens.seat(match, seat, granted)

    def work(self, match: str) -> None:
        """Have a worker do all that a match waits for."""
        version: int | None = self.get(f"/v1/matches/{match}", self.admin)["version"]
        while version is not None:
            version = do_job(self._service.matches, match, version)

    def get(self, path: str, token: str | None = None) -> Any:
        return self._send("GET", path, token)

    def post(self, path: str, body: Any, token: str | None = None, key: str | None = None) -> Any:
        return self._send("POST", path, token, key, json=body)

    def delete(self, path: str, token: str) -> Any:
        return self._send("DELETE", path, token)

    def export(self, match: str) -> bytes:
        """The record as a whole file, for the administrator."""
        headers = {"Authorization": f"Bearer {self.admin}"}
        return self._service.http.get(f"/v1/matches/{match}/export", headers=headers).data

    def import_(self, data: bytes) -> Any:
        """On the administrator's word: rules may have changed since, and a fork is not proven without its origin."""
        path = "/v1/matches/import?unproven=true"
        return self._send("POST", path, self.admin, data=data, content_type="application/x-ndjson")

    def _send(self, method: str, path: str, token: str | None, key: str | None = None, **content: Any) -> Any:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        headers |= {} if key is None else {"Idempotency-Key": key.ljust(32, "-")}
        answer = self._service.http.open(path, method=method, headers=headers, **content)
        if answer.status_code not in (200, 201):
            raise Refusal(answer.get_json())
        return answer.get_json()

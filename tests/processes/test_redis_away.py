"""Redis away: 503 with Retry-After, and the process recovers by itself."""

from __future__ import annotations

from pathlib import Path

import redis

from strata.runtime.embedded import EmbeddedRedis
from tests.api.conftest import Service, Table


def test_a_request_is_refused_for_now_and_answered_later(tmp_path: Path) -> None:
    with EmbeddedRedis(tmp_path) as server:
        table = Table(Service(redis.Redis.from_url(server.url)))
        version = table.move().get_json()["version"]
        seat = table.pending()[0]
        body = {"action": table.options(seat)[0]}
        server.kill()
        for response in (
            table.service.get(table.path),
            table.service.get("/readyz"),
            table.service.post("/v1/matches", {"game": "evo", "seats": [{"kind": "human"}] * 3}),
            table.service.post(f"{table.path}/moves", body, table.tokens[seat]),
        ):
            assert (response.status_code, response.get_json()["code"]) == (503, "unavailable")
            assert response.headers["Retry-After"] == "1"
        assert table.service.get("/healthz").status_code == 200
        server.start()
        assert table.service.get("/readyz").status_code == 200
        response = table.service.post(f"{table.path}/moves", body, table.tokens[seat])
        assert (response.status_code, response.get_json()["version"]) == (201, version + 1)

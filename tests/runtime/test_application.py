"""The application that the settings ask for."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
import redis

from strata.runtime.application import make_app
from strata.runtime.embedded import EmbeddedRedis
from strata.runtime.settings import Settings

ORIGIN = "https://app.example"


@pytest.mark.parametrize(("proxies", "left"), [(0, ["1", "0"]), (1, ["1", "1"])])
def test_settings_reach_the_answers(
    redis_server: EmbeddedRedis,
    real_redis: redis.Redis,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    proxies: int,
    left: list[str],
) -> None:
    settings = Settings(
        data=tmp_path, redis_url=redis_server.url, rate_limit=2, origins=frozenset({ORIGIN}), proxies=proxies
    )
    http = make_app(settings).test_client()
    caplog.set_level(logging.DEBUG)
    for address, expected in zip(("192.0.2.1", "192.0.2.2"), left, strict=True):
        headers = {"Origin": ORIGIN, "X-Forwarded-For": f"203.0.113.9, {address}", "X-Request-Id": address}
        response = http.get("/v1/games", headers=headers)
        assert response.headers["RateLimit"].startswith(f'"address";r={expected};')
        assert response.headers["Access-Control-Allow-Origin"] == ORIGIN
        assert vars(caplog.records[-1])["request_id"] == address

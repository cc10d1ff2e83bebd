"""The log says who may create matches, and what the Redis or the secret may cost."""

from __future__ import annotations

import logging
from dataclasses import replace
from pathlib import Path

import pytest
import redis
from gunicorn.config import Config

from strata.api.http.server import ServerLog
from strata.runtime.application import log_listening
from strata.runtime.connections import warn_of_losses
from strata.runtime.embedded import EmbeddedRedis
from strata.runtime.settings import Settings

ELSEWHERE = Settings(host="0.0.0.0", redis_url="redis://redis:6379/0", secret="sixteen characters")


@pytest.fixture
def log(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    caplog.set_level(logging.INFO)
    return caplog


@pytest.mark.parametrize(
    ("name", "value", "warning"),
    [
        ("appendfsync", "everysec", "last second"),
        ("appendonly", "no", "acknowledged moves"),
        ("maxmemory-policy", "allkeys-lru", "evict"),
    ],
)
def test_a_redis_that_may_lose_moves(
    tmp_path: Path, log: pytest.LogCaptureFixture, name: str, value: str, warning: str
) -> None:
    with EmbeddedRedis(tmp_path) as server, redis.Redis.from_url(server.url) as client:
        settings = Settings(redis_url=server.url)
        warn_of_losses(settings)
        assert not log.records
        client.config_set(name, value)
        warn_of_losses(settings)
    [record] = log.records
    assert warning in record.getMessage()


def test_who_may_create_matches(log: pytest.LogCaptureFixture) -> None:
    log_listening(Settings())
    log_listening(ELSEWHERE)
    assert [vars(record)["creating_matches"].split()[0] for record in log.records] == ["open", "needs"]


def test_a_secret_that_others_do_not_have(log: pytest.LogCaptureFixture) -> None:
    log_listening(replace(ELSEWHERE, secret=None))
    assert [record.levelname for record in log.records] == ["INFO", "WARNING"]
    assert "STRATA_SECRET" in log.records[-1].getMessage()


def test_the_http_servers_own_words_go_where_all_others_go(log: pytest.LogCaptureFixture) -> None:
    server = Config()
    server.set("logger_class", ServerLog)
    server.logger_class(server).warning("a worker has died")
    assert [record.getMessage() for record in log.records] == ["a worker has died"]
    assert not logging.getLogger("gunicorn.error").handlers

"""The environment is read whole, and what is wrong in it is named."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from strata.runtime.command_error import CommandError
from strata.runtime.secret import operator_secret
from strata.runtime.settings import InvalidSettings, Settings


def test_an_empty_environment_gives_the_defaults() -> None:
    settings = Settings.from_environment({})
    assert settings == Settings()
    assert (settings.host, settings.port, settings.workers, settings.api_processes) == ("127.0.0.1", 8080, 2, 1)
    assert settings.data == Path(".strata").absolute()
    assert settings.redis_url is settings.queue_url is settings.secret is None


def test_every_variable_is_read(tmp_path: Path) -> None:
    settings = Settings.from_environment(
        {
            "STRATA_HOST": "0.0.0.0",
            "STRATA_PORT": "9000",
            "STRATA_DATA": str(tmp_path),
            "STRATA_REDIS_URL": "redis+cluster://one:7000",
            "STRATA_QUEUE_URL": "unix:///run/redis.sock?db=1",
            "STRATA_SECRET": "0123456789abcdef",
            "STRATA_WORKERS": "0",
            "STRATA_API_PROCESSES": "4",
            "STRATA_WEBHOOK_PRIVATE": "allow",
            "STRATA_CALCULATORS": "3",
            "STRATA_RATE_LIMIT": "1200",
            "STRATA_STREAM_LIMIT": "50",
            "STRATA_CONNECTION_LIMIT": "off",
            "STRATA_MATCH_LIMIT": "20",
            "STRATA_METRICS_PORT": "9100",
            "STRATA_WEBHOOK_PORTS": "8443, 8080",
            "STRATA_RETENTION_DAYS": "30",
            "STRATA_CORS_ORIGINS": "https://App.example, http://localhost:3000/",
            "STRATA_EMBED_ORIGINS": "https://App.example:8443, http://[::1]:3000",
            "STRATA_PROXIES": "1",
            "STRATA_LOG_LEVEL": "WARNING",
            "STRATA_LOG_FORMAT": "json",
        }
    )
    assert settings == Settings(
        host="0.0.0.0",
        port=9000,
        data=tmp_path,
        redis_url="redis+cluster://one:7000",
        queue_url="unix:///run/redis.sock?db=1",
        secret="0123456789abcdef",
        workers=0,
        api_processes=4,
        webhook_private="allow",
        calculators=3,
        rate_limit=1200,
        stream_limit=50,
        connection_limit=0,
        match_limit=20,
        metrics_port=9100,
        webhook_ports=frozenset({8443, 8080}),
        retention_days=30,
        origins=frozenset({"https://app.example", "http://localhost:3000"}),
        embed_origins=frozenset({"https://app.example:8443", "http://[::1]:3000"}),
        proxies=1,
        log_level="warning",
        log_format="json",
    )
    assert "0123456789abcdef" not in repr(settings)


@pytest.mark.parametrize(
    ("name", "value", "accepted"),
    [
        ("STRATA_PORT", "eighty", "1 to 65535"),
        ("STRATA_PORT", "0", "1 to 65535"),
        ("STRATA_PORT", "70000", "1 to 65535"),
        ("STRATA_HOST", "http://here", "host name"),
        ("STRATA_HOST", "here:80", "host name"),
        ("STRATA_DATA", __file__, "folder"),
        ("STRATA_REDIS_URL", "localhost:6379", "redis://host:6379/0"),
        ("STRATA_REDIS_URL", "redis://", "redis://host:6379/0"),
        ("STRATA_REDIS_URL", "redis://host:nine", "redis://host:6379/0"),
        ("STRATA_QUEUE_URL", "redis+cluster://host:1", "redis, rediss, unix"),
        ("STRATA_SECRET", "short", "16 characters"),
        ("STRATA_WORKERS", "-1", "0 to 256"),
        ("STRATA_API_PROCESSES", "0", "1 to 256"),
        ("STRATA_RATE_LIMIT", "0", "or off"),
        ("STRATA_STREAM_LIMIT", "-5", "open streams, or off"),
        ("STRATA_CONNECTION_LIMIT", "some", "connections, or off"),
        ("STRATA_RETENTION_DAYS", "0", "days, or off"),
        ("STRATA_METRICS_PORT", "8080", "another port"),
        ("STRATA_WEBHOOK_PORTS", "443,http", "1 to 65535"),
        ("STRATA_CALCULATORS", "0", "1 to 64"),
        ("STRATA_RATE_LIMIT", "10/s", "or off"),
        ("STRATA_CORS_ORIGINS", "app.example", "https://example.org"),
        ("STRATA_CORS_ORIGINS", "https://app.example/path", "https://example.org"),
        ("STRATA_CORS_ORIGINS", "https://*.example", "https://example.org"),
        ("STRATA_CORS_ORIGINS", "https://app.example,", "https://example.org"),
        ("STRATA_EMBED_ORIGINS", "app.example", "https://example.org"),
        ("STRATA_EMBED_ORIGINS", "https://app.example;script-src", "https://example.org"),
        ("STRATA_EMBED_ORIGINS", "https://app.example https://other.example", "https://example.org"),
        ("STRATA_EMBED_ORIGINS", "'self'", "https://example.org"),
        ("STRATA_PROXIES", "many", "0 to 16"),
        ("STRATA_LOG_LEVEL", "loud", "debug, info, warning, error"),
        ("STRATA_LOG_FORMAT", "xml", "text, json"),
    ],
)
def test_a_bad_value_is_named_with_what_is_accepted(name: str, value: str, accepted: str) -> None:
    with pytest.raises(InvalidSettings) as refused:
        Settings.from_environment({name: value})
    assert name in str(refused.value)
    assert accepted in str(refused.value)
    assert refused.value.exit_code == 2


def test_all_that_is_wrong_is_said_at_once_and_no_secret_with_it() -> None:
    with pytest.raises(InvalidSettings) as refused:
        Settings.from_environment({"STRATA_PORT": "x", "STRATA_WORKERS": "y", "STRATA_SECRET": "hush"})
    assert len(str(refused.value).splitlines()) == 3
    assert "hush" not in str(refused.value)


@pytest.mark.parametrize(
    ("host", "limit", "expected"),
    [
        ("127.0.0.1", "", None),
        ("0.0.0.0", "", 600),
        ("0.0.0.0", "50", 50),
        ("127.0.0.1", "50", 50),
        ("0.0.0.0", "OFF", None),
    ],
)
def test_callers_are_limited_except_on_loopback(host: str, limit: str, expected: int | None) -> None:
    settings = Settings.from_environment({"STRATA_HOST": host, "STRATA_RATE_LIMIT": limit})
    assert settings.requests_per_minute == expected


def test_a_cluster_asks_for_a_queue_of_its_own() -> None:
    with pytest.raises(InvalidSettings, match="STRATA_QUEUE_URL"):
        Settings.from_environment({"STRATA_REDIS_URL": "redis+cluster://one:7000"})


@pytest.mark.parametrize(
    ("host", "expected"),
    [
        ("127.0.0.1", True),
        ("127.8.8.8", True),
        ("::1", True),
        ("localhost", True),
        ("0.0.0.0", False),
        ("::", False),
        ("10.0.0.1", False),
        ("localhost.example", False),
    ],
)
def test_loopback(host: str, expected: bool) -> None:
    assert Settings.from_environment({"STRATA_HOST": host}).is_loopback is expected


def test_the_base_url_can_be_opened_on_this_machine() -> None:
    assert Settings(host="0.0.0.0", port=1).base_url == "http://127.0.0.1:1"
    assert Settings(host="::", port=1).base_url == "http://[::1]:1"


def test_the_secret_is_made_once_and_for_the_owner_alone(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "data")
    secret = operator_secret(settings)
    assert len(secret) == 64
    assert operator_secret(settings) == secret
    assert stat.S_IMODE((tmp_path / "data" / "secret").stat().st_mode) == 0o600
    assert operator_secret(Settings(data=tmp_path, secret="given by operator")) == b"given by operator"


def test_racing_processes_agree_on_the_secret(tmp_path: Path) -> None:
    ask = (
        "from runtime.secret import operator_secret; from runtime.settings import Settings;"
        "print(operator_secret(Settings.from_environment()).decode())"
    )
    environ = dict(os.environ) | {"STRATA_DATA": str(tmp_path / "data")}
    racers = [
        subprocess.Popen([sys.executable, "-c", ask], env=environ, stdout=subprocess.PIPE, text=True) for _ in range(4)
    ]
    assert len({racer.communicate()[0] for racer in racers}) == 1
    assert [path.name for path in (tmp_path / "data").iterdir()] == ["secret"]


def test_an_empty_secret_is_refused(tmp_path: Path) -> None:
    (tmp_path / "secret").touch()
    with pytest.raises(CommandError, match="empty"):
        operator_secret(Settings(data=tmp_path))


def test_limits_by_address_hold_where_others_reach_the_service_and_are_left_to_a_proxy() -> None:
    inside, outside = Settings(), Settings(host="0.0.0.0")
    proxied = Settings(host="0.0.0.0", proxies=1)
    limits = [(each.connections_per_address, each.streams_per_address) for each in (inside, outside, proxied)]
    assert limits == [(None, None), (256, 100), (None, 100)]
    assert Settings(connection_limit=7).connections_per_address == 7
    assert Settings(host="0.0.0.0", connection_limit=0, stream_limit=0).connections_per_address is None


def test_webhooks_name_ports_of_the_web_and_those_that_are_listed() -> None:
    assert Settings().allowed_webhook_ports == {80, 443}
    assert Settings(webhook_ports=frozenset({8443})).allowed_webhook_ports == {80, 443, 8443}
    assert Settings(webhook_private="allow").allowed_webhook_ports is None
    listed = Settings(webhook_private="allow", webhook_ports=frozenset({9000}))
    assert listed.allowed_webhook_ports == {80, 443, 9000}

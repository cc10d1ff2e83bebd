"""docker-compose.yml fits the image, the settings and the API: names, ports, routes, durability, secrets."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from urllib.parse import urlsplit

import pytest

from strata.api.application import create_app
from strata.runtime.cli import main
from strata.runtime.embedded import DURABLE
from strata.runtime.settings import InvalidSettings, Settings
from tests.deployment.files import (
    COMPOSE,
    OURS,
    ROOT,
    SECRET,
    SERVICES,
    environment,
    healthcheck,
    last,
    settings,
    variables_read,
)

ANSWERS_HTTP = {"api", "stream"}


def test_every_part_of_the_service_is_there() -> None:
    assert {name: service["command"] for name, service in OURS.items()} == {
        "api": ["api"],
        "stream": ["api"],
        "relay": ["relay"],
        "projector": ["projector"],
        "archiver": ["archiver"],
        "log-keeper": ["log-keeper"],
        "quick-worker": ["worker", "--quick"],
        "worker": ["worker"],
    }
    assert set(SERVICES) - set(OURS) == {"proxy", "redis"}


@pytest.mark.parametrize("name", sorted(OURS))
def test_its_command_is_one_of_strata(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([*OURS[name]["command"], "--help"])
    assert left.value.code == 0


@pytest.mark.parametrize("name", sorted(OURS))
def test_its_environment_is_read_and_right(name: str) -> None:
    named = {variable for variable in environment(name, STRATA_SECRET=SECRET) if variable.startswith("STRATA_")}
    assert named <= variables_read()
    its = settings(name)
    assert not its.is_loopback, "creating matches needs a key"
    assert (its.secret, its.proxies, its.log_format) == (SECRET, 1, "json")
    assert its.redis_url is not None
    assert urlsplit(its.redis_url).hostname == "redis"
    assert str(its.data) in OURS[name]["tmpfs"], "the one folder it writes to"
    assert OURS[name]["read_only"]


def test_all_share_one_secret_and_nothing_starts_without_it() -> None:
    for name in OURS:
        with pytest.raises(KeyError, match="STRATA_SECRET"):
            environment(name)
    with pytest.raises(InvalidSettings, match="STRATA_SECRET"):
        Settings.from_environment(environment("api", STRATA_SECRET="short"))
    assert ".env" in (ROOT / ".gitignore").read_text().splitlines()


def test_health_is_asked_of_those_that_answer_http_and_of_redis() -> None:
    silent = {name for name, service in OURS.items() if service.get("healthcheck") == {"disable": True}}
    assert silent == set(OURS) - ANSWERS_HTTP
    assert "/healthz" in healthcheck()[-1]
    assert "redis-cli ping" in SERVICES["redis"]["healthcheck"]["test"][1]
    waited_for = {
        other
        for service in SERVICES.values()
        for other, how in service.get("depends_on", {}).items()
        if how == {"condition": "service_healthy"}
    }
    assert waited_for == {"redis", *ANSWERS_HTTP}


def test_redis_keeps_what_it_acknowledged() -> None:
    command = SERVICES["redis"]["command"]
    assert command[0] == "redis-server"
    flags = dict(zip((flag.removeprefix("--") for flag in command[1::2]), command[2::2], strict=True))
    assert flags == DURABLE
    [mount] = SERVICES["redis"]["volumes"]
    volume, folder = mount.split(":")
    assert volume in COMPOSE["volumes"]
    assert folder == "/data", "where the image's Redis keeps its files"
    assert "ports" not in SERVICES["redis"]


def test_only_the_proxy_can_be_reached_and_by_default_from_this_machine_alone() -> None:
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["proxy"]
    assert all(re.match(r"\$\{\w+:-127\.0\.0\.1:", port) for port in SERVICES["proxy"]["ports"])
    source, target, _ = SERVICES["proxy"]["volumes"][0].split(":")
    assert (ROOT / source).is_file()
    assert target == "/etc/caddy/Caddyfile"


def test_streams_and_nothing_else_go_to_the_stream_service() -> None:
    config = (ROOT / "deploy" / "Caddyfile").read_text()
    found = re.search(r"@streams path (.*)", config)
    assert found is not None
    patterns = found[1].split()
    assert re.findall(r"dynamic a (\w+) (\d+)", config) == [("stream", last("EXPOSE")), ("api", last("EXPOSE"))]
    assert environment("proxy") == {"SITE": ":80"}
    assert "{$SITE} {" in config
    for rule in create_app(None).url_map.iter_rules():
        path = re.sub(r"<[^>]*>", "0", rule.rule)
        routed = any(fnmatchcase(path, pattern) for pattern in patterns)
        assert routed is path.endswith("/stream"), path


def test_the_figures_are_for_the_inside_alone() -> None:
    assert re.search(r"handle /metrics \{\s*respond 404", (ROOT / "deploy" / "Caddyfile").read_text())

"""The services of docker-compose.yml, each a process of its own with its own environment, carry a match together."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.client import HTTPConnection
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from strata.domain.match.record import is_chained
from strata.runtime.embedded import EmbeddedRedis
from tests.api.shown_events import as_chained
from tests.deployment.files import OURS, ROOT, SECRET, environment
from tests.ports import free_port
from tests.processes.stack import UNREACHED, Client, until

GIVEN = {"STRATA_SECRET": SECRET, "STRATA_RATE_LIMIT": "off", "STRATA_API_PROCESSES": "1"}


class Deployment:
    """What ``docker compose up`` starts, without the proxy; in the environment of a container and no other."""

    def __init__(self, folder: Path, redis_url: str) -> None:
        self._folder, self._redis_url = folder, redis_url
        self.ports = {"api": free_port(), "stream": free_port()}
        self.metrics_ports = {"api": free_port(), "stream": free_port()}
        self.processes: dict[str, subprocess.Popen[bytes]] = {}

    def start(self, service: str) -> None:
        with (self._folder / f"{service}.log").open("wb") as log:
            self.processes[service] = subprocess.Popen(
                [sys.executable, "-P", "-m", "strata.runtime.cli", *OURS[service]["command"]],
                env=self._environment(service),
                cwd=self._folder,
                stdout=log,
                stderr=log,
            )

    def strata(self, *arguments: str) -> str:
        """``docker compose exec api strata …``"""
        response = subprocess.run(
            [sys.executable, "-P", "-m", "strata.runtime.cli", *arguments],
            env=self._environment("api"),
            capture_output=True,
            text=True,
            check=True,
        )
        return response.stdout

    def answers(self, service: str) -> bool:
        try:
            return Client(self.ports[service]).get("/readyz")[0] == 200
        except UNREACHED:
            return False

    def log(self, service: str) -> list[dict[str, Any]]:
        """Every line is JSON."""
        return [json.loads(line) for line in (self._folder / f"{service}.log").read_text().splitlines()]

    def stop(self) -> dict[str, int]:
        for process in self.processes.values():
            process.send_signal(signal.SIGTERM)
        return {service: process.wait(40) for service, process in self.processes.items()}

    def _environment(self, service: str) -> dict[str, str]:
        here = {
            "STRATA_REDIS_URL": self._redis_url,
            "STRATA_DATA": str(self._folder / service),
            "STRATA_ARCHIVE": str(self._folder / "archive"),
        }
        if service in self.ports:
            here["STRATA_PORT"], here["STRATA_METRICS_PORT"] = (
                str(self.ports[service]),
                str(self.metrics_ports[service]),
            )
        return {**environment(service, **GIVEN), **here, "PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT / "src")}


@pytest.mark.usefixtures("real_redis")
def test_the_services_carry_a_match_together_and_stop_when_told(tmp_path: Path, redis_server: EmbeddedRedis) -> None:
    with _deployed(tmp_path, redis_server.url) as deployment:
        api = Client(deployment.ports["api"])
        seats = [{"kind": "human"}, {"kind": "bot", "bot": "random"}]
        wanted = {"game": "gods-love-dinosaurs", "seats": seats}
        status, problem = api.post("/v1/matches", wanted)
        assert (status, problem["code"]) == (401, "unauthenticated")
        assert api.get("/metrics")[0] == 401
        assert "strata_requests_total" in Client(deployment.metrics_ports["api"]).text("/metrics")
        key = deployment.strata("keys", "create", "tavern").split()[0]
        status, made = api.post("/v1/matches", wanted, key)
        assert status == 201, made
        path, token = f"/v1/matches/{made['id']}", made["seats"][0]["token"]
        with _following(deployment.ports["stream"], path, token) as events:
            streamed = _play_until_a_bot_moves(api, path, token, events)
        assert [event["version"] for event in streamed] == list(range(1, len(streamed) + 1))
        assert all(is_chained(before["hash"], as_chained(event)) for before, event in pairwise(streamed))
        until(lambda: api.get("/v1/matches?status=playing")[1]["data"], "the lobby lists the match")

        assert set(deployment.stop().values()) == {0}
        for service in OURS:
            assert all(line["process"] == OURS[service]["command"][0] for line in deployment.log(service))
        [line] = [line for line in deployment.log("api") if line["message"] == "serving requests"]
        assert line["creating_matches"].startswith("needs a key")


@contextmanager
def _deployed(folder: Path, redis_url: str) -> Iterator[Deployment]:
    deployment = Deployment(folder, redis_url)
    with ExitStack() as stack:
        for service in OURS:
            deployment.start(service)
            stack.callback(deployment.processes[service].kill)
        for service in deployment.ports:
            until(lambda service=service: deployment.answers(service), f"{service} answers")
        yield deployment


@contextmanager
def _following(port: int, path: str, token: str) -> Iterator[Iterator[dict[str, Any]]]:
    """The events of a match as they are streamed, for as long as they are read."""
    connection = HTTPConnection("127.0.0.1", port, timeout=60)
    headers = {"Authorization": f"Bearer {token}", "Accept": "application/x-ndjson"}
    connection.request("GET", f"{path}/stream", headers=headers)
    response = connection.getresponse()
    assert response.status == 200
    try:
        yield (json.loads(line) for line in response if line.strip())
    finally:
        connection.close()


def _play_until_a_bot_moves(
    client: Client, path: str, token: str, events: Iterator[dict[str, Any]]
) -> list[dict[str, Any]]:
    """Take the first option whenever asked; answers what was streamed up to the bot's move."""
    streamed: list[dict[str, Any]] = []
    while True:
        for decision in client.get(f"{path}/actions", token)[1]["decisions"]:
            assert client.post(f"{path}/moves", {"action": decision["options"][0]["action"]}, token)[0] == 201
        streamed.append(next(events))
        if streamed[-1]["actor"].startswith("bot:"):
            return streamed

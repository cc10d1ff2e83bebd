"""A whole service of its own: ``strata up`` in a folder, on a port."""

from __future__ import annotations

import http.client
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

import redis

from strata.runtime.connections import redis_client, redis_url
from strata.runtime.settings import Settings
from strata.store.api_keys import ApiKeys
from tests.ports import free_port

UNREACHED = (ConnectionError, http.client.HTTPException, TimeoutError, OSError)
PATIENCE = 120.0
"""For how many seconds something is waited for that comes within one or two where nothing else goes on."""


class Stack:
    """Processes of one ``strata up``, and ways to talk to them and to kill them.

    Unless it is told to, it keeps neither an archive nor a log of heads.
    """

    def __init__(self, folder: Path, **settings: str) -> None:
        self.port = free_port()
        self._folder = folder
        own = {"STRATA_DATA": str(folder / "data"), "STRATA_PORT": str(self.port)}
        self._settings = {**own, "STRATA_ARCHIVE": "off", "STRATA_LOG_EVERY": "off", **settings}

    def __enter__(self) -> Self:
        self.start()
        return self

    def start(self) -> None:
        log = (self._folder / "log").open("ab")
        self._process = subprocess.Popen(
            [sys.executable, "-m", "strata.runtime.cli", "up"],
            env=self.environ,
            stdout=log,
            stderr=subprocess.STDOUT,
        )
        until(self.is_ready, "the service is up")

    def __exit__(self, *_: object) -> None:
        self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(PATIENCE)
        finally:
            self._process.kill()
        assert not self.pids(), "a process is left behind"

    @property
    def environ(self) -> dict[str, str]:
        """For commands beside it."""
        return {**os.environ, **self._settings}

    @property
    def settings(self) -> Settings:
        """What it runs with."""
        return Settings.from_environment(self._settings)

    def key(self, application: str) -> str:
        """A key of an application."""
        with redis_client(self.settings) as client:
            return ApiKeys(client).create("application", application)[0]

    def is_ready(self) -> bool:
        try:
            return Client(self.port).get("/readyz")[0] == 200
        except UNREACHED:
            return False

    def pids(self, name: str = "") -> list[int]:
        """The processes that belong to this folder, by what their command line holds."""
        found = []
        for entry in Path("/proc").iterdir():
            try:
                command = (entry / "cmdline").read_bytes().decode().replace("\0", " ")
                environ = (entry / "environ").read_bytes()
            except (OSError, ValueError):
                continue
            if self._settings["STRATA_DATA"].encode() in environ + command.encode() and name in command:
                found.append(int(entry.name))
        return sorted(set(found) - {os.getpid()})

    def kill(self, name: str) -> int:
        """kill -9 the first process of a name; answers how many there were."""
        pids = self.pids(name)
        if pids:
            os.kill(pids[0], signal.SIGKILL)
        return len(pids)

    def kill_everything(self) -> None:
        """kill -9 all of its processes at once; ``start`` brings them back."""
        for pid in self.pids():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._process.wait()
        until(lambda: not self.pids(), "all are dead")

    def send(self, name: str, number: signal.Signals) -> None:
        """Send a signal to every process of a name."""
        for pid in self.pids(name):
            os.kill(pid, number)

    def redis(self) -> redis.Redis:
        """A client of its Redis, which waits as long as it takes."""
        return redis.Redis.from_url(redis_url(self.settings))

    @property
    def log(self) -> str:
        return (self._folder / "log").read_text(errors="replace")


class Client:
    """One keep-alive connection, opened again when it breaks."""

    def __init__(self, port: int) -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        self._headers = http.client.HTTPMessage()

    def get(self, path: str, token: str | None = None) -> tuple[int, Any]:
        return self._ask("GET", path, None, {} if token is None else {"Authorization": f"Bearer {token}"})

    def delete(self, path: str, token: str) -> tuple[int, Any]:
        return self._ask("DELETE", path, None, {"Authorization": f"Bearer {token}"})

    def post(self, path: str, body: Any, token: str | None = None, **headers: str) -> tuple[int, Any]:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        if token is not None:
            named["Authorization"] = f"Bearer {token}"
        return self._ask("POST", path, json.dumps(body), {"Content-Type": "application/json", **named})

    def header(self, name: str) -> str | None:
        """A header of the latest response."""
        return self._headers.get(name)

    def text(self, path: str) -> str:
        self._connection.request("GET", path)
        return self._connection.getresponse().read().decode()

    def _ask(self, method: str, path: str, body: str | None, headers: dict[str, str]) -> tuple[int, Any]:
        try:
            self._connection.request(method, path, body, headers)
            response = self._connection.getresponse()
            self._headers = response.headers
            return response.status, json.loads(response.read() or b"null")
        except UNREACHED:
            self._connection.close()
            raise


def until(is_true: Callable[[], Any], what: str, seconds: float = PATIENCE) -> None:
    """Wait for something to become true."""
    deadline = time.monotonic() + seconds
    while not is_true():
        assert time.monotonic() < deadline, f"waited in vain until {what}"
        time.sleep(0.05)


def persistently(ask: Callable[[], tuple[int, Any]], seconds: float = PATIENCE) -> tuple[int, Any]:
    """Ask until there is an answer other than 503, as a client should."""
    deadline = time.monotonic() + seconds
    while True:
        try:
            status, response = ask()
            if status != 503:
                return status, response
        except UNREACHED:
            pass
        assert time.monotonic() < deadline, "no answer"
        time.sleep(0.1)

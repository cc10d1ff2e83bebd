"""Everything on one machine: Redis, API, relay, projector and workers, each a process of its own."""

from __future__ import annotations

import http.client
import logging
import os
import signal
import socket
import sys
import time
from contextlib import ExitStack, closing
from functools import partial
from typing import Never
from urllib.parse import urlsplit

from strata import game_data
from strata.runtime.command_error import CommandError
from strata.runtime.embedded import EmbeddedRedis
from strata.runtime.heartbeat import VARIABLE as HEARTBEAT
from strata.runtime.heartbeat import Heartbeat
from strata.runtime.processes import spawn
from strata.runtime.settings import Settings
from strata.runtime.supervisor import PATIENCE, Service, Supervisor

PORT_HANDOVER_SECONDS = 3.0  # how long a killed copy's API may keep the port
LONG_PATIENCE = 90.0  # for workers, archiver and log keeper, of which one step may take a minute

log = logging.getLogger(__name__)


def up(settings: Settings) -> None:
    """Runs until a signal stops it. No process is left over, even if this one is killed."""
    signal.signal(signal.SIGTERM, _exit)
    _require_game_data()
    with ExitStack() as stack:
        tiers = _tiers(settings)
        if settings.redis_url is None:
            redis = stack.enter_context(EmbeddedRedis(settings.data))
            log.info("redis is ready", extra={"url": redis.url, "pid": redis.pid})
            tiers.append([Service("redis", redis.launch, redis.is_alive)])
        else:
            from strata.runtime.connections import require_redis

            require_redis(settings)
        _require_port(settings)
        Supervisor(tiers, is_ready=lambda: _api_is_up(settings), announce=lambda: _announce(settings)).run()
    log.info("stopped")


def _require_game_data() -> None:
    """Raises ``BrokenData`` where an operator's components cannot be played with, before every process does."""
    if game_data.FOLDER is not None:
        from strata.domain.games.registry import BUILT_IN

        for _ in BUILT_IN.values():
            pass


def _tiers(settings: Settings) -> list[list[Service]]:
    names = ("api", "relay", "projector")
    archiver = [[_command(settings, "archiver", "archiver", LONG_PATIENCE)]] if settings.archive_address else []
    keeper = [[_command(settings, "log-keeper", "log-keeper", LONG_PATIENCE)]] if settings.log_every else []
    return [[_command(settings, name, name)] for name in names] + keeper + archiver + [_workers(settings)]


def _workers(settings: Settings) -> list[Service]:
    """Of several, the first leaves bots that think for long to the others."""
    quick = ["--quick"] if settings.workers > 1 else []
    return [
        _command(settings, "worker", f"worker-{number}", LONG_PATIENCE, *(quick if number == 1 else []))
        for number in range(1, settings.workers + 1)
    ]


def _command(settings: Settings, command: str, name: str, patience: float = PATIENCE, *flags: str) -> Service:
    heartbeat = Heartbeat()
    environ = dict(os.environ) | {
        "STRATA_DATA": str(settings.data),
        "STRATA_PROCESS": name,
        HEARTBEAT: str(heartbeat.writer),
    }
    launch = partial(
        spawn,
        [sys.executable, "-P", "-m", "strata.runtime.cli", command, *flags],
        environ=environ,
        pass_fds=[heartbeat.writer],
    )
    return Service(name, launch, heartbeat.is_heard, patience)


def _require_port(settings: Settings) -> None:
    """Refuses a port that another program listens on: its responses would be taken for ours."""
    deadline = time.monotonic() + PORT_HANDOVER_SECONDS
    while (problem := _binding_fails(settings)) is not None:
        if time.monotonic() > deadline:
            raise CommandError(
                f"The API cannot listen on {settings.host} port {settings.port}: {problem}. "
                "Set STRATA_HOST or STRATA_PORT to one that is free."
            )
        time.sleep(0.1)


def _binding_fails(settings: Settings) -> str | None:
    try:
        family, kind, _, _, address = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind) as listener:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(address)
    except OSError as error:
        return (error.strerror or str(error)).lower()
    return None


def _api_is_up(settings: Settings) -> bool:
    url = urlsplit(settings.base_url)
    assert url.hostname is not None
    with closing(http.client.HTTPConnection(url.hostname, url.port, timeout=0.5)) as connection:
        try:
            connection.request("GET", "/healthz")
            return connection.getresponse().status == 200
        except (OSError, http.client.HTTPException):
            return False


def _announce(settings: Settings) -> None:
    url = settings.base_url
    print(f"\nStrata is up.\n  Table  {url}/\n  API    {url}/v1\n  Docs   {url}/docs\n", flush=True)


def _exit(number: int, frame: object) -> Never:
    raise SystemExit(128 + number)

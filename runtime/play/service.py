"""The service to play on: the one that was named, the one that runs here, or one started for this command."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from strata_client import Strata, StrataUnreachable

from strata.runtime.command_error import CommandError
from strata.runtime.processes import end, spawn
from strata.runtime.settings import Settings

START_TIMEOUT = 60.0
"""How many seconds a service may take to start."""
GRACE = 20.0
"""And to stop."""


@contextmanager
def service(settings: Settings, url: str | None, language: str) -> Iterator[Strata]:
    """A client of the service. One that is started here stops with it; what was played stays in the data folder."""
    address = url or settings.base_url
    with ExitStack() as stack:
        if not _is_reachable(address):
            if url is not None:
                raise CommandError(f"There is no service at {url}.")
            print(f"There is no service at {address}.\nStarting one; it stops when you leave.", flush=True)
            stack.enter_context(_started(settings))
        key = os.environ.get("STRATA_KEY")
        yield stack.enter_context(Strata(address, key=key, patience=START_TIMEOUT, language=language))


@contextmanager
def _started(settings: Settings) -> Iterator[None]:
    """Everything, as ``strata up`` runs it, with its log in the data folder."""
    settings.data.mkdir(parents=True, exist_ok=True)
    log = settings.data / "play.log"
    environ = {**os.environ, "STRATA_DATA": str(settings.data)}
    with log.open("wb") as output:
        process = spawn([sys.executable, "-P", "-m", "strata.runtime.cli", "up"], environ=environ, output=output)
        try:
            deadline = time.monotonic() + START_TIMEOUT
            while not _is_reachable(settings.base_url):
                if process.poll() is not None or time.monotonic() > deadline:
                    raise CommandError(f"The service does not start; {log} says why.")
                time.sleep(0.1)
            yield
        finally:
            end(process, GRACE)


def _is_reachable(url: str) -> bool:
    try:
        with Strata(url, patience=0) as strata:
            return bool(strata.games())
    except StrataUnreachable:
        return False

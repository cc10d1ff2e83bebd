"""Keeps processes running, and stops them in order."""

from __future__ import annotations

import logging
import select
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Sequence
from types import FrameType, TracebackType
from typing import Any, Self

from strata.runtime.processes import kill, kill_session

FIRST_PAUSE = 0.1
LONGEST_PAUSE = 5.0
STEADY_SECONDS = 3.0  # a service that ran this long starts again without delay
FORCE_AFTER = 1.0  # one Ctrl-C may arrive twice; a second one, later, is meant
PROBE_SECONDS = 0.1
LOOK_EVERY = 1.0
PATIENCE = 30.0  # how long a process may give no sign of life
OWN_PAUSE = 10.0  # a supervisor that was away this long, stopped by Ctrl-Z say, has heard nobody
SLOW_SECONDS = 20.0

log = logging.getLogger(__name__)


class Service:
    """A process that is kept running. One that ends soon after its start waits longer each time before the next."""

    def __init__(
        self,
        name: str,
        launch: Callable[[], subprocess.Popen[bytes]],
        is_alive: Callable[[], bool] | None = None,
        patience: float = PATIENCE,
    ) -> None:
        """``is_alive`` returns whether there was a sign of life since it was last called. After so many seconds
        without one, the process is replaced."""
        self.name = name
        self._launch, self._is_alive, self._patience = launch, is_alive, patience
        self._heard = 0.0
        self._process: subprocess.Popen[bytes] | None = None
        self._started = 0.0
        self._pause = FIRST_PAUSE
        self.due = 0.0

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def keep_running(self, now: float) -> None:
        """Notes whether the process has ended or hangs, and starts it when it is due."""
        if self.is_running and self._is_alive is not None:
            self._listen(self._is_alive, now)
        if self._process is not None and self._process.poll() is not None:
            self._note_exit(self._process, now)
        if self._process is None and now >= self.due:
            self._start(now)

    def excuse(self, now: float) -> None:
        """Counts silence from here on: it was the supervisor that did not listen."""
        self._heard = now

    def terminate(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()

    def kill(self) -> None:
        """Leaves nothing of the process, nor of what it started."""
        if self._process is not None:
            kill(self._process)

    def _listen(self, is_alive: Callable[[], bool], now: float) -> None:
        if is_alive():
            self._heard = now
        elif now - self._heard >= self._patience:
            assert self._process is not None, "it is running"
            log.warning("hangs, will be replaced", extra={"service": self.name, "pid": self._process.pid})
            kill(self._process)

    def _start(self, now: float) -> None:
        try:
            self._process = self._launch()
        except OSError as error:
            log.warning("could not be started", extra={"service": self.name, "error": str(error)})
            self._postpone(now)
            return
        except Exception:
            log.exception("could not be started", extra={"service": self.name})
            self._postpone(now)
            return
        self._started = self._heard = now
        log.info("started", extra={"service": self.name, "pid": self._process.pid})

    def _note_exit(self, process: subprocess.Popen[bytes], now: float) -> None:
        kill_session(process.pid)
        self._process = None
        if now - self._started >= STEADY_SECONDS:
            self._pause = FIRST_PAUSE
        self._postpone(now)
        details = {"service": self.name, "pid": process.pid, **_ending(process.returncode)}
        log.warning("ended, will be restarted", extra=details | {"in_seconds": round(self.due - now, 1)})

    def _postpone(self, now: float) -> None:
        self.due = now + self._pause
        self._pause = min(2 * self._pause, LONGEST_PAUSE)


class Supervisor:
    """Runs tiers of services until a signal stops it.

    Each tier depends on those after it: they start last to first, and stop first to last, a tier when the one
    before it is gone.
    """

    def __init__(
        self,
        tiers: Sequence[Sequence[Service]],
        *,
        is_ready: Callable[[], bool] = lambda: True,
        announce: Callable[[], None] = lambda: None,
        grace: float = 5.0,
    ) -> None:
        self._tiers = tiers
        self._services = [service for tier in reversed(tiers) for service in tier]
        self._is_ready = is_ready
        self._announce = announce
        self._grace = grace

    def run(self) -> None:
        """Returns after SIGINT, SIGTERM or SIGHUP, with every service ended. Call it from the main thread."""
        with _Signals() as signals:
            try:
                self._keep_running(signals)
                log.info("stopping")
                for tier in self._tiers:
                    self._stop(tier, signals)
            finally:
                for service in self._services:
                    service.kill()

    def _keep_running(self, signals: _Signals) -> None:
        began = looked = time.monotonic()
        announced = slow = False
        while not signals.stop:
            now = time.monotonic()
            for service in self._services:
                if now - looked > OWN_PAUSE:
                    service.excuse(now)
                service.keep_running(now)
            looked = now
            if not announced and self._is_ready():
                announced = True
                self._announce()
            if not announced and not slow and now - began > SLOW_SECONDS:
                slow = True
                log.warning("the API does not respond yet")
            dues = [service.due - time.monotonic() for service in self._services if not service.is_running]
            signals.wait(max(min([*dues, LOOK_EVERY if announced else PROBE_SECONDS]), 0.0))

    def _stop(self, tier: Sequence[Service], signals: _Signals) -> None:
        deadline = time.monotonic() + self._grace
        for service in tier:
            service.terminate()
        while any(service.is_running for service in tier):
            left = deadline - time.monotonic()
            if left <= 0 or signals.is_forced:
                names = ", ".join(service.name for service in tier if service.is_running)
                log.warning("did not stop in time, killed", extra={"service": names})
                break
            signals.wait(left)
        for service in tier:
            service.kill()


class _Signals:
    """The signals received so far, and a sleep that ends when one arrives or a child ends."""

    def __init__(self) -> None:
        self.stop = False
        self.is_forced = False
        self._first = 0.0
        self._before: dict[int, Any] = {}

    def __enter__(self) -> Self:
        self._reader, self._writer = socket.socketpair()
        self._reader.setblocking(False)
        self._writer.setblocking(False)
        self._wakeup = signal.set_wakeup_fd(self._writer.fileno(), warn_on_full_buffer=False)
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            self._before[number] = signal.signal(number, self._on_stop_signal)
        self._before[signal.SIGCHLD] = signal.signal(signal.SIGCHLD, lambda number, frame: None)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)
        signal.set_wakeup_fd(self._wakeup)
        self._reader.close()
        self._writer.close()

    def wait(self, seconds: float) -> None:
        if select.select([self._reader], [], [], seconds)[0]:
            self._reader.recv(4096)

    def _on_stop_signal(self, number: int, frame: FrameType | None) -> None:
        now = time.monotonic()
        if not self.stop:
            self.stop, self._first = True, now
        elif now - self._first >= FORCE_AFTER:
            self.is_forced = True


def _ending(status: int) -> dict[str, object]:
    if status < 0:
        return {"signal": signal.Signals(-status).name}
    return {"exit_code": status}

"""What goes wrong, and for how long; each returns when the service is ready again."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tests.processes.moved_clock import MovedClock
from tests.processes.stack import UNREACHED, Client, Stack, until

OURS = ("api", "relay", "projector", "worker", "archiver")
PROCESSES = ("redis-server", *(f"strata.runtime.cli {name}" for name in OURS))
PATIENCE = 120.0
"""Within how many seconds the service must be ready again."""
DISK = "64m"


@dataclass
class Faults:
    """The faults that were made, and how long the service took to be ready again after each."""

    stack: Stack
    clock: MovedClock
    disk: Path | None
    """A file system of its own, where that could be mounted."""
    random: random.Random = field(default_factory=lambda: random.Random(1))
    recovered: dict[str, list[float]] = field(default_factory=dict)
    told: list[float] = field(default_factory=list)
    """How long /readyz took to say that a hanging Redis is not there."""
    refused: list[float] = field(default_factory=list)
    """How long a request took to be refused then."""
    replaced: dict[str, float] = field(default_factory=dict)
    """After how many seconds a process that hung for good was replaced."""
    _seconds_back: int = 0
    _to_come: list[Callable[[], None]] = field(default_factory=list)

    def any(self) -> None:
        """One of the faults: all of them in turn, in an order left to chance, with as many kills as others."""
        if not self._to_come:
            self._to_come = [self.hang, self.hang_redis, self.fill_memory, self.set_clock_back]
            self._to_come += [] if self.disk is None else [self.fill_disk, self.make_disk_read_only]
            self._to_come += [self.kill] * len(self._to_come)
            self.random.shuffle(self._to_come)
        self._to_come.pop()()

    def kill(self) -> None:
        victim = self.random.choice(PROCESSES)
        with self._recovering(f"{_name(victim)} killed"):
            pids = self.stack.pids(victim)
            if pids:
                os.kill(self.random.choice(pids), signal.SIGKILL)

    def hang(self) -> None:
        victim = self.random.choice(PROCESSES[1:])
        with self._recovering(f"{_name(victim)} hung"):
            self.stack.send(victim, signal.SIGSTOP)
            time.sleep(self.random.uniform(1, 6))
            self.stack.send(victim, signal.SIGCONT)

    def hang_redis(self) -> None:
        """Long enough for both /readyz and a request to be refused meanwhile, by an API that is well otherwise."""
        time.sleep(2)
        until(self.stack.is_ready, "the service is ready", PATIENCE)
        with self._recovering("redis hung"):
            self.stack.send("redis-server", signal.SIGSTOP)
            self._time(self.told, "/readyz")
            self._time(self.refused, "/v1/matches")
            self.stack.send("redis-server", signal.SIGCONT)

    def fill_memory(self) -> None:
        with self._recovering("memory full"), self.stack.redis() as redis:
            redis.config_set("maxmemory", 1)
            time.sleep(self.random.uniform(1, 4))
            redis.config_set("maxmemory", 0)

    def set_clock_back(self) -> None:
        with self._recovering("clock set back"):
            self._seconds_back += self.random.choice((1, 60, 3600, 30 * 86400))
            self.clock.set(-self._seconds_back)

    def fill_disk(self) -> None:
        assert self.disk is not None, "there is a disk to fill"
        with self._recovering("disk full"):
            filling = self.disk / "filling"
            subprocess.run(["dd", "if=/dev/zero", f"of={filling}", "bs=64k"], stderr=subprocess.DEVNULL, check=False)
            time.sleep(self.random.uniform(2, 5))
            filling.unlink()

    def make_disk_read_only(self) -> None:
        assert self.disk is not None, "there is a disk to make read-only"
        with self._recovering("folder read-only"):
            subprocess.run(["mount", "-o", "remount,ro", self.disk], check=False, stderr=subprocess.DEVNULL)
            self._kill_redis_if_writable()
            time.sleep(self.random.uniform(2, 4))
            subprocess.run(["mount", "-o", "remount,rw", self.disk], check=True)

    def hang_for_good(self) -> None:
        """Stop one process of each kind, and see each replaced."""
        for victim in PROCESSES:
            with self._recovering(f"{_name(victim)} hung for good"):
                [pid, *_] = self.stack.pids(victim)
                began = time.monotonic()
                os.kill(pid, signal.SIGSTOP)
                until(lambda pid=pid: not _exists(pid), f"{victim} is replaced", 200)
                self.replaced[_name(victim)] = time.monotonic() - began

    def _kill_redis_if_writable(self) -> None:
        """A file system in use for writing is not made read-only; with its writer gone, it is."""
        assert self.disk is not None, "there is a disk"
        for _ in range(20):
            if not os.access(self.disk, os.W_OK):
                return
            self.stack.send("redis-server", signal.SIGKILL)
            subprocess.run(["mount", "-o", "remount,ro", self.disk], check=False, stderr=subprocess.DEVNULL)

    def _time(self, taken: list[float], path: str) -> None:
        began = time.monotonic()
        try:
            status = Client(self.stack.port).get(path)[0]
        except UNREACHED:
            return
        if status == 503:
            taken.append(time.monotonic() - began)

    @contextmanager
    def _recovering(self, fault: str) -> Iterator[None]:
        yield
        began = time.monotonic()
        until(self.stack.is_ready, f"the service is ready after: {fault}", PATIENCE)
        self.recovered.setdefault(fault, []).append(time.monotonic() - began)


def _name(process: str) -> str:
    return "redis" if process == "redis-server" else process.split()[-1]


def _exists(pid: int) -> bool:
    return Path(f"/proc/{pid}").exists()


@contextmanager
def disk_of_its_own(folder: Path) -> Iterator[Path | None]:
    """The folder as a small file system in memory; None where that may not be mounted."""
    folder.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={DISK},mode=700", "none", folder], check=False, stderr=subprocess.DEVNULL
    )
    if mounted.returncode:
        yield None
        return
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", folder], check=True)


def for_seconds(seconds: float, act: Callable[[], None]) -> None:
    """Again and again, with a pause for play in between."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        act()
        time.sleep(random.uniform(0.2, 1.5))

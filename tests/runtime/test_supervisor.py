"""Services are kept running, stopped in order, and never left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.runtime.waiting import is_alive, until

PATIENCE = 3.0
"""For how many seconds a service may give no sign of life here."""
CHILD = """
import os, signal, subprocess, sys, time
from strata.runtime.heartbeat import beat
folder, name, kind = sys.argv[1:]
def stop(number, frame):
    with open(f"{folder}/stopped", "a") as order:
        order.write(name + "\\n")
    sys.exit(0)
signal.signal(signal.SIGTERM, signal.SIG_IGN if kind == "stubborn" else stop)
with open(f"{folder}/{name}.pids", "a") as pids:
    pids.write(f"{os.getpid()}\\n")
if kind == "parent":
    kin = subprocess.Popen([sys.executable, "-c", "import os, time; os.setpgrp(); time.sleep(60)"])
    with open(f"{folder}/kin.pids", "a") as pids:
        pids.write(f"{kin.pid}\\n")
while kind != "frail":
    if kind == "beating":
        beat()
    time.sleep(0.1 if kind == "beating" else 60)
"""

SUPERVISED = """
import os, sys
from functools import partial
from strata.runtime import logs
from strata.runtime.heartbeat import VARIABLE, Heartbeat
from strata.runtime.embedded import EmbeddedRedis
from strata.runtime.processes import spawn
from strata.runtime import supervisor
from strata.runtime.supervisor import Service, Supervisor
supervisor.OWN_PAUSE = 2.0
child, folder, patience, grace, *tiers = sys.argv[1:]
logs.configure("up")
def service(word):
    name, kind = word.split(":")
    if kind == "redis":
        redis = EmbeddedRedis(folder)
        redis.start()
        return Service(name, redis.launch)
    if kind == "beating":
        heartbeat = Heartbeat()
        environ = os.environ | {VARIABLE: str(heartbeat.writer)}
        command = [sys.executable, "-c", child, folder, name, kind]
        launch = partial(spawn, command, environ=environ, pass_fds=[heartbeat.writer])
        return Service(name, launch, heartbeat.is_heard, float(patience))
    return Service(name, partial(spawn, [sys.executable, "-c", child, folder, name, kind]))
Supervisor(
    [[service(word) for word in tier.split(",")] for tier in tiers],
    announce=lambda: print("up", flush=True),
    grace=float(grace),
).run()
"""


class Running:
    """A supervisor in a process of its own, over dummies that write down their pids and the order of their ends."""

    def __init__(self, folder: Path, *tiers: str, grace: float = 60.0) -> None:
        self.folder = folder
        self.process = subprocess.Popen(
            [sys.executable, "-c", SUPERVISED, CHILD, str(folder), str(PATIENCE), str(grace), *tiers],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def pids(self, name: str) -> list[int]:
        with suppress(FileNotFoundError):
            return [int(line) for line in (self.folder / f"{name}.pids").read_text().split()]
        return []

    def wait_for(self, *names: str) -> None:
        for name in names:
            until(lambda name=name: self.pids(name))

    def everyone(self) -> list[int]:
        return [pid for file in self.folder.glob("*.pids") for pid in self.pids(file.stem)]

    def stop(self, number: int = signal.SIGTERM) -> str:
        """Stops it, and returns what it logged."""
        self.process.send_signal(number)
        return self.process.communicate(timeout=60)[1]


@pytest.fixture
def started(tmp_path: Path) -> Iterator[list[Running]]:
    running: list[Running] = []
    yield running
    for supervisor in running:
        if supervisor.process.poll() is None:
            supervisor.process.kill()
        supervisor.process.communicate()


def start(started: list[Running], folder: Path, *tiers: str, grace: float = 60.0) -> Running:
    started.append(Running(folder, *tiers, grace=grace))
    return started[-1]


def test_a_killed_service_is_started_again_with_what_it_had_started_gone(
    tmp_path: Path, started: list[Running]
) -> None:
    running = start(started, tmp_path, "a:plain,b:parent")
    running.wait_for("a", "b", "kin")
    (bystander,), (victim,), (kin,) = running.pids("a"), running.pids("b"), running.pids("kin")
    os.kill(victim, signal.SIGKILL)
    until(lambda: len(running.pids("kin")) == 2)
    assert not is_alive(kin)
    assert is_alive(bystander)
    log = running.stop()
    assert "ended, will be restarted service=b" in log
    assert "signal=SIGKILL" in log
    assert not any(is_alive(pid) for pid in running.everyone())


def test_a_service_that_hangs_is_replaced(tmp_path: Path, started: list[Running]) -> None:
    running = start(started, tmp_path, "a:beating,b:beating")
    running.wait_for("a", "b")
    (bystander,), (victim,) = running.pids("a"), running.pids("b")
    os.kill(victim, signal.SIGSTOP)
    until(lambda: len(running.pids("b")) == 2)
    assert not is_alive(victim)
    assert is_alive(bystander)
    assert f"hangs, will be replaced service=b pid={victim}" in running.stop()


def test_a_supervisor_that_was_stopped_itself_blames_nobody(tmp_path: Path, started: list[Running]) -> None:
    running = start(started, tmp_path, "a:beating")
    running.wait_for("a")
    (victim,) = running.pids("a")
    os.kill(running.process.pid, signal.SIGSTOP)
    os.kill(victim, signal.SIGSTOP)
    time.sleep(PATIENCE + 1)
    os.kill(running.process.pid, signal.SIGCONT)
    time.sleep(1)
    os.kill(victim, signal.SIGCONT)
    assert "hangs" not in running.stop()
    assert running.pids("a") == [victim]


def test_a_service_that_keeps_failing_is_given_longer_pauses(tmp_path: Path, started: list[Running]) -> None:
    running = start(started, tmp_path, "a:frail")
    until(lambda: len(running.pids("a")) >= 3)
    log = running.stop()
    assert [pause for pause in ("in_seconds=0.1", "in_seconds=0.2", "exit_code=0") if pause not in log] == []


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_services_stop_tier_by_tier(tmp_path: Path, started: list[Running], number: int) -> None:
    running = start(started, tmp_path, "api:plain", "relay:plain", "worker:plain")
    running.wait_for("api", "relay", "worker")
    running.stop(number)
    assert running.process.returncode == 0
    assert (tmp_path / "stopped").read_text().split() == ["api", "relay", "worker"]


def test_who_does_not_stop_in_time_is_killed(tmp_path: Path, started: list[Running]) -> None:
    running = start(started, tmp_path, "a:stubborn", "b:parent", grace=0.2)
    running.wait_for("a", "kin")
    assert "did not stop in time, killed service=a" in running.stop()
    assert running.process.returncode == 0
    assert not any(is_alive(pid) for pid in running.everyone())


def test_nobody_outlives_a_killed_supervisor(tmp_path: Path, started: list[Running]) -> None:
    running = start(started, tmp_path, "a:plain,b:stubborn", "redis:redis")
    running.wait_for("a", "b")
    redis = int((tmp_path / "redis.log").read_text().partition(":")[0])
    assert is_alive(redis)
    running.stop(signal.SIGKILL)
    until(lambda: not any(is_alive(pid) for pid in [redis, *running.everyone()]))


def test_a_killed_redis_is_started_again_and_stops_last(tmp_path: Path, started: list[Running]) -> None:
    running = start(started, tmp_path, "a:plain", "redis:redis")
    running.wait_for("a")

    def servers() -> list[int]:
        lines = (tmp_path / "redis.log").read_text().splitlines()
        return [int(line.partition(":")[0]) for line in lines if "ready to accept" in line.lower()]

    os.kill(servers()[0], signal.SIGKILL)
    until(lambda: len(servers()) == 2)
    running.stop()
    assert (tmp_path / "stopped").read_text() == "a\n"
    assert "bye bye" in (tmp_path / "redis.log").read_text()
    assert not any(is_alive(pid) for pid in servers())

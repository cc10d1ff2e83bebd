"""``python -m bench.scale``: many matches being played beside many archived ones, on this machine, as a table.

MATCHES (10,000) are played at RATE (100) moves a second for SECONDS (120), beside ARCHIVED (100,000). What was archived
stays in FOLDER (.bench/scale), so a run that was cut short goes on there, and a later one begins there; so do matches
that were played, so remove it for figures of a fresh service.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from bench.filling import fill
from strata.projections.rebuild import LOCK_LIFE
from strata.runtime.embedded import EmbeddedRedis
from strata.store.archive.figures import ArchiveFigures
from tests.processes.stack import Client, Stack, until

MATCHES, ARCHIVED, RATE, SECONDS = (
    int(os.environ.get(name) or default)
    for name, default in (("MATCHES", 10_000), ("ARCHIVED", 100_000), ("RATE", 100), ("SECONDS", 120))
)
FOLDER = Path(os.environ.get("FOLDER") or ".bench/scale").absolute()
FEW = 20
"""So many matches are what many are compared with."""
LOG_EVERY = "60"
"""Seconds between two rounds of the log of heads, as they are by default."""
IDLE = 10.0
"""For how many seconds a service is watched that has nothing to do."""
AT_REST = 0.05
"""What share of the processor's time a process takes at most that has nothing to do."""
LONGEST = 3600
PROCESSES = {"redis": "redis-server"} | {
    name: f"strata.runtime.cli {name}" for name in ("api", "relay", "projector", "log-keeper", "archiver", "worker")
}


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    _fill()
    with _starting("archived matches alone") as stack:
        _wait_for_read_models(stack)
        before = _memory(stack, "with archived matches alone")
        there = before["in_redis"]
        played = max(FEW, MATCHES - there)
        figures = _load(stack, played)
        _show_load(f"{played:,} matches played beside {ARCHIVED:,} archived and {there:,} of earlier runs", figures)
        after = _memory(stack, "with matches being played as well")
        if not there:
            each = (after["used"] - before["used"]) / after["in_redis"]
            _show("memory of Redis for each match being played", f"{each / 1000:.1f} kB")
        _show_ratios(_few()["milliseconds"], figures["milliseconds"])
        _rebuild(stack)
    with _starting("all of it"):
        pass


def _few() -> dict[str, Any]:
    """The same load on a service with next to nothing in it, at once after the other: both had the same machine."""
    folder = FOLDER / "few"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    with _Timed(folder, "nothing in it") as stack:
        figures = _load(stack, FEW)
    _show_load(f"{FEW} matches on an empty service", figures)
    return figures


def _fill() -> None:
    began = time.monotonic()
    with EmbeddedRedis(FOLDER / "data"):
        fill(FOLDER / "data", ARCHIVED)
    files = sum(file.stat().st_size for file in (FOLDER / "data" / "archive").rglob("*.zst"))
    taken = time.monotonic() - began
    _show("archived matches there", f"{ARCHIVED:,}, after {taken:.0f} s; {files / 2**20:,.0f} MB in the archive")


def _starting(what: str) -> Stack:
    """A service, whose start is timed."""
    return _Timed(FOLDER, what)


class _Timed(Stack):
    def __init__(self, folder: Path, what: str) -> None:
        super().__init__(folder, STRATA_ARCHIVE=str(folder / "data" / "archive"), STRATA_LOG_EVERY=LOG_EVERY)
        self._what = what

    def __enter__(self) -> _Timed:
        began = time.monotonic()
        super().__enter__()
        _show(f"start-up with {self._what}", f"{time.monotonic() - began:.1f} s")
        return self


def _wait_for_read_models(stack: Stack) -> None:
    """The lobby is built first. When the others are there too, the projector has nothing left to do."""
    began = time.monotonic()
    until(lambda: Client(stack.port).get("/v1/matches")[1]["data"], "the lobby is built", LONGEST)
    _show("the lobby is there after another", f"{time.monotonic() - began:.1f} s")
    until(lambda: _idle(stack)["projector"] < AT_REST, "all read models are built", LONGEST)
    _show("all read models are there after", f"{time.monotonic() - began - IDLE:.0f} s at most")


def _load(stack: Stack, matches: int) -> dict[str, Any]:
    """What was measured, and how many milliseconds of the processor each process took for a move: what it takes while
    nothing happens aside."""
    idle = _idle(stack)
    asked = {"--matches": matches, "--rate": RATE, "--seconds": SECONDS, "--connections": 8}
    arguments = [str(part) for pair in asked.items() for part in pair]
    loading = subprocess.Popen(
        [sys.executable, "-m", "strata.runtime.cli", "load", "evo", "--listed", "--keep", "--json", *arguments],
        env=stack.environ,
        stdout=subprocess.PIPE,
    )
    with stack.redis() as redis:
        there = ArchiveFigures(redis)
        wanted = there.read()["in_redis"] + matches
        until(lambda: loading.poll() is not None or there.read()["in_redis"] >= wanted, "all are created", LONGEST)
    before, began = _processor_times(stack), time.monotonic()
    output, _ = loading.communicate()
    elapsed = time.monotonic() - began
    if loading.returncode:
        raise SystemExit(loading.returncode)
    found: dict[str, Any] = json.loads(output)
    after, moves = _processor_times(stack), max(1, found["milliseconds"]["move"]["number"])
    found["processor"] = {name: 1000 * (after[name] - before[name] - idle[name] * elapsed) / moves for name in after}
    return found


def _idle(stack: Stack) -> dict[str, float]:
    """Seconds of the processor that processes of each kind take in a second without requests."""
    before = _processor_times(stack)
    time.sleep(IDLE)
    return {name: (after - before[name]) / IDLE for name, after in _processor_times(stack).items()}


def _processor_times(stack: Stack) -> dict[str, float]:
    """Seconds of the processor that processes of each kind have taken."""
    return {name: sum(map(_processor_time, stack.pids(command))) for name, command in PROCESSES.items()}


def _processor_time(pid: int) -> float:
    user, system = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def _show_load(what: str, figures: dict[str, Any]) -> None:
    print(f"{what}: {figures['milliseconds']['move']['number'] / figures['seconds']:.0f} moves/s")
    for kind, its in figures["milliseconds"].items():
        if its["number"]:
            _show(f"  {kind}", ", ".join(f"{name} {value:,.0f} ms" for name, value in its.items() if name != "number"))
    taken = ", ".join(f"{name} {each:.1f} ms" for name, each in figures["processor"].items())
    _show("  processor for each move", taken)
    if figures["refused"]:
        _show("  refused", str(figures["refused"]))


def _show_ratios(few: dict[str, Any], many: dict[str, Any]) -> None:
    """How many times as long as on the empty service."""
    for kind, its in many.items():
        if its["number"] and few[kind]["number"]:
            ratios = (f"{name} {its[name] / few[kind][name]:.2f}" for name in its if name != "number")
            _show(f"  {kind}, times that of {FEW} matches", ", ".join(ratios))


def _memory(stack: Stack, when: str) -> dict[str, int]:
    with stack.redis() as redis:
        used = int(redis.info("memory")["used_memory"])
        counted = ArchiveFigures(redis).read()
    resident = {name: _resident(stack, command) for name, command in PROCESSES.items() if name != "redis"}
    others = ", ".join(f"{name} {megabytes:.0f} MB" for name, megabytes in resident.items())
    _show(f"memory {when}", f"Redis {used / 2**20:,.0f} MB; {others}")
    _show("  matches", f"{counted['in_redis']:,} in Redis, {counted['archived']:,} archived")
    return {"used": used, **counted}


def _resident(stack: Stack, command: str) -> float:
    """The most that a process of this kind takes, in MB."""
    pages = [int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in stack.pids(command)]
    return max(pages, default=0) * os.sysconf("SC_PAGE_SIZE") / 2**20


def _rebuild(stack: Stack) -> None:
    command = [sys.executable, "-m", "strata.runtime.cli", "rebuild"]
    began = time.monotonic()
    subprocess.run(command, env=stack.environ, check=True, stdout=subprocess.DEVNULL)
    whole = time.monotonic() - began
    _show("rebuild of all read models", f"{whole:.1f} s")
    began = time.monotonic()
    subprocess.run([*command, "lobby"], env=stack.environ, check=True, stdout=subprocess.DEVNULL)
    lobby = time.monotonic() - began
    killed = subprocess.Popen([*command, "lobby"], env=stack.environ, stdout=subprocess.PIPE)
    _wait_for_half(killed)
    killed.send_signal(signal.SIGKILL)
    killed.wait()
    time.sleep(LOCK_LIFE + 1)
    began = time.monotonic()
    subprocess.run([*command, "lobby"], env=stack.environ, check=True, stdout=subprocess.DEVNULL)
    rest = time.monotonic() - began
    _show("rebuild of the lobby", f"{lobby:.1f} s; killed half way and resumed, another {rest:.1f} s")


def _wait_for_half(rebuilding: subprocess.Popen[bytes]) -> None:
    """Until a rebuild has told that it has done half of its matches."""
    assert rebuilding.stdout is not None
    told = b""
    while part := os.read(rebuilding.stdout.fileno(), 1000):
        told += part
        *_, (done, total) = [(0, 1), *re.findall(rb"(\d+) of (\d+)", told)]
        if 2 * int(done) >= int(total):
            return


def _show(name: str, figure: str) -> None:
    print(f"{name:<52} {figure}", flush=True)


if __name__ == "__main__":
    main()

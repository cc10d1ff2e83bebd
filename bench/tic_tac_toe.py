"""Tic-tac-toe here and on boardgame.io, like with like: in memory, in files, and safe against a power cut.

Both are asked for moves alone, which are known beforehand, over one connection and over 32. boardgame.io keeps states
in memory or, with its FlatFile store, in files that it does not sync; it knows no list of legal moves, no hidden
record and no receipts. Here the game is a guest, everything is on, and Redis writes to its file without syncing it
(``appendfsync no``, beside memory), syncs once a second (``everysec``, beside files), or before each response
(``always``, which boardgame.io has nothing like). The ratios say how far one is from the other; nothing is claimed.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import msgspec

from bench.beside import FOLDER
from bench.claims import Line, Ratio
from bench.load import Crowd, Play, Tally
from bench.running import running, settle
from bench.serving import free_port
from tests.npm_tools import install

PACKAGE = Path(__file__).with_name("boardgame_io")
CELLS = (b"a1", b"b1", b"a2", b"b2", b"c1", b"a3", b"c2", b"c3", b"b3")
"""In this order nobody gets a line, so a match has nine moves; ``players.js`` has the same."""
MOVES = {1: 300, 32: 1500}
ROUNDS = 3
PAIRS = (("no", "memory"), ("everysec", "files"), ("always", None))
"""How Redis writes here, and how boardgame.io keeps states beside it."""


def measure() -> Iterator[Line]:
    if shutil.which("node") is None:
        yield "node is not installed: boardgame.io is not measured"
        return
    modules = install(PACKAGE, FOLDER / "boardgame.io")
    for fsync, store in PAIRS:
        for connections in MOVES:
            yield from _measure(fsync, store, connections, modules)


def _measure(fsync: str, store: str | None, connections: int, modules: Path) -> Iterator[Line]:
    ours, theirs = [], []
    with ExitStack() as stack:
        processes = 1 if connections == 1 else 2
        here = stack.enter_context(running((sys.executable, "-m", "bench.guest"), processes, fsync))
        port = None if store is None else stack.enter_context(_boardgame_io(modules, store))
        crowd = Crowd(here.address, [_known_moves() for _ in range(connections)])
        stack.callback(crowd.close)
        settle()
        for number in range(ROUNDS + 1):
            tallies = crowd.play(MOVES[connections]), None if port is None else _players(modules, port, connections)
            if number:  # the first round warms up
                ours.append(_rate(tallies[0], connections))
                theirs += [] if tallies[1] is None else [_rate(tallies[1], connections)]
    name = f"{connections} connection{'s' if connections > 1 else ''}, appendfsync {fsync}"
    yield f"{name}: {median(ours):,.0f} moves/s"
    if theirs:
        beside = f"{name} / boardgame.io in {store}, {median(theirs):,.0f} moves/s"
        yield Ratio(beside, median(ours) / median(theirs))


def _known_moves() -> Play:
    """One match after the other; both seats play here."""
    body = msgspec.json.encode({"game": "tic-tac-toe", "seats": [{"kind": "human"}] * 2})
    while True:
        made = msgspec.json.decode((yield "POST", "/v1/matches", "", body))
        path, tokens = f"/v1/matches/{made['id']}/moves", [seat["token"] for seat in made["seats"]]
        for number, cell in enumerate(CELLS):
            yield "POST", path, tokens[number % 2], b'{"action":{"kind":"mark_cell","cell":"%b"}}' % cell


def _rate(tally: Tally, connections: int) -> float:
    """Moves a second: of one connection by the moves alone, of several by the clock."""
    return tally.moves / (tally.moving if connections == 1 else tally.seconds)


@contextmanager
def _boardgame_io(modules: Path, store: str) -> Iterator[int]:
    """Its server, in one process as it is."""
    port = free_port()
    with TemporaryDirectory() as folder:
        kept = [folder] if store == "files" else []
        process = subprocess.Popen(
            ["node", PACKAGE / "server.js", str(port), *kept],
            env=_environ(modules),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        assert process.stdout is not None
        assert process.stdout.readline(), "boardgame.io did not start"
        try:
            yield port
        finally:
            process.terminate()
            process.wait()


def _players(modules: Path, port: int, connections: int) -> Tally:
    asked = ["node", str(PACKAGE / "players.js"), str(port), str(connections), str(MOVES[connections])]
    told = subprocess.run(asked, env=_environ(modules), check=True, capture_output=True, text=True, timeout=300).stdout
    return Tally(**json.loads(told))


def _environ(modules: Path) -> dict[str, str]:
    return {**os.environ, "NODE_PATH": str(modules)}

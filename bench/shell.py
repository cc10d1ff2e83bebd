"""Commands that only look at a match: the time of the processor that they take from start to end, against 0.1.0.

The release is installed beside, and records a match of each game on a Redis, which both then look at, in turns: a
position, the last lines of a log, and a whole log. Help is shown by both too: it needs neither a game nor Redis.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from bench.against_release import PROBE, RELEASE
from bench.beside import Probe, home_of, in_turns, python_of
from bench.claims import Line, Ratio
from strata.runtime.embedded import EmbeddedRedis

EVENTS = 60
ROUNDS = 9
LOOKS = ("show", f"log --after {EVENTS - 3}", "log")
"""The commands that look."""


def measure() -> Iterator[Line]:
    home = home_of(RELEASE)
    ours, theirs = (sys.executable, "-m", "strata.runtime.cli"), (python_of(home), "-m", "runtime.cli")
    with (
        TemporaryDirectory() as folder,
        EmbeddedRedis(Path(folder)) as server,
        Probe(PROBE, python_of(home)) as release,
    ):
        environ = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        environ |= {"STRATA_REDIS_URL": server.url, "STRATA_DATA": folder}
        yield _against("--help", 1.0, [*ours, "--help"], [*theirs, "--help"], environ)
        for game, seats in release.ask("games").items():
            record = home / f"{game}-shell.ndjson"
            release.ask("record", game=game, seats=seats[0], most=EVENTS, path=str(record))
            release.ask("open", path=str(record))
            release.ask("serve", url=server.url)
            for look in LOOKS:
                yield _against(
                    f"{look}, {game}",
                    0.5,
                    [*ours, *look.split(), "bench"],
                    [*theirs, *look.split(), "bench"],
                    environ,
                )


def _against(
    name: str,
    at_most: float,
    ours: Sequence[str | Path],
    theirs: Sequence[str | Path],
    environ: Mapping[str, str],
) -> Ratio:
    pairs = in_turns(ROUNDS, lambda _: _seconds(ours, environ), lambda _: _seconds(theirs, environ))
    ours_mostly, theirs_mostly = (median(times) * 1000 for times in zip(*pairs, strict=True))
    value = median(our_time / their_time for our_time, their_time in pairs)
    return Ratio(f"strata {name}, {ours_mostly:.0f} ms against {theirs_mostly:.0f} ms", value, at_most=at_most)


def _seconds(command: Sequence[str | Path], environ: Mapping[str, str]) -> float:
    before = _spent()
    subprocess.run(command, check=True, env=environ, stdout=subprocess.DEVNULL, cwd="/")
    return _spent() - before


def _spent() -> float:
    """The time of the processor that all children took that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime

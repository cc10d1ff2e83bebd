"""Processor time of ``GET …/actions`` against release 0.1.0, for every game: the longest list, and ordinary ones.

Both serve the same record from a Redis and are asked in turns what the same seat could do at the same version; what
Redis itself spends is not counted. Labels that say what choosing means are dearer than those of 0.1.0; this says by how
much a request is.
"""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median
from tempfile import TemporaryDirectory

from bench.against_release import EVENTS, PROBE, RELEASE
from bench.beside import Probe, home_of, python_of
from bench.claims import Line, Ratio
from strata.runtime.embedded import EmbeddedRedis

ORDINARY = 24
"""So many decisions, spread over the match, are ordinary ones."""
ROUNDS = 12
TIMES = 5


def measure() -> Iterator[Line]:
    home = home_of(RELEASE)
    with (
        TemporaryDirectory() as folder,
        EmbeddedRedis(folder) as redis,
        Probe(PROBE) as ours,
        Probe(PROBE, python_of(home)) as theirs,
    ):
        for game, seats in theirs.ask("games").items():
            record = home / f"{game}-actions.ndjson"
            theirs.ask("record", game=game, seats=seats[len(seats) // 2], most=EVENTS, path=str(record))
            for probe in (ours, theirs):
                probe.ask("open", path=str(record))
            asked = [tuple(decision) for decision in theirs.ask("serve", url=f"{redis.url}?db=0")]
            kept = {tuple(decision) for decision in ours.ask("serve", url=f"{redis.url}?db=1")}
            both = [decision for decision in asked if decision in kept]
            yield from _measure(game, both, ours, theirs)


def _measure(game: str, decisions: list[tuple[int, int, int]], ours: Probe, theirs: Probe) -> Iterator[Line]:
    longest = max(decisions, key=lambda decision: decision[2])
    ordinary = decisions[:: max(1, len(decisions) // ORDINARY)]
    yield f"{game}: {len(decisions)} decisions, the longest of {longest[2]} options"
    yield Ratio(f"{game}, the longest list", _ratio([longest], ours, theirs), at_most=2.0)
    yield Ratio(f"{game}, ordinary lists", _ratio(ordinary, ours, theirs), at_most=1.3)


def _ratio(decisions: list[tuple[int, int, int]], ours: Probe, theirs: Probe) -> float:
    """Of the time for all these decisions, the median over the rounds."""
    ratios = []
    for number in range(ROUNDS):
        spent = dict.fromkeys((ours, theirs) if number % 2 else (theirs, ours), 0.0)
        for version, seat, _ in decisions:
            for probe in spent:
                spent[probe] += probe.ask("actions", version=version, seat=seat, times=TIMES)
        ratios.append(spent[ours] / spent[theirs])
    return median(ratios)

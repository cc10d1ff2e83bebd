"""Time of loading, folding, random play and boards, against release 0.1.0, for every game.

The release is installed beside and does the same as the code at hand, in turns, on records that it wrote: loading each
version after a snapshot and each before the first one, from a Redis, folding a whole stream of events, random moves
with every option listed, and drawing boards, each version once. Times are of the processor; each ratio is the median
over the rounds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from bench.beside import Probe, home_of, in_turns, python_of
from bench.claims import Line, Ratio
from strata.runtime.embedded import EmbeddedRedis

RELEASE = "b59b1c4"
PROBE = Path(__file__).with_name("probe.py")
EVENTS = 300
"""No record has more."""
ACTIONS = 120
"""No round of random play has more."""
ROUNDS = 40
PLAY = {"gods-love-dinosaurs": 1 / 1.5, "jurassic-parts": 1 / 1.5}
"""What a random action takes at most, as a share of what it took then, where that is claimed to be less."""
EARLY = 15
"""Versions before the first snapshot of a match."""
TIMES = 4
"""How often a round loads and folds."""

Task = Callable[[Probe, int], float]
"""Has a probe do something, in a round of this number; returns the seconds that one piece of it took."""


def measure() -> Iterator[Line]:
    home = home_of(RELEASE)
    with (
        TemporaryDirectory() as our_folder,
        TemporaryDirectory() as their_folder,
        EmbeddedRedis(Path(our_folder)) as our_redis,
        EmbeddedRedis(Path(their_folder)) as their_redis,
        Probe(PROBE) as ours,
        Probe(PROBE, python_of(home)) as theirs,
    ):
        for game, seats in theirs.ask("games").items():
            record = str(home / f"{game}.ndjson")
            events = theirs.ask("record", game=game, seats=seats[len(seats) // 2], most=EVENTS, path=record)
            versions = theirs.ask("open", path=record, url=their_redis.url)
            assert ours.ask("open", path=record, url=our_redis.url) == versions
            yield f"{game}: {seats[len(seats) // 2]} seats, {events} events on record"
            yield from _measure(game, seats[len(seats) // 2], events, versions, ours, theirs)


def _measure(game: str, seats: int, events: int, versions: int, ours: Probe, theirs: Probe) -> Iterator[Line]:

    def load(probe: Probe, number: int) -> float:
        return float(probe.ask("load", times=TIMES) / TIMES / versions)

    def load_early(probe: Probe, number: int) -> float:
        return float(probe.ask("load_early", times=TIMES) / TIMES / EARLY)

    def fold(probe: Probe, number: int) -> float:
        return float(probe.ask("fold", times=TIMES) / TIMES / events)

    def play(probe: Probe, number: int) -> float:
        actions, seconds = probe.ask("play", game=game, seats=seats, seed=number, most=ACTIONS)
        return float(seconds / actions)

    def draw(probe: Probe, number: int) -> float:
        boards, seconds = probe.ask("draw", part=number, parts=ROUNDS + 1)
        return float(seconds / boards)

    yield _against(f"{game}, loading from a snapshot", load, ours, theirs, at_most=1.0)
    yield _against(f"{game}, loading before the first snapshot", load_early, ours, theirs, at_most=1.0)
    yield _against(f"{game}, folding an event", fold, ours, theirs, at_most=1.2)
    yield _against(f"{game}, a random action", play, ours, theirs, at_most=PLAY.get(game, 1.0))
    yield _against(f"{game}, drawing a board", draw, ours, theirs, at_most=0.5)


def _against(name: str, task: Task, ours: Probe, theirs: Probe, at_most: float) -> Ratio:
    pairs = in_turns(ROUNDS, partial(task, ours), partial(task, theirs))
    ours_mostly, theirs_mostly = (median(times) * 1e6 for times in zip(*pairs, strict=True))
    value = median(our_time / their_time for our_time, their_time in pairs)
    return Ratio(f"{name}, {ours_mostly:.1f} µs against {theirs_mostly:.1f} µs", value, at_most=at_most)

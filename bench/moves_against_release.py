"""Durable moves per second over HTTP against release 0.1.0, for every game, with everything on.

The release is installed beside, and both serve as their commands start them, each on a Redis of its own that fsyncs on
every write. Players list the options of whoever is asked, and play one of them. Over one connection the moves alone
count; over 32 connections, with two processes that serve, the clock counts, with as many lists as moves. There the
processors are what is measured, so Redis keeps its files in memory: both sides wait for a slow disk alike, and the
slower it is, the less would be seen of all else. Batches of both alternate, and each ratio is the median over the
rounds. Beside it stands the time of the processors that a move takes with its list, which says more than the clock
where other programs run.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from random import Random
from statistics import median

from bench.against_release import RELEASE
from bench.beside import home_of, python_of
from bench.claims import Line, Ratio, rate
from bench.load import Crowd, Tally, matches
from bench.running import OURS, Running, running, settle
from strata.domain.games.registry import BUILT_IN

ROUNDS = 10
BATCH = {1: 60, 32: 600}
"""Moves of a batch, by the number of connections."""
SEATS = 3


def measure() -> Iterator[Line]:
    theirs = (python_of(home_of(RELEASE)), "-P", "-m", "runtime.cli", "api")
    for game in BUILT_IN:
        for connections, processes, at_least in ((1, 1, 1.4), (32, 2, 1.8)):
            with ExitStack() as stack:
                services = [
                    stack.enter_context(running(command, processes, has_disk=connections == 1))
                    for command in (OURS, theirs)
                ]
                sides = [_Side(service, game, connections) for service in services]
                for side in sides:
                    stack.callback(side.crowd.close)
                settle()
                yield from _measure(game, connections, sides, at_least)


class _Side:
    """A service and its players, with all they did."""

    def __init__(self, service: Running, game: str, connections: int) -> None:
        self._service = service
        self.crowd = Crowd(service.address, [matches(game, SEATS, Random(number)) for number in range(connections)])
        self.moves, self.seconds, self.processor = 0, 0.0, 0.0

    def play(self, moves: int, seconds_of: Callable[[Tally], float]) -> float:
        """Seconds that a move took."""
        before = self._service.processor_seconds()
        tally = self.crowd.play(moves)
        self.processor += self._service.processor_seconds() - before
        self.moves, self.seconds = self.moves + tally.moves, self.seconds + seconds_of(tally)
        return seconds_of(tally) / tally.moves


def _measure(game: str, connections: int, sides: list[_Side], at_least: float) -> Iterator[Line]:
    ours, theirs = sides
    ratios = []
    for side in sides:
        side.play(BATCH[connections], _clock)  # warms up
        side.moves, side.seconds, side.processor = 0, 0.0, 0.0
    for number in range(ROUNDS):
        order = (ours, theirs) if number % 2 else (theirs, ours)
        each = {side: side.play(BATCH[connections], _moving if connections == 1 else _clock) for side in order}
        ratios.append(each[theirs] / each[ours])
    name = f"{game}, {connections} connection{'s' if connections > 1 else ''}"
    rates = [rate(side.moves, side.seconds) for side in sides]
    processor = [side.processor / side.moves * 1000 for side in sides]
    yield f"{name}: {rates[0]} against {rates[1]}; processor {processor[0]:.2f} ms against {processor[1]:.2f} ms a move"
    yield Ratio(f"{name}, moves per second / those of 0.1.0", median(ratios), at_least=at_least)


def _moving(tally: Tally) -> float:
    return tally.moving


def _clock(tally: Tally) -> float:
    return tally.seconds

"""Ordinary requests beside 1,000 open streams of a match that is played, against the same without them.

Somebody makes a move in the match every half a second, while one client looks at it and plays another match as fast as
it can. All listeners must have heard every event once, in order.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import nullcontext
from http.client import HTTPConnection

from bench.claims import Line, Ratio
from bench.listeners import Listeners, listening
from bench.serving import get, service
from bench.tables import Table

LISTENERS = 1000
ROUNDS = 3
SECONDS = 6.0
PACE = 0.5

Latencies = dict[str, list[float]]


def measure() -> Iterator[Line]:
    with service() as connection:
        yield from _measure(connection)


def _measure(connection: HTTPConnection) -> Iterator[Line]:
    idle: Latencies = defaultdict(list)
    busy: Latencies = defaultdict(list)
    _play(connection, 0, defaultdict(list))  # warms up
    for _ in range(ROUNDS):
        _play(connection, 0, idle)
        _play(connection, LISTENERS, busy)
    yield f"{LISTENERS:,} listeners heard every event of {ROUNDS} matches once, in order"
    for name in idle:
        alone, beside = _mean(idle[name]), _mean(busy[name])
        yield f"{name}: {1000 * alone:.1f} ms alone, {1000 * beside:.1f} ms beside the streams"
        yield Ratio("beside / alone", beside / alone, at_most=3)


def _play(connection: HTTPConnection, listeners: int, latencies: Latencies) -> None:
    """Play for a while before so many listeners; notes how long requests took."""
    watched, other = Table(connection), Table(connection)
    stream = f"{watched.path}/stream"
    with listening(connection.port, stream, listeners) if listeners else nullcontext() as audience:
        started = moved = time.perf_counter()
        while time.perf_counter() - started < SECONDS:
            if time.perf_counter() - moved > PACE and watched.is_on:
                moved = time.perf_counter()
                latencies["POST moves, of the match followed"].append(watched.move())
            latencies["GET view"].append(get(connection, f"{watched.path}/view")[0])
            latencies["POST moves"].append(other.move())
        _check(audience, watched.version)


def _check(audience: Listeners | None, version: int) -> None:
    if audience is not None and (heard := audience.heard(version)) != LISTENERS:
        raise RuntimeError(f"only {heard} of {LISTENERS} heard every event once, in order")


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)

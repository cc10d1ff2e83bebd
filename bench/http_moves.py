"""Durable moves per second over HTTP on one keep-alive connection against an honest floor, for every game.

The floor (``bench/floor.py``) is bare Flask on the same server, with the same append to a Redis that also fsyncs on
every write, of events as large as those of the game, and nothing else. Ours is the service as `strata api` starts it:
rules, secrets, limits, metrics, log, rules for browsers. Batches of both alternate.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import ExitStack
from random import Random
from statistics import mean, median

from bench.claims import Line, Ratio, rate
from bench.load import Crowd, floor, matches
from bench.matches import begin, random_move
from bench.running import OURS, running, settle
from strata.domain.games.registry import BUILT_IN
from strata.domain.kernel.codec import canonical
from strata.store.in_memory import MemoryJournal
from strata.store.matches import Matches

BATCH = 50
ROUNDS = 12
SEATS = 3


def measure() -> Iterator[Line]:
    for game in BUILT_IN:
        yield from _measure(game)


def _measure(game: str) -> Iterator[Line]:
    size = _size(game)
    with ExitStack() as stack:
        ours = stack.enter_context(running(OURS))
        least = stack.enter_context(running((sys.executable, "-m", "bench.floor", str(size))))
        players = Crowd(ours.address, [matches(game, SEATS, Random(game))])
        bare = Crowd(least.address, [floor()])
        stack.callback(players.close)
        stack.callback(bare.close)
        settle()
        ratios, moving, floors = [], 0.0, 0.0
        for number in range(ROUNDS + 1):
            crowds = (players, bare) if number % 2 else (bare, players)
            seconds = {crowd: crowd.play(BATCH).moving for crowd in crowds}
            if number:  # the first round warms up
                ratios.append(seconds[bare] / seconds[players])
                moving, floors = moving + seconds[players], floors + seconds[bare]
    count = BATCH * ROUNDS
    yield f"{game}: moves {rate(count, moving)}, floor {rate(count, floors)}, events of {size} bytes"
    yield Ratio(f"{game}, moves / floor", median(ratios), at_least=0.7)


def _size(game: str) -> int:
    """How large the data of a move is on average, in bytes."""
    store, rng = Matches(MemoryJournal()), Random(game)
    match = store.create(begin("bench", game, SEATS), {}).match
    while match.ledger.status == "playing" and match.ledger.version < 60:
        match = random_move(store, match, rng)
    moves = [event for event in store.journal.read("bench", 0) if event.type == "move_played"]
    return round(mean(len(canonical(event.data)) for event in moves))

"""Matches of a pairing, played one after another or several at a time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from itertools import islice

from strata.runtime.arena.pairing import Pairing, Result, play_match


def play_matches(pairing: Pairing, numbers: Iterable[int], jobs: int = 1) -> Iterator[Result]:
    """The matches of these numbers as they are over, so many at a time, each in a process of its own if there are more.

    A number is asked for when its match is about to begin.
    """
    if jobs == 1:
        yield from (play_match(pairing, number) for number in numbers)
        return
    waiting = iter(numbers)
    with ProcessPoolExecutor(jobs) as pool:
        running = {pool.submit(play_match, pairing, number) for number in islice(waiting, jobs)}
        while running:
            over, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {pool.submit(play_match, pairing, number) for number in islice(waiting, len(over))}
            yield from (match.result() for match in over)

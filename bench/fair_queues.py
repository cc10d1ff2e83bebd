"""How soon a person's bot responds beside 200 matches of bots alone, and beside 20 of bots that think.

Times depend on the machine, so each p99 is printed beside the one of an idle service, measured before.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random

from strata_client.aio import Seat, Strata

from bench.claims import Line, Ratio
from tests.processes.stack import Stack

GREEDY = int(os.environ.get("GREEDY", "200"))
STRONG = int(os.environ.get("STRONG", "20"))
"""How many matches of bots of each level are played beside."""
RESPONSES = int(os.environ.get("RESPONSES", "100"))
"""How often the person waits for the bot, each time."""
PEOPLE = 2
"""How many people play side by side."""
MOST_SECONDS = float(os.environ.get("PATIENCE", "1800"))
"""For how long it is waited until every match has ended."""
GAME = "gods-love-dinosaurs"


WORKERS = {"greedy": 2, "strong": 6}
"""Bots that think take their time by the clock and wait for most of it: more workers than cores are for them."""


def measure() -> Iterator[Line]:
    for level, number in (("greedy", GREEDY), ("strong", STRONG)):
        with tempfile.TemporaryDirectory() as folder, Stack(Path(folder), STRATA_WORKERS=str(WORKERS[level])) as stack:
            trial = _trial(f"http://127.0.0.1:{stack.port}", level, number)
            with asyncio.Runner() as runner:
                while (line := runner.run(_next(trial))) is not None:
                    yield line


async def _next(lines: AsyncIterator[Line]) -> Line | None:
    return await anext(lines, None)


async def _trial(url: str, level: str, number: int) -> AsyncIterator[Line]:
    async with Strata(url, timeout=60, patience=60) as strata:
        idle = await _responses(strata)
        yield f"{WORKERS[level]} workers with nothing else to do: {_percentiles(idle)}"
        made = [(await strata.create(GAME, [{"kind": "bot", "bot": level}] * 2)).id for _ in range(number)]
        beside = await _responses(strata)
        running = await _running(strata, made)
        yield f"beside {number} matches of {level}, {running} of them still played: {_percentiles(beside)}"
        yield Ratio(f"p99 beside {number} matches of {level}, seconds", _share(beside, 0.99), at_most=1)
        yield f"p99 to that of an idle service: {_share(beside, 0.99) / _share(idle, 0.99):.1f}"
        yield await _ended(strata, made, level)


async def _responses(strata: Strata) -> list[float]:
    """How long people waited after their moves until it was their turn again."""
    waits = await asyncio.gather(*(_play(strata, RESPONSES // PEOPLE, Random(number)) for number in range(PEOPLE)))
    return sorted(wait for each in waits for wait in each)


async def _play(strata: Strata, times: int, rng: Random) -> list[float]:
    """A person against a greedy bot, in one match after the other."""
    waits: list[float] = []
    while len(waits) < times:
        match = await strata.create(GAME, [{"kind": "human"}, {"kind": "bot", "bot": "greedy"}])
        waits += await _play_one(match.seat(0), times - len(waits), rng)
    return waits


async def _play_one(seat: Seat, most: int, rng: Random) -> list[float]:
    waits: list[float] = []
    waiting_since: float | None = None
    async for decision in seat.turns():
        if waiting_since is not None:
            waits.append(time.monotonic() - waiting_since)
        if len(waits) >= most:
            await seat.leave("random")
            break
        moved = await seat.play(rng.choice(decision["options"]))
        waits_for_bot = any(asked["seat"] != 0 for asked in moved["pending"])
        waiting_since = time.monotonic() if waits_for_bot else None
    return waits


async def _running(strata: Strata, made: list[str]) -> int:
    statuses = [(await strata.match(id_).summary())["status"] for id_ in made]
    return sum(status not in ("finished", "scored") for status in statuses)


async def _ended(strata: Strata, made: list[str], level: str) -> Line:
    began, left = time.monotonic(), made
    while left and time.monotonic() - began < MOST_SECONDS:
        await asyncio.sleep(5)
        left = [id_ for id_ in left if (await strata.match(id_).summary())["status"] != "scored"]
    name = f"matches of {level} without a score after {time.monotonic() - began:.0f} s more"
    return Ratio(name, len(left), at_most=0)


def _share(waits: list[float], share: float) -> float:
    return waits[min(int(share * len(waits)), len(waits) - 1)]


def _percentiles(waits: list[float]) -> str:
    shares = (("p50", 0.5), ("p95", 0.95), ("p99", 0.99), ("longest", 1.0))
    return ", ".join(f"{name} {_share(waits, share):.2f} s" for name, share in shares) + f" of {len(waits)}"

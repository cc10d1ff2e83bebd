"""A Redis Cluster of three primaries under load: each is killed and comes back, and a slot moves while matches run."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from pathlib import Path

from strata_client.aio import Strata

from bench.claims import Line, Ratio
from strata.runtime.embedded import EmbeddedRedis
from strata.runtime.load.figures import Figures
from strata.runtime.load.generator import Generator, Plan, Played
from strata.store.journal import shard_of
from tests.cluster import Cluster
from tests.processes.stack import Client, Stack

PLAN = Plan("gods-love-dinosaurs", 2, "random", matches=24, rate=12, seconds=600, connections=6)
BEFORE = 10.0
"""For how many seconds there is play before anything happens."""
AWAY = 8.0
"""For how many seconds a primary is away."""
PATIENCE = 60.0


def measure() -> Iterator[Line]:
    with (
        tempfile.TemporaryDirectory() as folder,
        Cluster(Path(folder)) as cluster,
        EmbeddedRedis(Path(folder) / "queue") as queue,
        Stack(Path(folder), STRATA_REDIS_URL=cluster.url, STRATA_QUEUE_URL=queue.url) as stack,
    ):
        yield from asyncio.run(_campaign(cluster, stack))


async def _campaign(cluster: Cluster, stack: Stack) -> list[Line]:
    async with Strata(f"http://127.0.0.1:{stack.port}", patience=0) as strata:
        generator = Generator(strata, PLAN, Figures())
        playing = asyncio.create_task(generator.run())
        trial = Trial(cluster, stack, generator)
        lines = [line async for line in trial.lines()]
        generator.stop()
        await playing
        return [*lines, *await asyncio.to_thread(trial.verdict)]


class Trial:
    def __init__(self, cluster: Cluster, stack: Stack, generator: Generator) -> None:
        self._cluster, self._stack, self._generator = cluster, stack, generator

    async def lines(self) -> AsyncIterator[Line]:
        while not self._generator.elapsed:
            await asyncio.sleep(0.1)
        usual = await self._rate(BEFORE, lambda played: True)
        yield f"{len(self._generator.running)} matches, {usual:.1f} moves/s while all primaries are there"
        for number in range(len(self._cluster.ports)):
            async for line in self._lose(number, usual):
                yield line
        async for line in self._move_a_slot():
            yield line

    async def _lose(self, number: int, usual: float) -> AsyncIterator[Line]:
        shards = self._cluster.shards_of(number)
        witness = self._one_of(shards)
        share = sum(shard_of(played.id) not in shards for played in self._generator.running) / PLAN.matches
        await asyncio.to_thread(self._cluster.kill, number)
        refusal = asyncio.create_task(self._until_status(witness, 503))
        others = await self._rate(AWAY, lambda played: shard_of(played.id) not in shards)
        taken, longest = await refusal
        yield Ratio(f"primary {number} away: seconds until its matches get 503", taken, at_most=5)
        yield f"primary {number} away: the longest such response took {longest:.2f} s"
        yield Ratio(f"primary {number} away: moves of other matches, to what they were", others / (usual * share), 0.5)
        await asyncio.to_thread(self._cluster.start, number)
        taken, _ = await self._until_status(witness, 200)
        yield f"primary {number} back: its matches are served after {taken:.1f} s"

    async def _move_a_slot(self) -> AsyncIterator[Line]:
        [(shard, _), *_] = Counter(shard_of(played.id) for played in self._generator.running).most_common(1)
        target = (self._cluster.primary_of(shard) + 1) % len(self._cluster.ports)
        before = self._receipts(shard)
        began = time.monotonic()
        keys = await asyncio.to_thread(self._cluster.move, shard, target)
        taken = time.monotonic() - began
        await asyncio.sleep(AWAY)
        yield f"a slot with {keys} keys moved in {taken:.2f} s"
        yield Ratio("moves in its matches since", self._receipts(shard) - before, at_least=1)

    def _receipts(self, shard: int) -> int:
        return sum(len(played.receipts) for played in self._generator.matches if shard_of(played.id) == shard)

    def _one_of(self, shards: Sequence[int]) -> Played:
        return next(played for played in self._generator.running if shard_of(played.id) in shards)

    async def _rate(self, seconds: float, counts: Callable[[Played], bool]) -> float:
        """Moves a second, in the matches that count."""

        def moves() -> int:
            return sum(len(played.receipts) for played in self._generator.matches if counts(played))

        before = moves()
        await asyncio.sleep(seconds)
        return (moves() - before) / seconds

    async def _until_status(self, played: Played, wanted: int) -> tuple[float, float]:
        """After how many seconds a look at a match got this status, and how long the longest look took."""
        return await asyncio.to_thread(self._look_until, played, wanted)

    def _look_until(self, played: Played, wanted: int) -> tuple[float, float]:
        began, longest, client = time.monotonic(), 0.0, Client(self._stack.port)
        while time.monotonic() - began < PATIENCE:
            asked = time.monotonic()
            status, _ = client.get(f"/v1/matches/{played.id}", played.token)
            longest = max(longest, time.monotonic() - asked)
            if status == wanted:
                return time.monotonic() - began, longest
            time.sleep(0.05)
        return PATIENCE, longest

    def verdict(self) -> Iterator[Line]:
        """Every move that was acknowledged is on record once, and every version is there."""
        client, lost, doubled, receipts = Client(self._stack.port), 0, 0, 0
        for played in self._generator.matches:
            events = client.get(f"/v1/matches/{played.id}/events?limit=1000", played.token)[1]["data"]
            hashes = {event["version"]: event["hash"] for event in events}
            assert sorted(hashes) == list(range(1, len(events) + 1))
            lost += sum(hashes.get(version) != hash_ for version, hash_ in played.receipts)
            moves = sum((event["type"], event["actor"]) == ("move_played", "seat:0") for event in events)
            doubled += max(0, moves - len(played.receipts) - played.unsure)
            receipts += len(played.receipts)
        yield f"{receipts} moves acknowledged in {len(self._generator.matches)} matches"
        yield f"refused meanwhile: {dict(self._generator.figures.refused)}"
        yield Ratio("acknowledged moves that are lost", lost, at_most=0)
        yield Ratio("moves on record twice", doubled, at_most=0)

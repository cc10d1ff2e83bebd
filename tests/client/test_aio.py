"""The client for asyncio at a running service: many matches on one loop, streams that are left."""

from __future__ import annotations

import asyncio
from contextlib import aclosing

import pytest
from strata_client import Event, MatchEvent, StrataProblem
from strata_client.aio import Match, Strata

from tests.processes.stack import Stack

SEATS = [{"kind": "human", "player": "ann"}, {"kind": "bot", "bot": "random"}]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def _url(stack: Stack) -> str:
    return f"http://127.0.0.1:{stack.port}"


async def _play(match: Match) -> int:
    moves = 0
    async for decision in match.seat(0).turns():
        await match.seat(0).play(decision["options"][0])
        moves += 1
    return moves


@pytest.mark.anyio
async def test_several_matches_are_played_to_the_end_at_once(stack: Stack) -> None:
    async with Strata(_url(stack)) as strata:
        matches = [await strata.create("dominant-species", SEATS, {"max_rounds": 1}) for _ in range(3)]
        moves = await asyncio.gather(*(_play(match) for match in matches))
        assert all(moves)
        for match, count in zip(matches, moves, strict=True):
            heard = [event async for event in match.stream()]
            assert [event["version"] for event in heard] == list(range(1, heard[-1]["version"] + 1))
            assert sum(event["actor"] == "seat:0" for event in heard if event["type"] == "move_played") == count
            assert (await match.audit())["verdict"] == "holds"


@pytest.mark.anyio
async def test_an_application_hears_all_its_matches_while_it_plays(stack: Stack) -> None:
    async with Strata(_url(stack), key=stack.key("of somebody who listens")) as strata:
        heard: list[MatchEvent] = []

        async def listen(until: asyncio.Event) -> None:
            async with aclosing(strata.stream()) as events:
                until.set()
                async for event in events:
                    heard.append(event)
                    if event["type"] == "match_scored":
                        return

        listening = asyncio.Event()
        listener = asyncio.create_task(listen(listening))
        await listening.wait()
        match = await strata.create("dominant-species", SEATS, {"max_rounds": 1})
        await _play(match)
        await asyncio.wait_for(listener, 60)
        assert {event["match"] for event in heard} == {match.id}
        assert [event["version"] for event in heard] == sorted({event["version"] for event in heard})
        assert [turn async for turn in strata.turns("ann")] == []


@pytest.mark.anyio
async def test_a_stream_that_is_left_closes_its_connection(stack: Stack) -> None:
    async with Strata(_url(stack)) as strata:
        match = await strata.create("evo", [{"kind": "human"}] * 3)
        first: list[Event] = []
        async with aclosing(match.stream()) as events:
            async for event in events:
                first.append(event)
                break
        waiting = asyncio.create_task(anext(match.stream(after=2)))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert first[0]["version"] == 1
        assert (await match.summary())["status"] == "playing"


@pytest.mark.anyio
async def test_a_refusal_is_raised(stack: Stack) -> None:
    async with Strata(_url(stack)) as strata:
        with pytest.raises(StrataProblem) as refused:
            await strata.create("evo", SEATS[:1])
        assert (refused.value.status, refused.value.code) == (422, "invalid_request")

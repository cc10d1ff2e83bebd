"""Agents play by ``strata mcp``, over both transports, with the SDK's own client."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import re
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

from strata.domain.games.registry import BUILT_IN
from tests.ports import free_port
from tests.processes.stack import Stack, until

COMMAND = [sys.executable, "-m", "strata.runtime.cli", "mcp"]
TOOLS = {
    "list_games",
    "read_rules",
    "find_matches",
    "create_match",
    "join_match",
    "take_seat",
    "see",
    "list_options",
    "play",
    "undo",
    "answer_undo",
    "wait_for_turn",
    "replay",
    "audit",
}
PNG = b"\x89PNG\r\n"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Agent:
    """An agent that knows nothing but what the tools tell."""

    def __init__(self, client: Client, url: str = "") -> None:
        self.client, self.url = client, url

    async def call(self, tool: str, **arguments: Any) -> Any:
        result = await self.client.call_tool(tool, arguments)
        assert not result.is_error, result.content
        content = result.structured_content
        return content["result"] if content is not None and set(content) == {"result"} else content

    async def refused(self, tool: str, **arguments: Any) -> str:
        result = await self.client.call_tool(tool, arguments)
        assert result.is_error
        return "".join(part.text for part in result.content)

    async def open_seats(self, match: str) -> list[int]:
        """As the lobby tells them, which takes a moment to hear of a match."""
        async with asyncio.timeout(40):
            while True:
                rows = await self.call("find_matches", game="not-alone")
                for row in rows:
                    if row["match"] == match:
                        return row["open_seats"]
                await asyncio.sleep(0.1)

    async def play_out(self, seat: str) -> dict[str, Any]:
        """Plays a seat to the end, always by the last option."""
        situation = await self.call("wait_for_turn", seat=seat, since=0)
        while situation["status"] != "over":
            number = sum(len(decision["options"]) for decision in situation["decisions"])
            situation = await self.call("play", seat=seat, option=number, version=situation["version"])
            if situation["status"] == "waiting":
                situation = await self.call("wait_for_turn", seat=seat, since=situation["version"])
        return situation


@asynccontextmanager
async def over_stdio(stack: Stack, folder: Path) -> AsyncIterator[Agent]:
    command, *arguments = [*COMMAND, "--url", f"http://127.0.0.1:{stack.port}"]
    server = StdioServerParameters(
        command=command, args=arguments, env={**os.environ, "STRATA_DATA": str(folder / "agent")}
    )
    async with Client(server) as client:
        yield Agent(client)


@asynccontextmanager
async def over_http(stack: Stack, folder: Path) -> AsyncIterator[Agent]:
    port = free_port()
    command = [*COMMAND, "--url", f"http://127.0.0.1:{stack.port}", "--http", str(port)]
    environ = {**os.environ, "STRATA_DATA": str(folder / "agent")}
    with (folder / "mcp.log").open("wb") as log, subprocess.Popen(command, env=environ, stderr=log) as server:
        try:
            until(lambda: f"http://127.0.0.1:{port}" in (folder / "mcp.log").read_text(), "the server listens")
            url = f"http://127.0.0.1:{port}/mcp"
            async with Client(url) as client:
                yield Agent(client, url)
        finally:
            server.terminate()
            assert server.wait(20) in (0, -15)


@pytest.mark.anyio
@pytest.mark.parametrize("connected", [over_stdio, over_http])
async def test_an_agent_plays_a_whole_match(connected: Any, stack: Stack, tmp_path: Path) -> None:
    async with connected(stack, tmp_path) as agent:
        assert {tool.name for tool in (await agent.client.list_tools()).tools} == TOOLS
        games = await agent.call("list_games")
        assert {game["slug"] for game in games} >= set(BUILT_IN)
        brief = await agent.call("read_rules", game="dominant-species")
        whole = await agent.call("read_rules", game="dominant-species", whole=True)
        assert 200 < len(brief) < len(whole) / 5
        assert brief in whole

        made = await agent.call("create_match", game="dominant-species", name="Deep", options={"max_rounds": 1})
        seat = made["seat"]
        words, picture = (await agent.client.call_tool("see", {"seat": seat})).content
        assert "Seat 0: Deep (you)" in words.text
        assert base64.b64decode(picture.data).startswith(PNG)
        assert picture.mime_type == "image/png"

        asked = await agent.call("wait_for_turn", seat=seat, since=0)
        assert asked["status"] == "your_turn"
        assert asked["happened"]
        assert asked == await agent.call("wait_for_turn", seat=seat, since=0), "it is still the same turn"
        played = await agent.call("play", seat=seat, option=1, version=asked["version"])
        assert played["happened"][0]["version"] == asked["version"] + 1
        refusal = await agent.refused("play", seat=seat, option=1000, version=asked["version"])
        assert "options" in refusal

        over = await agent.play_out(seat)
        assert over["standings"][0].startswith("1. seat ")
        first = await agent.call("replay", seat=made["match"], lines=5)
        assert [event["version"] for event in first] == sorted(event["version"] for event in first)
        (then,) = (await agent.client.call_tool("see", {"seat": seat, "version": 5, "width": 0})).content
        assert "version 5" in then.text
        audit = await agent.call("audit", seat=made["match"])
        assert audit["verdict"] == "holds", audit


@pytest.mark.anyio
async def test_a_move_is_taken_back(stack: Stack, tmp_path: Path) -> None:
    async with over_stdio(stack, tmp_path) as agent:
        made = await agent.call("create_match", game="jurassic-parts", bot_level="random")
        asked = await agent.call("wait_for_turn", seat=made["seat"], since=0)
        played = await agent.call("play", seat=made["seat"], option=1, version=asked["version"])
        assert played["undo_allowed"]
        assert (await agent.call("undo", seat=made["seat"]))["done"]
        again = await agent.call("list_options", seat=made["seat"])
        assert again["decisions"] == asked["decisions"]


@pytest.mark.anyio
async def test_two_agents_share_a_table_and_not_their_cards(stack: Stack, tmp_path: Path) -> None:
    async with over_http(stack, tmp_path) as agent:
        made = await agent.call("create_match", game="not-alone", open_seats=1, name="Ann")
        open_seats = await agent.open_seats(made["match"])
        joined = await agent.call("join_match", match=made["match"], number=open_seats[0], name="Ben")
        seats = [made["seat"], joined["seat"]]
        seen = [(await agent.client.call_tool("see", {"seat": seat, "width": 0})).content[0].text for seat in seats]
        assert seen[0] != seen[1]
        watched = (await agent.client.call_tool("see", {"seat": made["match"], "width": 0})).content[0].text
        assert "(you)" not in watched
        assert "No seat is held" in await agent.refused("list_options", seat=made["match"])
        forged = made["seat"][:-16] + "0" * 16
        assert "No seat is held" in await agent.refused("list_options", seat=forged)


@pytest.mark.anyio
async def test_a_seat_is_found_again_after_a_restart_and_taken_by_its_token(stack: Stack, tmp_path: Path) -> None:
    async with over_stdio(stack, tmp_path) as agent:
        made = await agent.call("create_match", game="evo", bots=2)
    (file,) = (tmp_path / "agent" / "agents").iterdir()
    assert file.stat().st_mode & 0o777 == 0o600
    async with over_stdio(stack, tmp_path) as agent:
        assert (await agent.call("list_options", seat=made["seat"]))["version"] > 0
        taken = await agent.call("take_seat", match=made["match"], token=file.read_text().strip())
        assert (taken["number"], taken["match"]) == (0, made["match"])
        wrong = await agent.refused("create_match", game="evo", bots=9)
        assert "Evo takes 3 to 5 seats" in wrong


def test_without_a_service_it_says_so(tmp_path: Path) -> None:
    command = [*COMMAND, "--url", f"http://127.0.0.1:{free_port()}"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, cwd=tmp_path)
    assert done.returncode == 1
    assert "There is no service at" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.anyio
async def test_the_page_for_agents_says_how_to_connect(stack: Stack, tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "agents.md").read_text()
    table = "\n".join(line for line in page.splitlines() if line.startswith("|"))
    assert set(re.findall(r"`(\w+)`", table)) - {"version"} == TOOLS
    (settings,) = re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    server = json.loads(settings)["mcpServers"]["strata"]
    assert server["command"] == "strata"
    assert [server["command"], *server["args"][:2]] == ["strata", "mcp", "--url"]
    (program,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    async with over_http(stack, tmp_path) as agent:
        program = program.replace("http://127.0.0.1:8090/mcp", agent.url)
        run = [sys.executable, "-c", program]
        done = await asyncio.to_thread(subprocess.run, run, capture_output=True, text=True, timeout=60, check=False)
    assert "'status': 'your_turn'" in done.stdout, done.stderr

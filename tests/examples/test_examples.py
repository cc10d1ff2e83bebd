"""The examples, each in a process of its own, for a whole match at a real service."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from strata_client import Match, Strata

from tests.ports import free_port
from tests.processes.stack import Stack, until

ROOT = Path(__file__).parents[2]
SHORT = {"max_rounds": 1}
"""A round of Dominant Species: some two dozen decisions."""


@pytest.fixture
def url(stack: Stack) -> str:
    return f"http://127.0.0.1:{stack.port}"


@pytest.fixture
def strata(url: str) -> Iterator[Strata]:
    with Strata(url, patience=60) as client:
        yield client


def _run(example: str, *arguments: str, output: Path, **environ: str) -> subprocess.Popen[bytes]:
    """An example, which is told what it needs by its command line and its environment."""
    with output.open("wb") as out:
        command = [sys.executable, str(ROOT / "examples" / example), *arguments]
        return subprocess.Popen(command, env={**os.environ, **environ}, stdout=out, stderr=subprocess.STDOUT)


def _bot(match: Match, seat: int, url: str, output: Path) -> subprocess.Popen[bytes]:
    token = match.tokens[seat]
    return _run("bot.py", match.id, "--url", url, "--seed", "7", output=output, STRATA_TOKEN=token)


def _ends_well(process: subprocess.Popen[bytes], output: Path) -> str:
    try:
        code = process.wait(60)
    finally:
        process.kill()
    told = output.read_text()
    assert code == 0, told
    return told


def test_bots_of_ones_own_play_a_match_across_a_kill_of_the_server(
    stack: Stack, strata: Strata, url: str, tmp_path: Path
) -> None:
    match = strata.create("dominant-species", [{"kind": "human"}] * 2, SHORT)
    outputs = [tmp_path / "bot-0", tmp_path / "bot-1"]
    bots = [_bot(match, seat, url, output) for seat, output in enumerate(outputs)]
    until(lambda: match.summary()["version"] > 6, "the bots are at it")
    assert stack.kill("strata.runtime.cli api")
    told = [_ends_well(bot, output) for bot, output in zip(bots, outputs, strict=True)]
    assert match.summary()["status"] == "scored"
    moves = [event for event in match.events() if event["type"] == "move_played"]
    assert sum(len(re.findall("^[a-z_]+: ", text, re.MULTILINE)) for text in told) == len(moves)
    assert all("1. seat" in text for text in told)


def test_the_notifier_tells_whose_turn_it_is(stack: Stack, url: str, tmp_path: Path) -> None:
    key = stack.key("notified")
    output, port = tmp_path / "notifier", free_port()
    notifier = _run("turn_notifier.py", "--url", url, "--port", str(port), output=output, STRATA_KEY=key)
    with Strata(url, key) as strata:
        until(lambda: "listening" in output.read_text(), "the notifier listens")
        seats = [{"kind": "human", "player": "ann"}, {"kind": "bot", "bot": "random"}]
        match = strata.create("dominant-species", seats, SHORT)
        until(lambda: "ann must decide" in output.read_text(), "the notifier tells of the first turn")
        assert list(strata.webhooks)
        seat = match.seat(0)
        for decision in seat.turns():
            seat.play(decision["options"][0])
        until(lambda: f"{match.id}: over" in output.read_text(), "the notifier tells of the end")
        notifier.terminate()
        _ends_well(notifier, output)
        assert list(strata.webhooks) == []


@pytest.mark.parametrize(
    ("command", "told"),
    [
        (["bot.py", "m1"], "STRATA_TOKEN must hold the token of the seat"),
        (["turn_notifier.py"], "STRATA_KEY must hold the application's key"),
    ],
)
def test_an_example_tells_what_it_lacks(command: list[str], told: str, tmp_path: Path) -> None:
    output = tmp_path / "said"
    assert _run(*command, output=output, STRATA_TOKEN="", STRATA_KEY="").wait(60) == 2
    assert output.read_text().rstrip().endswith(told)


def test_the_lines_of_the_clients_readme(url: str, tmp_path: Path) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "client" / "README.md").read_text(), re.DOTALL)
    script = tmp_path / "readme.py"
    script.write_text("".join(blocks).replace("http://127.0.0.1:8080", url))
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("'rank': 1") == 3, "one match with the one client, two with the other"
    assert re.search(r"^\S+ (invalid_request|match_over)", done.stdout, re.M)

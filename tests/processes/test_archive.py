"""A whole service that archives at once: what is over leaves Redis, and nobody who asks for it notices."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from strata.runtime.archive.opening import require_archive
from tests.processes.stack import Client, Stack, until

BOTS = [{"kind": "bot", "bot": "random"}] * 2
PAGES = ("", "/view", "/board.svg", "/events", "/narration", "/score", "/audit", "/export", "/view?version=9", "/forks")


@pytest.fixture(scope="module")
def archiving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stack]:
    folder = tmp_path_factory.mktemp("archiving")
    settings = {"STRATA_ARCHIVE": str(folder / "archive"), "STRATA_ARCHIVE_AFTER": "0", "STRATA_API_PROCESSES": "2"}
    with Stack(folder, **settings) as stack:
        yield stack


@pytest.fixture(scope="module")
def match(archiving: Stack) -> str:
    return _archived(archiving)


def _archived(stack: Stack) -> str:
    """A match of bots that was played, scored and archived."""
    client = Client(stack.port)
    status, made = client.post("/v1/matches", {"game": "gods-love-dinosaurs", "seats": BOTS})
    assert status == 201
    path = f"/v1/matches/{made['id']}"
    until(lambda: client.get(path)[1]["status"] == "scored", "the match is scored")
    journal, _ = require_archive(stack.settings)
    until(lambda: journal.stub(made["id"]) is not None, "the match is archived")
    return str(made["id"])


def _pages(stack: Stack, match: str) -> dict[str, Any]:
    client = Client(stack.port)
    return {page: _read(client.text(f"/v1/matches/{match}{page}")) for page in PAGES}


def _read(text: str) -> Any:
    """JSON by its values, for the order of members says nothing; whatever else by the letter."""
    try:
        return json.loads(text)
    except ValueError:
        return text


def _run(stack: Stack, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "strata.runtime.cli", *arguments], env=stack.environ, capture_output=True, text=True
    )


def test_everything_is_answered_from_the_archive(archiving: Stack, match: str) -> None:
    archived = _pages(archiving, match)
    assert archived["/audit"]["verdict"] == "holds"
    restored = _run(archiving, "restore", match)
    assert (restored.returncode, restored.stdout) == (0, "1 restored.\n")
    assert _pages(archiving, match) == archived
    assert _run(archiving, "archive", match).returncode == 0
    assert _pages(archiving, match) == archived


def test_its_stream_replays_and_ends(archiving: Stack, match: str) -> None:
    version = Client(archiving.port).get(f"/v1/matches/{match}")[1]["version"]
    told = Client(archiving.port).text(f"/v1/matches/{match}/stream")
    assert [int(id_) for id_ in re.findall(r"^id: (\d+)$", told, re.M)] == list(range(1, version + 1))


def test_it_can_be_forked_and_is_listed(archiving: Stack, match: str) -> None:
    client = Client(archiving.port)
    status, fork = client.post(f"/v1/matches/{match}/fork", {"version": 10})
    assert (status, fork["status"]) == (201, "playing")
    assert match in [row["id"] for row in client.get("/v1/matches?status=scored&limit=100")[1]["data"]]
    assert _run(archiving, "rebuild").returncode == 0
    assert match in [row["id"] for row in client.get("/v1/matches?status=scored&limit=100")[1]["data"]]


def test_an_archiver_that_is_killed_goes_on(archiving: Stack) -> None:
    assert archiving.kill("archiver") == 1
    _archived(archiving)


def test_a_damaged_file_is_told_and_found(archiving: Stack, match: str) -> None:
    assert archiving.settings.archive_address is not None
    [file] = Path(archiving.settings.archive_address).rglob(f"{match}.ndjson.zst")
    whole = file.read_bytes()
    file.write_bytes(whole[:-40])
    for pid in archiving.pids("strata.runtime.cli api"):
        subprocess.run(["kill", f"-{signal.SIGKILL}", str(pid)], check=False)
    until(archiving.is_ready, "the API is up again")
    status, problem = Client(archiving.port).get(f"/v1/matches/{match}/events")
    assert (status, problem["code"]) == (409, "archive_damaged")
    checked = _run(archiving, "verify-archive")
    assert checked.returncode == 4
    assert match in checked.stdout
    file.write_bytes(whole)
    assert _run(archiving, "verify-archive", "--tidy").returncode == 0
    assert Client(archiving.port).get(f"/v1/matches/{match}/events")[0] == 200

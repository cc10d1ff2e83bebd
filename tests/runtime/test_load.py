"""``strata load`` on a running service: so many matches, at a rate, for a time, and nothing left behind."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from strata.runtime.load.figures import Figures
from tests.processes.stack import Client, Stack, until


def _load(stack: Stack, *arguments: str, **environ: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "strata.runtime.cli", "load", *arguments],
        env={**stack.environ, **environ},
        capture_output=True,
        text=True,
        check=False,
    )


def _own(stack: Stack, key: str) -> list[Any]:
    rows: list[Any] = Client(stack.port).get("/v1/matches?own=true&limit=100", key)[1]["data"]
    return rows


def test_it_plays_as_many_matches_as_asked_and_cancels_them(stack: Stack) -> None:
    key = stack.key("load")
    asked = ("gods-love-dinosaurs", "--matches", "4", "--rate", "20", "--seconds", "2", "--json")
    done = _load(stack, *asked, STRATA_KEY=key)
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert figures["refused"] == {}
    assert figures["milliseconds"]["create"]["number"] >= 4
    moves = figures["milliseconds"]["move"]["number"]
    assert 0 < moves <= 41
    until(lambda: {row["status"] for row in _own(stack, key)} == {"cancelled"}, "all are cancelled in the lobby")
    rows = _own(stack, key)
    assert len(rows) == 4
    client = Client(stack.port)
    events = [client.get(f"/v1/matches/{row['id']}/events?limit=1000", key)[1]["data"] for row in rows]
    assert sum(event["type"] == "move_played" for its in events for event in its) == moves


def test_what_it_asks_for_is_checked(stack: Stack) -> None:
    assert "There is no service" in _load(stack, "--url", "http://127.0.0.1:9").stderr
    assert "is played by" in _load(stack, "evo", "--seats", "9").stderr
    assert _load(stack, "chess").returncode == 1


def test_percentiles_are_of_the_requests_that_were_served(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter(range(1000))
    figures = Figures()
    monkeypatch.setattr("strata.runtime.load.figures.time.monotonic", lambda: float(next(times)))
    for _ in range(4):
        with figures.timing("move"):
            pass
    assert figures.percentiles("move", (0.5, 1.0)) == [1.0, 1.0]
    assert figures.percentiles("lobby", (0.5,)) == []

"""Stepping through a match at the shell: by keys, by turns, and on into a fork."""

from __future__ import annotations

import io
import json
import os
import pty
import subprocess
import sys
import threading
from itertools import pairwise

import pytest

from strata.runtime.inspect.inspected import InspectedMatch
from strata.runtime.inspect.outline import without_zeros
from strata.runtime.inspect.replay import walk
from strata.runtime.play.saved_seats import SavedSeats
from strata.runtime.settings import Settings
from tests.runtime.test_inspect import MATCH, Desk, desk, played

__all__ = ["desk", "played"]

RIGHT, LEFT, UP, DOWN, HOME, END = b"\x1b[C", b"\x1b[D", b"\x1b[A", b"\x1b[B", b"\x1b[H", b"\x1b[F"


def _visited(desk: Desk, capsys: pytest.CaptureFixture[str], version: int, *keys: bytes) -> list[int]:
    walk(InspectedMatch(desk.matches, MATCH), version, [*keys, b"q"])
    lines = capsys.readouterr().out.splitlines()
    return [int(line.split()[1]) for line in lines if line.startswith("version ")]


def test_keys_lead_from_version_to_version(played: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    last = played.matches.load(MATCH).ledger.version
    assert _visited(played, capsys, 3, RIGHT, RIGHT, LEFT, b"x", LEFT) == [3, 4, 5, 4, 3]
    assert _visited(played, capsys, 3, END, RIGHT, HOME, LEFT) == [3, last, 1]


def test_keys_lead_from_turn_to_turn(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    desk.create("gods-love-dinosaurs")
    for _ in range(40):
        desk.move()
    begun = [row["first"] for row in _turns(desk)]
    there = _visited(desk, capsys, begun[0], DOWN, DOWN, DOWN, UP)
    assert there == [*begun[:4], begun[2]]
    assert _visited(desk, capsys, begun[1] + 1, UP) == [begun[1] + 1, begun[0]]


def _turns(desk: Desk) -> list[dict[str, int]]:
    return [json.loads(line) for line in desk.told("log", MATCH, "--turns", "--json").splitlines()]


def test_turns_are_told_a_line_each_and_shown_by_number(desk: Desk) -> None:
    desk.create("gods-love-dinosaurs")
    for _ in range(40):
        desk.move()
    rows = _turns(desk)
    assert [row["turn"] for row in rows] == list(range(1, len(rows) + 1))
    assert all(row["last"] + 1 == after["first"] for row, after in pairwise(rows))
    assert len(desk.told("log", MATCH, "--turns").splitlines()) == len(rows)
    assert desk.json("show", MATCH, "--turn", "3")["version"] == rows[2]["first"]
    assert "has not come to turn 999" in desk.refused("show", MATCH, "--turn", "999")


def test_zeros_are_left_out_for_people_and_kept_for_programs() -> None:
    view = {
        "turn": 0,
        "modifiers": {"legs": 0, "fur": 0},
        "genes": {"tail": 2, "horn": 0},
        "seats": [{"a": 0, "b": "x"}],
    }
    assert without_zeros(view) == {"turn": 0, "modifiers": {}, "genes": {"tail": 2}, "seats": [{"a": 0, "b": "x"}]}


def test_diff_tells_words_and_points_before_fields(played: Desk) -> None:
    told = played.told("diff", MATCH, "2", "8")
    assert told.index("What happened") < told.index("How the seats stand") < told.index("What changed")
    assert "Ann" in told[told.index("How the seats stand") :]


def test_a_fork_is_played_where_it_was_made(played: Desk) -> None:
    made = played.json("fork", MATCH, "--version", "6", "--play", "0")
    saved = SavedSeats(Settings.from_environment().data / "play")
    assert saved.token(made["id"]) == made["seats"][0]["token"]
    assert f"strata play --resume {made['id']}"[:20] in played.told("fork", MATCH, "--version", "6", "--play", "0")


def test_keys_are_read_from_a_terminal_which_is_as_before_afterwards(played: Desk) -> None:
    ours, theirs = pty.openpty()
    command = [sys.executable, "-P", "-m", "strata.runtime.cli", "replay", MATCH]
    process = subprocess.Popen(command, stdin=theirs, stdout=subprocess.PIPE, text=True)
    timer = threading.Timer(60, process.kill)
    timer.start()
    assert process.stdout is not None
    heard = []
    for key in (RIGHT, RIGHT, b"q"):
        while not (line := process.stdout.readline()).startswith("version "):
            assert line, "it ended early"
        heard.append(int(line.split()[1]))
        os.write(ours, key)
    assert process.wait() == 0
    timer.cancel()
    assert heard == [1, 2, 3]


def test_without_a_terminal_the_log_is_named(played: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert "strata log" in played.refused("replay", MATCH)

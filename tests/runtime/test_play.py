"""``strata play`` in terminals: a match against a bot, begun in one and played to its end in another."""

from __future__ import annotations

import os
import pty
import re
import select
import stat
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Self

import pytest

from strata.runtime.cli import main
from tests.ports import free_port

PROMPT = "> "
SECONDS = 90.0


class Terminal:
    """A command on a terminal of its own: what it says, and what is typed."""

    def __init__(self, *arguments: str, environ: Mapping[str, str]) -> None:
        self._ours, theirs = pty.openpty()
        command = [sys.executable, "-m", "strata.runtime.cli", "play", *arguments]
        self._process = subprocess.Popen(
            command, env={**os.environ, **environ}, stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True
        )
        os.close(theirs)
        self.said = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.wait(30)
        os.close(self._ours)

    def until(self, *ends: str) -> str:
        """What is said up to one of these texts, at the very end of it."""
        start, deadline = len(self.said), time.monotonic() + SECONDS
        while not self.said[start:].endswith(ends):
            ready, _, _ = select.select([self._ours], [], [], 1.0)
            assert time.monotonic() < deadline, self.said[-3000:]
            try:
                chunk = os.read(self._ours, 65536) if ready else b""
            except OSError:
                break
            self.said += chunk.decode(errors="replace")
        return self.said[start:]

    def type(self, line: str) -> str:
        """What is said to a line, up to the next prompt or the end."""
        os.write(self._ours, f"{line}\n".encode())
        return self.until(PROMPT)

    def ends(self) -> int:
        self.until("nothing but the end")
        return self._process.wait(30)


@pytest.fixture
def environ(tmp_path: Path) -> dict[str, str]:
    """Settings of a service that nobody runs."""
    return {
        "STRATA_DATA": str(tmp_path / "data"),
        "STRATA_PORT": str(free_port()),
        "STRATA_WORKERS": "1",
        "TERM": "xterm-256color",
        "COLUMNS": "80",
    }


def test_a_match_is_begun_in_one_terminal_and_played_to_its_end_in_another(
    environ: dict[str, str], tmp_path: Path
) -> None:
    begin = ["dominant-species", "--option", "max_rounds=1", "--bots", "random", "--name", "Ann"]
    with Terminal(*begin, environ=environ) as first:
        opening = first.until(PROMPT)
        assert "Starting one; it stops when you leave" in opening
        assert "Bronto" in opening
        assert "48;5;" in opening
        assert "There is no option 999" in first.type("999")
        first.type("1")
        assert "Taken back." in first.type("u")
        (token,) = (tmp_path / "data" / "play").glob("*.token")
        assert stat.S_IMODE(token.stat().st_mode) == 0o600

        with Terminal("--resume", token.stem, environ={**environ, "NO_COLOR": "1"}) as second:
            second.until(PROMPT)
            for _ in range(200):
                if "The game is over" in second.type("1"):
                    break
            assert second.ends() == 0
        assert "\033" not in second.said
        assert re.search(r"^ *1\. (Ann|Bronto) ", second.said, re.MULTILINE)
        assert all(len(line) <= 80 for line in second.said.splitlines() if "file://" not in line)
        assert not token.exists()

        assert f"Come back with:\r\n  strata play --resume {token.stem}\r\n" in first.type("q")
        assert first.ends() == 0
    assert "strata_seat_" not in first.said


def test_a_service_that_was_named_and_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    url = f"http://127.0.0.1:{free_port()}"
    assert main(["play", "evo", "--url", url]) == 1
    assert f"There is no service at {url}." in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--option", "layout"], "does not read NAME=VALUE"),
        (["--option", "=B"], "does not read NAME=VALUE"),
        (["--seats", "21"], "not a number from 1 to 20"),
        (["--url", "127.0.0.1:8080"], "not an address"),
    ],
)
def test_what_is_asked_wrongly_is_told(arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "jurassic-parts", *arguments])
    assert told in capsys.readouterr().err

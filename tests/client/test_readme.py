"""The client's README: its programs run, and it names methods that there are."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from strata_client import Match, Seat, Strata

from tests.processes.stack import Stack

README = (Path(__file__).parents[2] / "client" / "README.md").read_text()
PROGRAMS = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


@pytest.mark.parametrize("program", PROGRAMS, ids=["sync", "aio"])
def test_its_programs_play_to_the_score(program: str, stack: Stack) -> None:
    program = program.replace("http://127.0.0.1:8080", f"http://127.0.0.1:{stack.port}")
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert "'rank': 1" in done.stdout


def test_it_names_every_method() -> None:
    table = "\n".join(line for line in README.splitlines() if line.startswith("|"))
    named = set(re.findall(r"[.`](\w+)`", table))
    for kind in (Strata, Match, Seat):
        methods = {name for name in dir(kind) if not name.startswith("_")}
        assert methods - named <= {"close"}, kind

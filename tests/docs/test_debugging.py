"""The worked hunt of docs/debugging.md: every command is run, and says what the page shows."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from tests.npm_tools import ROOT
from tests.processes.stack import Stack

PAGE = (ROOT / "docs" / "debugging.md").read_text()
STEPS = re.findall(r"```sh\n(.*?)```\n```text\n(.*?)```", PAGE, re.DOTALL)


def test_every_step_says_what_the_page_shows(stack: Stack, tmp_path: Path) -> None:
    assert len(STEPS) == PAGE.count("```sh\n") > 5
    (tmp_path / "tests").symlink_to(ROOT / "tests")
    environ = {
        **os.environ,
        "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}",
        "STRATA": f"http://127.0.0.1:{stack.port}",
        "STRATA_DATA": str(stack.settings.data),
        "STRATA_PORT": str(stack.port),
    }
    mark = "--- next step"
    script = f"\necho '{mark}'\n".join(commands for commands, _ in STEPS)
    done = subprocess.run(
        ["bash", "-c", f"set -e\n{script}"],
        cwd=tmp_path,
        env=environ,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    for (commands, shown), said in zip(STEPS, done.stdout.split(f"{mark}\n"), strict=True):
        assert said == shown, commands


def test_every_picture_is_there() -> None:
    pictures = re.findall(r"!\[[^]]+\]\((pictures/[^)]+)\)", PAGE)
    assert len(pictures) == 3
    for picture in pictures:
        assert (ROOT / "docs" / picture).read_bytes().startswith(b"\x89PNG")

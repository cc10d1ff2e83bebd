"""What npm installs for the tests: once for each version of the lock file, shared by all of them."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
LOCKED = ROOT / "tests/spec/typescript"
TOOLS = ROOT / ".npm-tools"


def require_node() -> None:
    for command in ("node", "npm"):
        assert shutil.which(command), f"{command} is not installed; these tests need Node.js 20 or later with npm"


def installed_tools() -> Path:
    """The folder of the commands that npm installed."""
    require_node()
    TOOLS.mkdir(exist_ok=True)
    with (TOOLS / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        wanted = (LOCKED / "package-lock.json").read_bytes()
        installed = TOOLS / "node_modules" / ".installed"
        if not installed.is_file() or installed.read_bytes() != wanted:
            for name in ("package.json", "package-lock.json"):
                shutil.copy(LOCKED / name, TOOLS)
            run(["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"], TOOLS, seconds=600)
            installed.write_bytes(wanted)
    return TOOLS / "node_modules" / ".bin"


def run(
    command: Sequence[str | Path],
    folder: Path,
    more: dict[str, str] | None = None,
    seconds: float = 120,
    given: str | None = None,
) -> str:
    """What a command prints; one that fails is shown with all it said. ``more`` is for its environment."""
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, **(more or {})},
        input=given,
        capture_output=True,
        text=True,
        timeout=seconds,
    )
    assert done.returncode == 0, f"{command[0]}: {done.stdout}\n{done.stderr}"
    return done.stdout

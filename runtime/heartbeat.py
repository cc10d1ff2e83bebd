"""Signs of life: a process writes a byte now and then into a pipe that its supervisor reads."""

from __future__ import annotations

import os
from contextlib import suppress

VARIABLE = "STRATA_HEARTBEAT"
"""Names the file descriptor to write to, in a process that is supervised."""


class Heartbeat:
    """The supervisor's end; ``writer`` is passed on to the process."""

    def __init__(self) -> None:
        self._reader, self.writer = os.pipe()
        os.set_blocking(self._reader, False)
        os.set_blocking(self.writer, False)

    def is_heard(self) -> bool:
        """Whether there was a sign of life since this was last asked."""
        try:
            return bool(os.read(self._reader, 65536))
        except BlockingIOError:
            return False


def beat() -> None:
    """Give a sign of life, in a process that is supervised."""
    writer = os.environ.get(VARIABLE)
    if writer is not None:
        with suppress(OSError):
            os.write(int(writer), b".")

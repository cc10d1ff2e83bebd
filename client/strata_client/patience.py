"""How long to keep trying, and how long to wait before each try."""

from __future__ import annotations

import random
import time

from strata_client.errors import StrataError

LONGEST_PAUSE = 5.0


class Patience:
    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self.renew()

    def renew(self) -> None:
        self._tries, self._until = 0, float("inf")

    def pause_after(self, error: StrataError) -> float:
        """For how many seconds to pause before the next try; raises the error if there is to be none."""
        if self._tries == 0:
            self._until = time.monotonic() + self._seconds
        pause = max(error.retry_after, random.uniform(0, min(LONGEST_PAUSE, 0.1 * 2**self._tries)))
        if not error.is_passing or time.monotonic() + pause > self._until:
            raise error
        self._tries += 1
        return pause

"""How much a bot may think about a decision."""

from __future__ import annotations

from collections.abc import Callable


class Budget:
    """So many iterations, or as many as fit into a time: ``elapsed`` tells what share of that has passed.

    Only with iterations does a choice repeat.
    """

    def __init__(self, iterations: int | None = None, elapsed: Callable[[], float] | None = None) -> None:
        self._iterations, self._elapsed, self._taken = iterations, elapsed, 0

    @property
    def spent(self) -> float:
        """What share of the budget is used up; from 1 on nothing is left."""
        time = 0.0 if self._elapsed is None else self._elapsed()
        return time if not self._iterations else max(time, self._taken / self._iterations)

    @property
    def is_time_up(self) -> bool:
        return self._elapsed is not None and self._elapsed() >= 1

    def spend(self) -> bool:
        """Take one iteration; False where none is left."""
        if self.spent >= 1:
            return False
        self._taken += 1
        return True
